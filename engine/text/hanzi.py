"""What Chinese needs besides words: sentences and their marks, measure words, and the two scripts.

Words are written in Simplified Chinese; the Traditional text is made of the finished Simplified sentence by a
table of terms and characters, longest first, so that a term may differ as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

OPEN = "“"
CLOSE = "”"
_ENDS = ("。", "。）", f"。{CLOSE}", f"。）{CLOSE}")


def sentence(text: str) -> str:
    """The text with a full stop, unless a mark that ends a sentence stands there already."""
    return text if text.endswith(_ENDS) else f"{text}。"


def sentences(texts: Iterable[str]) -> str:
    """Texts as sentences, one after the other."""
    return "".join(sentence(text) for text in texts)


def quoted(text: str) -> str:
    """The text in quotation marks."""
    return f"{OPEN}{text}{CLOSE}"


def listed(items: Iterable[str], last: str) -> str:
    """Several things: "甲", "甲和乙", "甲、乙和丙"."""
    *before, end = items
    return f"{'、'.join(before)}{last}{end}" if before else end


def of(what: str) -> str:
    """What belongs to something: the word with 的, except after 其, which has it in its meaning."""
    return what if what.endswith(("其", "的")) else f"{what}的"


def bare(attribute: str) -> str:
    """An attribute without its 的: what a predicate says."""
    return attribute.removesuffix("的")


@dataclass(frozen=True, slots=True)
class Number:
    """A number that counts things, before its measure word is known: "2…或以上的"."""

    before: str
    after: str = ""

    def of(self, measure: str) -> str:
        """With the measure word: "2张", "至多2张", "2张或以上的"."""
        return f"{self.before}{measure}{self.after}" if measure else f"{self.before}{self.after}"


@dataclass(frozen=True)
class Script:
    """A way to write the language: its quotation marks, and what it writes differently."""

    #: Opening and closing marks, outside and inside.
    marks: tuple[str, str, str, str] = ("“", "”", "‘", "’")
    terms: Mapping[str, str] | None = None

    def write(self, text: str) -> str:
        """The Simplified text in this script."""
        return self._marked("".join(map(self._part, self._terms_within.split(text))) if self.terms else text)

    def _part(self, text: str) -> str:
        """A term, or what stands between two of them."""
        return (self.terms or {}).get(text) or text.translate(self._characters)

    @cached_property
    def _terms_within(self) -> re.Pattern[str]:
        longer = sorted((re.escape(term) for term in self.terms or () if len(term) > 1), key=len, reverse=True)
        return re.compile(f"({'|'.join(longer)})") if longer else re.compile("(?!)")

    @cached_property
    def _characters(self) -> dict[int, str]:
        return {ord(letter): written for letter, written in (self.terms or {}).items() if len(letter) == 1}

    def _marked(self, text: str) -> str:
        """Quotation marks by depth."""
        depth = 0
        out: list[str] = []
        for letter in text:
            if letter == OPEN:
                out.append(self.marks[2 * (depth % 2)])
                depth += 1
            elif letter == CLOSE:
                depth -= 1
                out.append(self.marks[2 * (depth % 2) + 1])
            else:
                out.append(letter)
        return "".join(out)


# Traditional Chinese as it is written in Taiwan: characters, and terms in which a character differs otherwise.

_SIMPLIFIED = (
    "万与丑专业丛东丝丢两严丧个丰临为丽举么义乌乐乔习乡书买乱争于亏云亚产亩亲亿仅仆从仑仓仪们价众优会伞伟"
    "传伤伦伪体余佣侠侣侥侦侧侨侩俩俭债倾偿储儿兑党兰关兴兹养兽内冈册写军农冯冲决况冻净准凉减凑凛几凤凭凯"
    "击凿划刘则刚创删别刹刽剂剐剑剥剧劝办务动励劲劳势勋匀区医华协单卖占卢卤卧卫却厂厅历厉压厌厕厘厢厦厨厩"
    "县参双发变叙叠叶号叹后吓吕吗吨听启吴呐呕员呛呜咏咙咨响哑哗哟唤啮啸喷嘘嘱嚣团园囱围国图圆圣场坏块坚坛"
    "坝坞坟坠垄垒垦垫堑堕墙壮声壳壶处备复够头夸夹夺奋奖奥妆妇妈娄娇娱婴婶孙学孪宁宝实宠审宪宫宽宾寝对寻导"
    "寿将尔尘尝尧尸尽层屉届属屡屿岁岂岗岛岭岿峡峦崭巩币帅师帐帘帜带帧帮幂并广庄庆庐库应庙庞废开异弃张弥弯"
    "弹强归当录彦彻征径忆忧怀态怂怜总恋恒恳恶恼悦悬悯惊惧惨惩惫惭惮惯愤愿慑懒戏战户扑执扩扫扬扰抚抛抠抡抢"
    "护报担拟拢拣拥拦拧拨择挂挚挛挝挞挟挠挡挣挤挥捞损捡换捣据掳掷掸掺揽搀搁搂搅携摄摆摇摈摊撑撵擞攒敌敛数"
    "斋斗斩断无旧时旷昼显晋晒晓晕暂术朴机杀杂权杠条来杨杰极构枢枣枪枫柜柠栅标栈栋栏树栖样档桥桨桩梦检棱椭"
    "楼槛横樱橱欢欧歼残殴毁毕毙毡气氢汇汉污汤汹沟没沤沥沦沧沪泄泞泪泻泼泽洁洒洼浅浆浇浊测济浑浓涂涌涛涝涟"
    "涡涣涤润涧涨涩淀渊渍渐渔渗温游湾湿溃溅滚滞满滤滥滦滨滩潍潜澜濒灭灯灵灾灿炉点炼炽烁烂烃烛烟烦烧烩烫烬"
    "热焕爱爷牵牺犊状犹狈狞独狭狮狰狱猎猪猫献獭玛环现珐琐琼瑶瓮电画畅畴疗疟疡疮疯痈痉痒痪痹瘪瘫癣皑皱盏盐"
    "监盖盗盘着睁瞒瞩矫矾矿码砖砚砾础硕确碍碱礼祷祸禄离秃秆种积称秽税稳穷窃窍窑窜窝窥竖竞笋笔笺笼筑筛筝筹"
    "签简箩篓篮篱类粤粪粮紧纠红纤约级纪纫纬纯纱纲纳纵纶纷纸纹纺纽线练组绅细织终绊绍绎经绑绒结绕绘给绚络绝"
    "绞统绢绣绥绦继绩绪续绰绳维绵绷绸综绽绿缀缄缅缆缉缎缓缔缕编缘缚缝缠缨缩缮缴网罗罚罢羁羡翘耸耻聂聋职联"
    "聪肃肠肤肮肾肿胀胁胆胜胶脉脏脐脑脓脚脱脸腊腻腾舆舰舱艰艳艺节芜芦苇苍苏苹范茎茧荆荐荚荡荣荤荧荫药莱莲"
    "获莹萝萤营萧萨葱蒋蓝蓟蔷蔼蕴虏虑虚虫虱虽虾蚀蚁蚂蚕蛊蛮蛰蜕蜗蜡蝇蝉蝎衅衔补衬袄袜袭装裤见观规觅视览觉"
    "触誉誊计订讣认讥讨让讫训议讯记讲讳讶许讹论讼讽设访诀证评诅识诈诉诊诌词译试诗诚诛话诞诡询诣该详诧诫诬"
    "语误诱诲说诵请诸诺读诽课谁调谅谆谈谊谋谍谎谐谓谗谚谜谢谣谤谦谨谩谬谭谰谱谴贝贞负贡财责贤败账货质贩贪"
    "贫贬购贮贯贰贱贴贵贷贸费贺贼贾贿赁赂赃资赊赋赌赎赏赐赔赖赘赚赛赞赠赡赢赣赵赶趋跃践踊踌踪蹿躯车轧轨轩"
    "转轮软轰轴轻载轿较辅辆辈辉辊辐辑输辕辖辗辙辞辟辩辫边辽达迁过迈运还这进远违连迟迹适选逊递逻遗遥邓邮邹"
    "邻郁郑郧郸酝酱酿采释里鉴针钉钒钓钙钝钞钟钠钡钢钥钦钧钨钩钮钱钳钵钻钾铀铁铂铃铅铆铜铝铡铣铬铭铰铱铲银"
    "铸铺链销锁锄锅锈锋锌锐锑锗错锚锡锣锤锥锦锭键锯锰锹锻镀镁镇镊镍镐镑镜镣镭镰镶长门闪闭问闯闰闲间闷闸闹"
    "闺闻闽阀阁阂阅阉阎阐阑阔队阳阴阵阶际陆陇陈陕陨险随隐隶难雇雏雾静韦韧韩韵页顶顷项顺须顽顾顿颁颂预颅领"
    "颇颈颊颐频颓颖颗题颜额颠颤颧风飘飞饥饭饮饯饰饱饲饵饶饺饼饿馁馅馆馈馋馏馒马驭驮驯驰驱驳驴驶驹驻驼驾驿"
    "骂骄骆骇骋验骏骑骗骚骡骤鱼鲁鲍鲜鲤鲸鳃鳖鳞鸟鸡鸣鸥鸦鸭鸯鸳鸵鸽鸿鹃鹅鹊鹏鹤鹭鹰麦黄齐齿龄龋龙龚龟"
)
_TRADITIONAL = (
    "萬與醜專業叢東絲丟兩嚴喪個豐臨為麗舉麼義烏樂喬習鄉書買亂爭於虧雲亞產畝親億僅僕從侖倉儀們價眾優會傘偉"
    "傳傷倫偽體餘傭俠侶僥偵側僑儈倆儉債傾償儲兒兌黨蘭關興茲養獸內岡冊寫軍農馮衝決況凍淨準涼減湊凜幾鳳憑凱"
    "擊鑿劃劉則剛創刪別剎劊劑剮劍剝劇勸辦務動勵勁勞勢勳勻區醫華協單賣佔盧滷臥衛卻廠廳歷厲壓厭廁釐廂廈廚廄"
    "縣參雙發變敘疊葉號嘆後嚇呂嗎噸聽啟吳吶嘔員嗆嗚詠嚨諮響啞譁喲喚齧嘯噴噓囑囂團園囪圍國圖圓聖場壞塊堅壇"
    "壩塢墳墜壟壘墾墊塹墮牆壯聲殼壺處備復夠頭誇夾奪奮獎奧妝婦媽婁嬌娛嬰嬸孫學孿寧寶實寵審憲宮寬賓寢對尋導"
    "壽將爾塵嘗堯屍盡層屜屆屬屢嶼歲豈崗島嶺巋峽巒嶄鞏幣帥師帳簾幟帶幀幫冪並廣莊慶廬庫應廟龐廢開異棄張彌彎"
    "彈強歸當錄彥徹徵徑憶憂懷態慫憐總戀恆懇惡惱悅懸憫驚懼慘懲憊慚憚慣憤願懾懶戲戰戶撲執擴掃揚擾撫拋摳掄搶"
    "護報擔擬攏揀擁攔擰撥擇掛摯攣撾撻挾撓擋掙擠揮撈損撿換搗據擄擲撣摻攬攙擱摟攪攜攝擺搖擯攤撐攆擻攢敵斂數"
    "齋鬥斬斷無舊時曠晝顯晉曬曉暈暫術樸機殺雜權槓條來楊傑極構樞棗槍楓櫃檸柵標棧棟欄樹棲樣檔橋槳樁夢檢稜橢"
    "樓檻橫櫻櫥歡歐殲殘毆毀畢斃氈氣氫匯漢汙湯洶溝沒漚瀝淪滄滬洩濘淚瀉潑澤潔灑窪淺漿澆濁測濟渾濃塗湧濤澇漣"
    "渦渙滌潤澗漲澀澱淵漬漸漁滲溫遊灣溼潰濺滾滯滿濾濫灤濱灘濰潛瀾瀕滅燈靈災燦爐點煉熾爍爛烴燭煙煩燒燴燙燼"
    "熱煥愛爺牽犧犢狀猶狽獰獨狹獅猙獄獵豬貓獻獺瑪環現琺瑣瓊瑤甕電畫暢疇療瘧瘍瘡瘋癰痙癢瘓痺癟癱癬皚皺盞鹽"
    "監蓋盜盤著睜瞞矚矯礬礦碼磚硯礫礎碩確礙鹼禮禱禍祿離禿稈種積稱穢稅穩窮竊竅窯竄窩窺豎競筍筆箋籠築篩箏籌"
    "簽簡籮簍籃籬類粵糞糧緊糾紅纖約級紀紉緯純紗綱納縱綸紛紙紋紡紐線練組紳細織終絆紹繹經綁絨結繞繪給絢絡絕"
    "絞統絹繡綏絛繼績緒續綽繩維綿繃綢綜綻綠綴緘緬纜緝緞緩締縷編緣縛縫纏纓縮繕繳網羅罰罷羈羨翹聳恥聶聾職聯"
    "聰肅腸膚骯腎腫脹脅膽勝膠脈髒臍腦膿腳脫臉臘膩騰輿艦艙艱豔藝節蕪蘆葦蒼蘇蘋範莖繭荊薦莢蕩榮葷熒蔭藥萊蓮"
    "獲瑩蘿螢營蕭薩蔥蔣藍薊薔藹蘊虜慮虛蟲蝨雖蝦蝕蟻螞蠶蠱蠻蟄蛻蝸蠟蠅蟬蠍釁銜補襯襖襪襲裝褲見觀規覓視覽覺"
    "觸譽謄計訂訃認譏討讓訖訓議訊記講諱訝許訛論訟諷設訪訣證評詛識詐訴診謅詞譯試詩誠誅話誕詭詢詣該詳詫誡誣"
    "語誤誘誨說誦請諸諾讀誹課誰調諒諄談誼謀諜謊諧謂讒諺謎謝謠謗謙謹謾謬譚讕譜譴貝貞負貢財責賢敗賬貨質販貪"
    "貧貶購貯貫貳賤貼貴貸貿費賀賊賈賄賃賂贓資賒賦賭贖賞賜賠賴贅賺賽讚贈贍贏贛趙趕趨躍踐踴躊蹤躥軀車軋軌軒"
    "轉輪軟轟軸輕載轎較輔輛輩輝輥輻輯輸轅轄輾轍辭闢辯辮邊遼達遷過邁運還這進遠違連遲跡適選遜遞邏遺遙鄧郵鄒"
    "鄰鬱鄭鄖鄲醞醬釀採釋裡鑑針釘釩釣鈣鈍鈔鐘鈉鋇鋼鑰欽鈞鎢鉤鈕錢鉗缽鑽鉀鈾鐵鉑鈴鉛鉚銅鋁鍘銑鉻銘鉸銥鏟銀"
    "鑄鋪鏈銷鎖鋤鍋鏽鋒鋅銳銻鍺錯錨錫鑼錘錐錦錠鍵鋸錳鍬鍛鍍鎂鎮鑷鎳鎬鎊鏡鐐鐳鐮鑲長門閃閉問闖閏閒間悶閘鬧"
    "閨聞閩閥閣閡閱閹閻闡闌闊隊陽陰陣階際陸隴陳陝隕險隨隱隸難僱雛霧靜韋韌韓韻頁頂頃項順須頑顧頓頒頌預顱領"
    "頗頸頰頤頻頹穎顆題顏額顛顫顴風飄飛飢飯飲餞飾飽飼餌饒餃餅餓餒餡館饋饞餾饅馬馭馱馴馳驅駁驢駛駒駐駝駕驛"
    "罵驕駱駭騁驗駿騎騙騷騾驟魚魯鮑鮮鯉鯨鰓鱉鱗鳥雞鳴鷗鴉鴨鴦鴛鴕鴿鴻鵑鵝鵲鵬鶴鷺鷹麥黃齊齒齡齲龍龔龜"
)
#: Where the character alone would become another word.
_TERMS = {
    "重复": "重複",
    "复制": "複製",
    "复数": "複數",
    "制图": "製圖",
    "不准": "不准",
    "干净": "乾淨",
    "干燥": "乾燥",
    "干预": "干預",
    "里程": "里程",
    "海里": "海里",
    "头发": "頭髮",
    "皇后": "皇后",
    "关系": "關係",
    "宣布": "宣佈",
    "信息": "資訊",
    "图标": "圖示",
    "变量": "變數",
    "文本": "文字",
    "回避": "迴避",
    "当前": "目前",
    "防御": "防禦",
    "向上取整": "無條件進位",
    "向下取整": "無條件捨去",
    "程序": "程式",
}
_CHARACTERS = dict(zip(_SIMPLIFIED, _TRADITIONAL, strict=True))


def taiwan(terms: Mapping[str, str]) -> Script:
    """The script, with the terms that a game has there."""
    return Script(marks=("「", "」", "『", "』"), terms={**_CHARACTERS, **_TERMS, **terms})
