// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

type Said = readonly [pattern: string, within: string]

/**
 * What somebody has, goes through or lives with: of food it says nothing by itself, and what of it does has a reading of
 * its own (an allergy, diabetes, a cold). Only where it is the whole of its clause, for «від молока псоріаз» refuses.
 */
const ailments: Record<'uk' | 'en' | 'cs', readonly Said[]> = {
  uk: [
    [String.raw`(?:хвор\p{L}+|слаб\p{L}+|запален\p{L}+) (?:нирки|печінка|нирка|підшлункова|суглоби|серце)`, 'нирк|печінк|підшлунк|суглоб|серце'],
    ['нирки хворі|печінка хвора|проблеми (?:з|із) (?:нирками|печінкою|підшлунковою|серцем|шлунком|кишківником|суглобами|щитоподібною|зубами)|(?:камінь|каміння|камінці|пісок) (?:в|у) (?:нирці|нирках|жовчному)|ниркова недостатність|жирний гепатоз', 'нирк|печінк|підшлунк|серц|шлунк|кишківник|суглоб|щитоподібн|зубами|нирці|жовчн|нирков|гепатоз'],
    ['виразка(?: шлунка)?|остеопороз|артрит|артроз|гіпертонія|гіпотонія|гіпотиреоз|гіпертиреоз|аутоімунний тиреоїдит|щитоподібна|щитовидка|інсулінорезистентність|анемія|псоріаз|екзема|акне|полікістоз|ендометріоз|запор|закреп|геморой|безсоння|депресія|стрес|втома|хронічна втома|ковід|токсикоз|рефлюкс', 'виразк|остеопор|артр|гіперт|гіпот|тиреоїдит|щито|щитовид|інсулінор|анемі|псоріаз|екзем|акне|полікіст|ендометр|запор|закреп|геморой|безсон|депрес|стрес|втом|ковід|токсикоз|рефлюкс'],
    [String.raw`(?:високий|підвищений|низький|поганий) (?:тиск|холестерин|гемоглобін|цукор у крові|цукор в крові)|(?:тиск|холестерин|гемоглобін) (?:високий|підвищений|низький|поганий|скаче|стрибає|\d+)`, 'тиск|холестерин|гемоглобін|цукор у|цукор в'],
    [String.raw`(?:пю|п'ю|п’ю|приймаю|приймає|пє|п'є|п’є) (?:антибіотик\p{L}*|варфарин|л-тироксин|гормони|статини|залізо|вітаміни)|(?:л-тироксин|антибіотики|варфарин) (?:приймаю|пю|п'ю|п’ю)`, 'антибіот|варфарин|тироксин|гормон|статин|заліз|вітамін'],
    ['годую(?: грудьми| груддю| малюка| немовля| дитину)?|лактація|гв|на (?:п[’\'ʼ]?ятому|шостому|сьомому|восьмому|дев[’\'ʼ]?ятому) місяці(?: вагітності)?', 'годую|лактац|гв|місяці'],
    ['зламана щелепа|перелом щелепи|брекети(?: поставили| поставив| поставила)?|зуб(?:и)? (?:вирвали|вирвав|вирвала|видалили)|протез зламався|(?:видалили|вирізали) (?:жовчний|апендикс|апендицит|гланди|мигдалини)|без жовчного(?: міхура)?|зав\'язка|в зав\'язці|у зав\'язці', 'щелеп|брекет|зуб|протез|жовчн|апенди|гланд|мигдалин|зав'],
    ['аутист|аутистка|(?:дуже |страшенно |жахливо )?(?:перебірлив|вередлив)(?:ий|а|і)(?: в їжі| у їжі)?|малоїжка', 'аутист|вередл|перебірл|малоїжк'],
    ['набираю масу|набираємо масу|набирає масу|качаюсь(?: у залі| в залі)?|качаюся|сушуся|на сушці|мінус \\d+ (?:кг|кіло)(?: за літо| до літа| до весілля)?(?: хочу| треба)?', 'масу|качаюс|суш|мінус'],
    ['завтра (?:іспит|сесія|контрольна|дорога|поїздка|змагання|забіг)|(?:іспит|сесія|поїздка|подорож|забіг|змагання) (?:завтра|сьогодні|на носі)', 'завтра|сьогодні|на носі'],
  ],
  en: [
    ['(?:bad|weak|failing|poor|sick|dodgy) (?:kidneys?|liver|heart|gallbladder|joints)|kidney (?:stones?|disease|failure|trouble|problems)|liver (?:disease|trouble|problems)|chronic kidney disease|fatty liver|gallstones|gallbladder (?:removed|out)|no gallbladder', 'kidney|liver|heart|gall|joint'],
    ['pancreatitis|gastritis|osteoporosis|arthritis|an(?:a)?emia|ibs|crohn[\'’]?s|colitis|fever|covid|stomach bug|(?:a )?sick bug going round|morning sickness|reflux|psoriasis|acne|eczema|hypothyroid(?:ism)?|thyroid|pcos|endometriosis|constipation|diarrh(?:o)?ea|insomnia|stress(?:ed)?|tired|exhausted|knackered|stomach in bits|gerd', 'pancreat|gastrit|osteopor|arthrit|anaem|anem|ibs|crohn|colit|fever|covid|bug|sickness|reflux|psoria|acne|eczema|thyroid|pcos|endometr|constip|diarr|insomn|stress|tired|exhaust|knacker|stomach|gerd'],
    ['(?:low|poor) (?:iron|ha?emoglobin)|high (?:cholesterol|blood pressure)', 'iron|moglobin|cholesterol|pressure'],
    ['(?:on|taking) (?:antibiotics|warfarin|statins|thyroid (?:tablets|meds|medication)|blood thinners|steroids|iron tablets|chemo)', 'antibiot|warfarin|statin|thyroid|thinner|steroid|iron|chemo'],
    ['(?:first|second|third) trimester|breast ?feeding|nursing(?: a newborn)?|(?:\\d+|six|seven|eight|nine) months pregnant|baby is (?:\\d+|six|eight|nine|ten) months', 'trimester|feeding|nursing|pregnant|old|baby'],
    ['broken jaw|jaw wired shut|braces|new braces|wisdom (?:tooth|teeth) out|lost (?:her|his|my) dentures', 'jaw|brace|wisdom|dentures|teeth|tooth'],
    ['autistic|autistic (?:son|daughter|kid|child|nephew|boy|girl)|bulking|cutting|bulking season|training for a (?:marathon|triathlon|race|half)|hip op|knee op|home from (?:his|her|my|the) (?:hip op|knee op|hospital|op|operation|surgery)', 'autist|bulking|cutting|training|op|hospital|operation|surgery'],
    ['(?:exam|exams|race|match|big match|marathon|travelling|flight) (?:tomorrow|today|on saturday|on sunday)', 'tomorrow|today|on s'],
  ],
  cs: [
    ['nemocné ledviny|slabé ledviny|problémy s (?:ledvinami|játry|žlučníkem|žaludkem|slinivkou|tlakem|štítnou žlázou)|ledvinové kameny|kameny v ledvinách|mastná játra|nemocná játra|bolí mě (?:játra|žaludek|ledviny|klouby|břicho|žlučník)|slinivka zlobí|zlobí (?:mě |ji |ho )?(?:slinivka|žlučník|žaludek|štítná žláza)|žlučník|žlučníkové kameny', 'ledvin|játr|žlučník|žalud|slinivk|tlak|žláz|klouby|břicho'],
    ['gastritida|(?:žaludeční )?vředy|osteoporóza|artróza|anémie|chudokrevnost|nízká hladina železa|nízké železo|vysoký tlak|vysoký cholesterol|lupénka|akné|ekzém|štítná žláza|zácpa|průjem|hemeroidy|nespavost|stres|únava|covid|horečka|nevolnosti|ranní nevolnosti|reflux|pálení žáhy', 'gastrit|vřed|osteopor|artróz|anémi|chudokrev|želez|tlak|cholester|lupénk|akné|ekzém|žláza|zácpa|průjem|hemeroid|nespavost|stres|únav|covid|horeč|nevolnost|reflux|žáhy'],
    ['(?:beru|bere|užívám|užívá) (?:antibiotika|warfarin|statiny|železo|hormony|léky na (?:štítnou žlázu|tlak|ředění krve))', 'antibiot|warfarin|statin|želez|hormon|léky'],
    ['kojím|první trimestr|druhý trimestr|třetí trimestr|(?:v )?(?:pátém|šestém|sedmém|osmém|devátém) měsíci|(?:tříleté|půlroční) (?:dítě|miminko)|miminko (?:půl roku|rok)|dítěti (?:je )?rok', 'kojím|trimestr|měsíci|roční|dvoulet|tříleté|miminko|dítěti'],
    ['zlomená čelist|rovnátka|nová rovnátka|vytržen(?:ý|é) zub(?:y)?|(?:má |mám )?vytržen(?:ý|é) zub(?:y)?|jím brčkem', 'čelist|rovnátk|vytržen|brčkem'],
    ['autista|autistka|vybíravý|vybíravá|nabírám (?:svaly|hmotu)|trénuju na (?:maraton|triatlon|závod|půlmaraton)', 'autist|vybírav|nabírám|trénuj'],
    ['(?:zítra|dneska|dnes) (?:zkouška|závod|maraton|cesta)|zkouškové', 'zkouš|závod|maraton|cesta'],
  ],
}

