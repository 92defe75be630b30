// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** «баклажани з кабачками», «огірки, кабачки й патисони» */
const food = String.raw`(?!(?:що|щоб|коли|якщо|вони|вона|він|воно|все|усе|діти|гості|люди|час|часу|робота|роботи|роботу|справ|думки|ідеї|зуби)(?!\p{L}))[\p{L}'’ʼ]{3,}`
const foods = `${food}(?:(?:,| і| й| та|, а ще) ${food}){0,3}`
const from = String.raw`(?: (?:з|із|зі|на|в|у) (?:нашого |свого |нашої |своєї )?(?:город\p{L}+|дач\p{L}+|сад\p{L}*|теплиц\p{L}+|ділян\p{L}+|гряд\p{L}+|огород\p{L}+))?`
const year = '(?:(?:цього року|цього літа|цієї осені|цього сезону|нині|сьогоріч|в цьому році|у цьому році) )?'
const much = '(?:(?:вже|уже|так|просто|дуже|аж|і|й|у нас|в нас|мені|нам|цього року|цього літа|цієї осені|цьогоріч|як скажені|як скажена|як навіжені|без упину|на городі|на дачі) ){0,3}'
const grows = `(?:пруть|преться|пре|поперли|поперло|лізуть(?: звідусіль| з усіх боків)?|сиплються|сиплеться|посипались|посипалися|вродив|вродила|вродило|вродили|уродив|уродила|уродило|уродили|зародив|зародила|зародило|зародили|наросло|наросли|дозріли|достигли|поспіли|доспіли)`
const nowhere = '(?:вже |уже |просто )?(?:нікуди|ніде|нема куди|немає куди|не знаю,? куди|не знаємо,? куди|хоч не знаю,? куди)(?: вже| уже)?(?: їх| його| її| це| все)? (?:дівати|подіти|діти|подівати|складати|класти)(?: їх| його| її)?'
const ofPlenty = 'пруть|пре|попер|лізуть|сипл|посипал|родив|родил|нарос|дозріл|достигл|поспіл|доспіл'

/** More of it has grown than anybody eats. */
const plenty: readonly SaidOtherwise[] = [
  // «баклажани з кабачками з городу нікуди дівати»
  [String.raw`(?<=^|[.!?,;] )(${food}) (?:з|із|зі) (${food}(?:ами|ями|ом|ем|єм|ою|ею|єю))${from},? ${nowhere}(?!\p{L})`, 'є $1 і $2, треба використати', 'дівати|діти|складати|класти'],
  [String.raw`(?<=^|[.!?,;] )(${foods})${from},? ${nowhere}(?!\p{L})`, 'є $1, треба використати', 'дівати|діти|складати|класти'],
  // «огірки пруть і пруть», «цього року вродила вишня»
  [String.raw`(?<=^|[.!?,;] )${year}(${food}) (?:з|із|зі) (${food}(?:ами|ями|ом|ем|єм|ою|ею|єю))${from} ${much}${grows}(?: (?:і|й|та) ${grows})*(?: як (?:скажені|навіжені|дурні|ніколи))?(?=\s*(?:[,.;!?–—-]|$| (?:що|шо|куди|чим|як|а|і|та) ))`, 'є $1 і $2', ofPlenty],
  [String.raw`(?<=^|[.!?,;] )${year}(${foods})${from} ${much}${grows}(?: (?:і|й|та) ${grows})*(?: (?:цього року|цього літа|цьогоріч|добре|рясно|дуже багато))?(?: як (?:скажені|навіжені|дурні|ніколи))?(?=\s*(?:[,.;!?–—-]|$| (?:що|шо|куди|чим|як|а|і|та) ))`, 'є $1', ofPlenty],
  [String.raw`(?<=^|[.!?,;] )${year}(?:у нас |в нас |на дачі |на городі )?(?:рясно |добре |так )?(?:в|у|за)роди(?:в|ла|ло|ли) (?:так багато |багато |стільки |купа |море )?(${foods})(?=\s*(?:[,.;!?–—-]|$| (?:що|шо|куди|чим|як|а|і|та) ))`, 'є $1', 'родив|родил'],
  // «нас завалило кабачками», «завалені яблуками»
  [String.raw`(?<=^|[.!?,;] )${year}(?:ми |я |нас |мене |хата |кухня |дача )?(?:просто |вже |уже |вся |геть )?(?:завален(?:і|а|ий)|завалило|засипало|засипан(?:і|а|ий)|обсипало|тонемо в|потопаємо в|тону в|потопаю в) (?!робот|справ|замовл|звіт|сніг|лист|дзвін|дзвон|боргам|бруд|посуд|пран|урок|домашн)(${foods})(?=\s*(?:[,.;!?–—-]|$| (?:що|шо|куди|чим|як|а|і|та) ))`, 'є $1', 'завал|засип|обсип|тонемо|тону|потопа'],
]

