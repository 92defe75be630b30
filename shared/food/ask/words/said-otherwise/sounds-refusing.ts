// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** Who gives a reason not to eat it means what is said. */
const reasons = [
  'вегетар|веган|целіак|глютен|лактоз|дієт|бридк|огид|алергі|отру|не тягне|не їм|не їсть|не хочу|не буду|не можна|не люб|не перенос|заборон|на відміну|окрім|крім|а (?:мені|я) (?:так|ні)',
  'vegan|vegetar|c(?:o)?eliac|allerg|intoleran|except|but me|\\bdo though|unless|without it|diet|doctor',
  'celiak|alerg|nechutn|nejím|nesm|nechc|nábožens|bez (?:ní|něj|nich)|dieta|dietu|zákaz|zakáz',
].join('|')
const unless = `(?![^]*(?:${reasons}))(?<!(?:${reasons})[^]*)`
const raw = String.raw

/** What sounds like a refusal, for a no is in it, and is a wish: «не можу дочекатися вареників», "nobody ever says no to pie". */
/** «м'ясо шматками випльовує, їсть тільки перекручене»: how it is cut is refused, and not the food. */
const inPieces = '(?:(?:великими |цілими |такими )?(?:шматками|шматочками|шматком|кусками|кусочками|куском|кавалками|цілими)|цілим|цілою)'
const notSo = '(?:не (?:їсть|їдять|їм|їмо|жує|жують|ковтає|хоче|любить|бере)|випльовує|випльовують|виплюне|плюється|виколупує|відсуває)'
const onlySo = '(?:,|\\.| –| —|;)? ?(?:а |але |зате )?(?:їсть |їдять |їм |їмо |жує |бере |ковтає |любить ){0,1}(?:хіба що |хіба |тільки |лише |лиш |тіки ){1,2}(?:якщо |як |коли )?(?:у вигляді |в вигляді )?'
const pieces: readonly SaidOtherwise[] = [
  [String.raw`(?<![\p{L}'’ʼ])м['’ʼ]?яс[оа] (?:${inPieces} ${notSo}|${notSo} ${inPieces})${onlySo}(?:перекручен|прокручен|мелен|перемелен|змелен|фарш|котлет)\p{L}*(?!\p{L})`, 'хоче фарш', 'перекруч|прокруч|мел|фарш|котлет'],
  [String.raw`(?<![\p{L}'’ʼ])${notSo} м['’ʼ]?яс[оа] ${inPieces}${onlySo}(?:перекручен|прокручен|мелен|перемелен|змелен|фарш|котлет)\p{L}*(?!\p{L})`, 'хоче фарш', 'перекруч|прокруч|мел|фарш|котлет'],
  [String.raw`(?<![\p{L}'’ʼ])м['’ʼ]?ясо (?:їсть |їдять |жує )?(?:хіба що |тільки |лише |лиш ){1,2}(?:перекручен|прокручен|мелен|перемелен)(?:е|им)(?!\p{L})|(?<![\p{L}'’ʼ])(?:їсть |їдять )м['’ʼ]?ясо (?:хіба що |тільки |лише |лиш ){1,2}(?:перекручен|прокручен|мелен|перемелен)(?:е|им)(?!\p{L})`, 'хоче фарш', 'перекруч|прокруч|мел'],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) ${inPieces} ${notSo}${onlySo}(?:терт|натерт|перетерт|протерт|подрібнен|дрібн|посічен)\p{L}*(?!\p{L})`, 'їсть $1', 'терт|дрібн|посіч'],
]

export const soundsRefusing: readonly SaidOtherwise[] = [
  ...pieces,
  // «хочу нікуди не поспішати й довго тушкувати м'ясо»
  [String.raw`(?<!\p{L})(?:нікуди )?не (?:поспіша\p{L}+|спіш(?:ити|у|имо|ачи)|квап\p{L}+)(?: нікуди)?(?: (?:й|і|та))?(?!\p{L})`, '', 'спіш|квап'],
  [String.raw`[,.]? ?\b(?:because |as |since )?(?:i|we) (?:really )?(?:hate|can['’]?t stand|cannot stand|don['’]?t (?:want|like)|detest) (?:to )?(?:(?:do|doing) (?:the |any )?(?:washing[- ]?up|dishes)|wash(?:ing)? (?:up|(?:the |any )?dishes)|(?:the )?washing[- ]?up|clean(?:ing)? up)(?=\s*(?:[.,;!?]|$))`, '', 'wash|dishes|clean'],
  [String.raw`\b(?:not|no) (?:in (?:a|any) )?(?:rush|hurry)(?:ing)?\b`, '', 'rush|hurry'],
  // Who cannot wait, or get enough
  [raw`(?<!\p{L})(?:se (?:už )?(?:nemůžu|nemůžeme|nemohu|nemůžou|nemůže) (?:už )?|(?:nemůžu|nemůžeme|nemohu|nemůžou|nemůže) (?:už )?se (?:už )?)(?:dočkat|nabažit|dojíst|nasytit|přejíst) (?=\p{L})${unless}`, 'chci ', 'nem'],
  [raw`(?<!\p{L})(?:вже )?не (?:можу|можемо|дочекаюсь|дочекаюся)(?: вже)? (?:дочекатися |дочекатись |наїстися |наїстись |нажертися )(?=\p{L})${unless}`, 'хочу ', 'не '],
  [raw`\bcan(?:no|['’]?)t (?:wait for|get enough of|get enough|resist|say no to|stop eating|live without) (?=\p{L})${unless}`, 'want ', 'can'],
  [raw`(?<!\p{L})(?:мені |нам |йому |їй |їм )?(?:ніколи |ще )?не (?:набридне|набриднуть|набридає|набридають|приїсться|приїдається|приїдаються) (?=\p{L})${unless}`, 'хочу ', 'набрид|приї'],
  // Nobody turns it down
  [raw`\b(?:no ?one|nobody)(?: (?:in|at) (?:my|our|this|the) (?:family|house|home|table|office))? (?:ever |has ever |would ever |could ever )?(?:refuses?|refused|says? no to|said no to|turns? down|turned down|can resist|resists?|says? no thanks to) (?=\p{L})${unless}`, 'we want ', 'no one|noone|nobody'],
  [raw`(?<!\p{L})(?:хіба|як|та хіба) (?:ж )?можна (?:не любити|відмовити(?: (?!від)\p{L}+)? (?:в|у)) (?=\p{L})${unless}`, 'хочу ', 'можна'],
  [raw`(?<!\p{L})не (?:вилазить|вилазять|встає|встають|вийде|відійде|підведеться) (?:з-за|від|із-за) столу,? (?:поки|доки|аж поки) (?:не )?(?:з['’ʼ]?їсть|з['’ʼ]?їдять|доїсть|доїдять) (?:усі |всі |всю |увесь |весь )?(?=\p{L})${unless}`, 'любить ', 'столу'],
  [raw`(?<!\p{L})(?:мені |нам )?(?:не пробач\p{L}+|не вибач\p{L}+|(?<!не )образ\p{L}+)(?: мені| нам)?,? (?:якщо|коли|як) (?:не буде|не поставлю|не зроблю|не приготую|не спечу) (?=\p{L})${unless}`, 'хочуть ', 'якщо|коли|як'],
  [raw`(?<!\p{L})(?:nikdo |host )?(?:od nás |od nas )?neod(?:ejde|ejdou|jde),? aniž by (?:si )?(?:ochutnal\p{L}*|dal\p{L}*|snědl\p{L}*|měl\p{L}*) (?=\p{L})${unless}`, 'chceme ', 'aniž'],
  // No feast goes by without it
  [raw`(?<!\p{L})(?:в нас |у нас )?(?:жодн\p{L}+ (?:свят\p{L}+|неділ\p{L}+|застілл\p{L}+|весілл\p{L}+|поминк\p{L}+)(?: (?:в|у) (?:нас|домі|родині))?|(?:свято|неділя|застілля|весілля)) (?:(?:в|у) нас )?не (?:обходиться|обійдеться|обходилось|обходилося|минає|буває|мине) без (?=\p{L})${unless}`, 'хочу ', ' без '],
  [raw`(?<!\p{L})(?:žádn\p{L}+ |naše )?(?:oslava|neděle|svátky|vánoce|svatba|rodinná oslava|návštěva) se (?:u nás )?ne(?:obejde|obejdou) bez (?=\p{L})${unless}`, 'chci ', ' bez '],
  // It has been missed for long
  [raw`(?<!\p{L})(?:(?:я )?(?:вже )?не пам['’ʼ]?ятаю,? коли (?:я )?(?:востаннє|останній раз|в останній раз)|(?:сто|сто років|сто літ|цілу вічність|тисячу років) (?:років )?(?:вже )?не) (?:їла|їв|їли|готувала|готував|пекла|пік|варила|варив|куштувала|куштував) (?:нормальн\p{L}+ |справжн\p{L}+ |добр\p{L}+ |смачн\p{L}+ )?(?!м['’ʼ]?яс|цукр|глютен|алкогол|солодк|молоч|молок|хліб)(?=\p{L})${unless}`, 'хочу ', 'коли|сто|вічність|тисячу'],
  [raw`(?<!\p{L})(?:už )?(?:léta|roky|dlouho|věčnost|sto let)(?: už)? jsem (?:neměla?|nejedla?|nedělala?|nepekla?|nevařila?) (?:pořádn\p{L}+ |dobr\p{L}+ |poctiv\p{L}+ )?(?!maso|cukr|lepek|alkohol|mléko|vepřov|sladk|pečiv)(?=\p{L})${unless}`, 'chci ', ' jsem '],
  [raw`(?<!\p{L})(?:ne(?:pamatuju|pamatuji|vzpomínám) (?:si |se )?,? ?kdy jsem (?:naposledy )?(?:měla?|jedla?|dělala?|pekla?|vařila?)) (?:pořádn\p{L}+ |dobr\p{L}+ )?(?!maso|cukr|lepek|alkohol|mléko|vepřov|sladk|pečiv)(?=\p{L})${unless}`, 'chci ', 'kdy'],
  [raw`(?<!(?:vegan|vegetarian|allerg|c(?:o)?eliac|intoleran|pregnan)[^]*)\bi (?:really |do |so )?miss (?:having |eating |a good |a proper |my )?(?=\p{L})${unless}`, 'I want ', 'miss'],
  [raw`(?<!\p{L})není nad (?!oh)(?=\p{L})${unless}`, 'chci ', 'není nad'],
  // It is not to go to waste, and not to be saved on
  [String.raw`\b(?:do ?n['’]?t|don['’]t|do not|would hate|hate) (?:want )?(?:for )?((?:these|those|the|my|our|this|that) (?!(?:kids?|son|daughter|children|boys?|girls?|husband|wife|teeth|toddler)\b)(?:\p{L}+ )?\p{L}+) to (?:go to waste|be wasted|end up in the bin|(?:go off|go bad|spoil|rot)\b(?! \p{L})(?<!(?:picnic|hike|hiking|lunch|no fridge|heat|hot day|camping|beach)[^]*))(?![^]*(?:picnic|no fridge|in the heat))\b`, 'use up $1', 'waste|go off|go bad|spoil|rot|bin'],
  [String.raw`(?<!\p{L}),? ?(?:ať|aby) se (?:mi |nám )?nezkaz(?:í|il|ila|ilo|ily)(?!\p{L})`, ', spotřebovat', 'nezkaz'],
  [String.raw`(?<!\p{L})не (?:шкодуй|шкодуйте|жалкуй|жалкуйте|жалій|жалійте|жаліючи|шкодуючи) (?=\p{L})`, 'хочу ', 'не ш|не ж'],
  [raw`(?<!\p{L})чого б (?:це )?(?:мені|нам|і мені|й нам)? ?не (?!їсти|можна|варто|класти|додавати|дал)(?=\p{L})${unless}`, 'хочу ', 'чого б'],
  // «яблук повно з дачі»
  [String.raw`(?<=^|[.,;!?] ?)(?:а |і )?([\p{L}'’ʼ]{3,}) (?:повно|навалом|завались|хоч греблю гати)(?: (?:з|із|на|в|у) (?:дачі|дачу|городі|города|саду|села|балконі))?(?=\s*(?:[,.;!?]|$))`, 'є $1', 'повно|навалом|завались|греблю'],
  // «без гірчиці чоловік за стіл не сяде»: what nobody eats without is wanted.
  [raw`(?<!\p{L})без (\p{L}+)(?: \p{L}+){0,3} (?:за стіл|обідати|вечеряти|до столу) не (?:сяде|сідає|сідають|сядуть|сідаю|сяду|йде|піде|сідав|сяду)(?!\p{L})`, 'хочу $1', ' не '],
  [raw`(?<!\p{L})bez (\p{L}+)(?: \p{L}+){0,3} (?:(?:ke stolu|ke stolu ani) nesedn\p{L}+|si (?:k|ke) (?:jídlu|obědu|večeři|stolu) nesedn\p{L}+)`, 'chci $1', 'nesedn'],
  [raw`(?<!\p{L})(?:хіба|та хіба|ну хіба) (?:ж )?(?:можна |можу |хтось |тут |хто )*(?:відмовитис[ья]|відмовитися|відмовлюс[ья]|відмовиться|відмовишся) від (?![^]*(?:лікар|назавжди|якщо|дієт|шкод|відмовил|довелос))`, 'хочу ', 'відмов'],
  [raw`(?<!\p{L})від (\p{L}+)(?: ж)? (?:хіба|хто ж|хто) (?:ж |можна |тут )*(?:відмовишс[ья]|відмовитис[ья]|відмовитися|відмовиться)(?!\p{L})(?![^]*(?:лікар|назавжди|дієт|шкод|відмовил|довелос))`, 'хочу $1', 'відмов'],
  [raw`\b(?:who (?:could|can|would|on earth would|would ever)(?: ever)?|how (?:could|can) (?:anyone|anybody)) (?:say no to|turn down|resist|pass up) (?:a |an |the |some )?`, 'I want ', 'who|how'],
  [raw`\b(?:don['’]?t|do not|dont) (?:you )?(?:even )?dare (?:to )?(?:forget|skip|skimp on|leave out|omit|hold back on) (?:the |my |any )?`, 'I want ', 'dare'],
  // «без хріну холодець не холодець», "it isn't Easter without ham": who says so wants both.
  [raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) (\p{L}+)(?: —| –| -|,)?(?: то| це| вже)? не \2(?!\p{L})`, 'хочу $2, хочу $1', 'без'],
  [raw`(?<!\p{L})(\p{L}+) без (\p{L}+)(?: —| –| -|,)?(?: то| це| вже)? не \1(?!\p{L})`, 'хочу $2, $1', 'без'],
  [raw`(?<!\p{L})(\p{L}+) не \1,? (?:коли|якщо|поки|доки) (?:на столі |в хаті |вдома |там |в ньому |в ній )?(?:нема|немає|без) `, 'хочу ', ' не '],
  [raw`(?<!\p{L})(?:що (?:то|це) (?:ж )?за|який (?:же|ж|то)|яка (?:ж|то)|яке (?:ж|то)|які (?:ж|то)|хіба (?:є|буває|то)|хіба) (\p{L}+) без `, 'хочу $1, хочу ', 'без'],
  [raw`(?<!\p{L})(\p{L}+) bez (\p{L}+) (?:to )?(?:není|nejsou|neni) (?:žádn\p{L}+ )?\1(?!\p{L})`, 'chci $2, $1', 'bez'],
  [raw`(?<!\p{L})(?:co|jak[éáý]) (?:je to|by to byl[aoiy]?|jsou to|to je|jsou) za (\p{L}+),? (?:bez|když (?:chybí|není|nejsou|tam chybí)) `, 'chci ', ' za '],
  [raw`\b(?:it(?:['’]?s| is) not|it is ?n['’]?t|it isn['’]t|what(?:['’]?s| is| would)|it wouldn['’]t be|can['’]t be) (?:really |be |much of )?(?:a |an |the )?([\p{L}' ]{3,30}?) without (?=\p{L})`, 'I want $1 with ', 'without'],
  [raw`(?<!\p{L})не (?:уявляю|уявляємо|уявляє|мислю)(?: собі)? ([^,.;!?]{2,30}?) без (?=\p{L})`, 'хочу $1, хочу ', 'уявля|мисл'],
  [raw`\b(?:can['’]?t|cannot|can not) imagine ([^,.;!?]{2,30}?) without (?=\p{L})`, 'I want $1, I want ', 'imagin'],
  [raw`(?<!\p{L})bez (\p{L}+) si (\p{L}+) (?:neumím|nedovedu|neumim) (?:představit|predstavit)`, 'chci $2, chci $1', 'bez'],
  [raw`\b(?:no ?(?:one|body)|none of (?:us|them)) (?:ever )?(?:leaves|goes home|goes to bed|gets up|goes)(?: my| our| the| this)?(?: \p{L}+)? without (?:a (?:bowl|plate|slice|piece|helping|bite) of )?`, 'I want ', 'without'],
  [raw`\bnever (?:yet )?(?:met|had|tasted|seen) an? ((?:\p{L}+ ){1,3})(?:that )?(?:i|we) (?:did ?n['’]?t|didn['’]t|could ?n['’]?t) (?:like|love|enjoy|eat|finish)`, 'I want $1', 'never'],
  [raw`(?<!\p{L})bez (\p{L}+) by (?!to |ti |to$)(?:\p{L}+ ){1,3}neby(?:l|la|lo|li|ly)(?: ono| vono| ten pravý| pravý| pravé)?(?!\p{L})`, 'chci $1', 'bez'],
  [raw`(?<!\p{L})(\p{L}+) без (\p{L}+)(?: —| –| -|,)? (?:це |то )?(?:гроші на вітер|не те|не той смак|не рахується|сум і печаль|сум один|марна справа|порожня справа|половина справи|недороблен\p{L}+|неповноцінн\p{L}+|смуток)`, 'хочу $1, $2', 'без'],
  // «Без борщу не уявляю неділі», "never had better ramen": a no that is a yes.
  [raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) не (?:уявляю|уявляємо|мислю|обійдусь|обійдуся|обійдемось|проживу)(?!\p{L})`, 'хочу $1,', 'без'],
  [raw`(?<!\p{L})bez (\p{L}+) to (?:není|nejsou|neni) (?:žádn\p{L}+ |pravá |pravý |pravé )?(\p{L}+)`, 'chci $2, chci $1', 'bez'],
  [raw`(?<!\p{L})(?:neobejdu|neobejdeme|neobejde) se bez `, 'chci ', 'neobejd'],
  [raw`(?<!\p{L})bez (\p{L}+)((?: (?!ne)\p{L}+){0,3})(?: ne\p{L}+)? ani (?:ránu|krok|omylem)(?!\p{L})`, 'chci $1$2', 'bez'],
  [raw`(?<!\p{L})(?:nikdy|nikdo) neodmítn\p{L}+ `, 'chci ', 'neodm'],
  [raw`(?<!\p{L})nad (?:pořádn\p{L}+ |dobr\p{L}+ )(\p{L}+) není`, 'chci $1', 'nad '],
  [raw`\bnever (?:had|tasted|eaten) (?:a )?better `, 'I want ', 'better'],
  // «нічого крім млинців не лізе»
  [raw`(?<!\p{L})(?:нічого|ніщо),? (?:крім|окрім) (\p{L}+(?: \p{L}+)?) (?:в горло |у горло )?не (?:лізе|хочу|хоче|хочемо|хочеться|їм|їсть|їмо|їдять|треба)(?!\p{L})`, 'хочу $1', 'крім'],
  [raw`(?<!\p{L})nic (?:kromě|krome|krom|než|nez) (\p{L}+) (?:nechci|nechce|nejím|nejim|nejí|neji|nechtějí)(?!\p{L})`, 'chci $1', 'nic '],
  // «чоловік без м'яса за стіл не сяде», «bez masa si ke stolu nesedne»
  [raw`(?<!\p{L})без (\p{L}+(?:['’ʼ]\p{L}+)?)(?: за стіл| до столу| обідати| вечеряти| снідати| їсти)? не (?:сяде|сядуть|сядемо|сяду|сідає|сідають|сідаємо)(?: за стіл| до столу| обідати| вечеряти| снідати| їсти)?(?!\p{L})`, 'хоче $1', 'сяд|сіда'],
  [raw`(?<!\p{L})bez (\p{L}+)(?: si)?(?: \p{L}+)?(?: ke stolu| k jídlu| k obědu| k večeři)? (?:nesedne|nesednou|nesedneme|nesedá|nesedají)(?: si)?(?: ke stolu| k jídlu| k obědu| k večeři)?(?!\p{L})`, 'chce $1', 'nesed'],
  [raw`\b(?:won['’]?t|will not|never|does ?n['’]?t|doesn['’]t) sit(?:s)? (?:down )?(?:at|to) (?:the |our |a )?(?:table|dinner|lunch|breakfast) without (?:a |an |some |any |his |her )?(?=\p{L})`, 'wants ', 'sit '],
  [raw`(?<!\p{L})(?:by )?(?:nejed\p{L}+|nejí|neji|nechtějí|nechteji|nechce|nechtěl\p{L}*) nic (?:jiného |jineho |jiné )?(?:než|nez|kromě|krome) (?=\p{L})`, 'chce ', 'nic '],
  // «без часнику не можу жити», "without garlic I can't live"
  [raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) (?:я |ми )?не (?:можу|можемо|може|вмію|вміємо) (?:жити|прожити)(?!\p{L})`, 'хочу $1', 'жити'],
  [raw`(?<!\p{L})bez (\p{L}+) (?:nemůžu|nemuzu|nemůžeme|nemohu|nedokážu|nedokazu|neumím|neumim) (?:žít|zit|přežít|prezit)(?!\p{L})`, 'chci $1', 'bez'],
  [raw`\bwithout (\p{L}+),? (?:i|we) (?:can['’]?t|cannot|could ?n['’]?t) live\b`, 'I want $1', 'without'],
  // «нічого кращого за млинці немає»
  [raw`(?<!\p{L})(?:нічого|ніщо) (?:кращого|смачнішого|ліпшого|ріднішого|простішого|надійнішого) (?:за|від|ніж) ([^,.;!?]{2,30}?) (?:немає|нема|не буває|не знаю|не вигада\p{L}+|не придума\p{L}+|(?:я |ми |в житті |у житті |зроду |ще |ніколи )*не (?:їл[аи]|їв|куштув\p{L}+|скуштув\p{L}+|пробув\p{L}+))(?!\p{L})`, 'хочу $1', 'нічого|ніщо'],
  [raw`(?<!\p{L})není (?:nic )?(?:lepšího|chutnějšího) než (?=\p{L})`, 'chci ', 'než'],
  // «помру, якщо не з'їм шаурми», "I'll die if I don't get ramen"
  [raw`(?<!\p{L})(?:помру|вмру|умру|здохну|збожеволію|лусну|збісюся|не переживу),? (?:якщо|як|коли) (?:я )?(?:зараз |сьогодні |негайно |терміново )?не (?:з['’ʼ]?їм|поїм|наїмся|скуштую|отримаю|матиму)(?: зараз| негайно| сьогодні| терміново)? (?=\p{L})`, 'хочу ', ' не '],
  [raw`\b(?:i(?:['’]?ll| will|['’]?m going to|['’]?m gonna) )(?:literally |actually |probably )?(?:die|cry|scream|starve|explode|go mad|go crazy|go nuts) if i (?:do ?n['’]?t|don['’]t|do not) (?:get|eat|have)(?: some| a| an| my| any)? (?=\p{L})`, 'I want ', ' if i'],
  [raw`(?<!\p{L})(?:umřu|umru|zblázním se|zblaznim se),? (?:jestli|když|pokud|kdyz) (?:si )?(?:dneska |hned |teď )?(?:nedám|nedam|nesním|nesnim|nedostanu) (?=\p{L})`, 'chci ', 'ne'],
  // «жоден новий рік без олів'є», "no Christmas without potato salad", «Vánoce bez salátu nejsou Vánoce», «bez sýra to nejde»
  [raw`(?<!\p{L})(?:жоден|жодне|жодна|жодного|жодної) (?:новий рік|нового року|\p{L}+) без (?=\p{L})`, 'хочу ', ' без '],
  [raw`\bno (?:proper |real )?(?:christmas|thanksgiving|easter|birthday|sunday|summer|winter|party|holiday|barbecue|bbq|picnic|new year)(?: (?:dinner|lunch|party|day|eve|roast))? (?:is complete )?without (?:a |an |some |the |my |our )?(?=\p{L})`, 'I want ', 'without'],
  [raw`(?<!\p{L})(\p{L}+) bez (\p{L}+ \p{L}+) (?:to )?(?:není|nejsou|neni) (?:žádn\p{L}+ )?\1(?!\p{L})`, 'chci $2, $1', 'bez'],
  [raw`(?<!\p{L})(\p{L}+) без (\p{L}+ \p{L}+)(?: —| –| -|,)?(?: то| це| вже)? не \1(?!\p{L})`, 'хочу $2, $1', 'без'],
  [raw`(?<!\p{L})bez (\p{L}+)(?: to)?(?: u nás| u nas| nám| nam| mi)? (?:nejde|nepůjde|nepujde|neobejdem\p{L}*)(?!\p{L})`, 'chci $1', 'bez'],
  [raw`(?<!\p{L})без (\p{L}+)(?: (?:у|в) (?:нас|мене|хаті|домі|родині))? (?:ніяк|нікуди|не обходиться|не обходимось|не обходимося)(?!\p{L})`, 'хочу $1', 'без'],
  // «вівсянка вже не та без бананів», "Christmas without gingerbread is no Christmas": who says so wants both.
  [raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]+)(?: вже| уже)? не (?:той|та|те|ті)(?: самий| сама| саме| самі)? без (?=\p{L})`, 'хочу $1, хочу ', ' без '],
  [raw`(?<!\p{L})(\p{L}+) (?:už )?(?:není|nejsou|neni) (?:už )?(?:ono|to ono|to pravé|to prave|kompletní) bez (?=\p{L})`, 'chci $1, chci ', ' bez '],
  [raw`\b(\p{L}+) without (?:a |an |some |the |any )?(\p{L}+(?: \p{L}+)?) (?:(?:is|are|was|would be) (?:no|not)(?: (?:a|an|real|really|proper))*|(?:isn|aren|wasn|wouldn)['’]?t(?: (?:be|a|an|real|really|proper))*) \1\b`, 'I want $2, $1', 'without'],
  [raw`(?<!\p{L})який (?:же|ж|то) новий рік без (?=\p{L})`, 'новий рік, хочу ', 'без'],
  // «хіба хтось відмовиться від вареників»: nobody does.
  [raw`(?<!\p{L})(?:хіба|невже) (?:хтось|хто|є хтось,? хто|є такі,? що) (?:колись )?(?:відмовиться від|відмовляться від|відмовився б від|відмовилась би від|скаже ні|не любить|не хоче) (?=\p{L})`, 'хочу ', 'хіба|невже'],
  [raw`(?<!\p{L})copak (?:by )?(?:někdo|nekdo|kdo) (?:odmítne|odmítl|odmítla|odolá|odolal|nemá rád|nechce) (?=\p{L})`, 'chci ', 'copak'],
  [raw`\b(?:would|could|can|does|will|has) any(?:one|body) (?:ever |really |actually )*(?:say no to|said no to|refused?|turn(?:ed)? down|pass(?:ed)? up|resist(?:ed)?|not (?:like|love|want)) (?=\p{L})`, 'I want ', ' any'],
  // «не зашкодило б трохи супчику», "wouldn't hurt to have soup"
  [raw`(?<!\p{L})не (?:зашкодил[оаи]|зашкодив|завадил[оаи]|завадив) би?(?: трохи| трішки| якогось| якоїсь| ще)? (?=\p{L})`, 'хочу ', 'зашкоди|завади'],
  [raw`\b(?:it )?(?:would ?n['’]?t|wouldn['’]t|would not) (?:hurt|be bad|be a bad idea) to (?:have|eat|get|make|cook) (?:some |a |a bit of )?(?=\p{L})`, 'I want ', 'would'],
  [raw`(?<!\p{L})(?:neškodilo by|neskodilo by|neuškodilo by|nebylo by špatné|nebylo by od věci)(?: trochu| mít| dát si)* (?=\p{L})`, 'chci ', ' by'],
  // «не дай боже лишитися без хліба»: it is what must not run out.
  [raw`(?<!\p{L})(?:не (?:дай|доведи)|боронь|борони) (?:бог|боже|господи),? (?:ли|зали|о)?(?:шитися|шитись|статися|статись|жити|бути) без (?=\p{L})`, 'хочу ', ' без '],
  [raw`\b(?:god|heaven) forbid (?:i|we|you) (?:ever |should )*(?:run out of|be without|live without|are out of|am out of) (?=\p{L})`, 'I want ', 'forbid'],
  [raw`(?<!\p{L})nedej bo(?:že|ze) (?:zůstat|zustat|být|byt|žít|zit) bez (?=\p{L})`, 'chci ', 'nedej'],
  // «ne že bych nechtěla řízek»
  [raw`(?<!\p{L})ne,? (?:že|ze) bych (?:nechtěl|nechtel|neměl|nemel)[ai]? (?:rád |ráda |chuť na |chut na )?(?=\p{L}+ *[.!?]*$)`, 'chci ', ' bych ne'],
  // "it would be a crime not to use these tomatoes"
  [raw`\b(?:it would be|it['’]?d be|it is|it['’]?s|would be) a (?:crime|shame|sin|waste|pity) not to (?:use|eat|cook|make|have|try)(?: up)? (?:this |these |those |the |all |some )*(?=\p{L})`, 'I want to use ', ' not to '],
  // «Vánoce bez bramborového salátu si neumím představit», «bez houbaření by to nebyl podzim»
  [raw`(?<!\p{L})(\p{L}+) bez ((?:\p{L}+ ){1,3}?)si (?:neumím|neumim|neumíme|nedovedu|nedokážu) (?:představit|predstavit)`, 'chci $2, chci $1', 'bez'],
  [raw`(?<!\p{L})bez (\p{L}+) by to neby(?:l|la|lo|ly) (?:ono|to ono|to pravé|(?:žádn\p{L}+ |ten pravý |ta pravá )?(?:podzim|léto|zima|jaro|vánoce|velikonoce|neděle|oběd|večeře|snídaně|svátek|oslava|guláš|svíčková))(?!\p{L})`, 'chci $1', 'bez'],
  // "Nothing beats my nan's crumble", "never says no to steak", "used to hate sprouts and now I'm hooked": who says so loves it.
  [raw`\bnothing (?:beats|compares (?:to|with)|comes close to|tops) (?:a |an |the |my |our |your |good |proper |real |homemade |(?:nan|gran|grandma|granny|mum|mom|mother|dad)['’ʼ]?s )*(?=\p{L})`, 'I love ', 'nothing'],
  [raw`(?<!\p{L})(?<!(?:ніхто|хто) (?:з нас )?)(?:ніколи |нізащо |зроду )?не відмов(?:иться|люся|люсь|имося|имось|ляться|лявся|лялася|ляється|ляюся) від `, 'любить ', 'відмов'],
  [raw`\b(?:i )?used to (?:hate|dislike|loathe|despise|detest|not like|not eat|avoid) ((?:\p{L}+ ){1,4}?)(?:as a (?:kid|child) )?,? ?(?:and|but|until) (?:now(?:adays)?|these days|today|lately|recently) (?:i(?:['’ ]?m| am)? )?(?:absolutely |totally |completely |really |quite )*(?:love|adore|crave|obsessed|hooked|addicted|converted|a convert|a fan|can['’ ]?t get enough)(?: (?:with|by|on|to|of) (?:it|them)| it| them)?(?!\p{L})`, 'I love $1', 'used to'],
  ['(?:,? (?:і |та |а |але |шкода |жалко )?)не (?:викидати|викинути|викидаю|викидаймо)(?: ж| же)?(?: його| її| їх)?(?= *(?:[.,!?]|$))', ', треба використати', ' не вики'],
  // «не відмовилася б від рагу», «bez chleba to nevydržím», «proč si neudělat lívance»: a no that is a yes.
  [raw`(?<!\p{L})(?:не відмови(?:вся|лася|лась|лися|лись)(?: зараз| сьогодні| я| ми)* би?|(?<=(?<!\p{L})би? )не відмови(?:вся|лася|лась|лися|лись))(?: зараз| сьогодні| я| ми)* від (?:(?:тарілки|тарілочки|миски|порції|шматка|шматочка|ложки|горнятка) )?`, 'хочу ', 'відмови'],
  [raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) (?:я |ми |довго )?не (?:витримаю|витримаємо|витримає|протягну|протягнемо|обходжуся|обходимось)(?!\p{L})`, 'хочу $1', ' не '],
  [raw`(?<!\p{L})bez (\p{L}+) (?:to )?(?:nevydržím|nevydrzim|nevydržíme|nepřežiju|neprežiju|neprezijeme|nedokážu být|nemůžu být)(?!\p{L})`, 'chci $1', ' ne'],
  [raw`(?<!\p{L})proč (?:si |bychom |bych |(?:dnes |dneska |k večeři |k obědu |k snídani )|si k \p{L}+ )*ne(?:udělat|upéct|uvařit|dát|zkusit|usmažit|připravit) `, 'chci ', 'proč'],
  // "haven't had fish and chips for ages and I miss it"
  [raw`\b(?:i|we) have ?n['’]?t (?:had|eaten|made|cooked|baked) (?:a |any |some |proper |good |decent |real )*((?:\p{L}+ ){1,4}?)(?:for|in) (?:ages|years|months|weeks|so long|a long time|forever|a while)\b(?:,? (?:and|but) (?:i|we) (?:really |so )?miss (?:it|them))?`, 'I want $1', 'have'],
]