/** Whom it is told of. */
const people = {
  uk: '(?:(?:я|(?:у|в) (?:мене|нас|мами|тата|батька|діда|дідуся|бабусі|баби|чоловіка|дружини|жінки|сина|доньки|дочки|дитини|малого|малої|свекрухи|свекра|тещі|тестя|сестри|брата|подруги|друга|нього|неї|племінника|племінниці|онука|онуки|внука|внучки|хлопця|дівчини)|мама|тато|дід|дідусь|бабуся|син|донька|племінник|племінниця|онук|онука|хлопець|чоловік|дружина|сестра|брат) )?',
  en: "(?:(?:i have|i[’']?ve got|i am|i[’']?m|my|he has|she has|he[’']?s|she[’']?s|got|been|with|(?:my |our )?(?:dad|mum|mom|husband|wife|son|daughter|kid|toddler|boy|girl|grandma|grandad|gran|nan|nephew|niece|partner|flatmate|brother|sister)(?:[’']?s| has| is| got| on|[’']?s got)?) )?(?:a |an |the )?(?:bit |really |very |so )?",
  cs: '(?:(?:mám|má|jsem|je|(?:máma|táta|děda|babička|manžel|manželka|muž|žena|syn|dcera|synovec|neteř|vnuk|vnučka|přítel|přítelkyně|tchán|tchyně)(?: má| je| mám)?) )?',
}

