// biome-ignore-all format: a table of words
import { patternTable } from '../../text/word-table.ts'

/** What the rules about lines go by where a word has parts that may be left out; each is a piece of a regular expression. */
export const patterns = patternTable({
  /** «майонезу, сметани»: said in a case, so that the amount before it is of it. */
  inflected: { uk: "[а-яіїєґ'’]+[аиіуї]" },
  /** «масло Какаове» tells of what it is, «Яготинське» whose; endings. */
  ofWhatItIs: { uk: '(?:[оеєя]в|[аяиї]н)(?:ий|ій|а|я|е|є|і|ї)' },
  /** «1О0 г»: before these the letter was a digit. */
  afterZero: { uk: 'г|гр|мл|кг', en: 'g|ml|kg' },
  afterOne: {
    en: 'tbsp|tsp|tablespoon|teaspoon|cups?|cans?|cloves?|bunch|pinch|lb|oz|kg|g|ml',
    uk: 'ст|ч|кг|г|мл|л|шт',
  },
  afterThree: { uk: 'ст|ч|кг|г|гр|мл|л|шт|штуки|склянки|стакани|ложки|зубчики|яйця|яйце' },
  /** «на кінчику ножа». */
  tipOfKnife: { uk: '(?:на )?(?:кінчик[ау]?|кінці) ножа', en: '(?:(?:a|the|1|on the) )?(?:knife[- ]?(?:tip|point)|(?:tip|point) of (?:a|the) knife)(?: of)?', cs: '(?:na )?špič(?:ku|ce|ka) nože' },
  /** «(та житнє 100 г)»: what is asked for as well stands in brackets. */
  asWell: { uk: 'та|і|й|ще й', cs: 'a' },
  onOffer: {
    uk: String.raw`(?:якщо (?:буде )?)?(?:(?:зі|із) знижк\p{L}+|по (?:акції|знижці)|за акцією|на (?:акції|знижці))`,
    en: 'on (?:offer|sale|special|special offer)',
    cs: '(?:v akci|ve slevě)',
  },
  /** "1 large onion or 2 small": as much of it, in another size. */
  orOfSize: {
    uk: String.raw`(?:або|чи) \d{1,2}(?:-\d{1,2})? (?:маленьк\p{L}+|невеличк\p{L}+|невелик\p{L}+|дрібн\p{L}+|середн\p{L}+|велик\p{L}+)`,
    en: String.raw`or \d{1,2}(?:-\d{1,2})? (?:small|medium|large|big|little|tiny)(?: ones)?`,
    cs: String.raw`nebo \d{1,2}(?:-\d{1,2})? (?:mal\p{L}+|menší\p{L}*|střední\p{L}*|velk\p{L}+|větší\p{L}*)`,
  },
  /** «2 столові», where the spoons are left out. */
  tableSpoons: { uk: 'столові|столових' },
  teaSpoons: { uk: 'чайні|чайних' },
  measuringSpoon: { en: String.raw`(?<![\d.,/])(?:(\d+) ?x? ?)?(?<![\d.,])(5|15) ?ml spoons?(?: of)?(?= )` },
  heap: { uk: '(?:з|із|без) (?:верхом|гіркою|верху|гірки|горбом)' },
  /** Whose leaves a jar is lined with. */
  leaves: { uk: 'листя|листки|листочки' },
  andAlso: { uk: 'і|й|та' },
  /** Before the number that says how coarse groats are. */
  coarse: { cs: String.raw`č\.` },
  leafOf: { uk: '(?:чорної )?смородини|хрону|вишні|вишень|дуба|малини|винограду' },
  salt: { uk: 'сіль', en: 'salt', cs: 'sůl' },
  pepper: { uk: '(?:чорний )?перець', en: '(?:black )?pepper', cs: 'pepř' },
  /** What is sold under both names at once. */
  soldTogether: {
    en: `
      pork (?:and|&) beans
      (?:white|light|brown|dark) (?:and|&) (?:white|light|brown|dark) (?:crab)?meats?
      fish (?:and|&) chips
      mac(?:aroni)? (?:and|&) cheese
      bread (?:and|&) butter pickles?
      sweet (?:and|&) sour
      sweet (?:and|&) salt(?:y|ed)?
      salt(?:y|ed)? (?:and|&) sweet
      oil (?:and|&) vinegar dressing
    `,
  },
  /** One taste of what comes in flavours; without that, two foods. */
  oneTaste: {
    en: `
      (?:sea )?salt (?:and|&) (?:cider )?(?:vinegar|caramel)
      cheese (?:and|&) (?:onions?|chives?|jalape[nñ]o|pickle)
      cream (?:and|&) (?:onions?|chives?)
      cookies (?:and|&) cream
      milk (?:and|&) honey
      ham (?:and|&) mustard
      chicken (?:and|&) mushroom
      beef (?:and|&) (?:onion|tomato|horseradish)
    `,
  },
  /** The same where nothing but such a thing stands beside it: "salt and pepper" are two foods elsewhere. */
  tasteBeside: { en: '(?:sea )?salt (?:and|&) (?:black |cracked )*pepper' },
  /** «pórek – jen bílá část» */
  onlyPart: {
    uk: String.raw`(?:лише|тільки|лиш) (?:\p{L}+ ){0,2}(?:частин\p{L}+|листя|стебл\p{L}+|цедр\p{L}+|сік|білк\p{L}+|жовтк\p{L}+|м['’]якоть|верхівк\p{L}+|скоринк\p{L}+)`,
    en: String.raw`(?:only|just) (?:the )?(?:\p{L}+ ){0,2}(?:parts?|leaves|stems?|whites?|yolks?|tops?|zest|flesh|fronds)`,
    cs: String.raw`(?:jen|jenom|pouze) (?:\p{L}+ ){0,2}(?:část\p{L}*|list\p{L}+|nať|bílk\p{L}+|žloutk\p{L}+|kůr\p{L}+)`,
  },
  /** «для дітей: сік» */
  aims: { uk: 'для|до|на', en: 'for', cs: 'pro|na|do' },
  /** «лимон: цедра і сік» */
  fruitParts: { uk: '(?:цедра|сік|шкірка|м[’\']якоть)(?: (?:і|та|й) (?:цедра|сік|м[’\']якоть))?', en: '(?:zest|juice|peel|rind)(?: and (?:zest|juice|peel))?', cs: '(?:kůra|šťáva)(?: (?:a|i) (?:kůra|šťáva))?' },
  /** «кукурудза ж/б». */
  tinned: { uk: String.raw`ж\.? ?б\.?` },
  cheese: { uk: 'сир' },
  sweetPepper: { uk: 'болгарськ|солодк', en: 'bell|sweet|capsicum', cs: 'sladk|čerstv' },
  paprika: { cs: 'paprik' },
  /** «з 6 місяців», "from 6 months": from what age on. */
  fromAge: { uk: '(?:з|із|від) \\d{1,2}(?:-(?:ти|го))? ?(?:місяц(?:ів|я)|міс\\.?|рок(?:ів|у))', en: 'from \\d{1,2} ?(?:months?|years?)|\\d{1,2} ?(?:months?|mo) ?\\+', cs: '(?:od|od ukončeného) \\d{1,2}\\.? ?(?:měsíc(?:e|ů)|rok(?:u|ů))' },
  monthsShort: { uk: 'міс\\.?' },
  months: { uk: 'місяців' },
  /** "Bread no seeds"; "no more than", "no added sugar" are said of other things. */
  noneOf: { uk: '(?:ніяк|жодн)(?:их|ого|ої)', en: '(?:no|zero)(?! (?:more|less|added|bake|cook|knead|need|later|fat|name|longer|matter|sooner|fuss)\\b)', cs: 'žádn(?:é|ý|ou|ých)' },
  /** «не цукор, а мед» */
  notThis: { uk: 'не', en: 'not', cs: 'ne' },
  onlySo: { uk: 'тільки|лише', en: 'just|only', cs: 'jen|hlavně' },
  butThat: { uk: 'а|але', en: 'but', cs: 'ale' },
  /** «(червоний і жовтий) по 1 шт.». */
  bothKinds: { uk: '(?:і|й|та)' },
  ofEachKind: { uk: 'по' },
  /** «9-відсотковий», "2 percent". */
  percent: { uk: String.raw`(?:процент|відсотк)\p{L}*`, en: 'percent', cs: String.raw`procent\p{L}*` },
  /** What the per cent before them are of. */
  strengthOf: { uk: String.raw`жиру|жирності|жирн\.?|какао|цукру|м.яса`, en: 'fat|milk ?fat|cocoa(?: solids)?|cacao|butterfat|meat|abv|acidity', cs: 'tuku|kakaa|kakaové sušiny|masa|tučnosti' },
  fatness: { uk: 'жиру|жирності', en: 'fat|milk ?fat', cs: 'tuku' },
  /** «на 3 л води:»: for how much water the rest is. */
  forSoMuch: {
    uk: String.raw`(?:(?:для|маринад|розсіл|заливка)(?: \p{L}+)? )?(?:на|до) (?:\d[\d.,]*|літр|\p{L}{3,6}) ?(?:л|літр\p{L}*|мл|кг|кіло\p{L}*|г|склян\p{L}*|стакан\p{L}*)?\.?(?: [\p{L}’']{3,})?`,
    en: String.raw`(?:for|per|to) (?:each |every |a |an |\d[\d.,/ ]*)(?:l|ml|litres?|liters?|quarts?|gallons?|cups?|pints?)(?: (?:of )?(?:water|brine|liquid|stock))?`,
    cs: String.raw`na (?:\d[\d.,]* ?)?(?:l|ml|litr\p{L}*|dl)(?: (?:vody|nálevu|láku|mléka))?`,
  },
  /** «та/або», "and/or": either will do. */
  andOr: { uk: '(?:та|і|й) ?/ ?(або|чи)', en: 'and ?/ ?(or)', cs: 'a ?/ ?(nebo|či)' },
  /** "A mix of red and yellow peppers" is of both. */
  mixOf: { en: '(?:an? )?(?:even |equal )?(?:mix|mixture|combination) of' },
  /** "dill, mint or a combination": each will do. */
  orMix: { uk: 'або (?:їх )?суміш', en: 'or an? (?:combination|mix|mixture|blend)(?: of (?:both|these|those|the (?:two|three)|any|all|them|the above))?', cs: 'nebo (?:jejich )?směs' },
  ofSeed: { en: '(?:ground|powdered|crushed|toasted|dried|dry) coriander|coriander,? \\(?(?:ground|seeds?|powder|crushed|lightly crushed|toasted|dried)' },
  smallPack: { en: '(?:small|large) packs?' },
  /** What is done to the herb, and never to its seeds. */
  ofGreens: { en: 'chopped|leaves|leaf|stalks?|stems?|torn|picked|shredded|to serve|to garnish|garnish' },
  /** "salt n pepper". */
  shortAnd: { en: "'?n'?|as well as" },
  /** «молоко (можна замінити водою)». */
  orTake: { uk: 'можна замінити(?: на)?|або замінити(?: на)?|(?:в|у) крайньому (?:разі|випадку)|на крайній (?:випадок|раз)|якщо (?:її |його |їх )?нема(?:є)?,? (?:то )?', en: 'can be (?:replaced|swapped) (?:with|by|for)|or substitute|failing that,?|(?:or )?if (?:not|n’t|they are not|it is not) (?:nice|good|available|fresh|there|in stock|in season|any),? (?:then )?|(?:or )?if not,? then|(?:or )?if not,|if not(?! (?:gf|df|gluten|dairy|lactose|vegan|vegetarian|veggie|using|too|so|on|in|at|sure|you|cooking|serving|feeding|allergic|going|making|already|enough|then|nice|good|fresh|available))|if unavailable,?' },
  /** "soy sauce if not gluten-free": what is said of another case is true of nothing here. */
  ifNot: { uk: String.raw`якщо (?:[\p{L}’']+ )?не`, en: String.raw`(?:if|when) (?:\p{L}+ )?not|unless`, cs: '(?:pokud|když|jestli) ne' },
  /** «часник в кінці», «олія змастити форму», «імбир з палець»: when, for what or how large, behind the name. */
  closingAside: {
    uk: String.raw`з[іи]? (?:ринку|базару|рынка|базара|магазину|ферми|села|дачі|городу|грядки|атб|сільпо|сильпо|новусу|ашану|фори|варусу|метро)|від (?:фермера|господаря|м[’']?ясника)|(?:в|у|на|під) (?:самому |самий )?кінц\p{L}*|наприкінці|насамкінець|зверху|згори|поверх|щоб змастити(?: \p{L}+)?|(?:з|із|змастити|змазати|помастити|присипати|посипати|притрусити) (?:форму|деко|лист|сковорідку|сковороду|протвінь|пательню)|(?:завбільшки |розміром |величиною |десь |приблизно )?(?:з|із|як) (?:великий )?(?:палець|мізинець|кулак|долоню|горіх|волоський горіх)|розвести|підсипати|на підсипання|на присипку`,
    en: String.raw`from (?:the |a )?(?:market|farmers['’]? market|butcher(?:['’]?s)?|farm shop|bakery|deli|fishmonger(?:['’]?s)?|corner shop|aldi|lidl|tesco|costco|asda|sainsbury['’]?s|waitrose|morrisons|walmart|trader joe['’]?s|whole foods)|(?:on|to go on) top|at the (?:very )?end|(?:the )?size of (?:a|your) (?:thumb|finger|fist|walnut)|(?:as )?(?:big|long) as (?:a|your) (?:thumb|finger)|to grease the (?:tin|pan|dish|tray)`,
    cs: String.raw`z (?:trhu|farmy|tržnice|pekárny|řeznictví|zahrádky|zahrady|lidlu|kauflandu|alberta|tesca|billy)|od (?:řezníka|farmáře)|navrch|nahoru|nakonec|na konec|na závěr|vymazat (?:formu|plech|pekáč)|na vymazání (?:formy|plechu|pekáče)|velikosti (?:palce|ořechu)`,
  },
  /** "milk 2 -- make that 3", «300, ой ні 500 г»: the amount that stands last is meant. */
  correction: {
    uk: String.raw`ой,? ні,?|ні,? краще|а краще|хоча ні,?|ні,? давай|вірніше|точніше`,
    en: String.raw`make (?:that|it)|no,? wait,?|actually|scratch that,?|i mean|oops,?`,
    cs: String.raw`ne,? radši|ne,? radeji|vlastně|teda ne,?|oprava`,
  },
  orTakeCzech: { cs: 'lze nahradit|můžete nahradit|(?:v|když) nouzi|v nejhorším(?: případě)?|když není,?' },
  /** «що є в холодильнику», "whatever you have": which of them is left to what there is. */
  whatever: { uk: String.raw`(?:що|які|яка|який|яке) (?:є|знайде\p{L}*|маєте|маєш|завгодно|під рукою|любите|любиш|вдома|більше подоба\p{L}*)(?: [\p{L}’']+){0,3}`, en: String.raw`(?:whatever|whichever)(?: [\p{L}’']+){0,5}`, cs: String.raw`(?:co|jak[éáý]|kter[éáý]) (?:je|máte|máš|najdete|dům dal|zrovna|chcete|zbyl\p{L}*|zbude)(?: [\p{L}’']+){0,3}` },
})

/** In full. */
export const and = ' and '

/** Letters that a scanner or a hurried thumb put for a digit. */
/** What a digit within a Ukrainian word was. */
export const lettersLike = { zero: 'О', six: 'б', three: 'з' }
export const looksLike = { zero: 'OОoо', one: 'lI|', three: 'З' }

/** The unit that a weight without one is in. */
export const gram = { uk: 'г', en: 'g' }

/** «оцет 9-ка»: what is left of the word for so many per cent. */
export const endOfStrength = 'ка'