/** What there is, is left, or is about to spoil: it is to be used. */
export const atHand: readonly SaidOtherwise[] = [
  ...plenty,
  // «капуста лежить, пів качана»
  [String.raw`(?<=^|[.,;!?] )(\p{L}{4,}) (?:лежить|лежать|завалялась|завалявся|завалялися)(?: \p{L}+а)?(?:,? (?:пів|цілий|один|майже цілий) (?:качан\p{L}*|пакет\p{L}*|банк\p{L}*))?(?=[ ,.!?]|$)(?! (?:на|у|в|під|біля|ще|вже|з|за|коло) )`, 'є $1,', 'лежа|лежи|завал'],
  // «кефір скисає, що робити»: it has to be used up.
  [String.raw`(?<=^|[.!?,;] )([\p{L}'’ʼ]{3,}) (?:вже |уже |починає |почав |почала |почало )?(?:скисає|закисає|скисати|псується|псуватись|псуватися|перестигає|в['’ʼ]?яне|в['’ʼ]?януть|черствіє|засихає|пересихає|переспіває|переспівають|перезріває)(?:,| —|\.)? (?=що |шо |куди |як |чим )`, 'є $1, ', 'скис|закис|псу|перести|яне|януть|черств|засиха|пересих|переспі|перезрі'],
  [String.raw`(?<=^|[.!?,;] )(?:the |my |our )?(\p{L}{3,}) (?:is|are) (?:about to |starting to |going to )?(?:turn|going (?:off|soft|brown|sour)|go off|wilt|wilting|spoil|spoiling|turning)(?:,| -|\.)? (?=what |how |where |any )`, 'I have $1, ', 'turn|go|wilt|spoil'],
  [String.raw`(?<=^|[.!?,;] )(?:to )?(\p{L}{3,}) (?:už |pomalu |mi |nám )*(?:kysne|kysnou|vadne|vadnou|kazí se|se kazí|tvrdne|přezrává|měkne)(?:,| -|\.)? (?=co |jak |kam |čím )`, 'mám $1, ', 'kysn|vadn|kaz|tvrdn|přezr|měkn'],
  [String.raw`(?<=^|[.!?,;] )rozmraz(?:il|ila|ilo|ily|ili)(?:a jsem| jsem| jsme)?(?: se)?(?: mi| nám)? (?=\p{L})`, 'mám ', 'rozmraz'],
  [String.raw`(?<=^|[.!?,;] )(?:я |ми )?розмороз(?:ила|ив|или)(?:ся)?(?: вже| уже| якраз)? (?=[\p{L}'’ʼ]{3,}(?:[\s,.;!?]|$))`, 'є ', 'розмороз'],
  [String.raw`(?<!\p{L})морозилка (?:потекла|розморозилась|розморозилася|вимкнулась|вимкнулася|здохла)\s*[:,.–—-]*\s*(?=\p{L})`, 'є ', 'морозилка'],
  [String.raw`(?<!\p{L})(mám|máme|zbylo|zbyly|zbylo mi|zbyly mi|je|jsou) (?:už|uz) (?:jen|jenom|pouze) `, '$1 jen ', ' už | uz '],
  [String.raw`,? (?:a )?(?:nic (?:jinýho|dalšího|jiného|víc)) (?:už )?(?:doma |v lednici )?(?:není|nemám|nemáme|nezbylo)(?: doma)?(?=\s*(?:[.,;!?]|$))|,? víc (?:už )?(?:nemám|nemáme|není)(?: doma)?(?=\s*(?:[.,;!?]|$))`, '', 'nic|víc'],
  [String.raw`\bmilk (?:has |['’]s )?(?:gone|turned|went) sour,? (?=can |what |how |could |is there)`, 'I have sour milk, ', ' sour'],
  [String.raw`,? (?:вже |уже |трохи )*(?:м['’ʼ]?які|перестиглі|підв['’ʼ]?ялі|зів['’ʼ]?ялі|побиті|стиглі|перезрілі)(?: вже| уже| трохи)*(?=\s*[.;!?])`, '', 'які|ялі|стиглі|побиті|зрілі'],
  [String.raw`(?<!\p{L})до (зарплати|авансу|получки|стипендії|пенсії) (?:ще |лишилось |залишилось )?(?:\p{L}+|\d+) (?:дні|днів|день|тижні|тиждень|тижнів)(?: лишилось| залишилось)?,? `, 'до $1, ', 'зарплат|аванс|получк|стипенд|пенсі'],
  // "the mince has thawed", «фарш розморозився», «mleté se rozmrazilo»: it is there, and has to be cooked.
  [String.raw`(?<!(?:allerg|алергі)[^.!?]*)(?<=^|[.!?,;] )(?:the |my |our |some )?((?:\p{L}+ )?\p{L}+) (?:has |have |is |are )?(?:just |already |now )?(?:thawed|defrosted|thawing|defrosting)(?: out)?(?= so\b|\s*(?:[,.;!?]|$))`, 'I have $1', 'thaw|defrost'],
  [String.raw`(?<=^|[.!?,;] )((?:[\p{L}'’ʼ]+(?:ий|а|е|і) )?[\p{L}'’ʼ]{3,}) (?:вже |уже |якраз )?розмороз(?:ився|илася|илась|илося|илось|илися|ились)(?=\s*(?:[,.;!?]|$))`, 'є $1', 'розмороз'],
  [String.raw`(?<=^|[.!?,;] )(\p{L}{3,}(?: \p{L}+)?) se (?:už |právě )?rozmraz(?:il|ila|ilo|ily|ili)(?=\s*(?:[,.;!?]|$))`, 'mám $1', 'rozmraz'],
  // «буряк уже варений», «у холодильнику стоїть тушонка», «сир в наявності», «твердий сир купила»
  [String.raw`(?<=^|[.!?,;] )([\p{L}'’ʼ]{3,}) (?:вже|уже) (?:варен(?:ий|а|е|і)|зварен(?:ий|а|е|і)|почищен(?:ий|а|е|і)|нарізан(?:ий|а|е|і)|натерт(?:ий|а|е|і)|запечен(?:ий|а|е|і))(?=\s*(?:[,.;!?]|$))`, 'є $1', 'варен|почищ|наріз|натерт|запеч'],
  [String.raw`(?<!\p{L})(?:(?:у|в) (?:холодильнику|морозилці|коморі)|на (?:полиці|балконі)) (?:стоїть|стоять|лежить|лежать|чекає|чекають|завалялася|завалявся|завалялись|завалялося) (?!рік|вже|давно)`, 'є ', 'сто|леж|чека|завал'],
  [String.raw`(?<!\p{L})(?<!(?:не|нема|немає) )(?:є )?(?:в|у) наявності(?!\p{L})`, 'є', 'наявн'],
  [String.raw`(?<!(?:allerg|алергі)[^.!?]*)(?<=^|[.!?,;] )((?:[\p{L}'’ʼ]+(?:ий|а|е|і|у|ю) )?[\p{L}'’ʼ]{3,} (?:і|й|та) [\p{L}'’ʼ]{3,}) (?:вже |уже |якраз )?купил[аи](?=\s*(?:[,.;!?]|$))`, 'є $1', 'купил'],
  [String.raw`(?<=[,.] )(?:the )?(\p{L}+) (?:is|are) (?:already )?(?:bought|there already|in the (?:fridge|oven|freezer))(?=\s*(?:[,.;!?]|$))`, 'I have $1', ' is | are '],
  // «sardinky a špagety, nic víc doma není»: what was named is all that there is.
  [String.raw`,? (?:a )?(?:nic (?:víc|jiného|dalšího)|víc nic|jinak nic|nic jinak) (?:už )?(?:doma |v lednici |ve spíži )?(?:není|nemám|nemáme|nezbylo)(?: doma)?(?=\s*(?:[.,;!?]|$))`, '', 'nic'],
  [String.raw`(?<!\b(?:eats?|eating|likes?|wants?|has|have|stomach|accepts?|down|takes?|from|with|of|for|tolerates?) )\bnothing (?:left(?: in the (?:house|fridge|cupboard|kitchen|larder|flat))?|in(?: the (?:house|fridge|cupboard|kitchen|larder|flat))?|at home) but (?=(?:some |a few |a )?\p{L}{3,})`, 'I only have ', 'nothing'],
  [String.raw`(?<!\p{L})(?:вдома|удома|дома|(?:в|у) холодильнику|на кухні) (?:нема |немає )?(?:нічого|нічо)(?: нема| немає)?,? (?:крім|окрім) `, 'вдома лише ', 'крім'],
  [String.raw`(?<!\p{L})(?:doma|v lednici|ve spíži) (?:už )?(?:není |nemám )?nic(?: jiného| není)? (?:než|kromě) `, 'doma mám jen ', 'nic'],
  [String.raw`(?<!\p{L})už (?:trochu |pomalu |skoro )?(?=(?:hnědn|černa|měkn|vadn|přezráv)\p{L}*)`, '', 'už '],
  [String.raw`(?<!\p{L})(?:zůstal|zustal)[aoyi]? (mi|nám|nam)(?= \p{L})`, 'zbylo $1', 'zůstal|zustal'],
  // «zbyly mi žloutky z pusinek»: what they are left of is eaten.
  [String.raw`(?<!\p{L})(zbyl\p{L}? (?:mi|nám|nam) (?:\p{L}+ ){0,2}\p{L}+) (?:z|ze|od) (?:pečení |vaření |výroby )?(?:oběda|večeře|včerejška|neděle|oslavy|grilování|\p{L}+)(?=\s*(?:[,.;!?]|$))`, '$1', 'zbyl'],
  // «стоїть відро яблук і дивиться на мене»
  [String.raw`(?<=^|[,.;!?] )(?:стоїть|лежить) (?:у мене |в мене |вдома |вже |уже |ціле |цілий |ціла |пів ){0,2}(?:відр[оа]|мішка?|мішок|ящика?|миска|кошик|кошика|каструля|таз|пакет) ([\p{L}'’ʼ]{3,})(?: (?:і|й|та) (?:дивиться|витріщається|чекає)(?: на (?:мене|нас))?)?`, 'маю $1', 'стоїть|лежить'],
  // «картоплі ще мішок стоїть», «грибів море»: a lot of it is there.
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:ще |вже |там |у нас |в нас ){0,2}(?:цілий |ціла |ціле |пів |два |дві |три )?(?:мішок|мішки|мішка|відро|відра|ящик|ящики|гора|купа|море|каструля|банка|банки) (?:стоїть|стоять|лежить|лежать|чекає|чекають|залишилось|залишилося|залишився|залишилась)(?!\p{L})`, 'маю багато $1', 'стоїть|стоять|леж|чека|залиш'],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}(?:ів|їв|ок|ей|ук|ів|ель|ин|ль)) (?:(?:просто|ціле|ціла|у нас|в нас) )?(?:море|гора|завались|валом|хоч греблю гати|хоч лопатою греби)(?=\s*(?:[,.;!?]|$| а | і | що | як ))`, 'маю багато $1', 'море|гора|завались|валом|греблю|лопат'],
  [String.raw`(?<!\p{L})((?:\p{L}+ a )?\p{L}+) (?:za|do) (?:\p{L}+ )?(?:dny|dní|dnů|dne|den|týden|zítra) (?:projde|vyprší|končí|prochází|bude prošl\p{L}+)(?!\p{L})`, 'mám $1, spotřebovat', 'projde|vyprší|vyprsi|končí|konci|prochází|prochazi|prošl|prosl'],
  [String.raw`\bthere (?:are|is|['’]s) still (?:some |the |a |an )?(?!time|hope|no\b|not\b)`, 'I have ', 'there'],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:скисло|скис|скисла|прокисло|прокис),? (?:то )?(?:перероблю|пущу|переробимо|переведу) на `, 'маю $1, хочу ', 'скис|прокис'],
  // "got courgettes coming out of my ears": far too many of them, which are to be used up.
  [String.raw`\b(?:i |we )?(?:['’]?ve got|got|have|have got|ve got|with) (?:the |so many |too many )?((?:\p{L}+ ){1,2})coming out (?:of )?(?:my|our) ears\b`, 'have too many $1', 'coming out'],
  [String.raw`(?<!\p{L})(\p{L}+) (?:jsem |jsme )?(?:dostal[ay]?|dostali) (?:od \p{L}+ )?a (?:vůbec )?(?:netuším|nevím|netušíme|nevíme)(?: (?:co s (?:tím|nimi|ním|ní)|jak na to))?(?=\s*(?:[,.;!?]|$))`, 'mám $1, co s tím', 'netuš|nev'],
  // «шаром покоти: дві цибулини»: all that there is.
  [String.raw`(?<!\p{L})(?:(?:в|у) (?:холодильнику|хаті|домі|коморі) )?(?:хоч )?шаром покоти(?:ти)?(?: (?:в|у) (?:холодильнику|хаті|домі|коморі))?\s*[:,—–-]+\s*(?:є |лише |тільки |самі |сама )*(?=\p{L}|\d)`, 'є ', 'покоти'],
  // "dinner has to come out of the pantry": that is where it is.
  [String.raw`\bout of (?=(?:the|my|our|a|an) (?:store ?cupboard|pantry|cupboards?|freezer|fridge|tins?|larder|cans?|box|packet|jars?|garden|allotment)\b)`, 'from ', 'out of'],
  [String.raw`(?<!\p{L})(?:щоб |і |й |та )?(?:за)?(?:кинути|кинув|кинула|поставити|поставив|поставила|сунути|пхати|лити) (?:все )?(?:і|й|та|та й) забу(?:ти|в|ла)(?!\p{L})`, 'просто', 'забу'],
  [String.raw`\b(?:don['’ ]?t|do not|didn['’ ]?t) have (?:any |enough |the )?(?:jars|jam jars|containers|space|room|(?:fridge|freezer) (?:space|room))(?: left| for them| for it)?\b`, 'no time', 'jars|containers|space|room'],
  // What is about to spoil is asked about: «а він вже в'яне», «вже третій місяць лежить».
  [String.raw`,? ?(?:а |і |й |та )?(?:він |вона |воно |вони )?(?:вже |уже |скоро |от-от |завтра )+(?:й |і )?(?:в['ʼ’]?яне|в['ʼ’]?януть|псує\p{L}*|зіпсує\p{L}*|скисн\p{L}+|кисн\p{L}+|пропада\p{L}+|пропад\p{L}+|гни(?:є|ють)|чорні(?:ють|є)?|м['ʼ’]?які|дозріва\p{L}+|зацвіта\p{L}+|пророста\p{L}+)(?!\p{L})`, ', треба використати', 'вже|уже|скоро|от-от|завтра'],
  [String.raw`(?<!\p{L})(?:вже |уже )(?:\p{L}+ )?(?:тиждень|тижні|місяць|місяці|день|дні|рік) (?:лежить|лежать|стоїть|стоять|чекає|чекають)(?!\p{L})`, 'лежить', 'вже|уже'],
  [String.raw`[.!?,]? (?:зарплата|аванс|стипендія|пенсія|payday|výplata) (?:is |['’]?s |буде |je |až |тільки |лише )*(?:післязавтра|завтра|за тиждень|не скоро|у п['ʼ’]?ятницю|friday|tomorrow|next week|v pátek|za týden|zítra)(?: lol)?(?!\p{L})`, ', дешево', 'зарплат|аванс|стипенд|пенсі|payday|výplat'],
  [String.raw`,? or (?:should|shall|do) i (?:just )?(?:give (?:it|them) to the (?:cat|cats|dog|dogs|birds)|bin (?:it|them)|(?:throw|chuck) (?:it|them) (?:out|away))\b`, '', ' or '],
  [String.raw`(?<!\p{L})(?:(?:něco|jídlo) (?:jiného|jinýho)|jinak) ne[žz] (?:s |se )?(\p{L}+)(?!\p{L})`, 'bez $1', ' ne'],
  [String.raw`\bsub (?:in )?((?:\p{L}+ ){1,2})for (?:the )?(?=\p{L})`, '$1instead of ', 'sub '],
  [String.raw`(?<!\p{L})після (?=крему|безе|торта|пасхи|паски|тіста|свят|гостей|весілля|дня народження)`, 'з ', 'після'],
  [String.raw`(?<!\p{L})(?:щоб |і |й |та |аби )*(?:ніхто |вони |він |вона |діти )?(?:навіть )?не (?:здогада|помі[тч]|впізна|зрозумі)\p{L}+(?:,? що (?:то|це|там)(?: (?:вона|він|воно|вони|печінка))?)?(?!\p{L})`, '', ' не '],
  [String.raw`(?<!\p{L})дала (?=\p{L})`, '', 'дала'],
  // «лосось пропаде, якщо не приготую»
  [String.raw`(?<!\p{L})(?:пропаде|пропадуть|зіпсується|зіпсуються|скисне|викинемо|викину),? (?:якщо|коли|як) (?:я |ми |його |її |їх )?(?:сьогодні |зараз |завтра )?не (?:приготу\p{L}+|зготу\p{L}+|зʼї\p{L}+|з['’]ї\p{L}+|використа\p{L}+|звар\p{L}+|посмаж\p{L}+)`, 'треба використати', 'якщо|коли|як'],
  [String.raw`\b(?:will|['’]ll|going to|gonna) (?:go bad|go off|spoil|rot|be wasted|go to waste) (?:if|unless) (?:i|we) (?:do ?n['’]?t |don['’]t |do not )?(?:cook|use|eat|make)(?: it| them| something)?\b`, 'needs to be used', 'if|unless'],
  [String.raw`(?<!\p{L})(?:zkazí se|zkazi se|vyhodím|vyhodime),? (?:když|kdyz|jestli|pokud) (?:ho |ji |je |to )?(?:dneska |dnes )?ne(?:uvař|zpracuj|použij|sní|upeč|spotřeb)\p{L}*`, 'je třeba spotřebovat', 'když|kdyz|jestli|pokud'],
  // "too many zucchini, help me get rid of them": they are to be used up.
  [String.raw`\b(?:help (?:me|us)|how (?:to|do i|do we|can i|can we)|ways to|ideas to) get rid of (?:all |of |so many |too many )*(?=(?:them|these|those|my|our|a glut|a pile|a load|a bag|a box|extra|leftover|some|\p{L}+ (?:from|on) (?:my|our|the) (?:garden|allotment|tree|farm))(?!\p{L}))(?![^.!?]{0,40}\b(?:in|from|out of) (?:my|our|the|a|this) (?!garden|fridge|freezer|pantry|cupboard))`, 'use up ', 'get rid'],
  [String.raw`(?<!\p{L})як (?:позбутися|позбутись|спекатися|збутися|здихатися) (?:зайвих|зайвого|зайвої|купи|гори|надлишку|цих|усіх цих|відра|мішка|ящика|такої кількості) `, 'як використати ', 'збутис|спекатис|здихатис'],
  [String.raw`(?<!\p{L})jak se (?:zbavit|zbavíme|zbavím) (?:hromady|spousty|přebytku|prebytku|kila|kýble|bedýnky|toho množství|všech těch|těch|techto|těchto|přebytečn\p{L}+) `, 'jak spotřebovat ', 'zbav'],
  // «холодильник порожній, лише яйця»: that is what there is.
  [String.raw`(?<!\p{L})холодильник(?: майже)? порожній,? (?:там |є |в ньому )*(?:лише|лиш|тільки|самі|хіба що) `, 'є лише ', 'порожн'],
  [String.raw`\b(?:the |my |our )?fridge(?:['’]?s| is)? (?:almost |nearly |basically |pretty much )?empty,? (?:but |there['’]?s |i have |i['’]?ve got |we have )*(?:only|just|nothing but|except for|apart from) `, 'I have only ', 'empty'],
  [String.raw`(?<!\p{L})lednice (?:je )?(?:skoro )?(?:prázdná|prazdna),? (?:jen|jenom|pouze|akorát|akorat) `, 'doma mám ', 'lednice'],
  // "spinach going slimy": it has to be used.
  [String.raw`\b(?:going|gone|getting|turning) (?:a bit |a little |quite |rather )?(?:slimy|limp|floppy|wrinkly|soggy|mouldy|moldy)\b`, 'going bad', 'slimy|limp|floppy|wrinkly|soggy|mouldy|moldy'],
  // «вже купила гарбуз», "already defrosted the mince": it is there.
  [String.raw`(?<!\p{L})(?:вже|уже) (?:я |ми )?(?:купила|купили|купив|придбала|придбали|розморозила|розморозили|розморозив) (?=\p{L})`, 'є ', 'вже|уже'],
  [String.raw`\b(?:i['’ ]?ve |i |we['’ ]?ve |we )?(?:have )?already (?:have|got|bought|defrosted|thawed|picked up) (?=\p{L})`, 'I have ', 'already'],
  [String.raw`(?<!\p{L})už (?:jsem |jsme )?(?:koupila|koupil|koupili|rozmrazila|rozmrazil) (?:jsem |jsme )?(?=\p{L})`, 'mám ', 'už'],
  // «лежить уже пів року», «nechci ho vyhodit»: it has to be used.
  [String.raw`(?<!\p{L})(лежить|лежать|стоїть|стоять)(?: (?:в|у) (?:мене|нас))? (?:вже|уже)(?: \p{L}+){0,2} (?:рік|року|роки|місяць|місяці|місяців|тиждень|тижні|тижня|день|дні|днів)(?!\p{L})`, '$1', 'вже|уже'],
  [String.raw`(?<!\p{L})(?:nechci|nechceme|nechtěla bych|nechtěl bych|škoda|skoda) (?:ho|ji|je|to|jich) (?:vyhodit|vyhazovat|zahodit|zahazovat)(?!\p{L})`, 'chci spotřebovat', 'vyh|zah'],
  // «відкрита банка горошку», "half an opened jar of pesto": it is there, and does not keep.
  [String.raw`(?<!\p{L})(?:(?:стоїть|лежить|є|залишилась|залишилася|лишилась|лишилася|маю|в мене|у мене) )*(?:відкрит|почат|розпочат|розкрит|надкрит|недоїден|недопит)\p{L}* ((?:банк|баноч|пач|упаков|короб|пакет|пляш|слоїк|тюбик|стакан|відр)\p{L}*) (?:із |з )?(?=\p{L})`, 'є $1 ', 'відкрит|почат|розкрит|надкрит|недоїден|недопит'],
  [String.raw`(?<!\p{L})(?:стоїть|лежить|стоять|лежать) (?:вже |уже )?(?:відкрит|почат|розпочат|розкрит|надкрит)\p{L}*(?= *(?:[,.;!?]|$|і |й |та |в |у |на ))`, 'лежить', 'відкрит|почат|розкрит|надкрит'],
  [String.raw`\b(?:(?:i['’]?ve got|i have|there['’]?s|we have|got) )?(?:half )?(?:an? |the |my |our |this )?(?:half )?(?:open|opened|part[- ]used|half[- ]used|half[- ]empty|half[- ]full|half[- ]finished|half[- ]eaten) (jar|tin|can|bag|pack|packet|carton|tub|bottle|box|block) of (?=\p{L})`, 'I have a $1 of ', 'open|half|part'],
  [String.raw`(?<!\p{L})(?:(?:mám|máme|je tu|zbyla|zbyl|zbylo) )?(?:načat|nacat|otevřen|otevren|nedojeden|rozdělan)\p{L}* ((?:sklenic|plechov|konzerv|balíč|balic|balen|krabi|lahv|láhev|pyt|kelím|kelim)\p{L}*) (?:s |se )?(?=\p{L})`, 'mám $1 ', 'načat|nacat|otevř|otevr|nedojed|rozděl'],
  // "only eggs and flour in the house": there is nothing else.
  [String.raw`^(?:just|only|nothing but) (?=[^.!?]{2,60}? (?:in (?:the|my|our) (?:house|fridge|cupboard|cupboards|pantry|freezer|kitchen)|at home|at hand)\b)`, 'I have only ', 'just|only|nothing'],
  [String.raw`\ball (?:that )?(?:i|we)(?:['’]ve got| have| got| have got)(?: left| at home| in the (?:house|fridge))? (?:is|are) (?=\p{L})`, 'I have only ', 'all'],
  // «в мене 3 лимони і нема куди подіти»
  [String.raw`,? ?(?:і |й |та |а |що )?(?:я |ми )?(?:вже |уже )?(?:нема|немає|не знаю|незнаю|нікуди|не знаємо)(?: вже| уже)?(?: куди)?(?: (?:їх|його|її|це|все|стільки))? (?:подіти|дівати|діти|подітись|складати)(?: їх| його| її)?(?!\p{L})`, ', треба використати', 'подіти|дівати|діти|подітись|складати'],
  [String.raw`(?<!\p{L})(?:nevím|nevim|nevíme|není|neni|nemám|nemam),? kam (?:s (?:nimi|ní|ním|ni|nim|tím)|(?:je|ji|ho|to) dát)(?!\p{L})`, 'je třeba spotřebovat', 'kam'],
  // «холодильник тріщить від баклажанів», "the fridge is full of leeks"
  [String.raw`(?<!\p{L})(?:мій |наш )?(?:холодильник|морозилка|комора|город|балкон) (?:\p{L}+ )?(?:тріщить|ломиться|лопається|забит\p{L}+|повн\p{L}+|переповнен\p{L}+|завален\p{L}+) (?:від )?(?=\p{L})`, 'є багато ', 'тріщ|лом|лопа|забит|повн|завал'],
  [String.raw`\b(?:the |my |our )?(?:fridge|freezer|garden|allotment|cupboard|larder)(?:['’]s| is) (?:full of|bursting with|overflowing with|packed with|stuffed with|groaning with) (?=\p{L})`, 'I have ', 'fridge|freezer|garden|allotment|cupboard|larder'],
  // «в морозилці самі курячі стегна»
  [String.raw`(?<!\p{L})(?:в|у) (?:морозилці|холодильнику|коморі|хаті|шафці) (?:є )?(?:лише |тільки |самі |саме |сама |одні |одна )+(?=\p{L})`, 'є лише ', 'самі|саме|сама|одні|одна|лише|тільки'],
  // «пів банки згущеного молока стоїть.»
  [String.raw`(?<=^|[.!?] ?)(?![^.!?]*(?:горл|поперек|комом|кістк|шлунк))([^.!?,]{3,50}?) (?:стоїть|стоять|лежить|лежать)(?!\p{L})(?= *(?:[.!?]|$))`, 'є $1', 'сто|леж'],
  [String.raw`(?<!\p{L})(mám|máme|zbyla|zbyl|zbylo|je tu) (?:načat|nacat|otevřen|otevren)\p{L}* (?=\p{L})`, '$1 ', 'načat|nacat|otevř|otevr'],
  // «лежать на балконі третій день», «треба її кудись діти», "needs a purpose in life"
  [String.raw`(?<!\p{L})(лежить|лежать|стоїть|стоять|чекає|чекають) ((?:на|в|у) \p{L}+) (?:вже |уже )?(?:другий|третій|четвертий|п['ʼ’]ятий|десятий|цілий|який) (?:день|тиждень|місяць|рік)(?!\p{L})`, '$1 $2', 'ле|сто|чека'],
  [String.raw`(?<!\p{L})треба (?:її|його|їх|це|все) (?:кудись|якось) (?:діти|подіти|прилаштувати|приткнути|дівати|пустити|застосувати)(?!\p{L})`, 'треба використати', 'кудись|якось'],
  [String.raw`\bneeds? (?:a (?:purpose(?: in life)?|job|use)|rescuing|saving)\b`, 'needs to be used up', 'need'],
  // «куди приткнути кисле молоко», «nevím si s ním rady», "the tree's gone crazy this year"
  [String.raw`(?<!\p{L})куди (?:можна )?(?:приткнути|подіти|прилаштувати|діти|дівати) (?!її|його|їх|це|все)(?=\p{L})`, 'як використати ', 'куди'],
  [String.raw`(?<!\p{L})(?:nevím|nevim|nevíme) si s (ním|ní|nimi|nim|ni) rady(?!\p{L})`, 'co s $1 uvařit', ' rady'],
  [",? (?:the |my |our )?(?:tree|trees|bush|bushes|garden|plant|plants|vine)(?:['’]?s|['’]?ve| is| are| has| have) gone (?:crazy|mad|wild|bonkers|nuts)(?: this year| this summer| again)?", '', 'gone'],
  [String.raw`(?<!\p{L})холодильник повен (?=\p{L})`, 'є ', 'повен'],
  // «прийшов ящик від фермера:», "the veg box came with", «přišla bedýnka:»
  [String.raw`(?<!\p{L})(?:прийшов|привезли|приїхав|прийшла|доставили) (?:нам |мені )?(?:овочевий |фермерський )?(?:ящик|бокс|кошик|коробка|набір)(?: від [\p{L}'’ʼ]+)?(?: овочів)?(?: ?[:—–-]|, а там| з) `, 'є ', 'ящик|бокс|кошик|коробка|набір'],
  [String.raw`\b(?:the |my |our |this week['’]?s )?(?:veg(?:gie|etable|gy)? box|CSA(?: box)?|organic box)(?: this week)? (?:came|arrived|has|contains|brought|is)(?: with)?:? `, 'I have ', 'box|csa'],
  [String.raw`(?<!\p{L})(?:přišla|prisla|dorazila|přivezli|došla) (?:nám |mi )?(?:zeleninová |farmářská )?(?:bedýnka|bednička|bedna|krabice)(?: od \p{L}+)?(?: se zeleninou)?(?: ?[:—–-]|, v ní|, a v ní) `, 'mám ', 'bed|krabice'],
  [String.raw`\bcame (?:home|back) with (?=\p{L})`, 'have ', 'came'],
  [String.raw`,? and an? empty (?:wallet|purse)\b`, '', 'empty'],
  // «креветки розмерзаються», «горох розмок ще вчора»
  [String.raw`(?<=^|[.,;!?] ?)(?![^.,;!?]*(?:не |ні ))([\p{L}'’ʼ]{4,}(?: [\p{L}'’ʼ]{4,})?) (?:вже |уже )?(?:розмерза[юєі]ться|розмерзаються|розморозил[\p{L}]+|розмок(?:ла|ли|ло)?|намок(?:ла|ли|ло)?|відтанув|відтанула|відтанули)(?: (?:ще |вже )?(?:вчора|зранку|звечора|за ніч))?(?=\s*(?:[.,;!?]|$))`, 'є $1', 'розм|намок|відтан'],
  [String.raw`(?<!\p{L})(купила|купив|взяла|взяв) (?:для проби|на пробу|щоб спробувати)(?!\p{L})`, '$1', 'проб|спроб'],
  [String.raw`(?<!\p{L})якби (?:ви|ти) (?:мали|мав|мала) (?=\p{L})`, 'є ', 'якби'],
  [String.raw`\b(?:that (?:are|is)|which (?:are|is)) (?:already |nearly |almost |very |a bit |going |gone |turning )+(?:black|brown|soft|ripe|overripe|stale|wilted|sad|wrinkly)\b`, '', 'that|which'],
  // «гарбуз лежить під столом», «куди її пустити», "we went blueberry picking"
  [String.raw`(?<!\p{L})(лежить|лежать|стоїть|стоять) під (?:столом|ліжком|лавкою|раковиною|мийкою)(?: (?:ще )?з [\p{L}'’ʼ]+)?(?!\p{L})`, '$1', ' під '],
  [String.raw`(?<!\p{L})куди (?:б )?(її|його|їх|це) (?:пустити|діти|подіти|прилаштувати|дівати|приткнути|застосувати)(?!\p{L})`, 'що приготувати з цього', 'куди'],
  [String.raw`\b(?:went|been) (\p{L}{4,}) picking\b(?: and got (?:rather |a bit |completely )?carried away)?`, 'have $1', 'picking'],
  [String.raw`\b(?:fridge|freezer|pantry|cupboard) contents:? `, 'I have ', 'contents'],
  [String.raw`(?<=[.!?,] ?)(?:please )?(?:save|rescue|salvage) (them|it)(?=\s*(?:[,.;!?]|$))`, 'use $1 up', 'save|rescue|salvage'],
  [String.raw`(?<!не )(?<!\p{L})(?:вже|уже) (купила|купив|розморозила|розморозив|замочила|дістала)(?!\p{L})`, '$1', 'вже|уже'],
]