/** What is behind somebody, or ahead: «після операції», "before a marathon", «po porodu»; wherever it is said. */
const events: readonly Said[] = [
  // «щойно зі зміни», "just got off a night shift", «miminko konečně spí»
  [String.raw`(?<!\p{L})(?:слухай,? )?(?:я )?(?:щойно |тільки )?(?:прийшла |прийшов |повернулась |повернувся )?(?:зі|після) (?:нічної |денної |важкої )?зміни|(?<!\p{L})після нічної(?= )|(?<!\p{L})(?:я )?(?:дуже |так |страшенно )?втоми(?:лась|лася|вся)`, 'зміни|нічної|втоми'],
  [String.raw`\b(?:ok(?:ay)? )?(?:so )?(?:i['’]?ve |i |we )?(?:just )?(?:got|come|came|been) (?:off|in from|home from|back from) (?:a |my |the )?(?:night |long |double |late )?(?:shift|nights)(?: and)?|\bafter (?:a |my |the )?(?:night|long|late|double) (?:shift|nights)`, 'shift|nights'],
  [String.raw`(?<!\p{L})po (?:noční|směně|noční směně|denní)`, 'noční|směně|denní'],
  [String.raw`\b(?:the |my )?(?:baby|little one|toddler) (?:has |is |['’]s )?(?:finally |just )?(?:gone down|asleep|sleeping|napping|down for (?:a|his|her) nap)(?: and)?|(?<!\p{L})(?:немовля|малюк|малий|мала|дитина) (?:нарешті |якраз )?(?:спить|заснула|заснув|заснуло)|(?<!\p{L})(?:miminko|malý|malá|mimčo) (?:konečně |právě )?(?:spí|usnulo|usnul|usnula)`, 'baby|little one|toddler|спить|засну|spí|usnu'],
  ['(?<!\\p{L})(?:půlročnímu|tříletému) (?:miminku|dítěti|synovi|vnukovi)', 'ročnímu|letému'],
  [String.raw`(?<!\p{L})(?:хвор|слаб)\p{L}+ нирки|(?<!\p{L})проблемні нирки`, 'нирки'],
  [String.raw`(?<!\p{L})(?:(?:перший|другий|третій) (?:день|тиждень|місяць) )?(?:одразу |відразу )?(?:після|перед) (?:\p{L}+(?:ого|ої|им|ою) )?(?:операці(?:ї|єю)|полог(?:ів|ами)|шунтування(?:м)?(?: шлунка)?|інсульт(?:у|ом)|хімі(?:ї|єю)|хіміотерапі(?:ї|єю)|антибіотик(?:ів|ами)|тренуванн(?:я|ям)|спортзал(?:у|ом)|зал(?:у|ом)|марафон(?:у|ом)|забіг(?:у|ом)|змагань|змаганнями|іспит(?:у|ом|ів|ами)|стоматолог(?:а|ом)|лікарні|видалення(?: жовчного| апендикса| гланд)?|ковід(?:у|ом)|пробіжк(?:и|ою))(?:,? (?:перший|другий|третій) (?:день|тиждень|місяць))?`, 'після|перед'],
  [String.raw`(?:\b(?:\d+|one|two|three|four|six|a few|few) (?:days?|weeks?|months?) )?(?<!\b(?:avoid|bad|worst) (?:\p{L}+ )?)\b(?:(?:straight |right )?(?:after|before) (?:my |his |her |our |a |an |the |giving )?(?:\p{L}+ )?(?:surgery|operation|op|gastric bypass|bypass|stroke|workout|gym|training|run|marathon|triathlon|race|match|birth|c-section|antibiotics|chemo|chemotherapy|exams?|swim|swimming|dentist|hospital|covid)|post[ -](?:workout|op|surgery|partum|natal|gym|run)|during (?:chemo|chemotherapy|radiotherapy|exams))`, 'after|before|post|during'],
  [String.raw`\b(?:gastric (?:bypass|sleeve)|surgery|hip op|knee op|operation|c-section|stroke|root canal) (?:\d+|one|two|three|four|six|a few|few|a) (?:days?|weeks?|months?) ago`, ' ago'],
  [String.raw`(?<!\p{L})(?:(?:první|druhý|třetí) (?:den|týden|měsíc) )?(?:hned )?(?:po|před) (?:\p{L}+(?:é|ém|ou|ým) )?(?:operac[ií](?: (?:slepého střeva|žlučníku|kolene|kyčle|mandlí|srdce))?|porod(?:u|em)|mrtvici|chemoterapi[ií]|chemu|antibiotik(?:ách|ami|ach)|trénink(?:u|em)|maraton(?:u|em)|půlmaraton(?:u|em)|závod(?:u|em)|zápas(?:u|em)|zkouš(?:ce|kou)|fitku|posilovně|posilovnou|zubaři|zubařem|nemocnici|vyndání žlučníku|covidu|běhu|během)`, 'po |před '],
  // «корисне для суглобів», "for joints", «na klouby»
  [String.raw`(?<!(?:шкідлив|поган)\p{L}* )(?<!\p{L})для (?:суглобів|імунітету|кісток|волосся|нігтів|зору|пам['’ʼ]?яті|кровотворення|гемоглобіну|травлення|кишківника|судин|серця і судин)(?=\s*(?:[,.;!?]|$))`, 'для'],
  [String.raw`(?<!\b(?:bad|worst|terrible|not good|awful) )\bfor (?:the |my |her |his )?(?:joints|immunity|immune system|bones|hair|nails|eyesight|memory|gut health|digestion|arteries)(?=\s*(?:[,.;!?]|$))`, 'for '],
  [String.raw`(?<!(?:špatn|škodliv)\p{L}* )(?<!\p{L})(?:na|pro) (?:klouby|imunitu|kosti|vlasy|nehty|zrak|paměť|trávení|krevní obraz)(?=\s*(?:[,.;!?]|$))`, 'na |pro '],
]

