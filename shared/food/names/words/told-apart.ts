// biome-ignore-all format: a table of words

/** What tells one product of a food from another in a shop: id; how it is said; the words for it. */
export const table = `
smoked; копчене; smoked; хк гк вк копчений вуджений smoked uzený uzená uzené uzeného uzených
frozen; заморожене; frozen; заморожений морожений свіжоморожений свіжозаморожений свіжезаморожений frozen mražený mražená mražené mraženého mražených mraženou zmrazený zmrazené
tinned; консервоване; tinned; консервований canned tinned konzervovaný sterilovaný sterilované
dried; сушене; dried; сушений в'ялений пров'ялений dried sušený sušená sušené sušeného sušených
salted; солоне; salted; солений salted solený solené
unsalted; несолоне; unsalted; несолоний несолений unsalted nesolený nesolené
lightly-salted; слабосолене; lightly salted; слабосолений малосольний малосолений сс мс
lactose-free; без лактози; lactose-free; безлактозний bezlaktózový bezlaktózové
gluten-free; без глютену; gluten-free; безглютеновий bezlepkový bezlepková bezlepkové
fat-free; знежирене; fat-free; знежирений нежирний skimmed nonfat odtučněný odstředěný
half-fat; напівжирне; semi-skimmed; напівжирний polotučný polotučné polotučného
full-fat; жирне; full-fat; незбираний plnotučný plnotučné plnotučného
wholegrain; цільнозернове; wholegrain; цільнозерновий wholegrain wholemeal celozrnný celozrnná celozrnné
organic; органічне; organic; органічний organic bio
unsweetened; без цукру; unsweetened; несолодкий unsweetened neslazený
sparkling; газоване; sparkling; газований сильногазований sparkling carbonated perlivá
still; негазоване; still; негазований негаз neperlivá neperlivý neperliva neperlivy
unrefined; нерафінована; unrefined; нерафінований unrefined
refined; рафінована; refined; рафінований refined
red; червоне; red; червоний red červený červená červené
white; біле; white; білий white bílý bílá bílé
black; чорне; black; чорний black černý černá černé
green; зелене; green; зелений green zelený zelená zelené
yellow; жовте; yellow; жовтий yellow žlutý žlutá žluté
purple; фіолетове; purple; фіолетовий purple fialový
semi-coarse; середнього помелу; semi-coarse; polohrubý polohrubá polohrubé polohrubou polohruba polohrube
coarse; грубого помелу; coarse; hrubý hrubá hrubé hrubou hruba hrube
pitted; без кісточок; pitted; безкісточковий pitted vypeckovaný
boneless; без кісток; boneless; boneless vykostěný
long-grain; довгозерне; long-grain; довгозернистий довгозерний
parboiled; пропарене; parboiled; пропарений parboiled
bone-in; на кістці; bone-in;
low-sodium; менше солі; low-sodium;
lean; нежирне; lean; lean libový libová libové libového
crunchy; з шматочками; crunchy; crunchy křupavé
smooth; без шматочків; smooth; smooth
round-grain; круглозерне; round-grain; круглозернистий круглозерний
`

/** How they are said in Czech, in the gender in which a list says them all. */
export const czech: Readonly<Record<string, string>> = {
  smoked: 'uzené',
  frozen: 'mražené',
  tinned: 'konzervované',
  dried: 'sušené',
  salted: 'solené',
  unsalted: 'nesolené',
  'lightly-salted': 'mírně solené',
  'lactose-free': 'bez laktózy',
  'gluten-free': 'bez lepku',
  'fat-free': 'odtučněné',
  'half-fat': 'polotučné',
  'full-fat': 'plnotučné',
  wholegrain: 'celozrnné',
  organic: 'bio',
  unsweetened: 'neslazené',
  sparkling: 'perlivé',
  still: 'neperlivé',
  unrefined: 'nerafinované',
  refined: 'rafinované',
  red: 'červené',
  white: 'bílé',
  black: 'černé',
  green: 'zelené',
  yellow: 'žluté',
  purple: 'fialové',
  'semi-coarse': 'polohrubé',
  coarse: 'hrubé',
  pitted: 'bez pecek',
  boneless: 'bez kosti',
  'bone-in': 's kostí',
  'low-sodium': 'méně soli',
  'long-grain': 'dlouhozrnné',
  parboiled: 'předvařené',
  'round-grain': 'kulatozrnné',
}

export const phrases: readonly (readonly [RegExp, string])[] = [
  [/без лактози|lactose[- ]?free|without lactose|(?:no|non)[- ]lactose|bez laktózy/iu, 'lactose-free'],
  [/без глютену|gluten[- ]?free|without gluten|(?:no|non)[- ]gluten|bez lepku/iu, 'gluten-free'],
  [/без цукру|sugar[- ]?free|(?:no added|no|without(?: added| any)?) sugar(?! (?:needed|required|necessary))|bez cukru/iu, 'unsweetened'],
  [/без кісточ\p{L}+|bez pecek/iu, 'pitted'],
  [/без кіст(?:ок|ки)(?!\p{L})|bez kosti/iu, 'boneless'],
  [/full[- ]fat|whole[- ]milk/iu, 'full-fat'],
  [/fat[- ]free/iu, 'fat-free'],
  [/semi[- ]skimmed|(?<=milk )semi(?![-\p{L}])|semi(?= milk)/iu, 'half-fat'],
  [/(?:low|reduced|half)[- ]fat/iu, 'half-fat'],
  [/lightly salted/iu, 'lightly-salted'],
  [/long[- ]grain/iu, 'long-grain'],
  [/bone[- ]in|на кіст(?:ці|ках)(?!\p{L})|s kostí(?!\p{L})/iu, 'bone-in'],
  [/(?:low(?:er)?|reduced|less)[- ]s(?:odium|alt)(?!\p{L})|no (?:added salt|salt added)/iu, 'low-sodium'],
]

/** What one of them begins with, so that most texts are told by one glance. */
export const opens = /без |bez |free|without|no[- ](?:sugar|lactose|gluten)|added|fat|whole[- ]milk|semi(?:[- ]|$)|lightly|long[- ]|bone|на кіст|s kost|sodium|less[- ]salt|(?:low|reduced)[- ]salt/iu

/** And what they go on with. */
export const goesOn = /^(?:whole|milk|grain|bone|кіст|кістці|кістках|kostí|sodium|salt)$/
