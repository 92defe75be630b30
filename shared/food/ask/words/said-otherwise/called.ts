// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** How a dish or a way of cooking is called, where its words would say something else. */
export const called: readonly SaidOtherwise[] = [
  // «холодна закуска»: it is eaten cold, and refreshes nobody.
  [String.raw`(?<=(?<!\p{L})(?:без|крім|ніяких|жодних) )холодн(?:их|ої) (?=закус)`, '', 'закус'],
  [String.raw`(?<!(?:без|не|крім|ніяких|жодних|замість) )(?<!\p{L})холодн(?:а|у|і|ої|их|ою|ими) ((?:[\p{L}'’ʼ]+(?:а|у|і|ої|их|ою|ими) )?)закус(к[\p{L}]{1,3}|ок|очк[\p{L}]{1,3})(?!\p{L})`, '$1закус$2 їсти холодним', 'закус'],
  [String.raw`(?<!\p{L})закус(к[\p{L}]{1,3}|ок|очк[\p{L}]{1,3}) (?:щоб |але |тільки )?холодн(?:а|у|і|ої|их|ою|ими|еньк[\p{L}]{1,3})(?!\p{L})`, 'закус$1 їсти холодним', 'закус'],
  [String.raw`\bcold (starters?|appeti[sz]ers?|nibbles|canap[eé]s|hors d['’]?oeuvres?|mezze|platters?)\b`, '$1 good cold', 'cold '],
  [String.raw`(?<!\p{L})studen(?:ý|é|ého|ou|á|ej|ých) (předkrm\p{L}*|chuťovk\p{L}*|jednohubk\p{L}*)(?!\p{L})`, '$1 good cold', 'studen'],
  [String.raw`(?<!\p{L})свят(?:ий|ого|ому) веч(?:ір|ора|ору|орові)(?!\p{L})|(?<!\p{L})свят-вечір(?!\p{L})`, 'святвечір', 'вечір|вечор'],
  // "a vegetarian oven bake"
  [String.raw`\boven bake\b(?! (?:sale|it|them|at|for))`, 'baked in the oven', 'oven bake'],
  // «не можна солоне»: nothing that is put up in brine.
  [String.raw`(?<=(?<!\p{L})(?:не можна|нельзя|не їм|не їсть|заборон\p{L}+|виключ\p{L}+|обмеж\p{L}+|без) )солон(?:е|ого)(?!\p{L})(?! (?:тіст|масл|печив|крекер|вершк))`, 'заготовки', 'солон'],
  // «соління»: what is put up; «солоні кекси» have its stem.
  [String.raw`(?<!\p{L})(?:домашн\p{L}+ )?солін(?:ня|ь|ням|нями|нях)(?!\p{L})(?<!(?:домашнього|огірки|помідори|капуста) солін\p{L}+)(?! (?:капуст|риб|червон|сал|огірк))`, 'закрутки', 'солін'],
  // "savoury bake": out of an oven.
  [String.raw`\b(?<!(?:sweet (?:or|and)|no|not an?) )savou?ry bakes?\b(?! (?:sale|off|shop))`, 'savoury baking', 'bake'],
  // «повидло, де мало цукру»
  [',? де (?:є )?(?:мало|менше|небагато|мінімум) (?=цукру|солі|жиру|олії)', ', менше ', ' де '],
  // «низький вміст цукру», «з малим вмістом цукру», «торт мало цукру» of a dish, and not of the blood.
  [String.raw`(?<!\p{L})(?:з |із )?(?:низьк|мал|невелик|знижен|зменшен|мінімальн)(?:ий|им|ою)(?: (?:вміст(?:ом)?|кількіст(?:ю|ь)))? (?:цукор|цукру|цукром)(?!\p{L})(?! (?:в|у) (?:крові|мами|тата|діда|баб))|(?<=\p{L}{3,} )(?:з )?(?:мало|меншою кількістю|малою кількістю) цукру(?!\p{L})`, ' з мінімумом цукру ', 'цук'],
  // «діабет другого типу»: which of the two tells nothing of a dish.
  [String.raw`(?<!\p{L})(діабет\p{L}*|cukrovk\p{L}+) (?:(?:1|2|i|ii|і|іі|першого|другого|prvního|druhého)(?:[- ]?(?:го|ого))? (?:типу|typu))`, '$1', 'діабет|cukrovk'],
  [String.raw`\b(?:type (?:1|2|one|two|i|ii) (diabet\p{L}+)|(diabet\p{L}+),? type (?:1|2|one|two|i|ii))`, '$1$2', 'diabet'],
  // "a sweet yeasted bake"
  [String.raw`\byeasted (bakes?|buns?|doughs?|breads?|cakes?|rolls?|pancakes?|pastry|pastries|loaf|loaves)\b`, '$1 with yeast', 'yeasted'],
  // "bread I can bake in the morning": what is done, and no dish.
  [String.raw`\b(and|to|can|then|i|we) bake (?=(?:it |them )?(?:in the (?:morning|evening|oven)|at night|tomorrow|overnight|later|on the day|straight)\b)`, '$1 cook ', 'bake'],
  // "cheap vegan protein for dinner": food that holds much of it.
  [String.raw`\b(vegan|vegetarian|plant|plant[- ]based|cheap|lean|budget) protein (?=(?:for|ideas?|dinners?|lunch|meals?|dishes)\b)(?!\w* powder)`, 'high-protein $1 ', 'protein'],
  // «щось до кави, печене»: out of an oven, and no roast.
  [String.raw`(?<=(?:щось|що-небудь|чогось) [^.!?]{0,40}?[, ])печен(?:е|еньке)(?=\s*(?:[,.;!?]|$))`, 'випічка', 'печен'],
  // «щось зелене випити зранку»
  [String.raw`(?<!\p{L})(щось|чогось|чого б|що б|що)((?: \p{L}+(?:ого|е|є|ньке|нького)(?: (?:й|і|та) \p{L}+(?:ого|е|є))?)?) (?:по|ви)пити(?!\p{L})`, 'напій$2', 'пити'],
  [String.raw`(?<!\p{L})(?:за|згідно з|по) (?:кошерними правилами|правилами кашруту|кашрутом|кашруту)(?!\p{L})`, 'кошерне', 'кош|кашр'],
  [String.raw`\b(?:by|under|within|following) (?:the )?kosher (?:rules|laws?)\b|\bkeep(?:s|ing)? kosher\b`, 'kosher', 'kosher'],
  [String.raw`\b(?:strict|strictly|committed|lifelong|devout|hardcore|proper) (?=vegetarians?|vegans?|coeliacs?|celiacs?)`, '', 'vege|vegan|liac'],
  // «з техніки тільки мікрохвильовка»
  [String.raw`(?<!\p{L})(?:з|із) (?:кухонної |всієї |усієї |побутової )?(?:техніки|плит|приладів) (?:в мене |у мене |є |маю ){0,2}(?:тільки|лише|лиш|тіки|сама)(?: є)?(?!\p{L})`, 'є тільки', 'техніки|плит|приладів'],
  // «холодне пиття», «перше пюре», "bake with chocolate"
  [String.raw`(?<!\p{L})пиття(?!\p{L})`, 'напій', 'пиття'],
  [String.raw`(?<!\p{L})перш(?:е|і) (?:овочев\p{L}+ |фруктов\p{L}+ |м.ясн\p{L}+ )?пюре (?:для )?(?:малюк\p{L}*|немовля\p{L}*|дитин\p{L}*|синочк\p{L}*|донечк\p{L}*)`, 'прикорм для немовляти', 'пюре'],
  [String.raw`\bbake (?=with (?:chocolate|berries|apples?|lemon|almonds?|bananas?|blueberries|honey)\b)`, 'baking ', 'bake'],
  // «nepečený dort»: it needs no oven.
  [String.raw`(?<!\p{L})(?<!nechci |nechceme )nepečen(?:ý|á|é|ého|ou|ých|ej) ((?:dort|cheesecake|zákus|dezert|koláč|moučník|řez|kuličk|cukrov|sušen|rolád|tvarohov|banánov|čokoládov)\p{L}*)`, '$1 bez pečení', 'nepečen'],
  // "kid friendly tea on the table": a British dinner.
  [String.raw`\b(?:kid|child|family|toddler|children)[- ]?friendly tea\b(?=\s*(?:[.!?]|$|on the table|for (?:two|three|four|\d)|tonight|in \d))|(?<=\b(?:get|put|getting) (?:the |our |their )?)tea on the table\b`, 'kids dinner', 'tea'],
  // «що з нього посмажити»: in a pan.
  [String.raw`(?<!\p{L})(?:що|шо) (?:б |можна )?(?:з|із) (нього|неї|них|цього) (?:б |можна )?(?:посмажити|насмажити|підсмажити)(?!\p{L})(?! (?:на|в|у) (?:грил|духов|мангал|вогн))`, 'що приготувати з $1 на сковороді', 'смажити'],
  // «на пару щось м'ясне», «котлети на пару»: steamed, where nobody is counted behind it.
  [String.raw`(?<!\p{L})(?<!(?:вечер|обід|сніданок|їж|страв|щось|йду|іду|піти|бігти|біжу|спізн|запізн|встиг|піде|їду)\p{L}* )(?<!\p{L}[іи] все )на пару(?!\p{L})(?=\s*(?:[.,;!?]|$)| (?:щось|без|котлет|овоч|риб|кур|індич|омлет|м.?яс|хочу|для (?:дит|мал)|в мультивар|і |й |та |легк|швидк|смачн)\p{L}*)`, 'у пароварці', 'пару'],
  // «не хочу гарячого супу», «hrozně ráda»: how hot it is or how gladly says nothing of a food.
  [String.raw`(?<=(?<!\p{L})(?:не|не хочу|без|не треба) )гаряч(?:ий|ого|у|ої|а) (?=(?:суп|юшк|борщ|бульйон)\p{L}*)(?![^.!?]*, а )|(?<!\p{L})гаряч(?:ий|ого|у|ої|а) (?=(?:суп|юшк|борщ|бульйон)\p{L}* не (?:хочу|треба|люблю|їм|буду|можна)(?!\p{L}))`, '', 'гаряч'],
  [String.raw`(?<!\p{L})hrozně (?=(?:rád|ráda|rádi|chut|bych|moc|mám|jednoduch|rychl|dobr)\p{L}*)`, 'moc ', 'hrozně'],
  [String.raw`(?<=(?<!\p{L})пуч(?:ок|ка|ки|ком) (?:свіжої )?)зелені(?=\s*(?:[,.;!?]|$))`, 'кропу й петрушки', 'пуч'],
  // «гарячий суп»: no main dish is meant.
  [String.raw`(?<!\p{L})гаряч(ий|ого|у|ої|а) (?=(?:суп|юшк|борщ|бульйон)\p{L}*)`, 'зігріваюч$1 ', 'гаряч'],
  [String.raw`(?<=^\s*(?:máme |mám )?)jen gril(?!\p{L})`, 'na grilu', 'jen gril'],
  // «солона випічка», «солоний сир»: no preserve is meant.
  [String.raw`(?<!\p{L})солон(ий|а|е|і|ої|ого|у|их|ою|им) (?=(?:випіч|пиріг|пирог|пиріж|печив|кекс|мафін|маффін|вафл|млинц|оладк|круасан|рогалик|слойк|сніданк|сніданок|перекус)\p{L}*)`, 'несолодк$1 ', 'солон'],
  [String.raw`(?<!(?<!\p{L})не (?:\p{L}+ )?)(?<!\p{L})солон(?:ий|ого|ому|им) (?=сир(?!\p{L})|сир(?:у|ом|и|ок)(?!\p{L}))`, '', 'солон'],
  // «kuřecí nepálivé»: that it is to be so is told of the dish.
  [String.raw`,? ?(?<!\p{L})nepáliv(?:é|ý|á|ého|ou)(?!\p{L}),? ?`, '. aby nepálilo. ', 'nepáliv'],
  // "a side for the sunday roast": it is eaten beside meat.
  [String.raw`\b(sides?(?: dish(?:es)?)?|vegetables|veg) (?:for|with|to go with|alongside) (?:the |a |our )?(?:sunday |christmas |easter )?roast\b(?! \p{L}+)`, '$1 for meat', 'roast'],
  // «як олів’є, тільки без ковбаси», "the feel of a carbonara but no pork": one that is near to it.
  // "kids dinner", "toddler lunch"
  // «co zavařit do vývaru»: it is cooked in it, and not put up.
  [String.raw`(?<!\p{L})zavařit (?=do |v )`, 'uvařit ', 'zavařit'],
  // «sladké jídlo k obědu»: dumplings and pancakes, and no cake after it.
  [String.raw`(?<!\p{L})sladk(?:é|ého|ýho) (?:jídlo|jídla) (?:k|na) oběd\p{L}*`, 'sladký oběd', 'sladk'],
  // «zapomněla jsem droždí a slíbila jsem koláče»: a verb of its own begins another clause.
  [String.raw`(?<=\p{L}{3}) a (slíbil[aiy]?) (jsem|jsme) `, ', $1 $2 ', ' a '],
  [String.raw`(?<!\b(?:not|no|without) (?:a )?)\b(?:kids?|kiddie|toddlers?|children|child)['’]?s? (dinners?|lunch(?:es)?|suppers?|snacks?)\b(?! (?:prep|plan|box|on|out|too|at)\b)`, '$1 for kids', 'kid|toddler|child'],
  [String.raw`(?<!\b(?:not|no|without) (?:a )?)\b(?:kids?|kiddie|toddlers?|children|child)['’]?s? (?:meals?|dish(?:es)?)\b(?! (?:prep|plan|box|on|out|too|at)\b)`, 'dinner for kids', 'kid|toddler|child'],
  [String.raw`(?<=^|[.!?] )як ([\p{L}'’ʼ]{3,}(?: [\p{L}'’ʼ]+)?),? (тільки|але|лише|та тільки|але тільки) без `, 'щось як $1, $2 без ', 'як '],
  [String.raw`\b(?:the |all the )?(?:feel|feeling|vibe|spirit|comfort|pleasure|joy) of (?:a |an |the |some )?(?=(?:\p{L}+ ){1,3}(?:but|without|minus|only)\b)`, 'something like ', ' of '],
  // «jako svíčková, ale bez smetany»: one that is near to it.
  [String.raw`(?<=^|[.!?] )(?:něco |neco |cosi )?jako (?=\p{L}+(?: \p{L}+)?(?:,? (?:ale|akorát|jen|jenom|jenže))? bez )`, 'něco podobného ', 'jako'],
  // "birthday tea for seven-year-olds": a meal, and nothing to drink.
  [String.raw`\b(?:birthday|kids['’]?|children['’]?s|party) tea\b(?! (?:bags?|leaves|party|cake|loaf)\b)`, 'birthday party food', 'tea'],
  [String.raw`\b(?:(?:i['’]?m|im|we['’]?re|totally|completely|a bit|pretty|so) )*skint\b`, 'cheap', 'skint'],
  [String.raw`(?<!\p{L})(?:studentský|omezený|malý|mizerný|skromný|rodinný) rozpočet(?!\p{L}),?`, 'levné jídlo.', 'rozpočet|rozpocet'],
  // «до 30-ти хвилин», «do 20ti minut»: how the number is read aloud.
  [String.raw`(?<=\d)[- ]?(?:ти|ма|х|ti|mi)(?=[- ]?(?:хв|мин|год|осіб|людей|порц|персон|minut|min|hod|osob|lid))`, ' ', 'ти|ма|х|ti|mi'],
  // «до пів на сьому» is a time of day, and says nothing of how long it takes.
  [String.raw`(?<!\p{L})(?:до |о |об )?пів на (?:перш|друг|трет|четверт|п['’]?ят|шост|сьом|восьм|дев['’]?ят|десят|одинадцят|дванадцят)(?:у|ю)(?!\p{L})`, ' ', 'пів на'],
  // «не їм горіхи, так само мед»: it goes on, and agrees to nothing.
  [String.raw`(?<!\p{L})так само(?= \p{L})(?! як)`, 'також', 'так само'],
  [String.raw`(?<!\p{L})якшо(?!\p{L})`, 'якщо', 'якшо'],
  [String.raw`(?<!\p{L})тіки(?!\p{L})`, 'тільки', 'тіки'],
  // «кет» is a fish, and a cat is nearly one.
  [String.raw`(?<!\p{L})кето(?:[- ]?дієт\p{L}*)?(?!\p{L})`, 'низьковуглеводне', 'кето'],
  [String.raw`(?<!\p{L})р(?:[иі]ц|ес|еци)епт`, 'рецепт', 'епт'],
  // «smažák» is what everybody calls it.
  [String.raw`(?<!\p{L})sma[zž][aá]k(?:y|u|em|ů|ům)?(?!\p{L})`, 'smažený sýr', 'smaž|smaz'],
  [String.raw`\bw ?\/ ?o(?:ut)?\b`, 'without', '/'],
  [String.raw`\bnon(?=(?:dairy|milk|meat|gluten|wheat|nut|egg|soy)\b)`, 'non ', 'non'],
  [String.raw`\bwo\b`, 'without', 'wo'],
  // "cuts that get tender w/o hours of cooking", "chops that arent swimming in cream".
  [String.raw`\b(?:without|w/o|with no|no) (?:hours|ages|lots|a lot|loads|too much) of (?:cooking|simmering|work|prep|effort|chopping|time)\b`, 'quick', ' of '],
  [String.raw`(?:,? and|,? but|,| that)? ?\b(?:isn['’ ]?t|aren['’ ]?t|is not|are not|not) (?:swimming|drowning|drowned|dripping|smothered|swamped|covered|drenched|loaded) (?:in|with) (\p{L}+)`, ' without $1', 'in|with'],
  [String.raw`\b(high|rich|low) in (protein|fibre|fiber|carbs|fat|sugar|salt|sodium|calories|iron|calcium)\b`, '$1 $2', ' in '],
  [String.raw`\b(?:my|the|our) (?:freezer|fridge|oven|hob|stove|cooker) (?:has |just |is |s )?(?:died|dead|broke|broken|packed up|gave up|conked out),? (?=\d|an?\b|two|three|some)`, 'i have ', 'die|dead|bro|pack|gave|conk'],
  // What is sweet is asked for as a course: «веганські солодощі», "vegan treats".
  [String.raw`(?<!\p{L})((?:веган|пісн|корисн|домашн|легк|швидк|безглютенов|здоров|смачн|дієтичн)\p{L}*) солодощі(?!\p{L})`, '$1 десерти', 'солодощ'],
  [String.raw`\b(vegan|healthy|homemade|quick|easy|gluten[ -]free|dairy[ -]free|low[ -]sugar|diet) (?:sweets|treats|sweet treats)\b`, '$1 desserts', 'sweets|treats'],
  [String.raw`(?<!\p{L})холодно (?:надворі|на вулиці|на дворі|за вікном)(?!\p{L})`, 'хочу зігрітися', 'холодно'],
  [String.raw`\b(?:it['’ ]?s |so )*(?:cold|freezing|chilly) outside\b`, 'something warming', 'outside'],
  [String.raw`\b(what (?:should|do|can|could|to) (?:we |i |you )?(?:drink|serve)) with (?:a |the |my |some )?(?:hot |spicy )?`, '$1 alongside ', 'with'],
  // "coconut curry" has the milk of it in it.
  [String.raw`\bcoconut (?=(?:\p{L}+ )?(?:curry|curries|dal|daal|dhal|soup|sauce|stew|broth)\b)`, 'coconut milk ', 'coconut'],
  [String.raw`\b(?:smooth|silky|velvety|blended|pureed|blitzed)(?:,? (?:and )?(?:smooth|silky|velvety|blended|pureed|blitzed))* soup\b`, 'soup in the blender', 'soup'],
  [String.raw`(?<=\b(?:bbq|barbecue|grill|grilled|meat|chicken|beef|lamb|pork|fish)\b.{0,12})\bskewers?\b`, 'kebab', 'skewer'],
  [String.raw`(?<!\p{L})omáčk(?:a|u|y|ou) s (?=knedl)`, '', 'omáčk'],
  // "no-churn ice cream": what is not to be done is a way of making it.
  [String.raw`\bno(?:-(?:boil|churn|sift|rise|proof|chill|roll|peel|soak|drain|flip|fry)| churn)(?:ing)?\b`, 'easy', 'no'],
  // "what goes well with roast pork as a side", «co se hodí jako příloha ke kachně»
  [String.raw`\bwhat (?:should i |can i |could i |do you |do i |to )?(?:goes?|serve|have|pairs?)(?: well| best| nicely)? with ([^,.?!]{2,40}?) as (?:a side(?: dish)?|sides)(?!\p{L})`, 'side dish that goes well with $1', ' as '],
  [String.raw`(?<!\p{L})co (?:se )?(?:hodí|hodi|dát|dat|udělat|udelat|podávat|podavat) jako přílohu?a? (?=(?:k|ke) )`, 'příloha ', 'příloh'],
  // "hummus with no garlic in it"
  [String.raw`\bwith no (\p{L}+(?: \p{L}+)?) in (?:it|them)\b`, 'with no $1', 'with no '],
  // "just for me": nobody else eats it.
  [String.raw`\b(?:just|only) for me\b`, 'for myself', 'for me'],
  // «супу на холодний вечір»: what is to warm.
  [String.raw`(?<!\p{L})(?:на|у|в|для|до) (?:такий |цей |отакий |такі |такої )?(?:холодн|мороз?н|промозгл|зимов)(?:ий|у|і|их|ої|им|ого) (вечір|вечори|вечорів|вечора|день|дні|ранок|погоду|погоди|пору|ніч)(?!\p{L})`, 'зігріваюче на $1', 'холодн|морозн|промозгл|зимов'],
  // «slo by to bez cesneku»: no sloe.
  [String.raw`(?<!\p{L})slo by(?: to)?(?!\p{L})`, 'šlo by to', 'slo by'],
  // «хрусткі, як чипси», "as crispy as bacon": what it is likened to is not wanted.
  [String.raw`(?<!\p{L})((?:хрустк|хрумк|густ|м['’ʼ]?як|солодк|пухк|пишн|ніжн|тонк|кисл|жовт|біл|чорн|тверд|легк|повітрян|соковит|кремов)\p{L}*),? (?:наче|мов|немов|ніби|неначе|як) [\p{L}'’ʼ]+(?= *(?:[.,!?]|$))`, '$1', 'як|наче|мов|ніби'],
  [String.raw`\bas (crispy|crunchy|soft|thick|sweet|light|fluffy|thin|hard|creamy|smooth|tender|chewy|juicy|rich|sour|good) as (?:a |an |real |the )?\p{L}+(?: \p{L}+)?(?= *(?:[.,!?]|$))`, '$1', ' as '],
  [String.raw`(?<!\p{L})((?:křupav|krupav|hust|měkk|mekk|sladk|jemn|nadýchan|nadychan|tenk|kysel|šťavnat|stavnat)\p{L}*),? (?:jako|jak) \p{L}+(?= *(?:[.,!?]|$))`, '$1', ' jak'],
  [String.raw`\b(?:about )?the size of (?:a |an )?\p{L}+`, '', 'size of'],
  [String.raw`(?<!\p{L})на смак (?:були|був|була|було|вийшли|вийшов|вийшла),? (?:наче|мов|ніби|як) [\p{L}'’ʼ]+`, 'смачні', 'на смак'],
  [String.raw`\b(?:someone|somebody|a colleague|they|my boss) (?:brought|left) (?:a |an |some )?([^.;!?]{2,30}?) (?:to|into|in|at) (?:the |our )?(?:office|work|class|school)\b(?: today)?`, 'had $1 yesterday', 'brought|left'],
  // "from tins", «z plechovek»: of what is sold in them.
  [String.raw`\b(?:from|with|out of|using) (?:just |a few |some |the )?(?:tins|cans)\b(?! of)`, 'with canned food', 'tins|cans'],
  [String.raw`(?<!\p{L})(z|ze) (?:plechovek|plechovky|konzerv|konzervy)(?!\p{L})`, '$1 konzerv', 'plechov|konzerv'],
  // "dairyfree ice cream"
  [String.raw`\b(dairy|sugar|egg|nut|gluten|lactose|meat|wheat|soy|alcohol|grain|carb|fat|salt)free\b`, '$1-free', 'free'],
  // "ground beef other ways"
  [String.raw`\bother (?=ways\b)`, 'different ', 'other ways'],
  // «на чому смажити»: what is asked is not why.
  [String.raw`(?<!\p{L})(?:на|у|в) чому(?!\p{L})`, 'на що', 'чому'],
  [String.raw`(?<!\p{L})(?:тіко|токо|тільо)(?!\p{L})`, 'тільки', 'тіко|токо|тільо'],
  [String.raw`(?<!\p{L})файн(?:ого|е|оє)(?!\p{L})`, 'смачного', 'файн'],
  [String.raw`(?<!\p{L})зладит[иь](?!\p{L})`, 'приготувати', 'зладит'],
  [String.raw`\bwhat['’]?ll (?=\p{L})`, 'what will ', 'what'],
  // "a soup out of broccoli": it is made of it.
  [String.raw`\b(an? (?:\p{L}+ )?(?:soup|stew|salad|pie|curry|dinner|sauce|dip|spread|risotto|gratin|bake)|some (?:soup|stew|salad)) out of (?=\p{L})`, '$1 with ', 'out of'],
  // "swapped me a dozen duck eggs for a favour": whoever is given it has it.
  [String.raw`\b(?:swapped|traded|bartered) me (?![^.!?]*(?:allerg|because|hate|can['’]?t))(?=(?:an? |some |half |\d|two |three |four |six |ten )[^.,;!?]{3,40} for )`, 'gave me ', 'swapped|traded|bartered'],
  // "gone off everything orange": the colour.
  [String.raw`(?<!allerg\p{L}* (?:to )?)(?<=\boff )(everything|anything|all things) (?:that['’]?s |that is )?(?:orange|lime)(?=\s*(?:[,.;!?]|$))`, '$1 of one colour', 'orange|lime'],
  [String.raw`,? and I (?:do |really )?mean (?:properly |really |actually )?(?=\p{L})`, ', ', 'mean'],
  [String.raw`(?<=(?:їсть|їм|їмо|їдять|люблю|любить|хоче|хочу) )виключно(?= \p{L})`, 'тільки', 'виключно'],
  // «корінь хрону вже маю»
  [String.raw`(?<!не )(?<!\p{L})(?:вже|уже) (маю|маємо)(?!\p{L})`, '$1', 'вже|уже'],
  [String.raw`(?<!\p{L})лиш(?=\s)`, 'лише', 'лиш '],
  [String.raw`(?<!\p{L})(?:chtělo by to|chtelo by to)(?!\p{L})`, 'chci', 'by to'],
  [String.raw`(?<=(?<!\p{L})(?:щось|страву|салат|салатик|суп|торт|пиріг|десерт) )на зразок (?=[\p{L}'’ʼ]{4,})`, 'як ', 'зразок'],
  [String.raw`(?<!не (?:хочу|люблю|їм) )(?<!\p{L})(?:чогось|щось|чого-небудь|що-небудь) печен(?:ого|е|енького)(?=\s*(?:[,.;!?]|$|до |на |щоб |без |із |з ))`, 'щось спекти', 'печен'],
  // «печений буряк» is baked, and no roast.
  [String.raw`(?<!\p{L})печен(ий|у|а)(?= (?!картопл|яблук)[\p{L}'’ʼ]{3,})`, 'запечен$1', 'печен'],
  [String.raw`\b(?:silly|insane|obscene|huge|ridiculous|stupid) amounts of (?=\p{L})`, 'lots of ', 'amounts'],
  // "One pan chicken in the oven" is made on a tray.
  [String.raw`\bone[- ]pan (?=(?:(?!\b(?:no|not|without|never|broken?|don)\b)[^.!?]){0,40}\bin the oven\b)`, 'one tray ', 'one pan|one-pan'],
  // It is a way of making it, and leans on no question before.
  [String.raw`^no[- ]knead(?:ing)?\b`, 'unkneaded', 'knead'],
  // "A cold lunch for school": nobody warms it there.
  [String.raw`\bcold (?:packed )?lunch(?:es)?(?= (?:for|to take to|at) (?:school|work|kindergarten|nursery|the office)\b)`, 'lunch with no microwave', 'cold '],
  // «що запекти в духовці»: a dinner, and no pastry.
  [String.raw`(?<=(?:^|[,.] ?)(?:що|шо)(?: \p{L}+){0,2} )запекти(?= (?:в|у) духовці(?: ?[?.!]|$))`, 'запекти на вечерю', 'запекти'],
]