/** What turns something down before it. */
const refusing = String.raw`(?<!\p{L})(?:no|not|without|avoid|can['’]?t|cannot|don['’]?t|doesn['’]?t|allergic|intolerant|без|не|алергія|bez|ne\p{L}+|alergie)(?!\p{L})`

const clause = {
  before: '(?<=^|[.!?] )',
  after: String.raw`(?:\s*[,;]\s*|(?=[.!?] ))(?=[^]*\p{L})`,
}

function told(language: keyof typeof ailments): SaidOtherwise[] {
  return ailments[language].map(([said, within]) => [
    `${clause.before}${people[language]}(?:${said})${clause.after}`,
    '',
    within,
  ])
}

/** Behind a refusal it ends what is refused: «не хочу м'яса після тренування, творог»; where it begins what is said its comma goes along. */
function anywhere([event, within]: Said): SaidOtherwise[] {
  return [
    [`${clause.before}(?:${event})(?!\\p{L}),?`, '', within],
    [`(?:${event})(?!\\p{L}),`, '.', within],
    [`(?<=${refusing}[^.!?]{0,80})(?:${event})(?!\\p{L})(?= \\p{L})`, '.', within],
    [`(?:${event})(?!\\p{L})`, '', within],
  ]
}

/** What life somebody leads, and what of it is told beside a question. */
/** Who will not stand at a stove wants what is easily made, and refuses nothing that was named before. */
const heat = `((?:в|у|за) (?:таку|таку страшну|цю|цю кляту|ту|таку кляту|страшну) (?:спеку|спекоту|жару|жарінь|духоту),? )?`
const atStove = `(?:біля|коло|при|над|перед) (?:гарячої |розпеченої )?(?:плити|плитою|духовки|духовкою|печі|піччю)`
const stand = '(?:стояти|стирчати|торчати|сидіти|товктися|товктись|паритися|паритись|смажитися|смажитись|жаритися|жаритись|пектися|пектись|мучитися|мучитись)'
const not = '(?:я |ми )?(?:точно |взагалі |зовсім |нізащо )?не (?:буду|будемо|хочу|хочемо|хочеться|збираюсь|збираюся|можу)(?: я| ми)?'
const stoveless: readonly SaidOtherwise[] = [
  [String.raw`(?<!\p{L})(?:(?:а|але|та|і|й|бо) )?${heat}${atStove} ${heat}(?:${stand} ${not}|${not} ${stand}|(?:я |ми )?не (?:стоятиму|стоятимемо|сидітиму))(?!\p{L})`, ', $1$2не хочу стояти біля плити', 'плит|духовк|печ|піч'],
  [String.raw`(?<!\p{L})(?:(?:а|але|та|і|й|бо) )?${heat}(?:${not} ${stand} ${atStove}|${stand} ${atStove} ${not})(?: ((?:в|у) (?:таку|цю) (?:спеку|спекоту|жару)))?(?!\p{L})`, ', $1$2 не хочу стояти біля плити', 'плит|духовк|печ|піч'],
]

