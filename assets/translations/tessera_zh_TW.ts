<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <source>About Tessera</source>
   <translation>關於 Tessera</translation>
  </message>
  <message>
   <source>Tessera is an unofficial table, made by people who play. It consists of these parts, each under its own licence. Qt's libraries may be replaced, as the LGPL wants.</source>
   <translation>Tessera 是由玩家製作的非官方對戰桌。它由以下部分組成，各有自己的授權條款。依照 LGPL 的要求，Qt 的函式庫可以替換。</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>授權條款</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>關閉</translation>
  </message>
 </context>
 <context>
  <name>Accessible</name>
  <message>
   <source>possible</source>
   <translation>可行</translation>
  </message>
  <message>
   <source>chosen</source>
   <translation>已選擇</translation>
  </message>
  <message>
   <source>threatened</source>
   <translation>受威脅</translation>
  </message>
  <message>
   <source>attacking</source>
   <translation>正在攻擊</translation>
  </message>
  <message>
   <source>blocking</source>
   <translation>正在防禦</translation>
  </message>
  <message>
   <source>defending</source>
   <translation>正被攻擊</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>牌桌</translation>
  </message>
 </context>
 <context>
  <name>Asks</name>
  <message>
   <source>Take back (the other seat agrees)</source>
   <translation>撤回（需對方同意）</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>撤回</translation>
  </message>
  <message>
   <source>{name} has priority.</source>
   <translation>{name}擁有優先權。</translation>
  </message>
  <message>
   <source>{name} declares an attacker or a party, or ends the Attack Phase.</source>
   <translation>{name}正在指定攻擊者或隊伍，或者結束攻擊階段。</translation>
  </message>
  <message>
   <source>{name} chooses whether to block, and with what.</source>
   <translation>{name}正在選擇是否防禦，以及用什麼防禦。</translation>
  </message>
  <message>
   <source>{name} decides whether to keep the opening hand.</source>
   <translation>{name}正在決定是否保留起始手牌。</translation>
  </message>
  <message>
   <source>{name} chooses a Main Character.</source>
   <translation>{name}正在選擇主人公。</translation>
  </message>
  <message>
   <source>{name} may put a card of the hand into the Bond Area.</source>
   <translation>{name}可以將一張手牌放置到羈絆區。</translation>
  </message>
  <message>
   <source>{name} deploys units or levels them up.</source>
   <translation>{name}正在出擊或升級單位。</translation>
  </message>
  <message>
   <source>{name} moves, attacks or uses skills.</source>
   <translation>{name}正在移動、攻擊或使用能力。</translation>
  </message>
  <message>
   <source>{name} chooses whom {card} attacks.</source>
   <translation>{name}正在選擇{card}的攻擊對象。</translation>
  </message>
  <message>
   <source>{name} decides whether {card} makes a critical hit.</source>
   <translation>{name}正在決定{card}是否進行必殺攻擊。</translation>
  </message>
  <message>
   <source>{name} decides whether {card} evades.</source>
   <translation>{name}正在決定{card}是否進行神速迴避。</translation>
  </message>
  <message>
   <source>{card} is destroyed: {name} chooses the orb that is taken instead.</source>
   <translation>{card}被擊破：{name}正在選擇代為加入手牌的寶玉。</translation>
  </message>
  <message>
   <source>{name} chooses the line to which {card} is deployed.</source>
   <translation>{name}正在選擇{card}出擊到哪一個區域。</translation>
  </message>
  <message>
   <source>{name} pays for {card}.</source>
   <translation>{name}正在為{card}支付費用。</translation>
  </message>
  <message>
   <source>{name} decides whether to use the EX Burst of {card}.</source>
   <translation>{name}正在決定是否使用{card}的極限爆發技。</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>遊戲已經結束。</translation>
  </message>
  <message>
   <source>{name} is asked: "{text}"</source>
   <translation>正在詢問{name}：「{text}」</translation>
  </message>
  <message>
   <source>Click one of the lit cards: that is your answer.</source>
   <translation>點擊一張亮起的卡牌即作出回答。</translation>
  </message>
  <message>
   <source>Drag a lit card to the {zone}, or click one and confirm; or choose none.</source>
   <translation>將一張亮起的卡牌拖到{zone}，或點擊後確認；也可以不選擇。</translation>
  </message>
  <message>
   <source>Click one of the lit cards and confirm, or choose none.</source>
   <translation>點擊一張亮起的卡牌並確認，或者不選擇。</translation>
  </message>
  <message>
   <source>Click {count} of the lit cards, then confirm.</source>
   <translation>點擊{count}張亮起的卡牌，然後確認。</translation>
  </message>
  <message>
   <source>Click up to {count} of the lit cards, then confirm.</source>
   <translation>最多點擊{count}張亮起的卡牌，然後確認。</translation>
  </message>
  <message>
   <source>Click {least} to {most} of the lit cards, then confirm.</source>
   <translation>點擊{least}至{most}張亮起的卡牌，然後確認。</translation>
  </message>
  <message>
   <source>The order of your clicks counts.</source>
   <translation>點擊的順序有意義。</translation>
  </message>
  <message>
   <source>Choose none</source>
   <translation>都不選</translation>
  </message>
  <message>
   <source>{count} of {least} chosen</source>
   <translation>已選{count}／{least}</translation>
  </message>
  <message>
   <source>Done ({count})</source>
   <translation>完成（{count}）</translation>
  </message>
  <message>
   <source>Do not choose</source>
   <translation>不選</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>選擇</translation>
  </message>
  <message>
   <source>The rules let nobody attack. A {fighter} dragged to the opponent attacks anyway.</source>
   <translation>規則不允許任何角色攻擊。把{fighter}拖到對手處則仍會攻擊。</translation>
  </message>
  <message>
   <source>Drag a lit {fighter} to the opponent, or click what attacks and confirm.</source>
   <translation>將亮起的{fighter}拖到對手處，或者點擊要攻擊的卡並確認。</translation>
  </message>
  <message>
   <source>Drag a lit {fighter} onto the attacker, or click it and confirm.</source>
   <translation>將亮起的{fighter}拖到攻擊者上，或者點擊它並確認。</translation>
  </message>
  <message>
   <source>Do not attack</source>
   <translation>不攻擊</translation>
  </message>
  <message>
   <source>There is nothing to choose here. You are asked all the same, so that nobody learns what you hold.</source>
   <translation>這裡沒有可選的卡牌。仍然會詢問你，以免別人得知你持有什麼。</translation>
  </message>
  <message>
   <source>The rules offer nothing to choose; a click on a card asks to choose it anyway.</source>
   <translation>規則沒有可選擇的對象；點擊卡牌即要求仍然選擇它。</translation>
  </message>
  <message>
   <source>Click one of the lit cards, or drag it to the {zone}: that is your answer.</source>
   <translation>點擊一張亮起的卡牌，或將其拖到{zone}，即作出回答。</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻擊</translation>
  </message>
  <message>
   <source>Attack as a party ({count})</source>
   <translation>組隊攻擊（{count}）</translation>
  </message>
  <message>
   <source>The rules let nobody block. A {fighter} dragged onto the attacker blocks anyway.</source>
   <translation>規則不允許任何角色防禦。把{fighter}拖到攻擊者上則仍會防禦。</translation>
  </message>
  <message>
   <source>Click one line: that is your answer.</source>
   <translation>點擊一項即作出回答。</translation>
  </message>
  <message>
   <source>Click {least} to {most} lines, then confirm.</source>
   <translation>點擊{least}至{most}項，然後確認。</translation>
  </message>
  <message>
   <source>Click {count} lines, then confirm.</source>
   <translation>點擊{count}項，然後確認。</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <source>The menu of the lit card has what can be done by hand; any card can be moved so.</source>
   <translation>亮起的卡牌的選單中有可以手動進行的操作；任何卡牌都可以這樣移動。</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>繼續</translation>
  </message>
  <message>
   <source>By hand…</source>
   <translation>手動…</translation>
  </message>
  <message>
   <source>Click what you want; Y and N do the same.</source>
   <translation>點擊你要的選項；按Y鍵和N鍵效果相同。</translation>
  </message>
  <message>
   <source>This is done anyway: pay as much of it as you like.</source>
   <extracomment>So many ways of naming Elements are tried for the chosen cards. What can pay, by its place among all of that: a card may pay several times. What can be played in the middle of paying, by its card.</extracomment>
   <translation>這是不顧規則的操作：付多少由你決定。</translation>
  </message>
  <message>
   <source>This pays. {count} too many: what is over is lost.</source>
   <translation>足夠支付。多出{count}點，多餘的會失去。</translation>
  </message>
  <message>
   <source>This pays. {count} too many: what is over stays to be spent.</source>
   <translation>足夠支付。多出{count}點，多餘的仍可使用。</translation>
  </message>
  <message>
   <source>This pays exactly.</source>
   <translation>正好支付。</translation>
  </message>
  <message>
   <source>Click cards to pay with them.</source>
   <translation>點擊卡牌用來支付。</translation>
  </message>
  <message>
   <source>Click cards to pay with them; cards of the hand are discarded.</source>
   <translation>點擊卡牌用來支付；手牌會被丟棄。</translation>
  </message>
  <message>
   <source>Pay {paid} of {total}</source>
   <translation>支付 {paid}/{total}</translation>
  </message>
  <message>
   <source>Suggest</source>
   <translation>建議</translation>
  </message>
  <message>
   <source>Pay this anyway</source>
   <translation>仍然如此支付</translation>
  </message>
  <message>
   <source>Do not pay with this</source>
   <translation>不用它支付</translation>
  </message>
  <message>
   <source>Pay: {count} {what}</source>
   <translation>支付：{count} {what}</translation>
  </message>
  <message>
   <source>Nothing can be done now but to pass.</source>
   <translation>現在只能放棄優先權。</translation>
  </message>
  <message>
   <source>Answer with a lit card, or let what is on top resolve.</source>
   <translation>用亮起的卡牌回應，或者讓最上方的項目結算。</translation>
  </message>
  <message>
   <source>Drag a lit card to where it goes, or double-click it. Right-click shows everything.</source>
   <translation>將亮起的卡牌拖到目標位置，或雙擊它。右鍵顯示所有操作。</translation>
  </message>
  <message>
   <source>Let it resolve</source>
   <translation>讓它結算</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放棄優先權</translation>
  </message>
  <message>
   <source>Set a number from {least} to {most}, then confirm.</source>
   <translation>設定{least}至{most}的數字，然後確認。</translation>
  </message>
  <message>
   <source>Click a card to give it {step} more, then confirm; {left} left.</source>
   <translation>點擊卡牌為其增加{step}，然後確認；剩餘{left}。</translation>
  </message>
 </context>
 <context>
  <name>Browser</name>
  <message>
   <source>Close (Esc)</source>
   <translation>關閉 (Esc)</translation>
  </message>
  <message>
   <source>Search names and texts</source>
   <translation>搜尋名稱和文字</translation>
  </message>
  <message>
   <source>{count} cards lie face down</source>
   <translation>{count}張卡牌背面朝上</translation>
  </message>
  <message>
   <source>All types</source>
   <translation>所有類型</translation>
  </message>
  <message>
   <source>As they lie</source>
   <translation>按放置順序</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>按名稱</translation>
  </message>
  <message>
   <source>By cost</source>
   <translation>按費用</translation>
  </message>
 </context>
 <context>
  <name>ByHand</name>
  <message>
   <source>Activate</source>
   <translation>變為行動狀態</translation>
  </message>
  <message>
   <source>Dull</source>
   <extracomment>One sign in text that has been escaped for rich text. A word that stands on a ground of its own on cards: "[EX BURST]", "|ACT|".</extracomment>
   <translation>休止</translation>
  </message>
  <message>
   <source>Turn face up</source>
   <translation>翻為正面</translation>
  </message>
  <message>
   <source>Turn face down</source>
   <translation>翻為背面</translation>
  </message>
  <message>
   <source>Deal damage…</source>
   <translation>給予傷害…</translation>
  </message>
  <message>
   <source>How much damage?</source>
   <translation>多少傷害？</translation>
  </message>
  <message>
   <source>Place a counter…</source>
   <translation>放置指示物…</translation>
  </message>
  <message>
   <source>Which counter?</source>
   <translation>哪種指示物？</translation>
  </message>
  <message>
   <source>Remove a counter: {name}</source>
   <translation>移除指示物：{name}</translation>
  </message>
  <message>
   <source>Give control to {name}</source>
   <translation>將控制權交給{name}</translation>
  </message>
  <message>
   <source>Show to both players</source>
   <translation>向雙方玩家展示</translation>
  </message>
  <message>
   <source>Put on the stack</source>
   <translation>放入堆疊</translation>
  </message>
  <message>
   <source>Move to</source>
   <translation>移到</translation>
  </message>
  <message>
   <source>{zone}, at the bottom</source>
   <translation>{zone}，最下方</translation>
  </message>
  <message>
   <source>Draw a card</source>
   <translation>取一張牌</translation>
  </message>
  <message>
   <source>Look at the top cards…</source>
   <translation>查看最上方的卡牌…</translation>
  </message>
  <message>
   <source>How many cards?</source>
   <translation>多少張？</translation>
  </message>
  <message>
   <source>Top card to: {zone}</source>
   <translation>最上方的牌移到：{zone}</translation>
  </message>
  <message>
   <source>Shuffle</source>
   <translation>洗牌</translation>
  </message>
  <message>
   <source>{value}: one more</source>
   <translation>{value}：加一</translation>
  </message>
  <message>
   <source>{value}: one less</source>
   <translation>{value}：減一</translation>
  </message>
  <message>
   <source>Go to phase</source>
   <translation>進入階段</translation>
  </message>
  <message>
   <source>Roll a die</source>
   <translation>擲骰子</translation>
  </message>
  <message>
   <source>Flip a coin</source>
   <translation>擲硬幣</translation>
  </message>
  <message>
   <source>Take off the stack</source>
   <translation>移出堆疊</translation>
  </message>
  <message>
   <source>Untap</source>
   <translation>轉為未行動</translation>
  </message>
  <message>
   <source>Tap</source>
   <translation>轉為已行動</translation>
  </message>
  <message>
   <source>Recover</source>
   <extracomment>FOW 208.2, 907.5, 907.6: the attributes in their order, will without one, will with the moon trait.</extracomment>
   <translation>重置</translation>
  </message>
  <message>
   <source>Rest</source>
   <translation>橫置</translation>
  </message>
  <message>
   <source>Stand</source>
   <extracomment>From circle to circle of one column, where units are exchanged (VG 10.5).</extracomment>
   <translation>重置</translation>
  </message>
 </context>
 <context>
  <name>Company</name>
  <message>
   <source>Hello!</source>
   <extracomment>A word takes so many seconds there and back at most where the light is green. How far a ring goes beyond the card, and how wide it is.</extracomment>
   <translation>你好！</translation>
  </message>
  <message>
   <source>Good luck!</source>
   <translation>祝你好運！</translation>
  </message>
  <message>
   <source>One moment, please.</source>
   <translation>請稍等。</translation>
  </message>
  <message>
   <source>Please look at this.</source>
   <translation>請看這裡。</translation>
  </message>
  <message>
   <source>Well played!</source>
   <translation>打得好！</translation>
  </message>
  <message>
   <source>Thank you!</source>
   <translation>謝謝！</translation>
  </message>
  <message>
   <source>Say something</source>
   <extracomment>How the match stands, and whose hand is shown to whom.</extracomment>
   <translation>說點什麼</translation>
  </message>
  <message>
   <source>Say something to the other player</source>
   <translation>對對方說點什麼</translation>
  </message>
  <message>
   <source>Quick words</source>
   <translation>常用語</translation>
  </message>
  <message>
   <source>Quick words; pointing; your hand</source>
   <translation>快捷用語；指牌；自己的手牌</translation>
  </message>
  <message>
   <source>Whose hand you see</source>
   <translation>看誰的手牌</translation>
  </message>
  <message>
   <source>See what both players see</source>
   <translation>只看雙方都能看到的</translation>
  </message>
  <message>
   <source>See the hand of {0} too, if they allow it</source>
   <translation>還要看 {0} 的手牌（須其同意）</translation>
  </message>
  <message>
   <source>Show nothing of what the other player says</source>
   <translation>不顯示對方說的話</translation>
  </message>
  <message>
   <source>Show each other where the pointer rests</source>
   <translation>互相顯示滑鼠停在哪裡</translation>
  </message>
  <message>
   <source>Let those who watch see my hand</source>
   <translation>讓觀戰者看我的手牌</translation>
  </message>
  <message>
   <source>To point at a card: Alt and click, the middle button, or P</source>
   <translation>指示一張卡：Alt 加單擊、滑鼠中鍵或 P</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>沒有連線</translation>
  </message>
  <message>
   <source>away</source>
   <translation>離開</translation>
  </message>
  <message>
   <source>{0} ms</source>
   <translation>{0} 毫秒</translation>
  </message>
  <message>
   <source> · {0} watching</source>
   <translation> · {0} 人觀戰</translation>
  </message>
  <message>
   <source>Time left for you, and for the other player</source>
   <translation>你和對方的剩餘時間</translation>
  </message>
  <message>
   <source>{0} has won the match, {1} : {2}.</source>
   <translation>{0} 以 {1}：{2} 贏得比賽。</translation>
  </message>
  <message>
   <source>Best of {0}: {1} {2} : {3} {4}.</source>
   <translation>最多 {0} 局：{1} {2}：{3} {4}。</translation>
  </message>
  <message>
   <source>You see the hand of {0}.</source>
   <translation>你看得到 {0} 的手牌。</translation>
  </message>
  <message>
   <source>{0} does not show the hand.</source>
   <translation>{0} 不公開手牌。</translation>
  </message>
  <message>
   <source>{0} has been asked to show the hand.</source>
   <translation>已請 {0} 公開手牌。</translation>
  </message>
  <message>
   <source>Your hand is open to {0} of those who watch.</source>
   <translation>有 {0} 位觀戰者看得到你的手牌。</translation>
  </message>
  <message>
   <source>The hand of {0} is open to {1} of those who watch.</source>
   <translation>有 {1} 位觀戰者看得到 {0} 的手牌。</translation>
  </message>
  <message>
   <source>Those who watch may see your hand.</source>
   <translation>觀戰者可以看你的手牌。</translation>
  </message>
  <message>
   <source>Somebody who watches</source>
   <translation>一位觀戰者</translation>
  </message>
 </context>
 <context>
  <name>Contest</name>
  <message>
   <source>cannot be hit</source>
   <translation>不會被擊中</translation>
  </message>
  <message>
   <source>holds by {count}</source>
   <translation>超出{count}，守住</translation>
  </message>
  <message>
   <source>would hold by {count}</source>
   <translation>將超出{count}，守住</translation>
  </message>
  <message>
   <source>{count} short</source>
   <translation>還差{count}</translation>
  </message>
  <message>
   <source>would be {count} short</source>
   <translation>將還差{count}</translation>
  </message>
  <message>
   <source>With it, {card}: attack {attack}, guard {guard}, {verdict}</source>
   <translation>加上它，{card}：攻擊{attack}，防禦{guard}，{verdict}</translation>
  </message>
  <message>
   <source>{card}: attack {attack}, you guard {guard}: {verdict}.</source>
   <translation>{card}：攻擊{attack}，你防禦{guard}：{verdict}。</translation>
  </message>
  <message>
   <source>{card}: attack {attack}, {player} guards {guard}: {verdict}.</source>
   <translation>{card}：攻擊{attack}，{player}防禦{guard}：{verdict}。</translation>
  </message>
 </context>
 <context>
  <name>Controller</name>
  <message>
   <source>a card</source>
   <translation>一張牌</translation>
  </message>
  <message>
   <source>No more than {count} can be chosen; click one to give it back.</source>
   <translation>最多只能選擇{count}張；點擊其中一張可以取消。</translation>
  </message>
  <message>
   <source>The rules stumbled here, and the match is as it was before: {words}</source>
   <translation>規則在此處出錯，對局已恢復原狀：{words}</translation>
  </message>
  <message>
   <source>Do it anyway</source>
   <extracomment>Says a sentence of the engine in the language of the window. The card that what is being done is about, whether it stays where it was dropped, whether it is being done.
