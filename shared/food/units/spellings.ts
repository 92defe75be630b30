import { wordTable } from '../text/word-table.ts'
import type { UnitId } from './units.ts'

/** A cola is no kilo, although «кіло» would lose its vowel, and the glass of a window none to drink from. */
export const { not: noUnit } = wordTable({
  not: { uk: 'кол* скло скла склу склом склі', en: 'sticky pinto' },
})

/** How people write each unit, in any of our languages; words are found in any case and number. */
export const spellings: Record<UnitId, string> = {
  g: 'г|гр|грам|грамм|грамів|грамчик|g|gr|gm|gms|gram|gramme|grams',
  kg: 'kila|кг|кіл|кіло|кілограм|килограмм|kg|kgs|kilo|kilogram|kilogramme|kilos',
  mg: 'мг|міліграм|mg|milligram',
  dag: 'дкг|декаграм|дека|dag|dkg|deka',
  oz: 'унція|oz|ozs|ounce',
  lb: 'фунт|lb|lbs|pound|libra|libry|libru|liber',
  ml: 'мл|мілілітр|міллілітр|миллилитр|ml|mls|milliliter|millilitre|mililitr',
  cl: 'cl|centiliter|centilitre',
  dl: 'дл|децилітр|dl|dcl|deciliter|decilitre|decilitr',
  l: 'л|літр|литр|літрів|l|lt|ltr|liter|litre|litr|litrů',
  tsp: 'ч л|чл|чай л|чайн л|ч лож|чайн лож|чай лож|чай ложка|чайна ложка|чайна л|ч ложка|ложка чайна|ложечка|чайна ложечка|чайная ложка|ложечка чайна|tsp|tsps|barspoon|bar spoon|teaspoon|teaspoonful|tea spoon|lžič|lžička|lžičce|lžičky|lžiček|kávová lžička|čl|č l',
  dessertspoon:
    'д л|дес л|десертна ложка|десертна л|дес ложка|dsp|dessert spoon|dessertspoon|dessertspoonful',
  tbsp: 'лижка|столова лижка|лож|стол лижка|ст лижка|лижка столова|ст л|стл|ст ложка|ст лож|стол лож|столов л|столов лож|столов ложка|стол л|стол ложка|столова ложка|столова л|с л|сл|ложка столова|столовая ложка|ложка|tbsp|tbsps|tbs|tbl|tblsp|tablespoon|tablespoonful|table spoon|lžíce|lžíci|lžic|polévková lžíce|pl|p l',
  gill: 'gill|gills|gillful',
  saltspoon: 'saltspoon|saltspoonful',
  peck: 'peck|pecks',
  cup: 'мірна чашка|мірна чашечка|чашка|чаш|філіжанка|чашечка|cup|cups|c|tea cup|tea cupful|teacup|teacupful|cupful|coffee cup|hrnek|hrnku|hrnky|hrnků',
  glass:
    'склянка|ск|шкл|шклянка|шклян|скляночка|скл|склян|стакан|стак|стаканчик|ст|граненый стакан|гранчак|келих|бокал|фужер|glass|glassful|pohárek|sklenice|sklenička',
  shot: 'келишок|kalíšek|odlivka|odlivky|чарка|чарочка|рюмка|стопка|стопочка|wineglass|wineglassful|shot|jigger',
  mug: 'кухоль|горня|горнятко|кружка|mug',
  floz: 'fl oz|floz|fluid ounce|fluid oz',
  pint: 'пінта|pint|pt|pts',
  quart: 'кварта|quart|qt|qts',
  gallon: 'галон|gallon|gal',
  drop: 'крапля|крапелька|кап|drop|kapka|kapky|kapek',
  cm: 'см|сантиметр|cm|centimeter|centimetre',
  inch: 'дюйм|inch|inches|in',
  piece:
    'рулон|role|rolí|шт|штука|штучка|тушка|одиниця|од|piece|pcs|pc|pce|pieces|ea|round|disk|disc|kus|kusy|kusů|ks',
  clove:
    'зубчик|зубчики|зубок|зуб|зубц|зубець|зубч|зубки|зубків|долька|clove|garlic clove|stroužek|stroužky|stroužků',
  head: 'вилок|вилка|вилки|виделок капусти|головка|голівка|голова|гол|голов|head|bulb|hlávka|hlavička|palice',
  cob: 'качан|качанчик|початок|cob|ear|klas',
  bunch:
    'звязка|зв’язка|звязочка|гронка|mess|оберемок|оберемка|пучок|пуч|пучечок|жмут|жмуток|в’язка|в’язочка|букет|bunch|bundle|svazek|svazky|svazku',
  handful: 'жменя|жменька|жмен|пригорща|пригорща|горстка|handful|fistful|hrst|hrsti|hrstka',
  pinch:
    'щіпка|щіп|щіпочка|щепотка|щепоть|дрібка|дріб|дрібочка|дещиця|pinch|grating|špetka|špetky|špetku',
  dash: 'бризка|хлюп|dollop|splodge|dash|splash|drizzle|glug|squeeze|smidgen|grind|grinding|crank',
  can: 'банка|бан|б|бляшанка|баночка|ж б|з б|бляшана банка|консервна банка|can|tin|plechovka|plechovky|konzerva|konzervy',
  jar: 'слоїк|скляна банка|літрова банка|півлітрова банка|поллітрова банка|дволітрова банка|трилітрова банка|трьохлітрова банка|літровий слоїк|півлітровий слоїк|трилітровий слоїк|jar|pint jar|quart jar|sklenka|litrová sklenice|půllitrová sklenice|třílitrová sklenice|litrová sklenka|půllitrová sklenka',
  bottle:
    'літрова пляшка|півлітрова пляшка|дволітрова пляшка|пятилітрова пляшка|шестилітрова пляшка|litrová láhev|litrová lahev|půllitrová láhev|půllitrová lahev|пляшка|пляшечка|пл|пляш|bottle|láhev|lahev|láhve',
  pack: 'літровий пакет|літрова пачка|пачка|пач|п|пачечка|упаковка|уп|упак|упк|упаковочка|пакунок|pack|package|packet|pkg|pkt|punnet|sleeve|balení|balíček|balíčky|balíčku',
  sachet: 'пакетик|пакет|пак|пакетичок|саше|стік|sachet|pouch|envelope|env|sáček|sáčky|sáčku',
  box: 'коробка|коробочка|кор|box|carton|krabice|krabička',
  bag: 'мішечок|торбинка|сітка|bag|net|síťka',
  tray: 'лоток|піддон|підложка|підкладка|tray',
  tube: 'тюбик|туба|tube|tuba',
  bar: 'плитка|брикет|bar|block|tabulka',
  cube: 'кубик|куб|cube|cake|kostka|kostky',
  slice: 'скибка|смужка|скибочка|скиба|ломтик|скибок|слайс|slice|strip|rasher|plátek|plátky|plátků',
  chunk: 'thumb|шматок|шматочок|шмат|кусок|кусочок|шматки|chunk|hunk|bit|kousek|kousky',
  wedge:
    'часточка|долечка|ділька|долька|trojúhelníček|trojúhelníčky|trojúhelníčků|wedge|segment|měsíček',
  ring: 'кільце|кілечко|кружальце|кружечок|ring|kolečko',
  leaf: 'листок|лист|листочок|листки|лист|листя|листочки|leaf|leave|list|listy|listů|lístek|lístky',
  sprig: 'гілочка|гілка|гіл|гілоч|стеблинка|sprig|branch|twig|snítka|snítky|větvička',
  stalk:
    'стебло|стебельце|пір’їна|пір’їнка|перо|пера|черешок|пагін|стебел|stalk|rib|spear|stem|řapík|stonek',
  stick: 'паличка|палиця|палочка|stick',
  pod: 'стручок|стручечок|ліска|лісочка|pod|lusk',
  sheet: 'аркуш|пласт|пластина|лист тіста|корж|sheet|plát|pláty',
  loaf: 'буханка|буханець|хлібина|батон|паляниця|loaf|bochník',
  ball: 'кулька|кульок|куля|м’ячик|ball|kulička',
  scoop:
    'мірна ложка|мірка|черпак|ополоник|ополоники|scoop|ladle|naběračka|naběračky|naběraček|odměrka|odměrky|odměrek',
  bucket: 'відро|відерце|bucket|tub|pot|container|kelímek',
  rack: 'смуга|rack|pás|pásy|pásů',
  nest: 'гніздо|гніздечко|nest|hnízdo|hnízda|hnízd',
  slab: 'брусок|брусочок|slab|špalek|špalky',
  knob: 'грудочка|knob|pat|nub',
  grain: 'горошина|горошинка|зернина|зернинка|зерно|зернятко|peppercorn|berry|kulička|kuliček',
  serving: 'порція|serving|portion|porce',
}
