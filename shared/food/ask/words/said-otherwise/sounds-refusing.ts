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
export const soundsRefusing: readonly SaidOtherwise[] = [
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
]