----------
What was dropped last that the rules seemed to allow.</extracomment>
   <translation>仍要執行</translation>
  </message>
  <message>
   <source>Move it by hand</source>
   <translation>手動移動</translation>
  </message>
  <message>
   <source>Pass, and go there</source>
   <translation>放棄優先權並前往該步驟</translation>
  </message>
  <message>
   <source>{name} cannot go there now.</source>
   <translation>{name}現在不能到那裡。</translation>
  </message>
  <message>
   <source>It can be played now.</source>
   <translation>現在可以施放。</translation>
  </message>
 </context>
 <context>
  <name>EndScreen</name>
  <message>
   <source>Check the shuffles</source>
   <extracomment>How the reason begins that says what the other player came to.</extracomment>
   <translation>驗證洗牌</translation>
  </message>
  <message>
   <source>A draw</source>
   <translation>平局</translation>
  </message>
  <message>
   <source>{0} wins</source>
   <translation>{0}獲勝</translation>
  </message>
  <message>
   <source>You win</source>
   <translation>你贏了</translation>
  </message>
  <message>
   <source>You lose</source>
   <translation>你輸了</translation>
  </message>
  <message>
   <source>After {0} turns.</source>
   <translation>共{0}回合。</translation>
  </message>
  <message>
   <source>After {0} turns and {1} minutes.</source>
   <translation>{0}回合，歷時{1}分鐘。</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>再來一局</translation>
  </message>
  <message>
   <source>To the first page</source>
   <translation>回到首頁</translation>
  </message>
  <message>
   <source>Watch the match</source>
   <translation>回看對局</translation>
  </message>
  <message>
   <source>Look at the table</source>
   <translation>查看牌桌</translation>
  </message>
  <message>
   <source>{name} {reason}.</source>
   <translation>{name}{reason}。</translation>
  </message>
 </context>
 <context>
  <name>Gathering</name>
  <message>
   <source>At the table</source>
   <translation>牌桌旁</translation>
  </message>
  <message>
   <source>Say something</source>
   <translation>說點什麼</translation>
  </message>
  <message>
   <source>Leave</source>
   <translation>離開</translation>
  </message>
  <message>
   <source>A free seat</source>
   <translation>空座位</translation>
  </message>
  <message>
   <source>ready</source>
   <translation>已準備</translation>
  </message>
  <message>
   <source>not ready yet</source>
   <translation>尚未準備</translation>
  </message>
  <message>
   <source>nobody yet</source>
   <translation>還沒有人</translation>
  </message>
  <message>
   <source>Waiting for the other player …</source>
   <translation>正在等待對方…</translation>
  </message>
  <message>
   <source>The game begins …</source>
   <translation>遊戲即將開始…</translation>
  </message>
  <message>
   <source>I am ready</source>
   <translation>我準備好了</translation>
  </message>
 </context>
 <context>
  <name>HandOver</name>
  <message>
   <source>Over to {0}</source>
   <extracomment>How far below the cards the point lies around which they are fanned, in pixels.</extracomment>
   <translation>輪到{0}</translation>
  </message>
  <message>
   <source>Both hands are hidden. Go on when you sit at the screen.</source>
   <translation>雙方手牌都已隱藏。坐到螢幕前再繼續。</translation>
  </message>
  <message>
   <source>I am {0}</source>
   <translation>我是{0}</translation>
  </message>
  <message>
   <source>{0} passes</source>
   <translation>{0} 放棄優先權</translation>
  </message>
 </context>
 <context>
  <name>Help</name>
  <message>
   <source>go from card to card and from zone to zone</source>
   <extracomment>Keys and what they do; the keys are the same in every language.</extracomment>
   <translation>在卡牌之間和區域之間移動</translation>
  </message>
  <message>
   <source>the usual thing with this card; choose it while something is asked</source>
   <translation>對這張卡牌做最常用的操作；有詢問時選擇它</translation>
  </message>
  <message>
   <source>everything that is possible with this card</source>
   <translation>這張卡牌可做的一切</translation>
  </message>
  <message>
   <source>to the next lit card, or to the one before</source>
   <translation>移到下一張或上一張亮起的卡牌</translation>
  </message>
  <message>
   <source>look through the pile that the keyboard is on</source>
   <translation>瀏覽鍵盤所在的牌堆</translation>
  </message>
  <message>
   <source>choose this line</source>
   <translation>選擇該行</translation>
  </message>
  <message>
   <source>from the table to the panels and back</source>
   <translation>在牌桌與面板之間切換</translation>
  </message>
  <message>
   <source>pass until something happens</source>
   <translation>放棄優先權直到有事發生</translation>
  </message>
  <message>
   <source>hold priority: ask me in every window</source>
   <translation>保持優先權：每個時機都詢問我</translation>
  </message>
  <message>
   <source>cancel, and return to before the gesture</source>
   <translation>取消，回到操作之前</translation>
  </message>
  <message>
   <source>take back the last thing done</source>
   <translation>復原上一步</translation>
  </message>
  <message>
   <source>take back everything to the start of the turn</source>
   <translation>撤回到回合開始</translation>
  </message>
  <message>
   <source>do again what was taken back</source>
   <translation>重做剛復原的一步</translation>
  </message>
  <message>
   <source>enlarge the table, make it smaller, fit it to the window</source>
   <translation>放大、縮小牌桌，使其適合視窗</translation>
  </message>
  <message>
   <source>a new match</source>
   <translation>新對局</translation>
  </message>
  <message>
   <source>the settings</source>
   <translation>設定</translation>
  </message>
  <message>
   <source>leave; a match that goes on is kept</source>
   <translation>退出；進行中的對局會保留</translation>
  </message>
  <message>
   <source>this page</source>
   <translation>本頁</translation>
  </message>
  <message>
   <source>Drag a card from the hand to the field</source>
   <translation>將手牌拖到戰場</translation>
  </message>
  <message>
   <source>cast it</source>
   <translation>召喚它</translation>
  </message>
  <message>
   <source>Drag a card to the break zone while paying</source>
   <translation>支付時將卡牌拖到損毀區</translation>
  </message>
  <message>
   <source>discard it for 2 CP</source>
   <translation>丟棄它產生2點CP</translation>
  </message>
  <message>
   <source>Click a Backup while paying</source>
   <translation>支付時點擊後衛</translation>
  </message>
  <message>
   <source>dull it for 1 CP</source>
   <translation>將其休止產生1點CP</translation>
  </message>
  <message>
   <source>Drag a Forward to the opponent</source>
   <translation>將前鋒拖到對手處</translation>
  </message>
  <message>
   <source>attack; several chosen ones attack as a party</source>
   <translation>攻擊；選擇多個則組隊攻擊</translation>
  </message>
  <message>
   <source>Drag a Forward onto an attacker</source>
   <translation>將前鋒拖到攻擊者上</translation>
  </message>
  <message>
   <source>block it</source>
   <translation>防禦它</translation>
  </message>
  <message>
   <source>Drag with Shift</source>
   <translation>按住 Shift 拖曳</translation>
  </message>
  <message>
   <source>yes or no; keep the opening hand with N</source>
   <translation>是或否；N 為保留起手手牌</translation>
  </message>
  <message>
   <source>go where the button says: pass, or say that the answer is complete</source>
   <translation>按按鈕所寫前進：放棄優先權，或確認答覆完成</translation>
  </message>
  <message>
   <source>pass until my turn; what must be answered is still asked</source>
   <translation>放棄優先權直到我的回合；必須回答的仍會詢問</translation>
  </message>
  <message>
   <source>search: the pile that is open, or the rulebook</source>
   <translation>搜尋：打開的牌堆，或規則書</translation>
  </message>
  <message>
   <source>Hold a card</source>
   <extracomment>Gestures of the mouse in every game, and in each.</extracomment>
   <translation>拿起卡牌</translation>
  </message>
  <message>
   <source>light up where it can go and what it could choose</source>
   <translation>可以放置之處和可以選擇的卡牌會亮起</translation>
  </message>
  <message>
   <source>move it by hand, though the rules would play it</source>
   <translation>手動移動，即使規則本會使用它</translation>
  </message>
  <message>
   <source>Double-click</source>
   <translation>雙擊</translation>
  </message>
  <message>
   <source>do the usual thing</source>
   <translation>執行最常用的操作</translation>
  </message>
  <message>
   <source>Right-click</source>
   <translation>右鍵單擊</translation>
  </message>
  <message>
   <source>see everything that is possible, what the rules allow first</source>
   <translation>查看所有可做的操作，規則允許的在前</translation>
  </message>
  <message>
   <source>Drag a Summon or a card with an ability onto its target</source>
   <translation>將召喚獸或帶有技能的卡牌拖到目標上</translation>
  </message>
  <message>
   <source>cast or use it, and choose that target</source>
   <translation>招喚或使用它，並選擇該目標</translation>
  </message>
  <message>
   <source>Drag a card from the hand to a line</source>
   <translation>將手牌拖到前衛區或後衛區</translation>
  </message>
  <message>
   <source>deploy it there</source>
   <translation>在該處出擊</translation>
  </message>
  <message>
   <source>Drag a card from the hand onto a unit</source>
   <translation>將手牌拖到單位上</translation>
  </message>
  <message>
   <source>level up, or change class</source>
   <translation>升級或轉職</translation>
  </message>
  <message>
   <source>Drag a card to the bonds in the Bond Phase</source>
   <translation>羈絆階段將卡牌拖到羈絆區</translation>
  </message>
  <message>
   <source>play it</source>
   <translation>施放它</translation>
  </message>
  <message>
   <source>Drag a card from the hand to the standby area</source>
   <translation>把手牌拖到待機區</translation>
  </message>
  <message>
   <source>set it face down there for 2</source>
   <translation>支付2將其背面朝上放置</translation>
  </message>
  <message>
   <source>Hold a card of the standby area, without moving it</source>
   <translation>按住待機區的一張牌不動</translation>
  </message>
  <message>
   <source>read when it may be played, and why not now</source>
   <translation>查看何時可以施放，以及現在為何不能</translation>
  </message>
  <message>
   <source>Drag a chant, or a card with an ability, onto its target</source>
   <translation>把詠唱牌或帶異能的牌拖到目標上</translation>
  </message>
  <message>
   <source>play it, and choose that target</source>
   <translation>施放它，並選擇該目標</translation>
  </message>
  <message>
   <source>Drag the ruler to the field</source>
   <translation>把領主拖到戰場</translation>
  </message>
  <message>
   <source>its judgment</source>
   <translation>進行審判</translation>
  </message>
  <message>
   <source>Double-click the ruler</source>
   <translation>雙擊領主</translation>
  </message>
  <message>
   <source>call a magic stone, or choose what else it can do</source>
   <translation>召喚魔石，或選擇它能做的其他事</translation>
  </message>
  <message>
   <source>Click magic stones while paying</source>
   <translation>支付時點擊魔石</translation>
  </message>
  <message>
   <source>pay with their will</source>
   <translation>用其魔力支付</translation>
  </message>
  <message>
   <source>Drag a resonator to the opponent, or onto what it attacks</source>
   <translation>把生物拖到對手處或要攻擊的牌上</translation>
  </message>
  <message>
   <source>begin a battle, and attack</source>
   <translation>發起戰鬥並攻擊</translation>
  </message>
  <message>
   <source>Drag a resonator onto an attacker</source>
   <translation>把生物拖到攻擊者上</translation>
  </message>
  <message>
   <source>make it a bond</source>
   <translation>成為羈絆卡</translation>
  </message>
  <message>
   <source>Drag a unit to the other line</source>
   <translation>將單位拖到另一區域</translation>
  </message>
  <message>
   <source>move it</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>Drag a unit onto an enemy</source>
   <translation>將單位拖到敵方單位上</translation>
  </message>
  <message>
   <source>attack it</source>
   <translation>攻擊該單位</translation>
  </message>
  <message>
   <source>Drag a unit with a skill onto its target</source>
   <translation>將帶有技能的單位拖到目標上</translation>
  </message>
  <message>
   <source>use the skill, and choose that target</source>
   <translation>使用該技能，並選擇該目標</translation>
  </message>
  <message>
   <source>Drag a lit card to the Retreat Area</source>
   <translation>將亮起的卡牌拖到退避區</translation>
  </message>
  <message>
   <source>make a critical hit, or evade</source>
   <translation>必殺攻擊，或神速迴避</translation>
  </message>
  <message>
   <source>Drag a lit orb to the hand</source>
   <translation>將亮起的寶玉拖到手牌</translation>
  </message>
  <message>
   <source>lose it instead of the Main Character</source>
   <translation>代替主人公失去該寶玉</translation>
  </message>
  <message>
   <source>Click, or press any key, while a battle is shown</source>
   <translation>展示戰鬥時點擊或按任意鍵</translation>
  </message>
  <message>
   <source>go on at once</source>
   <translation>立即繼續</translation>
  </message>
  <message>
   <source>Point at a unit with cards under it</source>
   <translation>指向下方疊有卡牌的單位</translation>
  </message>
  <message>
   <source>see them all</source>
   <translation>查看全部卡牌</translation>
  </message>
  <message>
   <source>Drag a card from the hand onto the vanguard</source>
   <translation>把手牌拖到先導者上</translation>
  </message>
  <message>
   <source>ride it</source>
   <translation>進行RIDE</translation>
  </message>
  <message>
   <source>Drag a card of the G zone onto the vanguard</source>
   <translation>把時空區的卡拖到先導者上</translation>
  </message>
  <message>
   <source>stride it</source>
   <translation>進行超越</translation>
  </message>
  <message>
   <source>Drag a card from the hand to a rear-guard circle</source>
   <translation>把手牌拖到後防者圓陣</translation>
  </message>
  <message>
   <source>call it there</source>
   <translation>CALL到那裡</translation>
  </message>
  <message>
   <source>Drag a rear-guard to the other circle of its column</source>
   <translation>把後防者拖到同縱列的另一個圓陣</translation>
  </message>
  <message>
   <source>move it; who lies there changes places with it</source>
   <translation>移動它；那裡的單位與它交換位置</translation>
  </message>
  <message>
   <source>Drag a unit of the front row onto an enemy</source>
   <translation>把前列的單位拖到敵方單位上</translation>
  </message>
  <message>
   <source>attack it; then choose whether the unit behind boosts</source>
   <translation>攻擊它；然後選擇後方的單位是否支援</translation>
  </message>
  <message>
   <source>Drag a card from the hand to the guardians</source>
   <translation>把手牌拖到防衛者圓陣</translation>
  </message>
  <message>
   <source>guard with it</source>
   <translation>用它防禦</translation>
  </message>
  <message>
   <source>Drag a rear-guard to the guardians</source>
   <translation>把後防者拖到防衛者圓陣</translation>
  </message>
  <message>
   <source>intercept with it</source>
   <translation>用它截擊</translation>
  </message>
  <message>
   <source>damage that the card has received this turn</source>
   <extracomment>Signs on cards of all games.</extracomment>
   <translation>卡牌本回合受到的傷害</translation>
  </message>
  <message>
   <source>power: green where it is more than printed, red where it is less</source>
   <translation>力量：高於印刷值為綠色，低於為紅色</translation>
  </message>
  <message>
   <source>came to the field this turn: it cannot attack or become dull for a cost yet</source>
   <translation>本回合進場：還不能攻擊，也不能為費用而休止</translation>
  </message>
  <message>
   <source>frozen: it does not become active in its next Active Phase</source>
   <translation>凍結：在下一個啟動階段不會變為行動狀態</translation>
  </message>
  <message>
   <source>so many more cards count as one with it (primed, or levelled up)</source>
   <translation>另有這麼多張卡牌與其視為一張（顯現或升級）</translation>
  </message>
  <message>
   <source>the Main Character: without it the game is lost</source>
   <translation>主人公：失去它就輸掉遊戲</translation>
  </message>
  <message>
   <source>counters: the first letter of their name and how many</source>
   <translation>指示物：名稱的首字和數量</translation>
  </message>
  <message>
   <source>the text could not be read: carry it out by hand when it matters</source>
   <translation>文字無法讀取：需要時請手動執行</translation>
  </message>
  <message>
   <source>shield: what the card adds as a guardian</source>
   <extracomment>Whose terms the words of each game are in. Signs that stand for words of a game: its Elements or symbols, what cards are and carry, whose colours they have. Signs of one game that need more words than one.</extracomment>
   <translation>盾護：作為防衛者時增加的力量</translation>
  </message>
  <message>
   <source>critical: so much damage is done by its hit</source>
   <translation>暴擊：擊中時給予的傷害數</translation>
  </message>
  <message>
   <source>so many cards are checked when the vanguard attacks</source>
   <translation>先導者攻擊時進行驅動判定的張數</translation>
  </message>
  <message>
   <source>the vanguard</source>
   <translation>先導者</translation>
  </message>
  <message>
   <source>the soul: so many cards lie under the vanguard</source>
   <translation>靈魂：先導者下方的卡的張數</translation>
  </message>
  <message>
   <source>trigger: critical +1 for one unit, and power for one</source>
   <translation>觸發：1個單位暴擊+1，1個單位獲得力量</translation>
  </message>
  <message>
   <source>trigger: draw a card, and power for one unit</source>
   <translation>觸發：抽1張卡，1個單位獲得力量</translation>
  </message>
  <message>
   <source>trigger: power for every unit of your front row</source>
   <translation>觸發：你前列的所有單位獲得力量</translation>
  </message>
  <message>
   <source>trigger: power for one unit, and a damage is healed if you have no less of it than the opponent</source>
   <translation>觸發：1個單位獲得力量；你的傷害不少於對手時，回復1點傷害</translation>
  </message>
  <message>
   <source>trigger: a rear-guard stands, and power for one unit</source>
   <translation>觸發：1個後防者重置，1個單位獲得力量</translation>
  </message>
  <message>
   <source>gift: a marker on a circle makes its unit stronger</source>
   <translation>贈禮：圓陣上的標記使其上的單位更強</translation>
  </message>
  <message>
   <source>gift: a further circle in the front row</source>
   <translation>贈禮：前列增加1個圓陣</translation>
  </message>
  <message>
   <source>gift: a card that protects, or a marker on a circle</source>
   <translation>贈禮：1張守護卡，或圓陣上的1個標記</translation>
  </message>
  <message>
   <source>a marker of the gift Force lies on the circle; I or II</source>
   <translation>圓陣上有力量型贈禮的標記；I或II</translation>
  </message>
  <message>
   <source>a marker of the gift Protect lies on the circle</source>
   <translation>圓陣上有守護型贈禮的標記</translation>
  </message>
  <message>
   <source>what a unit is or does just now: it boosts, is in Legion …</source>
   <translation>單位此刻的狀態：支援中、雙鬥等</translation>
  </message>
  <message>
   <source>a locked card: it does nothing as long as it lies face down</source>
   <translation>被咒縛的卡：裡側放置期間不起任何作用</translation>
  </message>
  <message>
   <source>Host a table …</source>
   <extracomment>How to play over a network, in the window and by commands; what each part is about, and its rows.</extracomment>
   <translation>開一張牌桌…</translation>
  </message>
  <message>
   <source>see what both players see, with the code, where the host allows it. Below the log you can ask a player to show you the hand too; they may allow it and end it at any time, and should know who you are: whoever has the code may watch</source>
   <translation>開桌一方允許時，憑代碼觀看雙方都能看到的內容。在紀錄下方還可以請一名玩家讓你看手牌：對方可以同意，也可以隨時收回，但應知道你是誰，因為凡是有代碼的人都能觀戰</translation>
  </message>
  <message>
   <source>each machine adds to what decides all shuffles, and the host promises its part before it knows the other one</source>
   <translation>決定所有洗牌的數由雙方的電腦各出一份，開桌一方在知道對方那一份之前就已承諾自己的一份</translation>
  </message>
  <message>
   <source>at the end, with one click: it proves that no deck was stacked and no draw was changed. It does not prove that nobody has looked, for the host's machine holds all cards. Where that matters, let a third machine host, with tessera host</source>
   <translation>遊戲結束後一鍵檢查：它證明沒有人預先排過卡組，也沒有改動過抽牌；它不能證明沒有人偷看，因為開桌的電腦裡有所有的牌。在意這一點時，請用第三台電腦執行 tessera host 來開桌</translation>
  </message>
  <message>
   <source>serve tables: your own with --deck, others' with --tables</source>
   <translation>開桌：用 --deck 自己也玩，用 --tables 只為別人開</translation>
  </message>
  <message>
   <source>choose a table nearby, or type its address; then the code and your deck, which the host's rules judge. The game begins when both are ready</source>
   <translation>選擇附近的牌桌，或輸入位址；再輸入代碼、選擇卡組，卡組由開桌一方的規則檢查。雙方都準備好後遊戲開始</translation>
  </message>
  <message>
   <source>Point at the cards below the vanguard</source>
   <translation>指向先導者下方的卡</translation>
  </message>
  <message>
   <source>see all of the soul, side by side</source>
   <translation>並排查看靈魂中的所有卡</translation>
  </message>
  <message>
   <source>Click, or press any key, while a check is shown</source>
   <translation>展示判定時點擊或按任意鍵</translation>
  </message>
  <message>
   <source>Nearby</source>
   <translation>附近的牌桌</translation>
  </message>
  <message>
   <source>tables in the same network, found within seconds; a network for guests often hides machines from each other: then neither they nor the address reach you</source>
   <translation>同一網路中的牌桌，幾秒內就會出現；訪客網路往往讓電腦互相看不見，那時牌桌不會出現，用位址也連不上</translation>
  </message>
  <message>
   <source>The code</source>
   <translation>代碼</translation>
  </message>
  <message>
   <source>proves on both sides that nobody listens between you. There is a new one after five wrong tries or ten minutes; whoever has joined needs it no more</source>
   <translation>讓雙方都能確認中間沒有人竊聽。輸錯五次或過了十分鐘就換新的；已經加入的人不再需要它</translation>
  </message>
  <message>
   <source>At the table</source>
   <translation>在牌桌上</translation>
  </message>
  <message>
   <source>The menu below the log</source>
   <translation>紀錄下方的選單</translation>
  </message>
  <message>
   <source>Take back, another mode, by hand</source>
   <translation>撤回、換模式、手動操作</translation>
  </message>
  <message>
   <source>are proposed to the other player, who agrees or not</source>
   <translation>會向另一名玩家提出，由對方決定是否同意</translation>
  </message>
  <message>
   <source>A clock</source>
   <translation>計時</translation>
  </message>
  <message>
   <source>runs for whoever is asked, and stands still while they are away. At zero nothing happens by itself: the other player may claim the game</source>
   <translation>只為被詢問的一方走，人不在時停住。到零時什麼都不會自動發生：另一名玩家可以要求判勝</translation>
  </message>
  <message>
   <source>When a line breaks</source>
   <translation>連線中斷時</translation>
  </message>
  <message>
   <source>You are cut off</source>
   <translation>你斷線了</translation>
  </message>
  <message>
   <source>your seat is held; the program comes back by itself, with what was asked</source>
   <translation>座位會保留；程式自己連回去，正在問的問題也還在</translation>
  </message>
  <message>
   <source>Your program ended</source>
   <translation>你的程式結束了</translation>
  </message>
  <message>
   <source>Join a table …, the same address: without a code you sit where you sat</source>
   <translation>加入牌桌…，用同一個位址：不需要代碼就坐回原來的座位</translation>
  </message>
  <message>
   <source>The host's program ended</source>
   <translation>開桌一方的程式結束了</translation>
  </message>
  <message>
   <source>every answer is in its record: the host goes on with the match from the first page, and the others come back by themselves</source>
   <translation>每個回答都在紀錄裡：開桌一方從首頁繼續這場比賽，其他人會自動回來</translation>
  </message>
  <message>
   <source>keeps the seat. The other player may wait, leave and go on another day, or claim the game after the time that was agreed: nothing of that happens by itself</source>
   <translation>座位會保留。另一名玩家可以等待，可以離開、改天再繼續，也可以在約定的時間之後要求判勝：這些都不會自動發生</translation>
  </message>
  <message>
   <source>Fair shuffles</source>
   <translation>公平的洗牌</translation>
  </message>
  <message>
   <source>Both shuffle</source>
   <translation>雙方一起洗牌</translation>
  </message>
  <message>
   <source>Check the shuffles</source>
   <translation>檢查洗牌</translation>
  </message>
  <message>
   <source>If nobody can reach you</source>
   <translation>如果誰也連不上你</translation>
  </message>
  <message>
   <source>let Tessera through the firewall in private networks</source>
   <translation>允許 Tessera 在私人網路中通過防火牆</translation>
  </message>
  <message>
   <source>allow Tessera in Privacy &amp; Security, Local Network</source>
   <translation>在「隱私權與安全性」→「區域網路」中允許 Tessera</translation>
  </message>
  <message>
   <source>open TCP port 47324 in the firewall</source>
   <translation>在防火牆中開放 TCP 連接埠 47324</translation>
  </message>
  <message>
   <source>In a terminal</source>
   <translation>在終端機裡</translation>
  </message>
  <message>
   <source>play at a table; with its address alone you come back</source>
   <translation>在牌桌上玩；只寫位址就能回到原來的座位</translation>
  </message>
  <message>
   <source>watch one, from the first line of its log</source>
   <translation>觀戰，從紀錄的第一行看起</translation>
  </message>
  <message>
   <source>Join a table …</source>
   <translation>加入牌桌…</translation>
  </message>
  <message>
   <source>Take up a card that can guard</source>
   <translation>拿起可以防禦的卡</translation>
  </message>
  <message>
   <source>read what the attack would come to with it</source>
   <translation>查看加上它之後攻擊的結果</translation>
  </message>
  <message>
   <source>on the first page: choose game, deck and what is agreed, open the table, and tell the other player the code; and an address, where they do not find the table. One button copies both</source>
   <translation>在首頁：選擇遊戲、卡組和約定，開桌後把代碼告訴另一名玩家；對方找不到牌桌時再告訴位址。有一個按鈕可以同時複製兩者</translation>
  </message>
  <message>
   <source>Watch</source>
   <translation>觀戰</translation>
  </message>
  <message>
   <source>quick words, which each reads in the own language; show nothing of what the other says; show each other where the pointer rests; let those who watch see your hand</source>
   <translation>快捷用語（各人看到自己的語言）；不顯示對方說的話；互相顯示指標停在哪裡；讓觀戰者看自己的手牌</translation>
  </message>
  <message>
   <source>Who is away</source>
   <translation>離開的人</translation>
  </message>
  <message>
   <source>Alt and click, the middle button, or P</source>
   <translation>Alt 加單擊、滑鼠中鍵或 P</translation>
  </message>
  <message>
   <source>point at a card, for both to see</source>
   <translation>指示一張卡，雙方都能看到</translation>
  </message>
 </context>
 <context>
  <name>HelpDialog</name>
  <message>
   <source>Help</source>
   <translation>幫助</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>關閉</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>按鍵</translation>
  </message>
  <message>
   <source>Mouse</source>
   <translation>滑鼠</translation>
  </message>
  <message>
   <source>Signs</source>
   <translation>標記</translation>
  </message>
  <message>
   <source>Network</source>
   <translation>網路</translation>
  </message>
 </context>
 <context>
  <name>HostPage</name>
  <message>
   <source>Host a table for another machine</source>
   <extracomment>The clocks that can be chosen: minutes for each player, or seconds for each decision. How many games are played at most. How many minutes a seat may be held for who is away, before the other may claim the game.</extracomment>
   <translation>為另一台電腦開一張牌桌</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>遊戲(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>規則(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Clock</source>
   <translation>計時(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Match</source>
   <translation>比賽(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Away</source>
   <translation>暫離(&amp;A)</translation>
  </message>
  <message>
   <source>So long a seat is held for who is away; then the game may be claimed</source>
   <translation>座位為暫離者保留這麼久，之後可以判勝</translation>
  </message>
  <message>
   <source>Others who have the code may watch</source>
   <translation>有代碼的其他人可以觀戰</translation>
  </message>
  <message>
   <source>Open the table</source>
   <translation>開啟牌桌</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>Your table is open</source>
   <translation>你的牌桌已開啟</translation>
  </message>
  <message>
   <source>Tell the other player this code:</source>
   <translation>請把此代碼告訴對方：</translation>
  </message>
  <message>
   <source>Tables nearby are found by themselves; elsewhere this address helps:</source>
   <translation>附近的牌桌會自動找到；否則請用此位址：</translation>
  </message>
  <message>
   <source>Copy address and code</source>
   <translation>複製位址和代碼</translation>
  </message>
  <message>
   <source>The table has been reached.</source>
   <translation>已有人連到此牌桌。</translation>
  </message>
  <message>
   <source>Nobody has reached this table yet.</source>
   <translation>還沒有人連到此牌桌。</translation>
  </message>
  <message>
   <source>If nobody can, open Windows Security, Firewall, Allow an app, and let Tessera through in private networks.</source>
   <translation>如果誰也連不上，請開啟「Windows 安全性」→「防火牆」→「允許應用程式通過防火牆」，允許 Tessera 在私人網路中通訊。</translation>
  </message>
  <message>
   <source>If nobody can, open System Settings, Privacy &amp; Security, Local Network, and allow Tessera; the firewall under Network must let it in too.</source>
   <translation>如果誰也連不上，請開啟「系統設定」→「隱私權與安全性」→「區域網路」，允許 Tessera；「網路」中的防火牆也要放行。</translation>
  </message>
  <message>
   <source>If nobody can, let port {0} through the firewall: sudo ufw allow {0}/tcp, for example.</source>
   <translation>如果誰也連不上，請讓防火牆放行連接埠 {0}，例如：sudo ufw allow {0}/tcp。</translation>
  </message>
 </context>
 <context>
  <name>Hosting</name>
  <message>
   <source>Port {0} cannot be had ({1}).</source>
   <translation>無法使用連接埠 {0}（{1}）。</translation>
  </message>
 </context>
 <context>
  <name>JoinPage</name>
  <message>
   <source>Join a table of another machine</source>
   <extracomment>How often tables that have gone are taken from the list, in milliseconds.</extracomment>
   <translation>加入另一台電腦的牌桌</translation>
  </message>
  <message>
   <source>&amp;Address</source>
   <translation>位址(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Code</source>
   <translation>代碼(&amp;C)</translation>
  </message>
  <message>
   <source>Tables nearby</source>
   <translation>附近的牌桌</translation>
  </message>
  <message>
   <source>Watch</source>
   <translation>觀戰</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>a free seat</source>
   <translation>有空座位</translation>
  </message>
  <message>
   <source>no free seat</source>
   <translation>沒有空座位</translation>
  </message>
  <message>
   <source>may be watched</source>
   <translation>可以觀戰</translation>
  </message>
  <message>
   <source>may not be watched</source>
   <translation>不可觀戰</translation>
  </message>
  <message>
   <source>Come back to your seat, without a code</source>
   <translation>回到你的座位，不需代碼</translation>
  </message>
  <message>
   <source>Tables nearby:</source>
   <translation>附近的牌桌：</translation>
  </message>
  <message>
   <source>Looking for tables nearby …</source>
   <translation>正在尋找附近的牌桌…</translation>
  </message>
  <message>
   <source>Come back</source>
   <translation>回到牌桌</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>加入</translation>
  </message>
 </context>
 <context>
  <name>Joining</name>
  <message>
   <source>Nobody answers at {0} ({1}); check the address, and the host's firewall.</source>
   <extracomment>Whether the shuffles were what was promised, and the sentence that says what that proves.</extracomment>
   <translation>{0} 沒有應答（{1}）；請檢查位址以及主機的防火牆。</translation>
  </message>
 </context>
 <context>
  <name>LobbyPage</name>
  <message>
   <source>A table for two, with the rules inside.</source>
   <extracomment>A kept match is pictured by a card of each deck: how wide one is, and how far the second lies from the first. The column of what can be done is at least and at most so wide, in pixels. Kept matches below what can be done have room for so many lines of text at least: two of them. The name of a game, the face of a card of it by its number, and its words in the language of the window. The row whose game and cards are shown next; they are looked up one by one, after the page is there.</extracomment>
   <translation>雙人牌桌，規則內建。</translation>
  </message>
  <message>
   <source>New match …</source>
   <translation>新對局…</translation>
  </message>
  <message>
   <source>Host a table …</source>
   <translation>開一張牌桌…</translation>
  </message>
  <message>
   <source>Join a table …</source>
   <translation>加入牌桌…</translation>
  </message>
  <message>
   <source>Watch a recorded match …</source>
   <translation>觀看對局記錄…</translation>
  </message>
  <message>
   <source>Rulebook</source>
   <translation>規則書</translation>
  </message>
  <message>
   <source>Settings …</source>
   <translation>設定…</translation>
  </message>
  <message>
   <source>Matches to continue or to watch</source>
   <translation>可繼續或觀看的對局</translation>
  </message>
  <message>
   <source>Continue where you left off:</source>
   <translation>從上次離開的地方繼續：</translation>
  </message>
  <message>
   <source>Your matches, to watch again:</source>
   <translation>你的對局，可再次觀看：</translation>
  </message>
  <message>
   <source>Your matches will be kept here.</source>
   <translation>你的對局會儲存在這裡。</translation>
  </message>
  <message>
   <source>turn {0}</source>
   <translation>第{0}回合</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>無法讀取</translation>
  </message>
  <message>
   <source>open in another window</source>
   <translation>已在另一個視窗中開啟</translation>
  </message>
  <message>
   <source>damaged</source>
   <translation>已損壞</translation>
  </message>
  <message>
   <source>continue up to answer {0}</source>
   <translation>可從第{0}個回答處繼續</translation>
  </message>
  <message>
   <source>watch</source>
   <translation>觀看</translation>
  </message>
  <message>
   <source>Recorded matches (*.tessera *.jsonl)</source>
   <translation>對局記錄 (*.tessera *.jsonl)</translation>
  </message>
  <message>
   <source>continue</source>
   <translation>繼續</translation>
  </message>
  <message>
   <source>{0} won</source>
   <translation>{0}獲勝</translation>
  </message>
  <message>
   <source>a draw</source>
   <translation>平局</translation>
  </message>
  <message>
   <source>Choose a recorded match</source>
   <translation>選擇對局記錄</translation>
  </message>
 </context>
 <context>
  <name>Log</name>
  <message>
   <source>Log</source>
   <extracomment>So many lines are kept. The log may be as low as this, in pixels, where the window is. Whether the place for whole lines is being worked out. Whether the last line is kept in sight: it is until somebody reads farther up.</extracomment>
   <translation>記錄</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>Concede</source>
   <extracomment>How long an automatic act waits, so that it can be followed, in milliseconds. A file that comes while a dialog is open waits until it is closed; so often is looked, in milliseconds. The cards of the first page are looked for among so many. The games of whose cards left out it was told.</extracomment>
   <translation>投降</translation>
  </message>
  <message>
   <source>Give this game up?</source>
   <translation>要放棄這局遊戲嗎？</translation>
  </message>
  <message>
   <source>Rulebook</source>
   <translation>規則書</translation>
  </message>
  <message>
   <source>New match …</source>
   <translation>新對局…</translation>
  </message>
  <message>
   <source>This is neither a record nor a deck: {0}</source>
   <translation>這既不是對局記錄，也不是牌組：{0}</translation>
  </message>
  <message>
   <source>Host a table …</source>
   <translation>開一張牌桌…</translation>
  </message>
  <message>
   <source>Join a table …</source>
   <translation>加入牌桌…</translation>
  </message>
  <message>
   <source>To the first page</source>
   <translation>回到首頁</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>復原</translation>
  </message>
  <message>
   <source>Undo to the start of the turn</source>
   <translation>復原到回合開始</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>重做</translation>
  </message>
  <message>
   <source>Concede …</source>
   <translation>投降…</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>退出</translation>
  </message>
  <message>
   <source>Enlarge</source>
   <translation>放大</translation>
  </message>
  <message>
   <source>Make smaller</source>
   <translation>縮小</translation>
  </message>
  <message>
   <source>Fit to the window</source>
   <translation>適合視窗</translation>
  </message>
  <message>
   <source>Rules enforced</source>
   <translation>嚴格規則</translation>
  </message>
  <message>
   <source>Rules ask</source>
   <translation>規則詢問</translation>
  </message>
  <message>
   <source>Free table</source>
   <translation>自由牌桌</translation>
  </message>
  <message>
   <source>Settings …</source>
   <translation>設定…</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>按鍵與標記</translation>
  </message>
  <message>
   <source>Report a problem …</source>
   <translation>回報問題…</translation>
  </message>
  <message>
   <source>About Tessera</source>
   <translation>關於 Tessera</translation>
  </message>
  <message>
   <source>&amp;Match</source>
   <translation>對局(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Table</source>
   <translation>牌桌(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>規則(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;More</source>
   <translation>更多(&amp;O)</translation>
  </message>
  <message>
   <source>Another window has this match open ({0}). Watch it here as far as it has come?</source>
   <translation>這場對局已在另一個視窗中開啟（{0}）。要在這裡觀看到目前為止的進程嗎？</translation>
  </message>
  <message>
   <source>Cards of the collection that cannot be used were left out: {0} ({1}).</source>
   <translation>收藏中有無法使用的卡牌，已略去：{0}（{1}）。</translation>
  </message>
 </context>
 <context>
  <name>Menus</name>
  <message>
   <source>Browse</source>
   <extracomment>What a dialog is wider than its title: the buttons of its frame.</extracomment>
   <translation>瀏覽</translation>
  </message>
  <message>
   <source>The rules allow nothing with it now</source>
   <translation>規則現在不允許對它做任何操作</translation>
  </message>
  <message>
   <source>Under it</source>
   <translation>其下的卡牌</translation>
  </message>
  <message>
   <source>{act}, although the rules say no</source>
   <translation>{act}（儘管規則不允許）</translation>
  </message>
  <message>
   <source>Why not: {act}</source>
   <translation>為什麼不能：{act}</translation>
  </message>
  <message>
   <source>By hand</source>
   <translation>手動</translation>
  </message>
  <message>
   <source>By hand (the other seat agrees)</source>
   <translation>手動（需對方同意）</translation>
  </message>
 </context>
 <context>
  <name>NewMatchDialog</name>
  <message>
   <source>New match</source>
   <translation>新對局</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>遊戲(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>規則(&amp;R)</translation>
  </message>
  <message>
   <source>Enforced</source>
   <translation>嚴格</translation>
  </message>
  <message>
   <source>Asked</source>
   <translation>詢問</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>自由</translation>
  </message>
  <message>
   <source>No curtain when the other player is asked</source>
   <translation>輪到對方時不遮擋螢幕</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>What the rules refuse does not happen; a balloon says why, with the number of the rule.</source>
   <translation>規則不允許的操作不會發生；提示會說明原因和規則編號。</translation>
  </message>
  <message>
   <source>What the rules refuse can be done anyway if the other player agrees.</source>
   <translation>對方同意時，規則不允許的操作也可以進行。</translation>
  </message>
  <message>
   <source>Everything happens as it is moved; the rules only comment.</source>
   <translation>一切按移動進行；規則只作提示。</translation>
  </message>
 </context>
 <context>
  <name>Notice</name>
  <message>
   <source>Leave; the match is kept</source>
   <translation>離開；對局會保留</translation>
  </message>
  <message>
   <source>Claim the game …</source>
   <translation>宣布獲勝…</translation>
  </message>
  <message>
   <source>Show it</source>
   <translation>公開</translation>
  </message>
  <message>
   <source>Do not show it</source>
   <translation>不公開</translation>
  </message>
  <message>
   <source>Somebody</source>
   <translation>某人</translation>
  </message>
  <message>
   <source>{0}, who watches, would like to see your hand. Whoever has the code may watch.</source>
   <translation>觀戰的 {0} 想看你的手牌。凡是有代碼的人都能觀戰。</translation>
  </message>
  <message>
   <source>The connection is gone. Your seat is held; coming back goes on by itself.</source>
   <translation>連線已中斷。你的座位會保留，並會自動重新連線。</translation>
  </message>
  <message>
   <source>{0} is away. The seat is held, and the game waits.</source>
   <translation>{0}離開了。座位會保留，對局等待中。</translation>
  </message>
  <message>
   <source>{0} has no time left. You may go on, or claim the game.</source>
   <translation>{0}的時間已用完。你可以繼續，也可以宣布獲勝。</translation>
  </message>
  <message>
   <source>You have no time left. Play on: the other player may claim the game.</source>
   <translation>你的時間已用完。請繼續，不過對方可以宣布獲勝。</translation>
  </message>
  <message>
   <source>End this game now, as won by you?</source>
   <translation>現在結束此對局，判你獲勝嗎？</translation>
  </message>
  <message>
   <source>Claim the game</source>
   <translation>宣布獲勝</translation>
  </message>
 </context>
 <context>
  <name>PhaseBar</name>
  <message>
   <source>now</source>
   <translation>目前</translation>
  </message>
  <message>
   <source>stop in your turn</source>
   <translation>在你的回合停下</translation>
  </message>
  <message>
   <source>stop in the other turn</source>
   <translation>在對方回合停下</translation>
  </message>
  <message>
   <source>Click: stop here in your turn. Right-click: stop here in the other turn.</source>
   <translation>單擊：在你的回合於此停下。右鍵：在對方回合於此停下。</translation>
  </message>
  <message>
   <source>Pass until something happens (F4)</source>
   <translation>放棄直到有事發生 (F4)</translation>
  </message>
  <message>
   <source>Pass until my turn (F6)</source>
   <translation>放棄直到我的回合 (F6)</translation>
  </message>
  <message>
   <source>Hold priority: pass nothing by itself (F8)</source>
   <translation>保持優先權：不自動放棄 (F8)</translation>
  </message>
  <message>
   <source>Pass only where nothing can be done</source>
   <translation>僅在無事可做時放棄</translation>
  </message>
  <message>
   <source>Passing ▾</source>
   <translation>自動放棄 ▾</translation>
  </message>
  <message>
   <source>Turn {turn} · {name}</source>
   <translation>第{turn}回合 · {name}</translation>
  </message>
  <message>
   <source>Before the game</source>
   <translation>遊戲開始前</translation>
  </message>
  <message>
   <source>Until something ▾</source>
   <translation>直到有事 ▾</translation>
  </message>
  <message>
   <source>Until my turn ▾</source>
   <translation>直到我的回合 ▾</translation>
  </message>
  <message>
   <source>Holding ▾</source>
   <translation>保持中 ▾</translation>
  </message>
  <message>
   <source>Waiting ▾</source>
   <translation>等待中 ▾</translation>
  </message>
 </context>
 <context>
  <name>Plate</name>
  <message>
   <source>Priority</source>
   <extracomment>The heights of the lines of a plate, in pixels where type is as designed. How close the lines of numbers stand at the closest, and how low that of the name is then. Signs take no more than such a part of a line. All lines grow alike from so many times the designed size on. What a number is the sum of, sign by sign.</extracomment>
   <translation>優先權</translation>
  </message>
  <message>
   <source>Active turn</source>
   <translation>目前回合</translation>
  </message>
 </context>
 <context>
  <name>Preview</name>
  <message>
   <source>Point at a card to read it here.</source>
   <extracomment>Where much is said below the page, it makes room for that down to this height: nothing else may be squeezed for it.</extracomment>
   <translation>指向卡牌即可在此閱讀。</translation>
  </message>
  <message>
   <source>{power} {now}, printed {base}</source>
   <translation>{power}{now}，原為{base}</translation>
  </message>
  <message>
   <source>Cost {now}, printed {base}</source>
   <translation>費用{now}，印刷值{base}</translation>
  </message>
  <message>
   <source>Damage {damage}: {left} left</source>
   <translation>傷害{damage}：剩餘{left}</translation>
  </message>
  <message>
   <source>Not all of its text could be read: carry it out by hand</source>
   <translation>部分文字無法識別：請手動執行</translation>
  </message>
  <message>
   <source>Frozen: it does not activate in the next Active Phase</source>
   <translation>凍結：下一個啟動階段不會變為行動狀態</translation>
  </message>
  <message>
   <source>It came this turn and cannot attack yet</source>
   <translation>本回合進場，還不能攻擊</translation>
  </message>
  <message>
   <source>A face-down card</source>
   <translation>背面朝上的卡牌</translation>
  </message>
  <message>
   <source>cost {cost}</source>
   <translation>費用{cost}</translation>
  </message>
  <message>
   <source>class change cost {cost}</source>
   <translation>轉職費用{cost}</translation>
  </message>
  <message>
   <source>printed {base}</source>
   <translation>印刷值{base}</translation>
  </message>
  <message>
   <source>Main Character</source>
   <translation>主人公</translation>
  </message>
  <message>
   <source>damage {damage}</source>
   <translation>傷害{damage}</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>frozen</source>
   <translation>凍結</translation>
  </message>
  <message>
   <source>came this turn</source>
   <translation>本回合登場</translation>
  </message>
  <message>
   <source>{count} more under it</source>
   <translation>其下另有{count}張</translation>
  </message>
  <message>
   <source>text to be carried out by hand</source>
   <translation>文字需手動執行</translation>
  </message>
  <message>
   <source>Bound by {card}</source>
   <translation>由{card}封鎖</translation>
  </message>
  <message>
   <source>grade {cost}</source>
   <translation>等級{cost}</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先導者</translation>
  </message>
  <message>
   <source>tapped</source>
   <translation>已行動</translation>
  </message>
  <message>
   <source>rested</source>
   <translation>橫置</translation>
  </message>
 </context>
 <context>
  <name>Prompt</name>
  <message>
   <source>{paid} of {total} paid</source>
   <extracomment>A long list of lines scrolls beyond this height, in pixels; where the window is low, it may be as low as the other.</extracomment>
   <translation>已支付 {paid}/{total}</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>等待中</translation>
  </message>
  <message>
   <source>{asker} wants to take back what was done. {seat}, do you agree?</source>
   <translation>{asker}想復原剛才的操作。{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{asker} wants to take back the whole turn. {seat}, do you agree?</source>
   <translation>{asker}想復原整個回合。{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{asker} wants to do again what was taken back. {seat}, do you agree?</source>
   <translation>{asker}想重做已復原的操作。{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{asker} wants to play again. {seat}, do you agree?</source>
   <translation>{asker}想再來一局。{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{asker} wants to do by hand: {detail}. {seat}, do you agree?</source>
   <translation>{asker}想手動執行：{detail}。{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{asker} wants to do it anyway. {detail} {seat}, do you agree?</source>
   <translation>{asker}仍要這樣做。{detail}{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{asker} wants to play in the mode "{detail}". {seat}, do you agree?</source>
   <translation>{asker}想改用「{detail}」模式。{seat}，你同意嗎？</translation>
  </message>
  <message>
   <source>{seat} has been asked, and has not answered yet.</source>
   <translation>已詢問{seat}，尚未答覆。</translation>
  </message>
  <message>
   <source>Ask no more</source>
   <translation>不再詢問</translation>
  </message>
  <message>
   <source>Who goes first in the next game?</source>
   <translation>下一局由誰先手？</translation>
  </message>
  <message>
   <source>I go first</source>
   <translation>我先手</translation>
  </message>
  <message>
   <source>The other player goes first</source>
   <translation>對方先手</translation>
  </message>
  <message>
   <source>Agree</source>
   <translation>同意</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>拒絕</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>空格</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
 </context>
 <context>
  <name>ReplayPage</name>
  <message>
   <source>Log: {at} of {total} lines</source>
   <extracomment>How long a step is looked at while the match plays by itself, in milliseconds, by speed.</extracomment>
   <translation>記錄：第{at}行，共{total}行</translation>
  </message>
  <message>
   <source>Step {at} of {total}</source>
   <translation>第{at}步，共{total}步</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>暫停</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>播放</translation>
  </message>
  <message>
   <source>To the beginning</source>
   <translation>到開頭</translation>
  </message>
  <message>
   <source>One step back</source>
   <translation>後退一步</translation>
  </message>
  <message>
   <source>One step forward</source>
   <translation>前進一步</translation>
  </message>
  <message>
   <source>To the end</source>
   <translation>到結尾</translation>
  </message>
  <message>
   <source>Place in the match</source>
   <translation>對局進度</translation>
  </message>
  <message>
   <source>As {0} saw it</source>
   <translation>{0}的視角</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>慢</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>正常</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>快</translation>
  </message>
  <message>
   <source>Very fast</source>
   <translation>很快</translation>
  </message>
  <message>
   <source>Whose view</source>
   <translation>誰的視角</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>速度</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>關閉</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <source>Report a problem</source>
   <translation>回報問題</translation>
  </message>
  <message>
   <source>Versions and the log are written into one file, which you can show to somebody who helps. No card stands in the log. Nothing is sent.</source>
   <translation>版本資訊和日誌會寫入一個檔案，您可以把它交給幫忙的人看。日誌中沒有任何卡牌。不會傳送任何內容。</translation>
  </message>
  <message>
   <source>With the record of this match; it shows hidden cards too</source>
   <translation>附上本場對局的記錄（其中也能看到隱藏的卡牌）</translation>
  </message>
  <message>
   <source>Save …</source>
   <translation>儲存…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>{0} cannot be written ({1}); choose another place.</source>
   <translation>無法寫入 {0}（{1}）；請選擇其他位置。</translation>
  </message>
 </context>
 <context>
  <name>RulebookPanel</name>
  <message>
   <source>Rulebook</source>
   <translation>規則書</translation>
  </message>
  <message>
   <source>Words, or the number of a rule</source>
   <translation>詞語或規則編號</translation>
  </message>
  <message>
   <source>Search the rulebook</source>
   <translation>搜尋規則書</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>規則</translation>
  </message>
  <message>
   <source>The chosen rule</source>
   <translation>所選規則</translation>
  </message>
  <message>
   <source>{0} rules</source>
   <translation>{0}條規則</translation>
  </message>
  <message>
   <source>{0} rules found</source>
   <translation>找到{0}條規則</translation>
  </message>
  <message>
   <source>Tessera plays by this rule, and a test proves it.</source>
   <translation>Tessera按此規則運行，並有測試證明。</translation>
  </message>
  <message>
   <source>This says what a word means.</source>
   <translation>這是對用語的定義。</translation>
  </message>
  <message>
   <source>This is about cardboard and people; the table takes care of it.</source>
   <translation>這是關於實體卡牌和人的規則；牌桌已經處理。</translation>
  </message>
  <message>
   <source>The official text leaves this open. Tessera has ruled so, and a test proves it.</source>
   <translation>官方規則對此沒有說明。Tessera 按此裁定進行，並有測試證明。</translation>
  </message>
  <message>
   <source>Another rule has taken the place of this one.</source>
   <translation>已有另一條規則取代了它。</translation>
  </message>
 </context>
 <context>
  <name>Rulebooks</name>
  <message>
   <source>Rulebook</source>
   <translation>規則書</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>遊戲</translation>
  </message>
 </context>
 <context>
  <name>Saving</name>
  <message>
   <source>The match is not being saved ({0}). It goes on, and is saved as soon as that works again.</source>
   <extracomment>How often it is looked whether saving fails, or goes again, in milliseconds.</extracomment>
   <translation>對局現在無法儲存（{0}）。對局可以繼續，一旦恢復就會儲存。</translation>
  </message>
  <message>
   <source>Save elsewhere …</source>
   <translation>儲存到別處…</translation>
  </message>
  <message>
   <source>Recorded matches (*.jsonl)</source>
   <translation>對局紀錄 (*.jsonl)</translation>
  </message>
  <message>
   <source>Save the match</source>
   <translation>儲存對局</translation>
  </message>
  <message>
   <source>Nor there ({0}).</source>
   <translation>那裡也不行（{0}）。</translation>
  </message>
  <message>
   <source>The end of this match is not saved ({0}).</source>
   <translation>這場對局的結尾沒有儲存（{0}）。</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>再試一次</translation>
  </message>
  <message>
   <source>Leave it unsaved</source>
   <translation>不儲存就離開</translation>
  </message>
 </context>
 <context>
  <name>SeatBox</name>
  <message>
   <source>Player {0}</source>
   <extracomment>Whose the seat is, as the settings call it. Whether only this player sits at this machine.</extracomment>
   <translation>玩家{0}</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>名稱(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Played by</source>
   <translation>操作者(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Deck</source>
   <translation>牌庫(&amp;D)</translation>
  </message>
  <message>
   <source>Name of player {0}</source>
   <translation>玩家{0}的名稱</translation>
  </message>
  <message>
   <source>A person</source>
   <translation>真人</translation>
  </message>
  <message>
   <source>The program (plays at random)</source>
   <translation>程式（隨機行動）</translation>
  </message>
  <message>
   <source>Drawn at random</source>
   <translation>隨機生成</translation>
  </message>
  <message>
   <source>Deck of player {0}</source>
   <translation>玩家{0}的牌庫</translation>
  </message>
  <message>
   <source>File …</source>
   <translation>檔案…</translation>
  </message>
  <message>
   <source>Choose a deck list from a file</source>
   <translation>從檔案選擇牌庫列表</translation>
  </message>
  <message>
   <source>Choose a deck list</source>
   <translation>選擇牌庫列表</translation>
  </message>
  <message>
   <source>Deck lists (*.txt *.tdeck)</source>
   <translation>牌組列表 (*.txt *.tdeck)</translation>
  </message>
  <message>
   <source>This deck may be played.</source>
   <translation>這副牌庫可以使用。</translation>
  </message>
 </context>
 <context>
  <name>SettingsDialog</name>
  <message>
   <source>Settings</source>
   <translation>設定</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>外觀</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>牌桌</translation>
  </message>
  <message>
   <source>Sound</source>
   <translation>聲音</translation>
  </message>
  <message>
   <source>&amp;Theme</source>
   <translation>主題(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>語言(&amp;L)</translation>
  </message>
  <message>
   <source>Size of &amp;type</source>
   <translation>字號(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Motion</source>
   <translation>動畫(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Rules of a new match</source>
   <translation>新對局的規則(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Volume</source>
   <translation>音量(&amp;V)</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>淺色</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>高對比度</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>關閉</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>快</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>正常</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>慢</translation>
  </message>
  <message>
   <source>Enforced</source>
   <translation>嚴格</translation>
  </message>
  <message>
   <source>Asked</source>
   <translation>詢問</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>自由</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>跟隨系統</translation>
  </message>
  <message>
   <source>No curtain when the other player is asked</source>
   <translation>輪到對方時不遮擋螢幕</translation>
  </message>
  <message>
   <source>Play sounds</source>
   <translation>播放聲音</translation>
  </message>
  <message>
   <source>This computer has nothing to play sounds with, so they stay off.</source>
   <translation>這臺電腦沒有可以播放聲音的程式，聲音保持關閉。</translation>
  </message>
  <message>
   <source>There is no font with Chinese characters here; install one, such as Noto Sans CJK.</source>
   <translation>沒有找到中文字型；請安裝一種，例如 Noto Sans CJK。</translation>
  </message>
  <message>
   <source>Your own pictures: put images called by the card's number, as in 1-001H.png, into {0}</source>
   <translation>自己的圖片：將以卡牌編號命名的圖片（如 1-001H.png）放入 {0}</translation>
  </message>
  <message>
   <source>Open the folder for pictures</source>
   <translation>打開圖片資料夾</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>關閉</translation>
  </message>
 </context>
 <context>
  <name>Stack</name>
  <message>
   <source>{name} ({count})</source>
   <extracomment>The list scrolls beyond this height, in pixels; where the window is low, it may be as low as the other. How high the list is where there is room.</extracomment>
   <translation>{name}（{count}）</translation>
  </message>
  <message>
   <source>resolves next</source>
   <translation>下一個結算</translation>
  </message>
 </context>
 <context>
  <name>Story</name>
  <message>
   <source>Orbs lost</source>
   <translation>失去的寶玉</translation>
  </message>
  <message>
   <source>Units deployed</source>
   <translation>出擊的單位</translation>
  </message>
  <message>
   <source>Level ups and class changes</source>
   <translation>升級與轉職</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>攻擊次數</translation>
  </message>
  <message>
   <source>Attacks that succeeded</source>
   <translation>成功的攻擊</translation>
  </message>
  <message>
   <source>Critical hits</source>
   <translation>必殺攻擊</translation>
  </message>
  <message>
   <source>Evasions</source>
   <translation>神速迴避</translation>
  </message>
  <message>
   <source>Highest attack</source>
   <translation>最高戰鬥力</translation>
  </message>
  <message>
   <source>Damage taken</source>
   <translation>受到的傷害</translation>
  </message>
  <message>
   <source>Cards cast</source>
   <translation>召喚的卡牌</translation>
  </message>
  <message>
   <source>Cards drawn</source>
   <translation>抽到的卡牌</translation>
  </message>
  <message>
   <source>Blocks</source>
   <translation>阻擋次數</translation>
  </message>
  <message>
   <source>Biggest hit in their turns</source>
   <translation>其回合中的最大傷害</translation>
  </message>
  <message>
   <source>Cards played</source>
   <translation>施放的卡牌</translation>
  </message>
  <message>
   <source>Magic stones called</source>
   <translation>召喚的魔石</translation>
  </message>
  <message>
   <source>Rides</source>
   <translation>RIDE 次數</translation>
  </message>
 </context>
 <context>
  <name>Tables</name>
  <message>
   <source>This table plays {0}: choose a deck of it, then join.</source>
   <extracomment>Whether tables make themselves known and are looked for; tests go by address alone. The port that a table takes; None for the usual one, or another where it is taken.</extracomment>
   <translation>此牌桌玩的是{0}：請選擇該遊戲的牌組再加入。</translation>
  </message>
 </context>
 <context>
  <name>Terms</name>
  <message>
   <source>Asked</source>
   <translation>詢問</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>自由</translation>
  </message>
  <message>
   <source>Enforced</source>
   <translation>嚴格</translation>
  </message>
  <message>
   <source>{0} minutes for each player</source>
   <translation>每位玩家 {0} 分鐘</translation>
  </message>
  <message>
   <source>{0} seconds for each decision</source>
   <translation>每次決定 {0} 秒</translation>
  </message>
  <message>
   <source>No clock</source>
   <translation>不計時</translation>
  </message>
  <message>
   <source>Best of three</source>
   <translation>三局兩勝</translation>
  </message>
  <message>
   <source>One game</source>
   <translation>一局</translation>
  </message>
  <message>
   <source>Waited for {0} minutes</source>
   <translation>等待 {0} 分鐘</translation>
  </message>
  <message>
   <source>Rules: {0}</source>
   <translation>規則：{0}</translation>
  </message>
  <message>
   <source>Whoever is away is waited for {0} minutes</source>
   <translation>有人離開時等待 {0} 分鐘</translation>
  </message>
 </context>
 <context>
  <name>Game</name>
  <message>
   <source>Action</source>
   <translation>行動</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行動階段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>啟動</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>啟動階段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>適用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>檔案員</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻擊</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻擊階段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷襲</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野獸</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>開始階段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>藍</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羈絆階段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇氣</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格鬥</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意屬性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船長</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>製圖師</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>書記</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>發條</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>廚師</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必殺攻擊</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>親手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出擊階段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不適用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龍</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龍石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>決鬥家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>極限爆發技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>終止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>終止階段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>結束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速迴避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更換手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>擺渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最後一筆</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先發制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>凍結</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>園丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>綠</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>傳令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>時辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>騎士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>極限技牌庫</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>點燈人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之燈</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>槍</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升級</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主階段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主階段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>鏡像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侶</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一階段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失敗</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>過載</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>書頁</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放棄優先權</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一併支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>郵局局長</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>紅</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>攝政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>學者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>準備</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>議員</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>馬伕</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召喚獸</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>劍</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉沒議會</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫長的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港灣</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驛站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央縱列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左側縱列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右側縱列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盜賊</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主階段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行動階段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻擊階段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻擊指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防禦指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的郵件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>衛士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督導</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>燈芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>風</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黃</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一張牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>無人能停止的循環仍在繼續</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一個數字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>戰鬥力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羈絆區</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>雙方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>雙方玩家同時敗北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>傷害區</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丟棄</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>戰場上沒有主人公單位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>牌庫與退避區均沒有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>沒有牌可抽</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被無效，不會產生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌說明而輸掉遊戲</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>寶玉區</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>牌庫已空時受到傷害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>疊放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>傷害變為2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>傷害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>傷害減少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>對手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>屬實</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不屬實</translation>
  </message>
  <message>
   <source>break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入損毀區</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到擁有者的牌庫</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>從遊戲中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回擁有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公開</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在區域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（沒有偷襲）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>領主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石庫</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>連鎖</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要階段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召喚魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>設置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>時變</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁決者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>詠唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻擊力/防禦力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>連鎖區</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>領主區</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌庫</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待機區</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>遊戲外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>貫穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>襲擊</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不滅</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬動</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追憶</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛進</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>選擇新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不覺醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不變</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付覺醒費用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已覺醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以顯現施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命綻放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命綻放區</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>橫置進場</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁決者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>結束戰鬥</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>進入終止階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>進入主要階段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>進入戰鬥階段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>進入判定步驟</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>進入傷害步驟</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>進入重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>進入攻擊</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>進入阻擋</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>進入傷害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>進入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>進入戰鬥終止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>進入回合終止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>進入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>啟動異能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>觸發異能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力異能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值為0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>進化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代幣</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防禦</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此規定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先導者圓陣</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>後防者圓陣</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防衛者圓陣</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封鎖區</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定區</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>時空區</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>計量區</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡區</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防衛者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先導者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>計量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封鎖</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE階段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>戰鬥階段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>戰鬥</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交換</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防衛者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的傷害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通單位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>觸發單位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G單位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生單位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>閃擊指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>設置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守護型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守護型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守護型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截擊</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>雙重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等級</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>單位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>雙鬥</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根絕</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和聲</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒縛</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁詩班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行軍</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>燼火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>霧沼郵局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人類</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等獸</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽靈</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>喪屍</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>風精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>樹精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆蟲</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作機械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之詩人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>長刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>聯合聖域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龍之帝國</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星門</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地帶</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>馬伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>動物園</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光輝騎士團</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>佔卜魔法團</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影騎士團</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黃金騎士團</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>創世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>陽炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀風</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>叢雲</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鳴神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏擊新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>鏈環傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>鋼釘兄弟會</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齒輪編年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄偉深藍</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>蒼海軍勢</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>後攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>獸馬</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一張卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精靈族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>衛兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻擋</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消滅</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>錄事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻擋</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>靈體</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往結束階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主階段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻擊宣佈</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻擋宣佈</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往戰鬥結束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合結束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>棄掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而輸掉遊戲</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>靈力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入擁有者的牌庫</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1張卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
 <context>
  <name>Phases</name>
  <message>
   <source>Action</source>
   <translation>行動</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行動階段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>啟動</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>啟動階段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>適用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>檔案員</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻擊</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻擊階段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷襲</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野獸</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>開始階段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>藍</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羈絆階段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇氣</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格鬥</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意屬性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船長</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>製圖師</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>書記</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>發條</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>廚師</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必殺攻擊</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>親手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出擊階段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不適用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龍</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龍石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>決鬥家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>極限爆發技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>終止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>終止階段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>結束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速迴避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更換手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>擺渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最後一筆</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先發制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>凍結</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>園丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>綠</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>傳令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>時辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>騎士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>極限技牌庫</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>點燈人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之燈</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>槍</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升級</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主階段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主階段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>鏡像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侶</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一階段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失敗</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>過載</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>書頁</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放棄優先權</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一併支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>郵局局長</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>紅</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>攝政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>學者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>準備</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>議員</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>馬伕</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召喚獸</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>劍</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉沒議會</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫長的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港灣</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驛站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央縱列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左側縱列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右側縱列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盜賊</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主階段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行動階段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻擊階段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻擊指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防禦指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的郵件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>衛士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督導</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>燈芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>風</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黃</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一張牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>無人能停止的循環仍在繼續</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一個數字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>戰鬥力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羈絆區</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>雙方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>雙方玩家同時敗北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>傷害區</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丟棄</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>戰場上沒有主人公單位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>牌庫與退避區均沒有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>沒有牌可抽</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被無效，不會產生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌說明而輸掉遊戲</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>寶玉區</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>牌庫已空時受到傷害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>疊放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>傷害變為2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>傷害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>傷害減少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>對手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>屬實</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不屬實</translation>
  </message>
  <message>
   <source>break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入損毀區</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到擁有者的牌庫</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>從遊戲中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回擁有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公開</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在區域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（沒有偷襲）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>領主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石庫</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>連鎖</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要階段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召喚魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>設置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>時變</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁決者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>詠唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻擊力/防禦力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>連鎖區</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>領主區</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌庫</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待機區</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>遊戲外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>貫穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>襲擊</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不滅</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬動</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追憶</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛進</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>選擇新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不覺醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不變</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付覺醒費用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已覺醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以顯現施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命綻放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命綻放區</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>橫置進場</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁決者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>結束戰鬥</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>進入終止階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>進入主要階段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>進入戰鬥階段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>進入判定步驟</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>進入傷害步驟</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>進入重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>進入攻擊</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>進入阻擋</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>進入傷害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>進入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>進入戰鬥終止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>進入回合終止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>進入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>啟動異能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>觸發異能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力異能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值為0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>進化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代幣</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防禦</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此規定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先導者圓陣</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>後防者圓陣</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防衛者圓陣</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封鎖區</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定區</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>時空區</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>計量區</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡區</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防衛者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先導者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>計量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封鎖</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE階段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>戰鬥階段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>戰鬥</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交換</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防衛者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的傷害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通單位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>觸發單位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G單位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生單位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>閃擊指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>設置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守護型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守護型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守護型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截擊</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>雙重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等級</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>單位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>雙鬥</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根絕</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和聲</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒縛</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁詩班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行軍</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>燼火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>霧沼郵局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人類</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等獸</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽靈</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>喪屍</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>風精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>樹精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆蟲</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作機械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之詩人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>長刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>聯合聖域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龍之帝國</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星門</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地帶</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>馬伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>動物園</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光輝騎士團</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>佔卜魔法團</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影騎士團</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黃金騎士團</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>創世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>陽炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀風</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>叢雲</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鳴神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏擊新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>鏈環傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>鋼釘兄弟會</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齒輪編年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄偉深藍</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>蒼海軍勢</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>後攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>獸馬</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一張卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精靈族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>衛兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻擋</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消滅</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>錄事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻擋</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>靈體</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往結束階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主階段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻擊宣佈</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻擋宣佈</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往戰鬥結束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合結束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>棄掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而輸掉遊戲</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>靈力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入擁有者的牌庫</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1張卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
 <context>
  <name>Values</name>
  <message>
   <source>Action</source>
   <translation>行動</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行動階段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>啟動</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>啟動階段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>適用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>檔案員</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻擊</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻擊階段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷襲</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野獸</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>開始階段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>藍</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羈絆階段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇氣</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格鬥</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意屬性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船長</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>製圖師</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>書記</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>發條</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>廚師</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必殺攻擊</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>親手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出擊階段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不適用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龍</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龍石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>決鬥家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>極限爆發技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>終止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>終止階段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>結束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速迴避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更換手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>擺渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最後一筆</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先發制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>凍結</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>園丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>綠</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>傳令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>時辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>騎士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>極限技牌庫</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>點燈人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之燈</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>槍</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升級</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主階段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主階段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>鏡像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侶</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一階段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失敗</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>過載</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>書頁</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放棄優先權</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一併支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>郵局局長</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>紅</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>攝政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>學者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>準備</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>議員</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>馬伕</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召喚獸</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>劍</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉沒議會</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫長的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港灣</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驛站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央縱列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左側縱列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右側縱列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盜賊</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主階段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行動階段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻擊階段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻擊指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防禦指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的郵件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>衛士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督導</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>燈芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>風</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黃</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一張牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>無人能停止的循環仍在繼續</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一個數字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>戰鬥力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羈絆區</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>雙方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>雙方玩家同時敗北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>傷害區</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丟棄</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>戰場上沒有主人公單位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>牌庫與退避區均沒有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>沒有牌可抽</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被無效，不會產生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌說明而輸掉遊戲</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>寶玉區</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>牌庫已空時受到傷害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>疊放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>傷害變為2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>傷害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>傷害減少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>對手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>屬實</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不屬實</translation>
  </message>
  <message>
   <source>break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入損毀區</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到擁有者的牌庫</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>從遊戲中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回擁有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公開</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在區域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（沒有偷襲）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>領主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石庫</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>連鎖</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要階段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召喚魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>設置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>時變</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁決者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>詠唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻擊力/防禦力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>連鎖區</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>領主區</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌庫</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待機區</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>遊戲外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>貫穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>襲擊</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不滅</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬動</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追憶</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛進</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>選擇新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不覺醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不變</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付覺醒費用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已覺醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以顯現施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命綻放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命綻放區</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>橫置進場</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁決者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>結束戰鬥</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>進入終止階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>進入主要階段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>進入戰鬥階段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>進入判定步驟</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>進入傷害步驟</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>進入重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>進入攻擊</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>進入阻擋</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>進入傷害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>進入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>進入戰鬥終止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>進入回合終止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>進入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>啟動異能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>觸發異能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力異能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值為0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>進化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代幣</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防禦</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此規定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先導者圓陣</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>後防者圓陣</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防衛者圓陣</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封鎖區</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定區</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>時空區</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>計量區</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡區</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防衛者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先導者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>計量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封鎖</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE階段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>戰鬥階段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>戰鬥</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交換</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防衛者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的傷害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通單位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>觸發單位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G單位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生單位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>閃擊指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>設置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守護型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守護型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守護型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截擊</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>雙重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等級</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>單位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>雙鬥</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根絕</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和聲</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒縛</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁詩班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行軍</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>燼火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>霧沼郵局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人類</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等獸</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽靈</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>喪屍</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>風精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>樹精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆蟲</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作機械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之詩人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>長刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>聯合聖域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龍之帝國</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星門</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地帶</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>馬伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>動物園</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光輝騎士團</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>佔卜魔法團</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影騎士團</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黃金騎士團</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>創世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>陽炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀風</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>叢雲</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鳴神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏擊新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>鏈環傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>鋼釘兄弟會</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齒輪編年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄偉深藍</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>蒼海軍勢</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>後攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>獸馬</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一張卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精靈族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>衛兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻擋</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消滅</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>錄事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻擋</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>靈體</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往結束階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主階段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻擊宣佈</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻擋宣佈</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往戰鬥結束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合結束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>棄掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而輸掉遊戲</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>靈力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入擁有者的牌庫</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1張卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
 <context>
  <name>Zones</name>
  <message>
   <source>Action</source>
   <translation>行動</translation>
  </message>
  <message>
   <source>Action Phase</source>
   <translation>行動階段</translation>
  </message>
  <message>
   <source>Active</source>
   <translation>啟動</translation>
  </message>
  <message>
   <source>Active Phase</source>
   <translation>啟動階段</translation>
  </message>
  <message>
   <source>Apply it</source>
   <translation>適用</translation>
  </message>
  <message>
   <source>Archivist</source>
   <translation>檔案員</translation>
  </message>
  <message>
   <source>Armored</source>
   <translation>重甲</translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>攻擊</translation>
  </message>
  <message>
   <source>Attack Phase</source>
   <translation>攻擊階段</translation>
  </message>
  <message>
   <source>Axe</source>
   <translation>斧</translation>
  </message>
  <message>
   <source>Back Attack</source>
   <translation>偷襲</translation>
  </message>
  <message>
   <source>Back Line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>Backup</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>後衛</translation>
  </message>
  <message>
   <source>Beast</source>
   <translation>野獸</translation>
  </message>
  <message>
   <source>Beginning</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Beginning Phase</source>
   <translation>開始階段</translation>
  </message>
  <message>
   <source>Black</source>
   <translation>黑</translation>
  </message>
  <message>
   <source>Blue</source>
   <translation>藍</translation>
  </message>
  <message>
   <source>Bond</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bond Phase</source>
   <translation>羈絆階段</translation>
  </message>
  <message>
   <source>Bonds</source>
   <translation>羈絆</translation>
  </message>
  <message>
   <source>Bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>Boundless</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>Bow</source>
   <translation>弓</translation>
  </message>
  <message>
   <source>Brave</source>
   <translation>勇氣</translation>
  </message>
  <message>
   <source>Brawl</source>
   <translation>格鬥</translation>
  </message>
  <message>
   <source>Break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>Break Zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>Brown</source>
   <translation>茶</translation>
  </message>
  <message>
   <source>CP of any Element can pay for it</source>
   <translation>可用任意屬性的CP支付</translation>
  </message>
  <message>
   <source>Captain</source>
   <translation>船長</translation>
  </message>
  <message>
   <source>Carry it out</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Cartographer</source>
   <translation>製圖師</translation>
  </message>
  <message>
   <source>Cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>Clerk</source>
   <translation>書記</translation>
  </message>
  <message>
   <source>Clockwork</source>
   <translation>發條</translation>
  </message>
  <message>
   <source>Cook</source>
   <translation>廚師</translation>
  </message>
  <message>
   <source>Courier</source>
   <translation>信使</translation>
  </message>
  <message>
   <source>Critical</source>
   <translation>必殺攻擊</translation>
  </message>
  <message>
   <source>Crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>Damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Dawn by Hand</source>
   <translation>親手黎明</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Delegate</source>
   <translation>代表</translation>
  </message>
  <message>
   <source>Deploy</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment</source>
   <translation>出擊</translation>
  </message>
  <message>
   <source>Deployment Phase</source>
   <translation>出擊階段</translation>
  </message>
  <message>
   <source>Do it</source>
   <translation>執行</translation>
  </message>
  <message>
   <source>Do not apply it</source>
   <translation>不適用</translation>
  </message>
  <message>
   <source>Do not carry it out</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not do it</source>
   <translation>不執行</translation>
  </message>
  <message>
   <source>Do not pay it</source>
   <translation>不支付</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Dragon</source>
   <translation>龍</translation>
  </message>
  <message>
   <source>Dragonstone</source>
   <translation>龍石</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>重新抽取手牌</translation>
  </message>
  <message>
   <source>Duelist</source>
   <translation>決鬥家</translation>
  </message>
  <message>
   <source>EX Burst</source>
   <translation>極限爆發技</translation>
  </message>
  <message>
   <source>Earth</source>
   <translation>土</translation>
  </message>
  <message>
   <source>End</source>
   <translation>終止</translation>
  </message>
  <message>
   <source>End Phase</source>
   <translation>終止階段</translation>
  </message>
  <message>
   <source>End the turn</source>
   <translation>結束回合</translation>
  </message>
  <message>
   <source>Evade</source>
   <translation>神速迴避</translation>
  </message>
  <message>
   <source>Exchange the hand</source>
   <translation>更換手牌</translation>
  </message>
  <message>
   <source>Fang</source>
   <translation>牙</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>女性</translation>
  </message>
  <message>
   <source>Ferryman</source>
   <translation>擺渡人</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>Final Entry</source>
   <translation>最後一筆</translation>
  </message>
  <message>
   <source>Fire</source>
   <translation>火</translation>
  </message>
  <message>
   <source>First Strike</source>
   <translation>先發制人</translation>
  </message>
  <message>
   <source>Flier</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Forwards</source>
   <translation>前鋒</translation>
  </message>
  <message>
   <source>Freeze</source>
   <translation>凍結</translation>
  </message>
  <message>
   <source>Front Line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>Gardener</source>
   <translation>園丁</translation>
  </message>
  <message>
   <source>Green</source>
   <translation>綠</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>Haste</source>
   <translation>加速</translation>
  </message>
  <message>
   <source>Herald</source>
   <translation>傳令</translation>
  </message>
  <message>
   <source>Hour</source>
   <translation>時辰</translation>
  </message>
  <message>
   <source>Ice</source>
   <translation>冰</translation>
  </message>
  <message>
   <source>Innkeeper</source>
   <translation>旅店主人</translation>
  </message>
  <message>
   <source>Keep the hand</source>
   <translation>保留手牌</translation>
  </message>
  <message>
   <source>Keeper</source>
   <translation>看守</translation>
  </message>
  <message>
   <source>Knife</source>
   <translation>暗器</translation>
  </message>
  <message>
   <source>Knight</source>
   <translation>騎士</translation>
  </message>
  <message>
   <source>LB</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>LB deck</source>
   <translation>極限技牌庫</translation>
  </message>
  <message>
   <source>Lamplighter</source>
   <translation>點燈人</translation>
  </message>
  <message>
   <source>Lamps at Noon</source>
   <translation>正午之燈</translation>
  </message>
  <message>
   <source>Lance</source>
   <translation>槍</translation>
  </message>
  <message>
   <source>Level up</source>
   <translation>升級</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Limit Break</source>
   <translation>極限技</translation>
  </message>
  <message>
   <source>Main 1</source>
   <translation>主1</translation>
  </message>
  <message>
   <source>Main 2</source>
   <translation>主2</translation>
  </message>
  <message>
   <source>Main Phase 1</source>
   <translation>第1主階段</translation>
  </message>
  <message>
   <source>Main Phase 2</source>
   <translation>第2主階段</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>男性</translation>
  </message>
  <message>
   <source>Merchant</source>
   <translation>商人</translation>
  </message>
  <message>
   <source>Mirage</source>
   <translation>幻影</translation>
  </message>
  <message>
   <source>Mirror</source>
   <translation>鏡像</translation>
  </message>
  <message>
   <source>Monk</source>
   <translation>僧侶</translation>
  </message>
  <message>
   <source>Monster</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Monsters</source>
   <translation>怪物</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>Next phase</source>
   <translation>下一階段</translation>
  </message>
  <message>
   <source>No support</source>
   <translation>支援失敗</translation>
  </message>
  <message>
   <source>Orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>Overcharge</source>
   <translation>過載</translation>
  </message>
  <message>
   <source>Page</source>
   <translation>書頁</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>放棄優先權</translation>
  </message>
  <message>
   <source>Pay it too</source>
   <translation>一併支付</translation>
  </message>
  <message>
   <source>Postmistress</source>
   <translation>郵局局長</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>Prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Priming</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>Purple</source>
   <translation>紫</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>Red</source>
   <translation>紅</translation>
  </message>
  <message>
   <source>Regent</source>
   <translation>攝政</translation>
  </message>
  <message>
   <source>Removed</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>Samurai</source>
   <translation>武士</translation>
  </message>
  <message>
   <source>Scholar</source>
   <translation>學者</translation>
  </message>
  <message>
   <source>Scout</source>
   <translation>斥候</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>準備</translation>
  </message>
  <message>
   <source>Slack Water</source>
   <translation>平潮</translation>
  </message>
  <message>
   <source>Speaker</source>
   <translation>議員</translation>
  </message>
  <message>
   <source>Spirit</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>Stablehand</source>
   <translation>馬伕</translation>
  </message>
  <message>
   <source>Stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>Staff</source>
   <translation>杖</translation>
  </message>
  <message>
   <source>Summon</source>
   <translation>召喚獸</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>Support Area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>Sword</source>
   <translation>劍</translation>
  </message>
  <message>
   <source>The Drowned Parliament</source>
   <translation>沉沒議會</translation>
  </message>
  <message>
   <source>The Long Road</source>
   <translation>漫長的路</translation>
  </message>
  <message>
   <source>The Patient Harbour</source>
   <translation>耐心的港灣</translation>
  </message>
  <message>
   <source>The Rime Post</source>
   <translation>霜原驛站</translation>
  </message>
  <message>
   <source>centre column</source>
   <translation>中央縱列</translation>
  </message>
  <message>
   <source>left column</source>
   <translation>左側縱列</translation>
  </message>
  <message>
   <source>right column</source>
   <translation>右側縱列</translation>
  </message>
  <message>
   <source>Thief</source>
   <translation>盜賊</translation>
  </message>
  <message>
   <source>Tinker</source>
   <translation>工匠</translation>
  </message>
  <message>
   <source>To Main Phase 2</source>
   <translation>前往第2主階段</translation>
  </message>
  <message>
   <source>To the Action Phase</source>
   <translation>前往行動階段</translation>
  </message>
  <message>
   <source>To the Attack Phase</source>
   <translation>前往攻擊階段</translation>
  </message>
  <message>
   <source>To the attack declaration</source>
   <translation>前往攻擊指定</translation>
  </message>
  <message>
   <source>To the battle damage</source>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the block declaration</source>
   <translation>前往防禦指定</translation>
  </message>
  <message>
   <source>Tome</source>
   <translation>魔法</translation>
  </message>
  <message>
   <source>Use ability</source>
   <translation>使用技能</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>Use skill</source>
   <translation>使用能力</translation>
  </message>
  <message>
   <source>Vanishing Post</source>
   <translation>消失的郵件</translation>
  </message>
  <message>
   <source>Warden</source>
   <translation>衛士</translation>
  </message>
  <message>
   <source>Warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>Water</source>
   <translation>水</translation>
  </message>
  <message>
   <source>Whip</source>
   <translation>督導</translation>
  </message>
  <message>
   <source>White</source>
   <translation>白</translation>
  </message>
  <message>
   <source>Wick</source>
   <translation>燈芯</translation>
  </message>
  <message>
   <source>Wind</source>
   <translation>風</translation>
  </message>
  <message>
   <source>Worker</source>
   <translation>工人</translation>
  </message>
  <message>
   <source>Yellow</source>
   <translation>黃</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>一張牌</translation>
  </message>
  <message>
   <source>a loop goes on that nobody can stop</source>
   <translation>無人能停止的循環仍在繼續</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>一個數字</translation>
  </message>
  <message>
   <source>as a cost</source>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>attack</source>
   <translation>戰鬥力</translation>
  </message>
  <message>
   <source>back line</source>
   <translation>後衛區</translation>
  </message>
  <message>
   <source>block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>bond area</source>
   <translation>羈絆區</translation>
  </message>
  <message>
   <source>bonds left</source>
   <translation>剩餘羈絆</translation>
  </message>
  <message>
   <source>both players</source>
   <translation>雙方玩家</translation>
  </message>
  <message>
   <source>both players lose at the same time</source>
   <translation>雙方玩家同時敗北</translation>
  </message>
  <message>
   <source>boundless area</source>
   <translation>異界區</translation>
  </message>
  <message>
   <source>break zone</source>
   <translation>損毀區</translation>
  </message>
  <message>
   <source>cast</source>
   <translation>召喚</translation>
  </message>
  <message>
   <source>concedes</source>
   <translation>投降</translation>
  </message>
  <message>
   <source>crystals</source>
   <translation>水晶</translation>
  </message>
  <message>
   <source>damage</source>
   <translation>傷害</translation>
  </message>
  <message>
   <source>damage zone</source>
   <translation>傷害區</translation>
  </message>
  <message>
   <source>deck</source>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <translation>丟棄</translation>
  </message>
  <message>
   <source>dull</source>
   <translation>休止</translation>
  </message>
  <message>
   <source>field</source>
   <translation>戰場</translation>
  </message>
  <message>
   <source>front line</source>
   <translation>前衛區</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <source>has no Main Character on the battlefield</source>
   <translation>戰場上沒有主人公單位</translation>
  </message>
  <message>
   <source>has no card in the deck and in the Retreat Area</source>
   <translation>牌庫與退避區均沒有卡</translation>
  </message>
  <message>
   <source>has no card left to draw</source>
   <translation>沒有牌可抽</translation>
  </message>
  <message>
   <source>heads</source>
   <translation>正面</translation>
  </message>
  <message>
   <source>it was cancelled and will do nothing</source>
   <translation>已被無效，不會產生效果</translation>
  </message>
  <message>
   <source>its extra cost was paid</source>
   <translation>已支付追加消耗</translation>
  </message>
  <message>
   <source>life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <translation>因卡牌說明而輸掉遊戲</translation>
  </message>
  <message>
   <source>move</source>
   <translation>移動</translation>
  </message>
  <message>
   <source>orb area</source>
   <translation>寶玉區</translation>
  </message>
  <message>
   <source>orbs</source>
   <translation>寶玉</translation>
  </message>
  <message>
   <source>power</source>
   <translation>力量</translation>
  </message>
  <message>
   <source>prime</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>primed</source>
   <translation>顯現</translation>
  </message>
  <message>
   <source>range</source>
   <translation>射程</translation>
  </message>
  <message>
   <source>received damage with an empty deck</source>
   <translation>牌庫已空時受到傷害</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>removed cards</source>
   <translation>移除區</translation>
  </message>
  <message>
   <source>retreat area</source>
   <translation>退避區</translation>
  </message>
  <message>
   <source>stack</source>
   <translation>堆疊</translation>
  </message>
  <message>
   <source>stacked</source>
   <translation>疊放</translation>
  </message>
  <message>
   <source>support</source>
   <translation>支援力</translation>
  </message>
  <message>
   <source>support area</source>
   <translation>支援區</translation>
  </message>
  <message>
   <source>tails</source>
   <translation>反面</translation>
  </message>
  <message>
   <source>the damage is doubled</source>
   <translation>傷害變為2倍</translation>
  </message>
  <message>
   <source>the damage is increased</source>
   <translation>傷害增加</translation>
  </message>
  <message>
   <source>the damage is reduced</source>
   <translation>傷害減少</translation>
  </message>
  <message>
   <source>the opponent concedes</source>
   <translation>對手投降</translation>
  </message>
  <message>
   <source>this card</source>
   <translation>此牌</translation>
  </message>
  <message>
   <source>use</source>
   <translation>使用</translation>
  </message>
  <message>
   <source>warp</source>
   <translation>異次元</translation>
  </message>
  <message>
   <source>yes or no</source>
   <translation>是或否</translation>
  </message>
  <message>
   <source>a skill says so</source>
   <translation>能力的效果</translation>
  </message>
  <message>
   <source>It is so</source>
   <translation>屬實</translation>
  </message>
  <message>
   <source>It is not so</source>
   <translation>不屬實</translation>
  </message>
  <message>
   <source>break</source>
   <translation>損毀</translation>
  </message>
  <message>
   <source>put into the Break Zone</source>
   <translation>放入損毀區</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <translation>放到擁有者的牌庫</translation>
  </message>
  <message>
   <source>remove from the game</source>
   <translation>從遊戲中移除</translation>
  </message>
  <message>
   <source>return to its owner's hand</source>
   <translation>放回擁有者的手牌</translation>
  </message>
  <message>
   <source>reveal</source>
   <translation>公開</translation>
  </message>
  <message>
   <source>its zone</source>
   <translation>所在區域</translation>
  </message>
  <message>
   <source>: it has no Back Attack</source>
   <translation>（沒有偷襲）</translation>
  </message>
  <message>
   <source>Magic Stones</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Additions</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Standby</source>
   <translation>待機</translation>
  </message>
  <message>
   <source>Ruler</source>
   <translation>領主</translation>
  </message>
  <message>
   <source>Graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Stones</source>
   <translation>魔石庫</translation>
  </message>
  <message>
   <source>Chase</source>
   <translation>連鎖</translation>
  </message>
  <message>
   <source>Life</source>
   <translation>生命</translation>
  </message>
  <message>
   <source>Will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Main</source>
   <translation>主要</translation>
  </message>
  <message>
   <source>Recovery Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <translation>主要階段</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>施放</translation>
  </message>
  <message>
   <source>Judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>Call a magic stone</source>
   <translation>召喚魔石</translation>
  </message>
  <message>
   <source>Set</source>
   <translation>設置</translation>
  </message>
  <message>
   <source>Shift</source>
   <translation>時變</translation>
  </message>
  <message>
   <source>Resonator</source>
   <translation>生物</translation>
  </message>
  <message>
   <source>J-ruler</source>
   <translation>裁決者</translation>
  </message>
  <message>
   <source>Chant</source>
   <translation>詠唱</translation>
  </message>
  <message>
   <source>Addition</source>
   <translation>附加</translation>
  </message>
  <message>
   <source>Regalia</source>
   <translation>神器</translation>
  </message>
  <message>
   <source>Magic Stone</source>
   <translation>魔石</translation>
  </message>
  <message>
   <source>Darkness</source>
   <translation>暗</translation>
  </message>
  <message>
   <source>Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <translation>攻擊力/防禦力</translation>
  </message>
  <message>
   <source>chase</source>
   <translation>連鎖區</translation>
  </message>
  <message>
   <source>ruler area</source>
   <translation>領主區</translation>
  </message>
  <message>
   <source>stone deck</source>
   <translation>魔石牌庫</translation>
  </message>
  <message>
   <source>standby area</source>
   <translation>待機區</translation>
  </message>
  <message>
   <source>graveyard</source>
   <translation>墳場</translation>
  </message>
  <message>
   <source>Basic</source>
   <translation>基本</translation>
  </message>
  <message>
   <source>Special</source>
   <translation>特殊</translation>
  </message>
  <message>
   <source>outside the game</source>
   <translation>遊戲外</translation>
  </message>
  <message>
   <source>Pierce</source>
   <translation>貫穿</translation>
  </message>
  <message>
   <source>Precision</source>
   <translation>襲擊</translation>
  </message>
  <message>
   <source>Explode</source>
   <translation>爆破</translation>
  </message>
  <message>
   <source>Flying</source>
   <translation>飛行</translation>
  </message>
  <message>
   <source>Swiftness</source>
   <translation>敏捷</translation>
  </message>
  <message>
   <source>Imperishable</source>
   <translation>不滅</translation>
  </message>
  <message>
   <source>Quickcast</source>
   <translation>瞬動</translation>
  </message>
  <message>
   <source>Remnant</source>
   <translation>追憶</translation>
  </message>
  <message>
   <source>Barrier</source>
   <translation>屏障</translation>
  </message>
  <message>
   <source>Bloodlust</source>
   <translation>猛進</translation>
  </message>
  <message>
   <source>will</source>
   <translation>魔力</translation>
  </message>
  <message>
   <source>Choose new ones</source>
   <translation>選擇新的</translation>
  </message>
  <message>
   <source>Do not awaken it</source>
   <translation>不覺醒</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>保持不變</translation>
  </message>
  <message>
   <source>Pay for its awakening</source>
   <translation>支付覺醒費用</translation>
  </message>
  <message>
   <source>it is awakened</source>
   <translation>它已覺醒</translation>
  </message>
  <message>
   <source>it was played by incarnation</source>
   <translation>它以顯現施放</translation>
  </message>
  <message>
   <source>Lifebreak</source>
   <translation>生命綻放</translation>
  </message>
  <message>
   <source>lifebreak area</source>
   <translation>生命綻放區</translation>
  </message>
  <message>
   <source>Enter rested</source>
   <translation>橫置進場</translation>
  </message>
  <message>
   <source>Pay</source>
   <translation>支付</translation>
  </message>
  <message>
   <source>J/resonator</source>
   <translation>裁決者/生物</translation>
  </message>
  <message>
   <source>End the battle</source>
   <translation>結束戰鬥</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <translation>進入終止階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <translation>進入主要階段</translation>
  </message>
  <message>
   <source>To the Battle Phase</source>
   <translation>進入戰鬥階段</translation>
  </message>
  <message>
   <source>To the drive step</source>
   <translation>進入判定步驟</translation>
  </message>
  <message>
   <source>To the damage step</source>
   <translation>進入傷害步驟</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <translation>進入重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <translation>進入攻擊</translation>
  </message>
  <message>
   <source>To the block</source>
   <translation>進入阻擋</translation>
  </message>
  <message>
   <source>To the damage</source>
   <translation>進入傷害</translation>
  </message>
  <message>
   <source>To the draw</source>
   <translation>進入取牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <translation>進入戰鬥終止</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <translation>進入回合終止</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <translation>進入重置</translation>
  </message>
  <message>
   <source>activate ability</source>
   <translation>啟動異能</translation>
  </message>
  <message>
   <source>automatic ability</source>
   <translation>觸發異能</translation>
  </message>
  <message>
   <source>will ability</source>
   <translation>魔力異能</translation>
  </message>
  <message>
   <source>judgment</source>
   <translation>審判</translation>
  </message>
  <message>
   <source>has no life left</source>
   <translation>生命值為0</translation>
  </message>
  <message>
   <source>mana</source>
   <translation>法力</translation>
  </message>
  <message>
   <source>evolution</source>
   <translation>進化</translation>
  </message>
  <message>
   <source>limit</source>
   <translation>限制</translation>
  </message>
  <message>
   <source>Will Coin</source>
   <translation>魔力代幣</translation>
  </message>
  <message>
   <source>Block</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>Do not block</source>
   <translation>不防禦</translation>
  </message>
  <message>
   <source>Do not</source>
   <translation>不</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>a text says so</source>
   <translation>卡文如此規定</translation>
  </message>
  <message>
   <source>vanguard circle</source>
   <translation>先導者圓陣</translation>
  </message>
  <message>
   <source>rear-guard circles</source>
   <translation>後防者圓陣</translation>
  </message>
  <message>
   <source>guardian circle</source>
   <translation>防衛者圓陣</translation>
  </message>
  <message>
   <source>drop zone</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>bind zone</source>
   <translation>封鎖區</translation>
  </message>
  <message>
   <source>trigger zone</source>
   <translation>判定區</translation>
  </message>
  <message>
   <source>G zone</source>
   <translation>時空區</translation>
  </message>
  <message>
   <source>gauge zone</source>
   <translation>計量區</translation>
  </message>
  <message>
   <source>order zone</source>
   <translation>指令卡區</translation>
  </message>
  <message>
   <source>hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left Front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right Front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left Back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre Back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right Back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left front</source>
   <translation>左前列</translation>
  </message>
  <message>
   <source>Right front</source>
   <translation>右前列</translation>
  </message>
  <message>
   <source>Left back</source>
   <translation>左後列</translation>
  </message>
  <message>
   <source>Centre back</source>
   <translation>中央後列</translation>
  </message>
  <message>
   <source>Right back</source>
   <translation>右後列</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>左</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>右</translation>
  </message>
  <message>
   <source>Centre</source>
   <translation>中央</translation>
  </message>
  <message>
   <source>Rear-guard</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Rear-guards</source>
   <translation>後防者</translation>
  </message>
  <message>
   <source>Guardians</source>
   <translation>防衛者</translation>
  </message>
  <message>
   <source>Vanguard</source>
   <translation>先導者</translation>
  </message>
  <message>
   <source>Gauge</source>
   <translation>計量</translation>
  </message>
  <message>
   <source>Hearts</source>
   <translation>核心卡</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>判定</translation>
  </message>
  <message>
   <source>Orders</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>Soul</source>
   <translation>靈魂</translation>
  </message>
  <message>
   <source>Bind</source>
   <translation>封鎖</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>棄牌區</translation>
  </message>
  <message>
   <source>Stand Phase</source>
   <translation>重置階段</translation>
  </message>
  <message>
   <source>Stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Ride Phase</source>
   <translation>RIDE階段</translation>
  </message>
  <message>
   <source>Ride</source>
   <translation>RIDE</translation>
  </message>
  <message>
   <source>Battle Phase</source>
   <translation>戰鬥階段</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>戰鬥</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>CALL</translation>
  </message>
  <message>
   <source>Exchange</source>
   <translation>交換</translation>
  </message>
  <message>
   <source>Stride</source>
   <translation>超越</translation>
  </message>
  <message>
   <source>Guard</source>
   <translation>防禦</translation>
  </message>
  <message>
   <source>G Guardian</source>
   <translation>G防衛者</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>指令卡</translation>
  </message>
  <message>
   <source>damage to check</source>
   <translation>待判定的傷害</translation>
  </message>
  <message>
   <source>Normal Unit</source>
   <translation>普通單位</translation>
  </message>
  <message>
   <source>Trigger Unit</source>
   <translation>觸發單位</translation>
  </message>
  <message>
   <source>G Unit</source>
   <translation>G單位</translation>
  </message>
  <message>
   <source>Token Unit</source>
   <translation>衍生單位</translation>
  </message>
  <message>
   <source>Normal Order</source>
   <translation>普通指令卡</translation>
  </message>
  <message>
   <source>Blitz Order</source>
   <translation>閃擊指令卡</translation>
  </message>
  <message>
   <source>Set Order</source>
   <translation>設置指令卡</translation>
  </message>
  <message>
   <source>Protect</source>
   <translation>守護型</translation>
  </message>
  <message>
   <source>Ticket</source>
   <translation>票券</translation>
  </message>
  <message>
   <source>Heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>Front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>Force</source>
   <translation>力量型</translation>
  </message>
  <message>
   <source>Accel</source>
   <translation>加速型</translation>
  </message>
  <message>
   <source>Force I</source>
   <translation>力量型I</translation>
  </message>
  <message>
   <source>Force II</source>
   <translation>力量型II</translation>
  </message>
  <message>
   <source>Accel I</source>
   <translation>加速型I</translation>
  </message>
  <message>
   <source>Accel II</source>
   <translation>加速型II</translation>
  </message>
  <message>
   <source>Protect I</source>
   <translation>守護型I</translation>
  </message>
  <message>
   <source>Protect II</source>
   <translation>守護型II</translation>
  </message>
  <message>
   <source>Boost</source>
   <translation>支援</translation>
  </message>
  <message>
   <source>Intercept</source>
   <translation>截擊</translation>
  </message>
  <message>
   <source>Twin Drive!!</source>
   <translation>雙重判定!!</translation>
  </message>
  <message>
   <source>Triple Drive!!!</source>
   <translation>三重判定!!!</translation>
  </message>
  <message>
   <source>shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>Shield</source>
   <translation>盾護</translation>
  </message>
  <message>
   <source>grade</source>
   <translation>等級</translation>
  </message>
  <message>
   <source>unit</source>
   <translation>單位</translation>
  </message>
  <message>
   <source>Boosting</source>
   <translation>支援中</translation>
  </message>
  <message>
   <source>Legion</source>
   <translation>雙鬥</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>根絕</translation>
  </message>
  <message>
   <source>Dominated</source>
   <translation>支配</translation>
  </message>
  <message>
   <source>Blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>Engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>Charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>Hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>Harmony</source>
   <translation>和聲</translation>
  </message>
  <message>
   <source>Successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>Locked</source>
   <translation>咒縛</translation>
  </message>
  <message>
   <source>Frost Assize</source>
   <translation>霜巡庭</translation>
  </message>
  <message>
   <source>Sap Choir</source>
   <translation>青汁詩班</translation>
  </message>
  <message>
   <source>Haymarch</source>
   <translation>刈草行軍</translation>
  </message>
  <message>
   <source>Cinder Fair</source>
   <translation>燼火集市</translation>
  </message>
  <message>
   <source>Fogmoor Post</source>
   <translation>霧沼郵局</translation>
  </message>
  <message>
   <source>Noonwatch</source>
   <translation>正午台</translation>
  </message>
  <message>
   <source>Human</source>
   <translation>人類</translation>
  </message>
  <message>
   <source>Elf</source>
   <translation>精靈</translation>
  </message>
  <message>
   <source>High Beast</source>
   <translation>高等獸</translation>
  </message>
  <message>
   <source>Ghost</source>
   <translation>幽靈</translation>
  </message>
  <message>
   <source>Zombie</source>
   <translation>喪屍</translation>
  </message>
  <message>
   <source>Imp</source>
   <translation>小鬼</translation>
  </message>
  <message>
   <source>Sylph</source>
   <translation>風精</translation>
  </message>
  <message>
   <source>Giant</source>
   <translation>巨人</translation>
  </message>
  <message>
   <source>Golem</source>
   <translation>魔像</translation>
  </message>
  <message>
   <source>Dryad</source>
   <translation>樹精</translation>
  </message>
  <message>
   <source>Doll</source>
   <translation>人偶</translation>
  </message>
  <message>
   <source>Insect</source>
   <translation>昆蟲</translation>
  </message>
  <message>
   <source>Workeroid</source>
   <translation>工作機械</translation>
  </message>
  <message>
   <source>Astral Poet</source>
   <translation>星之詩人</translation>
  </message>
  <message>
   <source>Astral Deity</source>
   <translation>星之神</translation>
  </message>
  <message>
   <source>Shortblade</source>
   <translation>短刃</translation>
  </message>
  <message>
   <source>Longblade</source>
   <translation>長刃</translation>
  </message>
  <message>
   <source>United Sanctuary</source>
   <translation>聯合聖域</translation>
  </message>
  <message>
   <source>Dragon Empire</source>
   <translation>龍之帝國</translation>
  </message>
  <message>
   <source>Star Gate</source>
   <translation>星門</translation>
  </message>
  <message>
   <source>Dark Zone</source>
   <translation>黑暗地帶</translation>
  </message>
  <message>
   <source>Magallanica</source>
   <translation>馬伽拉尼卡</translation>
  </message>
  <message>
   <source>Zoo</source>
   <translation>動物園</translation>
  </message>
  <message>
   <source>Royal Paladin</source>
   <translation>光輝騎士團</translation>
  </message>
  <message>
   <source>Oracle Think Tank</source>
   <translation>佔卜魔法團</translation>
  </message>
  <message>
   <source>Angel Feather</source>
   <translation>天使之羽</translation>
  </message>
  <message>
   <source>Shadow Paladin</source>
   <translation>暗影騎士團</translation>
  </message>
  <message>
   <source>Gold Paladin</source>
   <translation>黃金騎士團</translation>
  </message>
  <message>
   <source>Genesis</source>
   <translation>創世</translation>
  </message>
  <message>
   <source>Kagero</source>
   <translation>陽炎</translation>
  </message>
  <message>
   <source>Nubatama</source>
   <translation>射干玉</translation>
  </message>
  <message>
   <source>Tachikaze</source>
   <translation>太刀風</translation>
  </message>
  <message>
   <source>Murakumo</source>
   <translation>叢雲</translation>
  </message>
  <message>
   <source>Narukami</source>
   <translation>鳴神</translation>
  </message>
  <message>
   <source>Nova Grappler</source>
   <translation>搏擊新星</translation>
  </message>
  <message>
   <source>Dimension Police</source>
   <translation>次元警察</translation>
  </message>
  <message>
   <source>Link Joker</source>
   <translation>鏈環傀儡</translation>
  </message>
  <message>
   <source>Spike Brothers</source>
   <translation>鋼釘兄弟會</translation>
  </message>
  <message>
   <source>Dark Irregulars</source>
   <translation>黑暗不法者</translation>
  </message>
  <message>
   <source>Pale Moon</source>
   <translation>黯月</translation>
  </message>
  <message>
   <source>Gear Chronicle</source>
   <translation>齒輪編年史</translation>
  </message>
  <message>
   <source>Granblue</source>
   <translation>雄偉深藍</translation>
  </message>
  <message>
   <source>Bermuda Triangle</source>
   <translation>百慕大三角</translation>
  </message>
  <message>
   <source>Aqua Force</source>
   <translation>蒼海軍勢</translation>
  </message>
  <message>
   <source>Megacolony</source>
   <translation>百群</translation>
  </message>
  <message>
   <source>Great Nature</source>
   <translation>大自然</translation>
  </message>
  <message>
   <source>Neo Nectar</source>
   <translation>永生蜜酒</translation>
  </message>
  <message>
   <source>Go first</source>
   <translation>先攻</translation>
  </message>
  <message>
   <source>Go second</source>
   <translation>後攻</translation>
  </message>
  <message>
   <source>critical</source>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>stand</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>heal</source>
   <translation>治愈</translation>
  </message>
  <message>
   <source>front</source>
   <translation>前列</translation>
  </message>
  <message>
   <source>blazing</source>
   <translation>龍炎</translation>
  </message>
  <message>
   <source>engorged</source>
   <translation>暴食</translation>
  </message>
  <message>
   <source>charging</source>
   <translation>突擊</translation>
  </message>
  <message>
   <source>hollowed</source>
   <translation>亡靈</translation>
  </message>
  <message>
   <source>successful</source>
   <translation>達成</translation>
  </message>
  <message>
   <source>drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>Drive</source>
   <translation>驅動判定</translation>
  </message>
  <message>
   <source>ATK/DEF</source>
   <comment>cipher</comment>
   <translation>攻防</translation>
  </message>
  <message>
   <source>Beast</source>
   <comment>cipher</comment>
   <translation>獸馬</translation>
  </message>
  <message>
   <source>End</source>
   <comment>cipher</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>cipher</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>cipher</comment>
   <translation>一張卡</translation>
  </message>
  <message>
   <source>Elf</source>
   <comment>fftcg</comment>
   <translation>精靈族</translation>
  </message>
  <message>
   <source>Guard</source>
   <comment>fftcg</comment>
   <translation>衛兵</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>fow</comment>
   <translation>阻擋</translation>
  </message>
  <message>
   <source>Break</source>
   <comment>fow</comment>
   <translation>消滅</translation>
  </message>
  <message>
   <source>Clerk</source>
   <comment>fow</comment>
   <translation>錄事</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>Do not block</source>
   <comment>fow</comment>
   <translation>不阻擋</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>fow</comment>
   <translation>抽牌</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>fow</comment>
   <translation>抽牌階段</translation>
  </message>
  <message>
   <source>End</source>
   <comment>fow</comment>
   <translation>結束</translation>
  </message>
  <message>
   <source>End Phase</source>
   <comment>fow</comment>
   <translation>結束階段</translation>
  </message>
  <message>
   <source>Main</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Main Phase</source>
   <comment>fow</comment>
   <translation>主階段</translation>
  </message>
  <message>
   <source>Spirit</source>
   <comment>fow</comment>
   <translation>靈體</translation>
  </message>
  <message>
   <source>To the End Phase</source>
   <comment>fow</comment>
   <translation>前往結束階段</translation>
  </message>
  <message>
   <source>To the Main Phase</source>
   <comment>fow</comment>
   <translation>前往主階段</translation>
  </message>
  <message>
   <source>To the Recovery Phase</source>
   <comment>fow</comment>
   <translation>前往重置階段</translation>
  </message>
  <message>
   <source>To the attack</source>
   <comment>fow</comment>
   <translation>前往攻擊宣佈</translation>
  </message>
  <message>
   <source>To the block</source>
   <comment>fow</comment>
   <translation>前往阻擋宣佈</translation>
  </message>
  <message>
   <source>To the damage</source>
   <comment>fow</comment>
   <translation>前往傷害結算</translation>
  </message>
  <message>
   <source>To the draw</source>
   <comment>fow</comment>
   <translation>前往抽牌</translation>
  </message>
  <message>
   <source>To the end of the battle</source>
   <comment>fow</comment>
   <translation>前往戰鬥結束</translation>
  </message>
  <message>
   <source>To the end of the turn</source>
   <comment>fow</comment>
   <translation>前往回合結束</translation>
  </message>
  <message>
   <source>To the recovery</source>
   <comment>fow</comment>
   <translation>前往重置</translation>
  </message>
  <message>
   <source>as a cost</source>
   <comment>fow</comment>
   <translation>作為費用</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>fow</comment>
   <translation>牌庫</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>fow</comment>
   <translation>棄掉</translation>
  </message>
  <message>
   <source>had to draw from an empty deck</source>
   <comment>fow</comment>
   <translation>必須抽牌但牌庫已空</translation>
  </message>
  <message>
   <source>has no life left</source>
   <comment>fow</comment>
   <translation>生命值降到了0</translation>
  </message>
  <message>
   <source>limit</source>
   <comment>fow</comment>
   <translation>界限</translation>
  </message>
  <message>
   <source>loses by the text of a card</source>
   <comment>fow</comment>
   <translation>因卡牌的描述而輸掉遊戲</translation>
  </message>
  <message>
   <source>mana</source>
   <comment>fow</comment>
   <translation>靈力</translation>
  </message>
  <message>
   <source>put on its owner's deck</source>
   <comment>fow</comment>
   <translation>置入擁有者的牌庫</translation>
  </message>
  <message>
   <source>reveal</source>
   <comment>fow</comment>
   <translation>展示</translation>
  </message>
  <message>
   <source>Critical</source>
   <comment>vanguard</comment>
   <translation>暴擊</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>vanguard</comment>
   <translation>抽卡</translation>
  </message>
  <message>
   <source>Draw Phase</source>
   <comment>vanguard</comment>
   <translation>抽卡階段</translation>
  </message>
  <message>
   <source>a card</source>
   <comment>vanguard</comment>
   <translation>1張卡</translation>
  </message>
  <message>
   <source>deck</source>
   <comment>vanguard</comment>
   <translation>牌堆</translation>
  </message>
  <message>
   <source>removed cards</source>
   <comment>vanguard</comment>
   <translation>除外的卡</translation>
  </message>
 </context>
</TS>
