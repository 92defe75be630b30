// biome-ignore-all format: tables of phrases
import { remarks } from './remarks.ts'

/** Turns of speech that ask for what they govern, praise what stands before them, or say nothing of it. */
interface Figures {
  wish: string
  yes: string
  /** Says nothing about whether it is wanted. */
  kind: string
}

export const ukrainian: Figures = {
  wish: `розкуштував|розкуштувала|розкуштували|розсмакував|розсмакувала|розсмакували|${remarks('сумує|сумуємо|сумують|скучає|скучаю|скучаємо|скучають|тужить|тужу|плаче|побивається', 'за')}`,
  yes: `${remarks('каже|кажуть|кричить|кричать', 'ням|ням ням|мням|дай ще|ще')}|ням ням|ням|мням`,
  kind: [
    remarks('не сильно|не надто|не занадто|не дуже|не аж', 'солон*|кисл*|гірк*|важк*|дорог*|перчен*|пряний|пряна|пряне|калорійн*|міцн*|рідк*|густ*|черств*|стигл*'),
    remarks('що|які|який|яка|яке|аби|щоб', 'не рв*|не розвал*|не розлаз*|не прилип*|не липн*|не лип*|не злип*|не осіда*|не опада*|не тріска*|не пригор*|не підгор*|не вис*х*|не черств*'),
    remarks(
      'щоб|щоб аж|шоб|шоб аж|що|що аж|аж|так щоб|яка|який|яке|які|щоб воно|щоб вона|щоб він|така що|такий що|таке що|яка аж|який аж',
      'тане|тануть|танула|танув|танули|тануло|тане в роті|танула в роті|танув в роті|танули в роті|тануло в роті|хрумтить|хрумтіла|хрумтів|хрумтіли|хрустить|хрустіла|хрустів|хрустіли|хрустка|хрусткий|хрустке|хрусткі|була хрустка|був хрусткий|були хрусткі|була хрусткою|були хрусткими|хрумка|хрумкий|хрумкі|розпадається|розпадалась|розпадалося|розпадалася|розпадався|розсипається|розсипалось|розсипалася|тягнеться|тягнувся|тягнулася|парує|парувала|парував|шкварчить|шкварчала|шкварчало|вуха горіли|вуха палали|вуха палають|вуха горять|ложка стояла|ложка стоїть|слинки течуть|слина тече|за вуха не відтягти|за вуха не відтягнеш',
    ),
    'тане в роті|тануть в роті|пальчики оближеш|пальці оближеш|пальчики облизати|язик проковтнеш|язика проковтнеш|слинки течуть|за вуха не відтягнеш',
    remarks('щоб|аби|шоб', 'стала|став|стали|стало|вийшла|вийшов|вийшли|вийшло|була|був|були|було')+'|'+
    'мало часу|часу мало|обмаль часу|часу обмаль|часу в обріз|мало місця|мало сил|мало грошей',
    remarks('не буду|не будемо|не буде|не лишить|не лишає', 'голодна|голодний|голодні|голодною|голодним|голодними|мене голодною|мене голодним|нас голодними'),
  ].join('|'),
}

export const english: Figures = {
  wish: [
    remarks('id|wed|i would|we would|shed|hed|theyd', 'rather cook|rather do|rather make|rather use|rather bake|rather roast'),
    remarks('can|could', 'i make|i bake|i cook|i do|we make|we bake|we cook|we do|you make|you do me|i please have|we please have|you please make|i get|we get|we have'),
    'double the|thinking|was thinking|were thinking|im thinking|hankering for|pining for|misses|missing my|use up the|how about some|what about some',
  ].join('|'),
  yes: remarks('says|say|goes', 'yum|yummy|yes please|more please|more'),
  kind: [
    remarks('wont|will not|doesnt|does not|dont', 'leave me hungry|leave us hungry|leave him hungry|leave me starving'),
    remarks(
      'that|which|that just|so tender it|so soft it|so juicy it|until it|it just|it|so tender they|that really|that practically',
      'melts|melts in the mouth|melts in your mouth|melts in my mouth|melt in your mouth|melt in the mouth|falls apart|fall apart|falls off the bone|fall off the bone|crunches|sizzles',
    ),
    'melt in the mouth|melt in your mouth|melt in my mouth|fall off the bone|falling off the bone|fall apart tender|finger licking good|finger licking|finger lickin good|lick the plate|plate licking',
    remarks('little|not much|no|hardly any|not a lot of', 'time|space|money|energy'),
  ].join('|'),
}

export const czech: Figures = {
  wish: 'slo by to s|slo by to i s|slo by i s|radsi treba|radeji treba|radsi bych|radeji bych|bych radsi|bych radeji|delam|varim|pecu|chystam|budu delat|budu varit|budu pect|co takhle|co takhle si dat|co takhle udelat|co tak|zasteskne se mi po|stesk po|styska se mi po|chybi mi|stesti by udelal*',
  yes: [
    remarks('by|bych', 'sel|sla|slo|sly|se hodil|se hodila|se hodilo|se hodily|bodl|bodla|bodlo|bodly|prisel vhod|prisla vhod|prislo vhod|potesil|potesila'),
    remarks('rika|rikaji', 'mnam|mnam mnam'), 'mnam',
  ].join('|'),
  kind: [
    remarks(
      'od|ode',
      'souseda|sousedky|sousedu|babicky|tchyne|tchana|kamarada|kamaradky|kamaradu|znameho|znamych|kolegy|kolegyne|tety|strejdy|stryce|dedy|mamy|maminky|mamky|taty|myslivce|farmare|vcelare|sedlaka|rybare|reznika|zahradnika|segry|bracha|bratra|sestry',
    ),
    remarks('jak dlouho|kolik minut|kolik hodin|na kolik minut|na kolik stupnu', 'varit|vari|se vari|pect|pece|se pece|dusit|smazit|grilovat|namacet|marinovat|kynout|kyne|tahnout'),
    remarks('po ktere|po kterem|po kterych|po tom|at', 'nebudu mit hlad|nebudeme mit hlad|nebude mit hlad|nemam hlad|nebudu hladova|nebudu hladovy'),
    remarks(
      'co se|ktere se|ktery se|ktera se|az se|aby se|at se|ze se',
      'rozpada|rozpadalo|rozpadal|rozpadala|rozpadne|rozpadaji|rozplyva|rozplyvalo|rozplyval|rozplyvala|rozplyva na jazyku|rozplyva v puse|rozplyvalo na jazyku|rozplyvalo v puse|rozplyvala na jazyku|rozplyvaji na jazyku',
    ),
    'rozplyva se na jazyku|rozplyvaji se na jazyku|jen se rozplyva|oblizovat prsty|oliznes prsty|az si oliznes prsty|co krupe|co krupou|aby krupal|aby krupala|aby krupalo|at krupe',
    'malo casu|casu malo|malo penez|casu je malo|mam malo casu|mame malo casu',
  ].join('|'),
}