export const circumstances: readonly SaidOtherwise[] = [
  // «не менше 4 годин», "no less than two hours": that is the least.
  [String.raw`(?<!\p{L})не (?:менше|менш|коротше)(?: ніж| як| за| від)? (?=(?:[\p{L}\d'’ʼ]+ ){0,2}(?:хв|годин|год)\p{L}*(?!\p{L}))`, 'щонайменше ', 'не мен|не корот'],
  [String.raw`\b(?:no|not) (?:less|fewer|shorter) than (?=(?:[a-z\d]+ ){0,2}(?:min|hour|hr)s?)`, 'at least ', ' than'],
  // «дати з собою в універ», «взяти на пари»: it is eaten away from home.
  [String.raw`(?<!\p{L})(?:(?:що|шо|щось|шось) )?((?:їй|йому|їм|мені|нам|доньці|дочці|синові|дитині|студентці|студентові) )?(?:(?:з|із) собою )?(?:дати|взяти|покласти|спакувати|брати|давати)(?: (?:з|із) собою)? (?:(?:в|у|до) (?:універ\p{L}*|інститут\p{L}*|інст\p{L}?|коледж\p{L}?|технікум\p{L}?|училищ\p{L}|бібліотек\p{L}|спортзал\p{L}?)|на (?:пари|навчання|лекції|тренування|секцію))(?!\p{L})`, '$1 з собою', 'дати|взяти|класти|спакув|брати|давати'],
  [String.raw`(?<=(?<!\p{L})(?:перекус|обід|бутерброди?|ланч|снек|щось|шось)(?: на обід| на перекус)? )(?:(?:в|у|до) (?:універ\p{L}*|інститут\p{L}*|коледж\p{L}?|технікум\p{L}?)|на (?:пари|лекції|навчання))(?!\p{L})`, 'з собою', 'універ|інстит|коледж|техніку|пари|лекці|навчан'],
  ...stoveless,
  // "too hot to turn on the stove or the oven", «не хочеться вмикати ні плиту, ні духовку»
  [String.raw`\b(?:(?:it['’]?s |is )?(?:way |far |just )?too hot(?: out| outside| today| in here)? (?:to|for)|can['’]?t be bothered (?:to|with)|not|without|(?:don['’ ]?t|do not) want to) (?:turn|switch|put|fire|light|heat)(?:ing)? (?:on |up )?(?:the |my )?(?:stove|hob|cooker|oven)(?: on)?,? (?:or|and|nor) (?:the |my )?(?:stove|hob|cooker|oven)\b(?: on)?(?!.*\b(?:slow cooker|air ?fryer|microwave|instant pot|multi ?cooker|grill|bbq|barbecue|kettle)\b)`, 'too hot, no cooking', 'stove|hob|cooker|oven'],
  [String.raw`(?<!\p{L})не (?:хочу |хочеться |буду |хочемо |треба )?(?:вмикати|включати|палити|розпалювати) (?:ні |ані )?(?:плиту|духовку),? (?:і|й|ні|ані|та|чи) (?:плиту|духовку)(?!\p{L})(?!.*(?:мульт|мікрох|вогн|грил|мангал|аерогр))`, 'нічого не варити', 'плит|духов'],
  [String.raw`(?<!\p{L})(?:nechci|nechceme|nechce se mi|bez toho abych|nechtěla bych) (?:zapínat|zapnout|pouštět|zapínala?) (?:ani )?(?:troubu|sporák|plotnu),? (?:ani|a|nebo) (?:troubu|sporák|plotnu)(?!\p{L})(?!.*(?:hrn[ec]|gril|mikrovln|fritéz))`, 'bez vaření', 'troub|sporák|plotn'],
  ...told('uk'),
  ...told('en'),
  ...told('cs'),
  ...events.flatMap(anywhere),
  // "Kids are off school": they are at home, and turn nothing down.
  [String.raw`(?:(?: is| are| am)|['’](?:re|s|m)) off (?:school|work|sick|nursery|college|uni|today|tomorrow)\b(?!,? (?:and |but )?(?:(?:is|are|am) )?off\b)(?! of)`, ' home', ' off '],
  // «вдома шаром покоти», «миша повісилась»: there is hardly anything.
  ['(?:хоч )?(?:шаром покоти|миша повісила(?:ся|сь))[,:]?', 'є', 'шаром|миша'],
]
