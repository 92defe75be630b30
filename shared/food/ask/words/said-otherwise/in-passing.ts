// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const who = String.raw`(?:he|she|they|we|i|the kids|my (?:\p{L}+ ){1,2})`

/** What is wished for in the middle of a story, and what is told in passing and wishes for nothing. */
export const inPassing: readonly SaidOtherwise[] = [
  // «Як зробити попкорн вдома», «піца в домашніх умовах»: made at home, and not what is there.
  [String.raw`,? (?:у|в) домашніх умовах(?!\p{L})`, '', 'домашніх'],
  [String.raw`(?<=(?<!\p{L})(?:як|рецепт\p{L}*|хочу|можна) (?:з?робити |при?готувати |спекти |засолити |зварити |пекти |готувати )?(?:\p{L}+ ){1,3})(?:вдома|дома|удома)(?=\s*(?:[.,!?]|$))`, '', 'дома'],
  [String.raw`(?<!\p{L})(піц|чебурек|попкорн|пончик|морозив|круасан|хінкал|хачапур|нагетс|чіпс|бургер|шаурм|суш|рол|зефір|мармелад|сосис|майонез|кетчуп)(\p{L}{0,3}) (?:вдома|дома|удома)(?=\s*(?:[.,!?]|$))`, '$1$2', 'дома'],
  [String.raw`(?<!\p{L})(pizz|zmrzlin|popcorn|croissant|hranolk|burger|sush|koblih)(\p{L}{0,3}) doma(?=\s*(?:[.,!?]|$))`, '$1$2', 'doma'],
  // "He's set on noodles", "the kids are begging for pasta"
  [String.raw`\b(${who})(?:['’]?s|['’]re|['’]m| is| are| am)? ?(?:really |absolutely |totally |dead )?(?:set on|dead set on|hankering (?:for|after)|begging for|gagging for|jonesing for|mad for|desperate for|clamou?ring for)(?= \p{L})`, '$1 wants', 'set on|hanker|begging|gagging|jones|mad for|desperate|clamo'],
  [String.raw`\b(${who})(?:['’]?s| has| have|['’]ve) always (?:loved|liked|enjoyed|adored)(?= )`, '$1 loves', 'always'],
  // "In the oven if possible", "so check the sauces"
  [String.raw`,? (?:if (?:at all )?possible|if you can|where possible|if that['’]?s (?:ok|okay|all right|possible))(?=\s*(?:[.,;!?]|$))`, '', 'possible|if you can|if that'],
  [String.raw`,? (?:so |and |please |but )*(?:please )?(?:check|mind|watch|read|careful with|be careful with) (?:all )?(?:the |your |any )?(?:sauces?|labels?|ingredients?|stocks?|stock cubes?|small print|packets?)(?=\s*(?:[.,;!?]|$))`, '', 'check|mind|watch|read|careful'],
  [String.raw`,? (?:and |but )?(?:\p{L}+ )?(?:sulks?|cries|moans?|complains?|feels bad|gets upset|kicks off) if (?:he|she|they)(?:['’]?s|['’]re| is| are) left out`, '', 'left out'],
  // "Something baked and sweet"
  [String.raw`\bsomething (?:home[- ]?)?baked (?:and|but|,) ?sweet\b|\bsomething sweet (?:and|,) ?(?:home[- ]?)?baked\b`, 'something sweet to bake', 'baked'],
  // «Co slaného upéct»
  [String.raw`(?<!\p{L})co (?:bych |můžu |mám |máme |bychom |by šlo )?(slan[ée]ho|sladk[ée]ho|dobr[ée]ho|rychl[ée]ho) (upéct|upect|napéct|péct)(?!\p{L})`, 'co $2 $1', 'upéct|upect|napéct|péct'],
  // «Co upéct slaného»: nothing sweet.
  [String.raw`(?<=(?<!\p{L})(?:upéct|upect|napéct|péct) (?:něco )?)slan(?:ého|é|eho|ýho)(?!\p{L})`, 'ne sladkého', 'slan'],
  [String.raw`(?<!\p{L})(?:konec měsíce(?: a)? )?(?:prázdn(?:á|ou) (?:peněženk\p{L}|kas\p{L}|šrajtofl\p{L})|v peněžence (?:je )?prázdno|do výplaty daleko|před výplatou)(?!\p{L})`, 'levné', 'prázdn|výplat'],
  // «Máme kotlík a oheň», "we've got a fire and a pot"
  [String.raw`(?<!\p{L})(?:máme |mám |bude |jen )(?=kotlík(?:em|u)?(?!\p{L}))`, '', 'kotlík'],
  [String.raw`\b(?:(?:we|i)(?:['’]?ve)? (?:have |got |have got )|got |with )?(?:just |only )?(?:a |an |one |the )?(?:(?:camp ?)?fire and (?:just |only )?(?:a |one )?(?:big |iron |cooking |cast[- ]iron )?(?:pot|kettle|cauldron|dutch oven|billy)|(?:big |iron |cooking |cast[- ]iron )?(?:pot|kettle|cauldron|dutch oven|billy) and (?:a |an |the )?(?:open |camp ?)?fire)\b`, 'campfire cooking', 'fire'],
  // "One pan, no fridge": where one is, and nothing of the dish.
  [String.raw`,? (?:and |but )?(?:with |there['’]?s |we have |we['’]ve got )?no (?:fridge|freezer|cool ?box|running water)\b`, '', 'no fridge|no freezer|no cool|no running'],
  [String.raw`,? (?:і |та |але |а )?(?:холодильника нема(?:є)?|нема(?:є)? холодильника|без холодильника)(?!\p{L})`, '', 'холодильника'],
  [String.raw`,? (?:a |ale )?(?:bez ledničky|bez lednice|není (?:tam )?lednice|lednice tam není)(?!\p{L})`, '', 'lednič|lednice'],
  // "I don't mind garlic but my date does"
  [String.raw`\bi don['’]?t mind ((?:\p{L}+ ){0,2}\p{L}+),? but (my \p{L}+|he|she|they|the (?:kids|others|rest)|\p{Lu}\p{L}+) (?:really |sure )?(?:does|do|hates? it|can['’]?t stand it|won['’]?t touch it)(?=\s*(?:[.,;!?]|$))`, 'without $1 as $2 does not eat $1', 'mind'],
  // «смажене й гостре зась»: how it is cooked is refused as well as what is in it.
  [String.raw`(?<!\p{L})смажен(?:е|ого|ому)(?:,| і| й| та) ((?:\p{L}+(?:е|ого|ому)(?:,| і| й| та) )?\p{L}+(?:е|ого)) (?:зась|зас|не можна|нельзя|ні-ні|заборонено|заборонене|під забороною|протипоказано|протипоказане|табу|не їсть|не їм)(?!\p{L})`, '$1 не можна, смажене заборонено', 'смажен'],
  [String.raw`(?<!\p{L})(\p{L}+(?:е|ого))(?:,| і| й| та) (\p{L}+(?:е|ого))(?:,| і| й| та) смажен(?:е|ого) (?:зась|зас|не можна|нельзя|ні-ні|заборонено|заборонене|під забороною|протипоказано|протипоказане|табу|не їсть|не їм)(?!\p{L})`, 'смажене заборонено, $1 не можна, $2 не можна', 'смажен'],
  [String.raw`(?<!\p{L})(\p{L}+(?:е|ого))(?:,| і| й| та) смажен(?:е|ого) (?:зась|зас|не можна|нельзя|ні-ні|заборонено|заборонене|під забороною|протипоказано|протипоказане|табу|не їсть|не їм)(?!\p{L})`, 'смажене заборонено, $1 не можна', 'смажен'],
  [String.raw`(?<!\p{L})смажен(?:е|ого) (?:зась|зас|ні-ні|табу)(?!\p{L})`, 'смажене заборонено', 'смажен'],
  // «зять з'їв усе м'ясо»: there is none left.
  [String.raw`(?<!\p{L})(?:з['’ʼ]?ї|до|по|зжер|змел|ум['’ʼ]?ял|злопал)(?:їв|їла|їли|в|ла|ли|и)? (?:вже |майже |геть )?(?:усе|все|всю|усю|увесь|весь|усі|всі|останн(?:є|ю|ій|і)|решту) ([\p{L}'’ʼ]{3,})(?![\p{L}'’ʼ])`, 'скінчилось $1', 'усе|все|всю|усю|весь|усі|всі|останн|решту'],
  [String.raw`,? (?:щоб|аби|шоб) (?:воно |нічого |ніщо )?не (?:текло|капало|протікало|протекло|розвалювал\p{L}+|кришил\p{L}+|бруднил\p{L}+)(?!\p{L})`, '', 'текл|капал|протек|протік|розвалюв|кришил|бруднил'],
  // «гострого хочеться до сліз»
  [String.raw`(?<=^|[.!?] )(гострого|гостренького|солодкого|солоденького|солоного|солоненького|кислого|кисленького|м['’ʼ]ясного|рибного|молочного|шоколадного|грибного|гарячого|холодного|хрумкого|домашнього) (?:так |аж |дуже |страшенно )?(?:хочеться|захотілося|захотілось|охота|кортить)(?: до (?:сліз|нестями|болю|одуру))?(?!\p{L})`, 'хочеться чогось $1', 'хочеться|захотіл|охота|кортить'],
  // «шото легеньке після салатів новорічних»: what was eaten before is told only.
  [String.raw`(?<!\p{L})(?:шото|шотось|щото|чото|чогось-то)(?!\p{L})`, 'щось', 'шото|щото|чото|чогось-то'],
  [String.raw`(?<=(?<!\p{L})(?:легке|легкого|легеньке|легенького|щось|чогось|шось|поїсти|з'їсти|повечеряти) (?:легке |легеньке |легенького |легкого )?)після (?:всіх |усіх |цих |тих |новорічних |святкових |ситних |жирних ){0,2}(?:салат|застіл|свят|ковбас|шашлик|холод|оливь|олів|піц|торт|бенкет|переїдан)\p{L}*(?: новорічних| святкових| вчорашніх)?(?!\p{L})`, '', 'після'],
  // «na zobání», «na zub»
  [String.raw`(?<!\p{L})(?:na zobání|na zobani|na zub|k nakousnutí|na mlsání|do ruky k televizi|k televizi)(?!\p{L})`, 'na svačinu', 'zob|na zub|nakous|mls|televizi'],
  // «luštěniny taky ne»
  [String.raw`(?<=\p{L}{3,} )(?:taky|také|rovněž) (?=ne(?:\s*(?:[.,;!?]|$)))`, '', 'taky|také|rovněž'],
  // "No-onion salsa": the salsa is wanted. A bread that is not kneaded is said so itself.
  [String.raw`\bno-(?!(?:bake|cook|knead|churn|boil|fuss|waste|stir|peel|fry|carb|sugar|fail|time|one|thank)\b)(\p{L}{3,}) (?=\p{L})(?!(?:please|for|and|or|but|in|at|with)\b)`, '$1-free ', 'no-'],
  // "Pancakes without baking powder": they are fried all the same.
  [String.raw`\b(?:without|with no|no) baking (powder|soda)\b`, 'without any baking $1', 'baking'],
  // "Fish dishes that don't smell", «риба, яка не пахне»: of what has a smell something is wanted.
  [String.raw`,? (?:that |which |so it )?(?:does(?: not|n['’]?t)|do(?: not|n['’]?t)|won['’]?t) (?:smell|stink|reek)(?: (?:too much|so much|up|out) ?(?:the (?:house|kitchen|flat))?)?(?=\s*(?:[.,!?]|$))`, '', 'smell|stink|reek'],
  [String.raw`,? (?:яка|який|яке|які|щоб|аби|шоб)(?: вона| воно| він)? (?:сильно |дуже |так )?не (?:пахла|пахло|пахне|пахнуть|смердить|смерділа|смерділо|тхнула|тхне)(?: на всю (?:хату|квартиру|кухню))?(?=\s*(?:[.,!?]|$))`, '', 'пах|смерд|тхн'],
  [String.raw`(?<=риб\p{L}* )без (?:рибного )?запаху(?!\p{L})`, '', 'запаху'],
  // «аби не тхнуло рибою»: what it is not to smell or taste of is not to be in it.
  [String.raw`(?<!\p{L})(?:і )?(?:щоб|аби|шоб|хай|нехай)(?: воно| це| тільки| лише)? не (?:пахл|тхнул|смерділ|відгонил|віддавал|пахтіл|тхне|пахне)\p{L}* (?=\p{L})`, 'без ', 'пах|тхн|смерд|відгон|віддав'],
  // «Печені яблука», «картопля печена»: from an oven, and no roast («печеня»).
  [String.raw`(?<!\p{L})(?<!(?:до|для) )печен(а|у|ої|ій|ою)(?= \p{L}{3,})(?! (?:перц|(?:з|із|зі|по|в|у|на|до|без|як|або|чи|та|і|й)(?!\p{L})))(?<!(?:рецепт\p{L}*|смачн\p{L}+|домашн\p{L}+) печен\p{L}+)`, 'запечен$1', 'печен'],
  [String.raw`(?<!\p{L})(?<!(?:рецепт\p{L}*|без|крім|для|до|смачної|домашньої|доброї|трохи|щодо) )печен(і|их|им|ими)(?= \p{L}{3,})(?! (?:перц|(?:з|із|зі|по|в|у|на|до|без|як|або|чи|та|і|й)(?!\p{L})))`, 'запечен$1', 'печен'],
  [String.raw`(?<=\p{L}{3} )(?<!(?:рецепт\p{L}*|без|крім|для|до|смачної|домашньої|доброї|трохи|щодо|не|ні) )печен(а|і|у|ої|их)(?=\s*(?:[.,!?]|$)| (?:у духовці|в духовці|з|із|на)(?!\p{L}))`, 'запечен$1', 'печен'],
]
