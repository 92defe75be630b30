// biome-ignore-all format: a table of words
import { patternTable, wordTable } from '../../text/word-table.ts'

/** What is typed otherwise than it is known by, what is read for it, and what stands in every such text (one of these). */
export const slips: readonly (readonly [pattern: string, meant: string, within: string])[] = [
  // «курку, дякую», "pelmeni and nothing else": what is only polite, or ends the list, says nothing of what stands before it.
  [String.raw`(?<=\p{L}{2}[,!)]? )(?:дякую|спасибі|дяки)(?: наперед| заздалегідь| вам)?[\s!.)]*$`, '', 'дяк|спасиб'],
  [String.raw`(?<=(?<!\p{L})(?:yes|no|ok|okay|так|ні|ano|jo|ne),? )(?:please|pls|plz|будь ласка|prosím|prosim)[\s!.)]*$`, '', 'please|pls|plz|ласка|pros'],
  [String.raw`(?<=\p{L}{3}[,!)]? )(?<!\bno,? )(?:many )?(?:thanks|thank you|thx|cheers)(?: in advance| so much| a lot| very much)?[\s!.)]*$`, '', 'thank|thx|cheers'],
  [String.raw`(?<=\p{L}{2}[,!)]? )(?<!(?<!\p{L})ne,? )(?:díky|diky|děkuji|děkuju|dekuji|dekuju)(?: předem| predem| moc)?[\s!.)]*$`, '', 'dík|dik|děk|dek'],
  [String.raw`,? (?:і|й|та) (?:все|край|крапка|баста|(?:більше )?нічого(?: більше)?)[\s!.]*$`, '', 'все|край|крапк|баста|нічого'],
  [String.raw`,? and (?:that['’]?s (?:it|all)|that is (?:it|all)|nothing (?:else|more))[\s!.]*$`, '', ' and '],
  [String.raw`,? a (?:to je (?:vše|všechno|vse|vsechno)|(?:už )?nic (?:víc|vic|jiného|jineho|dalšího))[\s!.]*$`, '', ' a '],
  // «в духовку й забути», "in the oven and forget about it": nobody refuses anything by that.
  [String.raw`(?<!\p{L})(?:у|в|до) духов(?:ку|ці|ки),? (?:і|й|та) (?:просто |все |можна )?(?:забути|забув|забула|не думати|відпочивати|спокій|не морочитис[яь]|займатис[яь] своїм)(?: (?:про|за) (?:нього|це|неї|них|все))?(?=\s*(?:[.,!?)]|$|(?:на|для|без|щоб|з|із|зі) ))`, 'тільки в духовці', 'духов'],
  [String.raw`\bin(?:to)? (?:the|my|an?) oven,? and (?:just |then )?(?:forget(?: (?:about )?(?:it|them))?|leave (?:it|them)(?: alone)?|walk away|relax|chill|be done|do nothing)(?=\s*(?:[.,!?)]|$|(?:with|for|but|tonight|today|please) ))`, 'oven only', 'oven'],
  [String.raw`\b(?:set|bake|roast|oven)(?: it)?(?: and|-and-) ?forget(?: it)?(?=\s*(?:[.,!?)]|$|(?:dinners?|meals?|recipes?|dish|dishes|suppers?|food|for|with) ))`, 'oven only', 'forget'],
  [String.raw`(?<!\p{L})do trouby,? a (?:zapomenout|zapomenu|(?:mít|mit|mám|mam|je) klid|nestarat se|(?:je )?hotovo)(?!\p{L})`, 'jen v troubě', 'troub'],
  [String.raw`(?<!\p{L})хв[еиіы]л[еиіы]н`, 'хвилин', 'хв'],
  [String.raw`\brec(?:e|i|ie|ei)p(?:ie|ei|e|i)(s?)\b`, 'recipe$1', 'rec'],
  // «кет» is a fish, and a cat is nearly one.
  [String.raw`(?<!\p{L})кето(?:[- ]?дієт\p{L}*)?(?!\p{L})`, 'низьковуглеводне', 'кето'],
  [String.raw`(?<!\p{L})р(?:[иі]ц|ес|еци)епт`, 'рецепт', 'епт'],
  // «smažák» is what everybody calls it.
  [String.raw`(?<!\p{L})sma[zž][aá]k(?:y|u|em|ů|ům)?(?!\p{L})`, 'smažený sýr', 'smaž|smaz'],
  [String.raw`\bw ?\/ ?o(?:ut)?\b`, 'without', '/'],
  [String.raw`\bnon(?=(?:dairy|milk|meat|gluten|wheat|nut|egg|soy)\b)`, 'non ', 'non'],
  [String.raw`\bwo\b`, 'without', 'wo'],
  // "lasagna but with zucchini for noodles"
  [String.raw`\bbut with (\p{L}+) for (?=\p{L})`, 'but with $1 instead of ', 'but with'],
  [String.raw`(?<!\p{L})а (\p{L}+) собі(?= *(?:$|[.,!]))`, 'а $1 залиште собі', 'собі'],
  [String.raw`\b(?:whatever|whichever) but(?= \p{L})`, 'anything but', ' but'],
  [String.raw`\b86(?= \p{L})`, 'without', '86'],
  [String.raw`\b(?:rather|sooner) (\p{L}+) than\b(?! (?:have|eat|cook|touch|see|taste|swallow|put|make))`, 'prefer $1 rather than', 'than'],
  // "I'd sooner lick a battery than have liquorice": whatever is rather done, what follows is refused.
  [String.raw`\b(?:rather|sooner) ([^,.;!?]{2,60}?),? than (?:have |eat |cook |touch |see |taste |swallow |put |make |face |be given |be served )+(?:another |any |more |one more |a |an |the )*`, 'dislike ', 'than'],
  [String.raw`(?<!(?:що|хто|нічого|може)[^.;!?]{0,40})(?<!\p{L})(?:краще|ліпше|радше|швидше|скоріше|скорше) ([^,.;!?]{2,50}?),? (?:ніж|аніж|чим|як) (?:я |ми |він |вона )?(?:[зсп]?їсти|їм|їстиму|[зсп]?їм|[зсп]?їсть|[зсп]?їмо|куштувати|скуштую|візьму до рота|торкнуся|торкнусь|готувати|додавати|додам|додаватиму|покласти|покладу|бачити|нюхати|мати справу з)(?!\p{L})`, 'не їм', 'краще|ліпше|радше|швидше|скоріше|скорше'],
  [String.raw`(?<!\p{L})(?:краще|ліпше|радше|швидше|скоріше|скорше) (?:голодувати|голодний|голодна|голодні|помру|померти|вмерти|вмру|здохнути|здохну|голод|з голоду)[^.;!?]{0,30}?,? (?:ніж|аніж|чим)(?: \p{L}+ти| \p{L}+ся)?(?!\p{L})`, 'не їм', 'краще|ліпше|радше|швидше|скоріше|скорше'],
  [String.raw`(?<!\p{L})(?:radši|radsi|raději|radeji|spíš|spis) ([^,.;!?]{2,50}?),? než (?:bych |abych |aby |bychom )?(?:se )?(?:jíst|jedl|jedla|snědl|snědla|sním|jím|sníst|vařit|pozřít|pozřel|pozřela|dotkl|dotkla|dát si|ochutnat|ochutnal|ochutnala)(?!\p{L})`, 'nejím', 'než'],
  // «без хріну холодець не холодець», "it isn't Easter without ham": who says so wants both.
  [String.raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) (\p{L}+)(?: —| –| -|,)?(?: то| це| вже)? не \2(?!\p{L})`, 'хочу $2, хочу $1', 'без'],
  [String.raw`(?<!\p{L})(\p{L}+) без (\p{L}+)(?: —| –| -|,)?(?: то| це| вже)? не \1(?!\p{L})`, 'хочу $2, $1', 'без'],
  [String.raw`(?<!\p{L})(\p{L}+) не \1,? (?:коли|якщо|поки|доки) (?:на столі |в хаті |вдома |там |в ньому |в ній )?(?:нема|немає|без) `, 'хочу ', ' не '],
  [String.raw`(?<!\p{L})(?:що (?:то|це) (?:ж )?за|який (?:же|ж|то)|яка (?:ж|то)|яке (?:ж|то)|які (?:ж|то)|хіба (?:є|буває|то)|хіба) (\p{L}+) без `, 'хочу $1, хочу ', 'без'],
  [String.raw`(?<!\p{L})(\p{L}+) bez (\p{L}+) (?:to )?(?:není|nejsou|neni) (?:žádn\p{L}+ )?\1(?!\p{L})`, 'chci $2, $1', 'bez'],
  [String.raw`(?<!\p{L})(?:co|jak[éáý]) (?:je to|by to byl[aoiy]?|jsou to|to je|jsou) za (\p{L}+),? (?:bez|když (?:chybí|není|nejsou|tam chybí)) `, 'chci ', ' za '],
  [String.raw`\b(?:it(?:['’]?s| is) not|it is ?n['’]?t|it isn['’]t|what(?:['’]?s| is| would)|it wouldn['’]t be|can['’]t be) (?:really |be |much of )?(?:a |an |the )?([\p{L}' ]{3,30}?) without (?=\p{L})`, 'I want $1 with ', 'without'],
  [String.raw`(?<!\p{L})не (?:уявляю|уявляємо|уявляє|мислю)(?: собі)? ([^,.;!?]{2,30}?) без (?=\p{L})`, 'хочу $1, хочу ', 'уявля|мисл'],
  [String.raw`\b(?:can['’]?t|cannot|can not) imagine ([^,.;!?]{2,30}?) without (?=\p{L})`, 'I want $1, I want ', 'imagin'],
  [String.raw`(?<!\p{L})bez (\p{L}+) si (\p{L}+) (?:neumím|nedovedu|neumim) (?:představit|predstavit)`, 'chci $2, chci $1', 'bez'],
  [String.raw`\b(?:no|nothing) such thing as (?:too (?:much|many)|enough) `, 'I want ', 'such thing'],
  [String.raw`\bnot (?:just )?one,? but (two|three|four)\b`, '$1', 'one'],
  [String.raw`\b(?:no ?(?:one|body)|none of (?:us|them)) (?:ever )?(?:leaves|goes home|goes to bed|gets up|goes)(?: my| our| the| this)?(?: \p{L}+)? without (?:a (?:bowl|plate|slice|piece|helping|bite) of )?`, 'I want ', 'without'],
  [String.raw`\bnever (?:yet )?(?:met|had|tasted|seen) an? ((?:\p{L}+ ){1,3})(?:that )?(?:i|we) (?:did ?n['’]?t|didn['’]t|could ?n['’]?t) (?:like|love|enjoy|eat|finish)`, 'I want $1', 'never'],
  [String.raw`(?<!\p{L})bez (\p{L}+) by (?!to |ti |to$)(?:\p{L}+ ){1,3}neby(?:l|la|lo|li|ly)(?: ono| vono| ten pravý| pravý| pravé)?(?!\p{L})`, 'chci $1', 'bez'],
  [String.raw`(?<!\p{L})(\p{L}+) без (\p{L}+)(?: —| –| -|,)? (?:це |то )?(?:гроші на вітер|не те|не той смак|не рахується|сум і печаль|сум один|марна справа|порожня справа|половина справи|недороблен\p{L}+|неповноцінн\p{L}+|смуток)`, 'хочу $1, $2', 'без'],
  [String.raw`\btoo (?:much|many) ((?:\p{L}+ ){1,2})(?:lately|recently|already|this week|this month|these days)`, 'sick of $1', 'too '],
  [String.raw`(?<!\p{L})((?:\p{L}{3,} (?:a|i|nebo|ani) )*\p{L}{3,}) ven(?=[,.;!]|$)`, 'bez $1', ' ven'],
  // "let's give ham a rest"
  [String.raw`\b(?:lets |let['’]s |let us |please )?giv(?:e|es|ing) (?:the |that |this |these |those |my |our |all )*((?:\p{L}+ ){1,3})(?:a rest|a miss|a pass|a swerve|a body ?swerve|a wide berth|the boot|the elbow|the chop|the push|the heave-?ho|the old heave-?ho|the cold shoulder|the slip|the bird|the bullet|the flick)\b`, 'without $1', 'giv'],
  [String.raw`\b(?:keep|get|send|kick|throw|chuck|push|turf|put|show) (?:the |that |this |all |any |your |those |these )*((?:\p{L}+ ){1,3})(?:well |right |far |the hell )*(?:away from|out of|off|far from)(?= (?:my|our|the|this|that|his|her|their|any)\b)`, 'without $1in', 'from|out of|off'],
  // "keep the olives away", "mushrooms out, chicken in", "any meat bar pork".
  [String.raw`\bkeep (?:the |that |this |all |any |your |those |these )*((?:\p{L}+ ){1,3})(?:well |right |far |the hell )*away(?! from)`, 'i hate $1.', ' away'],
  [String.raw`(?<=^|[,.;!?—–-] ?|\bbut )(?:the )?((?:(?!(?:i|we|he|she|they|you|work|working|going|dine|dining|help|figure|try|check|hang|night|way|is|are|was|were|be|goes|go|get|gets|stay|stays|come|comes|leave|keep|take|took|eat|eating|sold|find|run|ran|without|no|not)\b)\p{L}+ ){1,4})out(?=(?: please)? *(?:$|[,.;!?—–]|and (?:\p{L}+ ){1,2}in\b))`, 'i hate $1.', ' out'],
  [String.raw`\b(all|any|every|anything|everything|whatever|most)((?: \p{L}+){0,2}(?<!chocolate|granola|cereal|oat|protein|candy|snack|energy|muesli|fruit|nut|salad|juice|sushi|tapas|lemon|breakfast|wine)) bar(?= (?!recipe|idea)\p{L})`, '$1$2 except', ' bar '],
  // «jen bazalka ať tam není».
  [String.raw`(?<!\p{L})(?:jen|jenom|hlavně) (\p{L}+) ať (?:tam |v tom |v něm |v ní |už )?(?:není|nejsou|nebude|nebudou)(?!\p{L})`, 'bez $1', ' ať '],
  // "kids not home", "no one believes I can bake": a no to nothing that is eaten.
  [String.raw`\b(?:is |are )?not (?:at )?home\b`, 'away', 'home'],
  [String.raw`(?<=\bi (?:can|could|cant|can['’]t|know how to) )bake\b`, 'cook', 'bake'],
  [String.raw`\bno one\b(?! (?:pot|pan))`, 'nobody', 'no one'],
  // «ніколи такого не готувала», "vůbec netuším, jak je připravit": who has never made it asks how.
  [String.raw`(?<!\p{L})(?:ще |раніше |досі )*ніколи (?:ще )?(?:таког?о|такої|таку|таких|таке|її|його|їх|(?:з|із) (?:неї|нього|них|нею|ним|ними)) не (?:готува|вари|пек|пік|смажи|роби|купува|ї)\p{L}*(?!\p{L})`, 'що з того', 'ніколи'],
  [String.raw`(?<!\p{L})(?:a |už |vůbec |ani |ale )*(?:netuším|netušíme|nevím|nevíme|nemám tušení|nemáme tušení),? (?:jak (?:je|ji|ho|na to|na ně|na něj|s ním|s ní|s nimi))(?: (?:připravit|uvařit|upravit|vařit|dělat|udělat|zpracovat|naložit))?(?!\p{L})`, 'co s tím', 'jak '],
  // "a recipe that will convert tofu haters": they are to eat it.
  [String.raw`\b(?:convert|converts|win over|wins over|fool|fools|persuade|tempt|please|impress|change the minds? of|turn)(?: (?:a|any|the|even|my|our|all))* \p{L}+[ -](?:haters?|hates|sceptics?|skeptics?|phobes?|deniers?)\b`, '', 'hater|hates|sceptic|skeptic|phobe|denier'],
  // "dinner has to come out of the pantry": that is where it is.
  [String.raw`\bout of (?=(?:the|my|our|a|an) (?:store ?cupboard|pantry|cupboards?|freezer|fridge|tins?|larder|cans?|box|packet|jars?|garden|allotment)\b)`, 'from ', 'out of'],
  [String.raw`(?<!\p{L})(?:щоб |і |й |та )?(?:за)?(?:кинути|кинув|кинула|поставити|поставив|поставила|сунути|пхати|лити) (?:все )?(?:і|й|та|та й) забу(?:ти|в|ла)(?!\p{L})`, 'просто', 'забу'],
  [String.raw`\b(?:don['’ ]?t|do not|didn['’ ]?t) have (?:any |enough |the )?(?:jars|jam jars|containers|space|room|(?:fridge|freezer) (?:space|room))(?: left| for them| for it)?\b`, 'no time', 'jars|containers|space|room'],
  // Who hates the work on it eats it.
  [String.raw`(?<!\p{L})(?:ненавиджу|ненавидимо|не люблю|не любимо|терпіти не можу|набридло|лінь|ліньки|не хочу) (?:довго |самій |самому )?(?:чистити|різати|терти|шкребти|вимочувати|патрати|обробляти|шаткувати|лущити|перебирати) (?=\p{L}+[^.!?]{0,12},? (?:але|проте|зате|та|а) )`, 'є ', 'ти'],
  [String.raw`(?<!\p{L})(?:nebaví mě|nerada?|nesnáším|nemám ráda?|nechce se mi) (?:škrábat|loupat|krájet|strouhat|čistit|vykosťovat|pucovat) (?=\p{L}+[^.!?]{0,12},? ale )`, 'mám ', 'škráb|loup|kráj|strouh|čist|kost|puc'],
  [String.raw`\b(?:i |we )?(?:hate|can['’ ]?t stand|loathe|dread|don['’ ]?t like|am bored of|m bored of) (?:peeling|deveining|cleaning|gutting|chopping|shelling|pitting|cutting|slicing|scaling|grating) (?:the |all those |up )*(?=\p{L}+[^.!?]{0,12},? (?:but|though|yet) )`, 'i have ', 'ing '],
  [String.raw`\b(?:peeling|deveining|cleaning|gutting|chopping|shelling|pitting|cutting|slicing|scaling|grating) ((?:\p{L}+ ){1,2})(?:is|are) [^.;!?,]*?,? but\b`, 'i have $1,', 'ing '],
  [String.raw`(?<!\p{L})(?:де|куди|в як(?:ій|ому|і)) (?:її|його|їх) (?:можна )?не (?:класти|кладуть|треба класти|додають|додавати|потрібно)(?!\p{L})`, 'без того', ' не '],
  [String.raw`\bthat (?:won['’ ]?t|will not|doesn['’ ]?t|does not|don['’ ]?t) (?:go off|go bad|spoil|melt|wilt|(?:get|go|turn) (?:soggy|sour|bad)|fall apart|curdle)(?: in the (?:heat|sun|car|bag|box))?\b`, '', 'that '],
  // "20 minutes, not a minute more", «і ні хвилини більше».
  [String.raw`,? (?:and )?not (?:a|one) (?:single )?(?:minute|second|moment|hour) (?:more|longer)\b`, '', 'not '],
  [String.raw`,? (?:і |й |та |a )?(?:ні|ані|ani o) (?:одн(?:ієї|у) )?(?:хвилин[иу]|секунд[иу]|minutu|vteřinu) (?:більше|довше|déle|víc)(?!\p{L})`, '', 'більше|довше|déle|víc'],
  [String.raw`(?<!\p{L})((?:помідор|томат|ананас|тун|персик)\p{L}*) (?:у|в) (?:власному )?соку(?!\p{L})`, '$1 консервовані', 'соку'],
  // «перший рік»: no first course.
  [String.raw`(?<!\p{L})(перш)(?:ий|ого|ому|им) (?=рік|року|раз|разу|день|дня|тиждень|місяць)`, '', 'перш'],
  [String.raw`\bno bake ((?:\p{L}+ ?){2,3})(?=[.,;!?]|$| with| for)`, '$1 without oven', 'no bake'],
  [String.raw`\bno baking\b(?! (?:powder|soda|paper|parchment|sheet|tray|tin|chocolate))`, 'without oven', 'no baking'],
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
  // «лишіть гриби собі» is said as «лишіть собі гриби».
  [String.raw`(?<!\p{L})(?:за)?лиш(?:и|іть|те|айте)? (\p{L}+(?: \p{L}+)?) собі(?!\p{L})`, 'залиште собі $1', 'собі'],
  // «dneska ne, pohanko»: it is spoken to.
  [String.raw`(?<!\p{L})(?:dneska|dnes|teď|ted) ne, ?(?=\p{L}+ *(?:[.,;!?]|$))`, 'bez ', ' ne,'],
  // «або я, або селера»: whoever says so has chosen.
  [String.raw`(?<!\p{L})або (?:я|ми|він|вона|мама|тато),? або(?= \p{L})`, 'геть', 'або'],
  [String.raw`(?<!\p{L})bu[dď] (?:já|ja|on|ona|my),? nebo(?= \p{L})`, 'bez', 'nebo'],
  // «Без борщу не уявляю неділі», "never had better ramen": a no that is a yes.
  [String.raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) не (?:уявляю|уявляємо|мислю|обійдусь|обійдуся|обійдемось|проживу)(?!\p{L})`, 'хочу $1,', 'без'],
  [String.raw`(?<!\p{L})bez (\p{L}+) to (?:není|nejsou|neni) (?:žádn\p{L}+ |pravá |pravý |pravé )?(\p{L}+)`, 'chci $2, chci $1', 'bez'],
  [String.raw`(?<!\p{L})(?:neobejdu|neobejdeme|neobejde) se bez `, 'chci ', 'neobejd'],
  [String.raw`(?<!\p{L})bez (\p{L}+)((?: (?!ne)\p{L}+){0,3})(?: ne\p{L}+)? ani (?:ránu|krok|omylem)(?!\p{L})`, 'chci $1$2', 'bez'],
  [String.raw`(?<!\p{L})(?:nikdy|nikdo) neodmítn\p{L}+ `, 'chci ', 'neodm'],
  [String.raw`(?<!\p{L})nad (?:pořádn\p{L}+ |dobr\p{L}+ )(\p{L}+) není`, 'chci $1', 'nad '],
  [String.raw`\bwithout further ado\b,?`, '', 'further ado'],
  [String.raw`\bnever (?:had|tasted|eaten) (?:a )?better `, 'I want ', 'better'],
  [String.raw`\b(?:no|not any) harm in adding ([^,.;!?]{2,30}?) to (?:a |an |the )?`, '$1 in ', 'harm in'],
  // "Beef yes, pork no": of two foods each has its answer.
  [String.raw`(?<!\p{L})(\p{L}+) (?:yes|fine|ok|okay),? (?!(?:but|just|only|and|with|without|no|not|for|to|the|a|my|our|his|her|husband|wife|kids|son|daughter|mum|mom|dad|he|she|they|me|i|others|everyone)\b)(\p{L}+(?: \p{L}+)?) (?:no|nope|never|not fine|not ok|not okay)(?!\p{L}),?`, '$1, without $2.', ' n'],
  [String.raw`(?<!\p{L})(\p{L}+) (?:ano|jo),? (?!ale |bez |ne |s |jen |jenom |hlavně |ovšem |žena |zena |muž |manžel|manzel|děti |deti |syn |dcera |máma |táta |on |ona |já |ja |oni |tchyně |ostatní |můj |moje )(\p{L}+(?: \p{L}+)?) (?:ne-e|ne|nikoliv|nikoli|nikdy)(?!\p{L}),?`, '$1, bez $2.', ' n'],
  [String.raw`(?<!\p{L})(\p{L}+) (?:так|да),? (?!але |без |не |з |тільки |лише |лиш |аби |чоловік |дружина |жінка |син |донька |дочка |дитина |діти |малий |мала |мама |тато |я |він |вона |вони |свекруха |інші |решта |мій |моя )(\p{L}+) (?:ні|нє|ніколи)(?!\p{L}),?`, '$1, без $2.', ' н'],
  [String.raw`\bas opposed to\b`, 'instead of', 'opposed'],
  // "Chicken, no wait, turkey", «не телятина, я мала на увазі баранина»: who puts themselves right wants the second.
  [String.raw`(?<!\p{L})(\p{L}+),?(?: oh| um| er)?,? (?:no|nope),? (?:wait|hang on|hold on|scratch that|actually),? (?:i mean(?:t)? |make that |make it |with )?(?!no\b|not\b|without\b|i\b|don|skip|leave|hold|that\b|the\b|a\b)(\p{L}+)`, '$2 instead of $1', ' no'],
  [String.raw`(?<!\p{L})(?:(?:з|із|зі) )?(\p{L}+),? (?:ой|ох|ай),? (?:ні|нє),? (?:стоп|чекай|чекайте|стривай|зачекай|тобто),? ?(?:(?:з|із|зі) )?(?!без |не |ні )(\p{L}+)`, '$2 замість $1', ' н'],
  [String.raw`(?<!\p{L})(?:ой |ох |ні |нє )*не (\p{L}+),? (?:а )?(?:я )?(?:мав|мала|мали) на увазі (\p{L}+)`, '$2 замість $1', 'на увазі'],
  [String.raw`(?<!\p{L})nemysl(?:el|ela|eli) (?:jsem |jsme )?(\p{L}+),? ale (\p{L}+)(?: pardon| sorry)?`, '$2 místo $1', 'nemysl'],
  [String.raw`(?<!\p{L})(?:(?:s|se) )?(\p{L}+),? (?:teda|tedy|ne|pardon),? vlastně (?:(?:s|se) )?(?!bez |ne )(\p{L}+)`, '$2 místo $1', 'vlastně'],
  [String.raw`^not (\p{L}+), (\p{L}+)(?=[.!])`, '$2 instead of $1', ', '],
  // «Ну звісно, ще одна тарілка буряка»: who says so has had enough.
  [String.raw`(?<!\p{L})(?:ну звісно|ну звичайно|аякже|звісно ж)(?: [^.!?]{0,30})? (?:ще одн\p{L}+|чергов\p{L}+) (?:тарілк\p{L}+ |порці\p{L}+ |миск\p{L}+ )?`, 'набридло ', 'зв'],
  [String.raw`(?<!\p{L})(?:jo|no|ano) jasně,? (?:další|zase|zas|znova|znovu|opět) `, 'už nechci ', 'jasně'],
  [String.raw`\bof course i(?:['’]?d| would) (?:just |simply )?(?:love|adore) (?:another|more|yet more) `, 'sick of ', 'of course'],
  [String.raw`\b(?:had|eaten|ate|been eating|been having) ((?:\p{L}+ ){1,2})(?:for (?:lunch|dinner|breakfast) )?every (?:single )?(?:day|night|evening)`, 'sick of $1', 'every'],
  // «Сиром не посипати», but not «кашу маслом не зіпсувати».
  [String.raw`(?<!\p{L})(\p{L}{2,}(?:ом|ем|єм|ою|ею|єю)) не (?!зіпсу|псув|перегоду|насит|наїс|нагоду)(?:\p{L}+ти|\p{L}+йте)(?!\p{L})`, 'без $1,', ' не '],
  [String.raw`(?<!\p{L})(\p{L}+),? (?:wait|hang on|hold on|hmm|actually),? (?:no|nope), (\p{L}+)(?=[.!?]|$)`, '$2 instead of $1', ' no'],
  // «нічого крім млинців не лізе»
  [String.raw`(?<!\p{L})(?:нічого|ніщо),? (?:крім|окрім) (\p{L}+(?: \p{L}+)?) (?:в горло |у горло )?не (?:лізе|хочу|хоче|хочемо|хочеться|їм|їсть|їмо|їдять|треба)(?!\p{L})`, 'хочу $1', 'крім'],
  [String.raw`(?<!\p{L})nic (?:kromě|krome|krom|než|nez) (\p{L}+) (?:nechci|nechce|nejím|nejim|nejí|neji|nechtějí)(?!\p{L})`, 'chci $1', 'nic '],
  // «не-а», "nuh-uh": a no that is drawn out.
  [String.raw`(?<!\p{L})(?:не|нє|ні)-[аеє](?!\p{L})`, 'ні', '-'],
  [String.raw`(?<!\p{L})ne-e(?!\p{L})`, 'ne', 'ne-'],
  // «хочу шашлик ой ні краще рибу», "pizza no wait make it fish": who takes a wish back draws a breath, though nobody wrote it.
  [String.raw`(?<=\p{L}{3}),? (?:ой |ох |ай |а |та |хоча |хм )?(?:ні|нє),? (?=(?:краще|ліпше|лучше|давай|давайте|хай|нехай)(?!\p{L}))`, ', ні, ', 'ні|нє'],
  [String.raw`(?<=\p{L}{3}),? (?:oh |um |actually |wait |hmm )*(?:no|nope),? (?:wait |actually )?(?=(?:rather|make it|let['’]?s|i['’]?d rather|give me)\b)`, ', no, ', ' no'],
  [String.raw`(?<=\p{L}{3}),? (?:ale |vlastně |počkej |jé )?ne,? (?=(?:radši|raději|radeji|radsi|spíš|spis)(?!\p{L}))`, ', ne, ', ' ne'],
  // «ні, не курку, я казала про індика», "not shrimp, i meant scallops"
  [String.raw`(?<!\p{L})(?:ні,? |нє,? |ой,? |ох,? )*не (\p{L}+),? (?:а )?я (?:сказав|сказала|казав|казала|говорив|говорила|просив|просила|хотів|хотіла) (?:про )?(?!не |ні |без |що |щоб |а |але |та )(\p{L}+)`, '$2 замість $1', ' я '],
  [String.raw`\b(?:no,? )?(?:wait,? )?not (?:the |a |any )?(\p{L}+),? (?:but )?i (?:meant|said|mean|asked for) (?:the |a |some )?(?!no\b|not\b|without\b|that\b|i\b|it\b)(\p{L}+)`, '$2 instead of $1', 'not '],
  [String.raw`(?<!\p{L})ne (\p{L}+),? (?:ale )?(?:myslel|myslela|říkal|říkala|rikal|rikala) jsem (?!ne |bez |že |ze )(\p{L}+)`, '$2 místo $1', ' jsem '],
  // "baked not fried chicken wings": of two manners one is meant, and what is made so is wanted.
  [String.raw`\b(baked|grilled|roasted|steamed|boiled|poached|stewed|braised|raw|oven[- ]baked),? (?:and |but )?not ((?:deep[- ]|pan[- ])?fried|boiled|baked|grilled|roasted|breaded|battered|raw|smoked)((?: \p{L}+){1,3})(?=[,.;!?]|$)`, '$1$3, not $2', ' not '],
  [String.raw`(?<!\p{L})((?:за)?печен\p{L}+|варен\p{L}+|відварен\p{L}+|тушкован\p{L}+|парен\p{L}+|сир(?:а|у|і)),? (?:а )?не ((?:під|об|за)?смажен\p{L}+|варен\p{L}+|печен\p{L}+|копчен\p{L}+|паніро\p{L}+)((?: \p{L}+){1,3})(?=[,.;!?]|$)`, '$1$3, не $2', ' не '],
  // "turkey left and nobody wants sandwiches", «přidej mrkve a celer vynech»: with another verb something else is said.
  [String.raw` and (?=(?:nobody|no one|noone|none of us) (?:wants|likes|eats|will eat|would eat|touches) (?!it\b|them\b|that\b|those\b))`, ', and ', ' and no'],
  [String.raw`(?<=(?<!\p{L})(?:přidej|přidejte|přidat|víc|více|pridej|vic|vice)(?: \p{L}+){1,3}) a (?=\p{L}+ (?:vynech|vynechej|vynechejte|vynechat|vyhoď|vyhod|vyndej|vyndejte)(?!\p{L}))`, ', ', ' a '],
  [String.raw`(?<=(?<!\p{L})(?:додай|додайте|додати|більше|ще)(?: \p{L}+){1,3}) (?:і|й|та) (?=\p{L}+ (?:прибери|приберіть|забери|викинь|виключи|вилучи|не треба|не клади|не додавай)(?!\p{L}))`, ', ', 'дода|більше|ще '],
  // "what goes well with roast pork as a side", «co se hodí jako příloha ke kachně»
  [String.raw`\bwhat (?:should i |can i |could i |do you |do i |to )?(?:goes?|serve|have|pairs?)(?: well| best| nicely)? with ([^,.?!]{2,40}?) as (?:a side(?: dish)?|sides)(?!\p{L})`, 'side dish that goes well with $1', ' as '],
  [String.raw`(?<!\p{L})co (?:se )?(?:hodí|hodi|dát|dat|udělat|udelat|podávat|podavat) jako přílohu?a? (?=(?:k|ke) )`, 'příloha ', 'příloh'],
  // «суп не хочу хочу борщ»: between a refusal and a wish there is a pause, though nobody wrote it.
  [String.raw`(?<!\p{L})(не (?:хочу|хочемо|буду|будемо|їм|їмо|люблю|любимо|треба)(?: \p{L}{3,}){0,2}) (?=(?:хочу|хочемо|люблю|любимо|дай|дайте|давай|давайте)(?!\p{L}))`, '$1, ', 'не '],
  [String.raw`(?<!\p{L})(\p{L}{3,} (?:хочу|люблю|буду)) (?=\p{L}{3,} не (?:хочу|люблю|буду|їм)(?!\p{L}))`, '$1, ', ' не '],
  [String.raw`(?<!\p{L})((?:do ?n['’]?t|don['’]t|do not) (?:want|like|eat|fancy)(?: \p{L}+){1,2}) (?=(?:i|we) (?:want|fancy|need)\b)`, '$1, ', 'do'],
  [String.raw`(?<!\p{L})(ne(?:chci|chceme|jím|jíme|jim|jime)(?: \p{L}+){0,2}) (?=(?:chci|chceme|dej|dejte)(?!\p{L}))`, '$1, ', 'ne'],
  [String.raw`(?<!\p{L})(\p{L}{3,} chci) (?=\p{L}{3,} nechci(?!\p{L}))`, '$1, ', 'nechci'],
  // «краще риба ніж курка», "tofu over chicken any day"
  [String.raw`(?<!\p{L})(?:краще|ліпше|радше) (?!б |би |не )(\p{L}+(?: \p{L}+)?),? (?:ніж|аніж) (\p{L}+)(?=[.,!?;]|$)`, 'хочу $1 замість $2', 'ніж'],
  [String.raw`(?<!\p{L})(\p{L}+) over (\p{L}+)(?=,? (?:any day|any time|anytime|every time|always)\b)`, 'prefer $1 rather than $2', ' over '],
  // "how do I stop rice from sticking": what is kept from going wrong is what is cooked.
  [String.raw`\bhow (?:do i|do we|do you|can i|can we|should i|to) (?:stop|keep|prevent) (?:my |the |our |a |an )?((?:\p{L}+ ){1,2}?)(?:from )?(?:sticking|drying|burning|falling apart|curdling|splitting|sinking|cracking|boiling over|clumping|browning|collapsing|deflating|shrinking|(?:going|getting|turning) (?:dry|soggy|mushy|brown|rubbery|tough|hard|stale|cold))(?: out| together| up| to the pan)?`, 'how to cook $1', 'how '],
  [String.raw`\b(?:do ?n['’]?t|don['’]t|do not) want (?:my|the|our) ((?:\p{L}+ ){1,2}?)to (?:stick|dry|burn|fall apart|curdle|split|sink|crack|boil over|clump|brown|collapse|deflate|shrink|(?:go|get|turn) (?:dry|soggy|mushy|brown|rubbery|tough|hard|stale|cold))(?: out| together| up| to the pan)?`, 'how to cook $1', 'want my|want the|want our'],
  [String.raw`(?<!\p{L})не (?:хочу|хочемо|хочеться),? (?:щоб|щоби|аби) (?:мій |моя |моє |мої |наш |наша )?(\p{L}{3,}(?: \p{L}+)?) (?=(?:зли|роз[вплк]|підгор|пригор|прилип|пересо?х|висох|висих|осі|згорі|потріска|тріс))`, 'як приготувати $1, щоб не ', 'щоб|щоби|аби'],
  [String.raw`(?<!\p{L})(?:nechci|nechceme|nerada?),? aby (?:se |mi |nám |se mi |mi se )?(?:ta |ten |to |moje |můj )?(\p{L}{3,}) (?=(?:slep|rozpad|rozva|připál|pripal|přilep|prilep|vysuš|vysus|spál|spal|sraz|pras|klesl))`, 'jak uvařit $1, aby se ne', 'aby'],
  // «як позбутися гіркоти в баклажанах»: who wants a fault out of it cooks it.
  [String.raw`(?<!\p{L})як (?:позбутися|позбутись|позбавитися|позбавитись|прибрати|забрати|усунути|вивести|перебити) (?:зайв\p{L}+ |зайву |усіх |від )?(?:гіркот\p{L}*|гіркіст\p{L}*|гіркост\p{L}*|кислот\p{L}*|кислинк\p{L}*|жорсткіст\p{L}*|жорсткост\p{L}*|грудоч\p{L}+|грудок|комочк\p{L}+|слиз\p{L}*) (?:в|у|з|із|від) `, 'як приготувати ', 'гіркот|гіркіс|гіркос|кислот|кислин|жорстк|грудо|комочк|слиз'],
  [String.raw`\bhow (?:do i|do we|do you|can i|can we|should i|to) (?:get rid of|remove|take out|get|cook out|draw out) (?:the |any |all the )?(?:bitterness|bitter taste|sourness|toughness|grittiness|lumps|slime|sliminess)(?: out)? (?:in|from|of) (?:my |the |our )?`, 'how to cook ', 'bitter|sourness|toughness|grittiness|lumps|slim'],
  [String.raw`(?<!\p{L})jak (?:se zbavit|odstranit|dostat) (?:té |ty |všech )?(?:hořkost\p{L}*|horkost\p{L}*|kyselost\p{L}*|tuhost\p{L}*|hrudek|hrudky|žmolků|žmolky|slizu|sliz) (?:v|ve|z|ze|u) `, 'jak připravit ', 'hořkost|horkost|kyselost|tuhost|hrud|žmol|sliz'],
  // «чоловік без м'яса за стіл не сяде», «bez masa si ke stolu nesedne»
  [String.raw`(?<!\p{L})без (\p{L}+(?:['’ʼ]\p{L}+)?)(?: за стіл| до столу| обідати| вечеряти| снідати| їсти)? не (?:сяде|сядуть|сядемо|сяду|сідає|сідають|сідаємо)(?: за стіл| до столу| обідати| вечеряти| снідати| їсти)?(?!\p{L})`, 'хоче $1', 'сяд|сіда'],
  [String.raw`(?<!\p{L})bez (\p{L}+)(?: si)?(?: \p{L}+)?(?: ke stolu| k jídlu| k obědu| k večeři)? (?:nesedne|nesednou|nesedneme|nesedá|nesedají)(?: si)?(?: ke stolu| k jídlu| k obědu| k večeři)?(?!\p{L})`, 'chce $1', 'nesed'],
  [String.raw`\b(?:won['’]?t|will not|never|does ?n['’]?t|doesn['’]t) sit(?:s)? (?:down )?(?:at|to) (?:the |our |a )?(?:table|dinner|lunch|breakfast) without (?:a |an |some |any |his |her )?(?=\p{L})`, 'wants ', 'sit '],
  [String.raw`(?<!\p{L})(?:by )?(?:nejed\p{L}+|nejí|neji|nechtějí|nechteji|nechce|nechtěl\p{L}*) nic (?:jiného |jineho |jiné )?(?:než|nez|kromě|krome) (?=\p{L})`, 'chce ', 'nic '],
  [String.raw`(?<!\p{L})bez(?:cukrov|cukern)(?:ý|á|é|ého|ou|ém|ým|ých|y|a|e|eho|em|ym|ych)(?: (?=\p{L})|(?!\p{L}))`, 'bez cukru ', 'bezcuk'],
  // «пиріг з яблуками, ой ні, з грушами»: what is taken back is only what it is made with.
  [String.raw`(?<!\p{L})(?:з|із|зі) (\p{L}+),? (?:(?:ой|ох|ай|та|хоча|точніше|тобто|а|вибачте|пардон),? ){0,2}(?:ні|нє),? (?:(?:краще|давай|давайте|точніше|тобто|а),? ){0,2}(?:з|із|зі) (\p{L}+)(?!\p{L}),?(?! (?:не|ні|теж|також|нікому|ніхто|ніколи)(?!\p{L}))`, 'з $2 замість $1', ' ні| нє'],
  [String.raw`(?<!\p{L})(?:s|se) (\p{L}+),? (?:(?:teda|tedy|vlastně|vlastne|ale|počkat|pockat|pardon|a),? ){1,2}ne,? (?:(?:radši|radsi|raději|spíš),? )?(?:s|se) (\p{L}+)(?!\p{L}),?(?! (?:ne\p{L}*|taky|také|nikdo|nikdy)(?!\p{L}))`, 's $2 místo $1', ' ne,| ne s'],
  [String.raw`\bwith (\p{L}+),? (?:(?:oh|um|er|sorry),? )?no,? (?:(?:wait|sorry|actually|rather),? )?with (\p{L}+)\b,?(?! (?:not|no|either|nope|never|isn|is not)\b)`, 'with $2 instead of $1', 'no, |no wait|no with|no sorry'],
  // "rather have fish than pork"
  [String.raw`\b(?:rather|sooner) (?:have|eat|cook|make|get) (?:some |the |a )?(\p{L}+(?: \p{L}+)?) than (?!have |eat |cook |touch |see |taste |swallow |put |make |face |be |go )(?=\p{L})`, 'prefer $1 rather than ', 'than'],
  // «proč mi svíčková nechutná jako od babičky»: it is the dish that did not turn out.
  [String.raw`nechutn(?:á|a|ají|aji)(?= jako (?:od|u|v|ta|ten|to)(?!\p{L}))`, 'nevyšla', 'nechutn'],
  // «без часнику не можу жити», "without garlic I can't live"
  [String.raw`(?<!\p{L})без (\p{L}+(?: \p{L}+)?) (?:я |ми )?не (?:можу|можемо|може|вмію|вміємо) (?:жити|прожити)(?!\p{L})`, 'хочу $1', 'жити'],
  [String.raw`(?<!\p{L})bez (\p{L}+) (?:nemůžu|nemuzu|nemůžeme|nemohu|nedokážu|nedokazu|neumím|neumim) (?:žít|zit|přežít|prezit)(?!\p{L})`, 'chci $1', 'bez'],
  [String.raw`\bwithout (\p{L}+),? (?:i|we) (?:can['’]?t|cannot|could ?n['’]?t) live\b`, 'I want $1', 'without'],
  // «сир буду, ковбасу ні»
  [String.raw`(?<!(?:не|ні|ані|ніколи|більше|проти) )(?<!\p{L})(\p{L}{3,}) (?:буду|будемо)(?=,? \p{L}+ ні(?!\p{L}))`, 'хочу $1', ' буд'],
  // «нічого кращого за млинці немає»
  [String.raw`(?<!\p{L})(?:нічого|ніщо) (?:кращого|смачнішого|ліпшого|ріднішого|простішого|надійнішого) (?:за|від|ніж) ([^,.;!?]{2,30}?) (?:немає|нема|не буває|не знаю|не вигада\p{L}+|не придума\p{L}+)(?!\p{L})`, 'хочу $1', 'нічого|ніщо'],
  [String.raw`(?<!\p{L})není (?:nic )?(?:lepšího|chutnějšího) než (?=\p{L})`, 'chci ', 'než'],
  // «помру, якщо не з'їм шаурми», "I'll die if I don't get ramen"
  [String.raw`(?<!\p{L})(?:помру|вмру|умру|здохну|збожеволію|лусну|збісюся|не переживу),? (?:якщо|як|коли) (?:я )?(?:зараз |сьогодні |негайно |терміново )?не (?:з['’ʼ]?їм|поїм|наїмся|скуштую|отримаю|матиму)(?: зараз| негайно| сьогодні| терміново)? (?=\p{L})`, 'хочу ', ' не '],
  [String.raw`\b(?:i(?:['’]?ll| will|['’]?m going to|['’]?m gonna) )(?:literally |actually |probably )?(?:die|cry|scream|starve|explode|go mad|go crazy|go nuts) if i (?:do ?n['’]?t|don['’]t|do not) (?:get|eat|have)(?: some| a| an| my| any)? (?=\p{L})`, 'I want ', ' if i'],
  [String.raw`(?<!\p{L})(?:umřu|umru|zblázním se|zblaznim se),? (?:jestli|když|pokud|kdyz) (?:si )?(?:dneska |hned |teď )?(?:nedám|nedam|nesním|nesnim|nedostanu) (?=\p{L})`, 'chci ', 'ne'],
  // «жоден новий рік без олів'є», "no Christmas without potato salad", «Vánoce bez salátu nejsou Vánoce», «bez sýra to nejde»
  [String.raw`(?<!\p{L})(?:жоден|жодне|жодна|жодного|жодної) (?:новий рік|нового року|\p{L}+) без (?=\p{L})`, 'хочу ', ' без '],
  [String.raw`\bno (?:proper |real )?(?:christmas|thanksgiving|easter|birthday|sunday|summer|winter|party|holiday|barbecue|bbq|picnic|new year)(?: (?:dinner|lunch|party|day|eve|roast))? (?:is complete )?without (?:a |an |some |the |my |our )?(?=\p{L})`, 'I want ', 'without'],
  [String.raw`(?<!\p{L})(\p{L}+) bez (\p{L}+ \p{L}+) (?:to )?(?:není|nejsou|neni) (?:žádn\p{L}+ )?\1(?!\p{L})`, 'chci $2, $1', 'bez'],
  [String.raw`(?<!\p{L})(\p{L}+) без (\p{L}+ \p{L}+)(?: —| –| -|,)?(?: то| це| вже)? не \1(?!\p{L})`, 'хочу $2, $1', 'без'],
  [String.raw`(?<!\p{L})bez (\p{L}+)(?: to)?(?: u nás| u nas| nám| nam| mi)? (?:nejde|nepůjde|nepujde|neobejdem\p{L}*)(?!\p{L})`, 'chci $1', 'bez'],
  [String.raw`(?<!\p{L})без (\p{L}+)(?: (?:у|в) (?:нас|мене|хаті|домі|родині))? (?:ніяк|нікуди|не обходиться|не обходимось|не обходимося)(?!\p{L})`, 'хочу $1', 'без'],
  // «ага, звісно, мрію про варену моркву»: who says so does not.
  [String.raw`(?<!\p{L})(?:ага|угу|о так|ой так),? (?:звісно|звичайно|аякже|авжеж|щас|зара[зс]|ну так),?(?: [^.!?]{0,20}?)? (?:мрі[юяє]\p{L}*|сниться|сняться|тільки й чекал?\p{L}*|все життя чека\p{L}*)(?: [^.!?]{0,20}?)? (?:про|на) `, 'набридло ', 'ага|угу|так'],
  [String.raw`\b(?:oh )?(?:sure|yeah right|yeah,? sure|right),? (?:because )?(?:i|we)(?:['’]?ve| have)? (?:always |just |only |totally )?(?:dream(?:t|ed|ing)?|been dreaming|live)(?: all (?:day|night))? (?:of|about|for) `, 'sick of ', 'sure|right'],
  [String.raw`(?<!\p{L})(?:jo|no|ano|jasně),? (?:jasně|určitě|to určitě|jistě),?(?: [^.!?]{0,20}?)? (?:sním|snil\p{L}*|zdá se mi|zdálo se mi)(?: celou noc| celý den)? o `, 'už nechci ', 'jasně|určitě|jistě'],
  // «чого не вистачає моєму хумусу», "what's missing from my chili": it did not turn out.
  [String.raw`(?<!\p{L})(?:чого|що) (?:не вистачає|бракує|не так) (?:у |в |з |із )?(?=(?:моєму|моїй|моїм|моїми|нашими|моїх|мойому|нашому|нашій|нашим) \p{L})`, 'чому несмачний ', 'вистача|браку|не так'],
  [String.raw`\bwhat(?:['’]?s| is| might be| could be) (?:missing|lacking|wrong) (?:from|in|with) (?=(?:my|our) )`, 'why is bland ', 'what'],
  [String.raw`(?<!\p{L})co (?:chybí|schází|chybi|schazi) (?:v |ve |do )?(?=(?:mému|mojí|moji|mé|mém|mem|mého|našemu|naší) \p{L})`, 'proč je mdlý ', 'co '],
  [String.raw`\btast(?:es?|ing) (?:of|like) (?:nothing|water|cardboard)\b`, 'bland', 'tast'],
  // "no-knead bread": what is not to be done is a way of making it.
  [String.raw`\bno(?:-(?:knead|boil|churn|sift|rise|proof|chill|roll|peel|soak|drain|flip|fry)| (?:knead|churn))(?:ing)?\b`, 'easy', 'no'],
  // «виколупує цибулю з супу»: of the dish nothing is said.
  [String.raw`(?<!\p{L})((?:виколуп|вибира|видлуб|виловлю|відсову|вишкріба|виколир|виймає|виймають)\p{L}* \p{L}+(?: \p{L}+)?) (?:з|із|зі) (?=\p{L})`, '$1 у ', 'ви|від'],
  [String.raw`(?<!\p{L})((?:vybír|vybir|vyndav|vyndáv|vyhaz|vydloub|vylov)\p{L}* \p{L}+(?: \p{L}+)?) (?:z|ze) (?=\p{L})`, '$1 v ', 'vy'],
  [String.raw`(?<!\p{L})(?:де|в якому|у якому|в якій|у якій) (?:її|його|їх|цього|того) (?:нема|немає|не було|не буде|не кладуть|не видно)(?!\p{L})`, 'без нього', 'нема|не '],
  // «aby se karbanátky nerozpadaly»
  [String.raw`^(?:jak (?:to )?(?:udělat|zařídit),? )?aby (?:se |mi |nám |se mi |mi se )?(?:ta |ten |to |moje |můj )?(\p{L}{3,}) (?=ne(?:slep|rozpad|rozva|připál|pripal|přilep|prilep|vysuš|vysus|spál|spal|sraz|pras|klesl|byl))`, 'jak uvařit $1, aby se ', 'aby'],
  // «лосось пропаде, якщо не приготую»
  [String.raw`(?<!\p{L})(?:пропаде|пропадуть|зіпсується|зіпсуються|скисне|викинемо|викину),? (?:якщо|коли|як) (?:я |ми |його |її |їх )?(?:сьогодні |зараз |завтра )?не (?:приготу\p{L}+|зготу\p{L}+|зʼї\p{L}+|з['’]ї\p{L}+|використа\p{L}+|звар\p{L}+|посмаж\p{L}+)`, 'треба використати', 'якщо|коли|як'],
  [String.raw`\b(?:will|['’]ll|going to|gonna) (?:go bad|go off|spoil|rot|be wasted|go to waste) (?:if|unless) (?:i|we) (?:do ?n['’]?t |don['’]t |do not )?(?:cook|use|eat|make)(?: it| them| something)?\b`, 'needs to be used', 'if|unless'],
  [String.raw`(?<!\p{L})(?:zkazí se|zkazi se|vyhodím|vyhodime),? (?:když|kdyz|jestli|pokud) (?:ho |ji |je |to )?(?:dneska |dnes )?ne(?:uvař|zpracuj|použij|sní|upeč|spotřeb)\p{L}*`, 'je třeba spotřebovat', 'když|kdyz|jestli|pokud'],
  // «деруни з м'ясом, ой ні, без м'яса»
  [String.raw`(?<!\p{L})(?:з|із|зі) (\p{L}+(?:['’ʼ]\p{L}+)?),? (?:(?:ой|ох|ай|та|хоча|точніше|тобто|а),? )*(?:ні|нє),? (?=без )`, '', 'без '],
  [String.raw`\bwith (\p{L}+),? (?:(?:oh|um|er|sorry|wait),? )*no,? (?=without |no \1)`, '', ' no'],
  // "cookies my nut-allergic nephew can eat"
  [String.raw`\b(\p{L}+)[- ]allergic (nephew|niece|son|daughter|kids?|child|children|friends?|guests?|husband|wife|mum|mom|dad|toddler|people|person|boyfriend|girlfriend|partner|family|sister|brother|boss|colleague|coworker|flatmate|roommate|grandson|granddaughter|grandkids)\b`, '$2, allergic to $1,', 'allergic'],
  // "olives ruin every pizza": nothing is said against the dish.
  [String.raw`(?<!\p{L})(?!(?:nothing|it|that|this|they|what|which|who|always|only|would|will|never|not|he|she|everything|and|or|but)\b)(\p{L}+) (?:ruins?|spoils?|wrecks?|kills?) (?:every|any|a|the|my|our|all)(?: good)? (?=\p{L})`, 'no $1 in ', 'ruin|spoil|wreck|kill'],
  [String.raw`(?<!\p{L})(?!(?:нічого|ніщо|це|то|воно|вона|він|вони|що|яка|який|все|усе|завжди|тільки|лише|не|так)(?!\p{L}))(\p{L}+) (?:псує|псують|зіпсує|зіпсують|вбиває|вбивають) (?:мені |нам )?(?:будь-як\p{L}+|кожн\p{L}+|кожен|усю|всю|весь|цілу) (?=\p{L})`, 'без $1 у ', 'псу|вбива'],
  [String.raw`(?<!\p{L})(?!(?:nic|to|ta|ten|co|která|který|které|všechno|vždy|jen|ne|on|ona)(?!\p{L}))(\p{L}+) (?:kazí|zkazí|ničí|zničí) (?:mi |nám )?(?:každ\p{L}+|jak\p{L}+koli|cel\p{L}+) (?=\p{L})`, 'bez $1 v ', 'kazí|ničí'],
  // "kids pick the peas out of stew": they eat none in it.
  [String.raw`\b(?:picks?|picking|fish(?:es|ing)?|digs?|plucks?|flicks?|sifts?|scrapes?) (?:out )?(?:all |the |those |every |any |his |her |their )*((?:\p{L}+ ){1,3}?)(?:out of|out from|off of|off|from) (?!(?:the |our |my |a |your )?(?:garden|trees?|bush|bushes|fields?|farm|forest|woods|allotment|fridge|freezer|shop|market|store|supermarket|vine|vines|hedge|hedges)\b)`, "won't eat $1in ", ' out | off | from '],
  // «свинина нам не підходить що з баранини»: a question begins, though nobody wrote a comma.
  [String.raw`(?<=(?:^|[^\p{L}])не (?:підходить|підходять|можна|їмо|їм|їсть|їдять|люблю|любить|любимо|люблять|переносить|переношу|хочу|хоче|хочемо|треба)) (?=(?:що|чим|який|яка|яке|які|яку|як|з чого) \p{L})`, ', ', ' не |^не '],
  [String.raw`(?<=\p{L}) якщо (?=\p{L}+ (?:\p{L}+ ){0,2}(?:не|без|алергі\p{L}+|набрид\p{L}*|остогид\p{L}*|сидить у|сидить в|сидять у|сидять в|лізе|лізуть)(?!\p{L}))`, ', якщо ', 'якщо'],
  [String.raw`(?<=(?:^|[^\p{L}])(?:прибери|приберіть|забери|заберіть) \p{L}{3,}) (?=(?:постав|поставте|поклади|покладіть|додай|додайте|дай|дайте|кинь)(?!\p{L}))`, ', хочу ', 'приб|забер'],
  // «вівсянка вже не та без бананів», "Christmas without gingerbread is no Christmas": who says so wants both.
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]+)(?: вже| уже)? не (?:той|та|те|ті)(?: самий| сама| саме| самі)? без (?=\p{L})`, 'хочу $1, хочу ', ' без '],
  [String.raw`(?<!\p{L})(\p{L}+) (?:už )?(?:není|nejsou|neni) (?:už )?(?:ono|to ono|to pravé|to prave|kompletní) bez (?=\p{L})`, 'chci $1, chci ', ' bez '],
  [String.raw`\b(\p{L}+) without (?:a |an |some |the |any )?(\p{L}+(?: \p{L}+)?) (?:(?:is|are|was|would be) (?:no|not)(?: (?:a|an|real|really|proper))*|(?:isn|aren|wasn|wouldn)['’]?t(?: (?:be|a|an|real|really|proper))*) \1\b`, 'I want $2, $1', 'without'],
  [String.raw`(?<!\p{L})який (?:же|ж|то) новий рік без (?=\p{L})`, 'новий рік, хочу ', 'без'],
  // «хіба хтось відмовиться від вареників»: nobody does.
  [String.raw`(?<!\p{L})(?:хіба|невже) (?:хтось|хто|є хтось,? хто|є такі,? що) (?:колись )?(?:відмовиться від|відмовляться від|відмовився б від|відмовилась би від|скаже ні|не любить|не хоче) (?=\p{L})`, 'хочу ', 'хіба|невже'],
  [String.raw`(?<!\p{L})copak (?:by )?(?:někdo|nekdo|kdo) (?:odmítne|odmítl|odmítla|odolá|odolal|nemá rád|nechce) (?=\p{L})`, 'chci ', 'copak'],
  [String.raw`\b(?:would|could|can|does|will|has) any(?:one|body) (?:ever |really |actually )*(?:say no to|said no to|refused?|turn(?:ed)? down|pass(?:ed)? up|resist(?:ed)?|not (?:like|love|want)) (?=\p{L})`, 'I want ', ' any'],
  // «не зашкодило б трохи супчику», "wouldn't hurt to have soup"
  [String.raw`(?<!\p{L})не (?:зашкодил[оаи]|зашкодив|завадил[оаи]|завадив) би?(?: трохи| трішки| якогось| якоїсь| ще)? (?=\p{L})`, 'хочу ', 'зашкоди|завади'],
  [String.raw`\b(?:it )?(?:would ?n['’]?t|wouldn['’]t|would not) (?:hurt|be bad|be a bad idea) to (?:have|eat|get|make|cook) (?:some |a |a bit of )?(?=\p{L})`, 'I want ', 'would'],
  [String.raw`(?<!\p{L})(?:neškodilo by|neskodilo by|neuškodilo by|nebylo by špatné|nebylo by od věci)(?: trochu| mít| dát si)* (?=\p{L})`, 'chci ', ' by'],
  // «не дай боже лишитися без хліба»: it is what must not run out.
  [String.raw`(?<!\p{L})(?:не (?:дай|доведи)|боронь|борони) (?:бог|боже|господи),? (?:ли|зали|о)?(?:шитися|шитись|статися|статись|жити|бути) без (?=\p{L})`, 'хочу ', ' без '],
  [String.raw`\b(?:god|heaven) forbid (?:i|we|you) (?:ever |should )*(?:run out of|be without|live without|are out of|am out of) (?=\p{L})`, 'I want ', 'forbid'],
  [String.raw`(?<!\p{L})nedej bo(?:že|ze) (?:zůstat|zustat|být|byt|žít|zit) bez (?=\p{L})`, 'chci ', 'nedej'],
  // "too many zucchini, help me get rid of them": they are to be used up.
  [String.raw`\b(?:help (?:me|us)|how (?:to|do i|do we|can i|can we)|ways to|ideas to) get rid of (?:all |of |so many |too many )*(?=(?:them|these|those|my|our|a glut|a pile|a load|a bag|a box|extra|leftover|some|\p{L}+ (?:from|on) (?:my|our|the) (?:garden|allotment|tree|farm))(?!\p{L}))(?![^.!?]{0,40}\b(?:in|from|out of) (?:my|our|the|a|this) (?!garden|fridge|freezer|pantry|cupboard))`, 'use up ', 'get rid'],
  [String.raw`(?<!\p{L})як (?:позбутися|позбутись|спекатися|збутися|здихатися) (?:зайвих|зайвого|зайвої|купи|гори|надлишку|цих|усіх цих|відра|мішка|ящика|такої кількості) `, 'як використати ', 'збутис|спекатис|здихатис'],
  [String.raw`(?<!\p{L})jak se (?:zbavit|zbavíme|zbavím) (?:hromady|spousty|přebytku|prebytku|kila|kýble|bedýnky|toho množství|všech těch|těch|techto|těchto|přebytečn\p{L}+) `, 'jak spotřebovat ', 'zbav'],
  // «ne že bych nechtěla řízek»
  [String.raw`(?<!\p{L})ne,? (?:že|ze) bych (?:nechtěl|nechtel|neměl|nemel)[ai]? (?:rád |ráda |chuť na |chut na )?(?=\p{L}+ *[.!?]*$)`, 'chci ', ' bych ne'],
  // "I said lentils, I mean chickpeas"
  [String.raw`\bi (?:said|wrote|typed) (\p{L}+),? (?:but )?(?:i )?(?:mean|meant) (?!no\b|not\b|without\b)(\p{L}+)`, '$2 instead of $1', 'mean'],
  [String.raw`(?<!\p{L})(?:я )?(?:сказа(?:в|ла)|написа(?:в|ла)) (\p{L}+),? (?:а |але )?(?:мав|мала|маю) на увазі (?!не |без )(\p{L}+)`, '$2 замість $1', 'на увазі'],
  [String.raw`(?<!\p{L})(?:řekl|řekla|napsal|napsala) jsem (\p{L}+),? (?:ale )?(?:myslel|myslela|myslím) (?:jsem )?(?!ne |bez )(\p{L}+)`, '$2 místo $1', 'mysl'],
  // "use yogurt where you'd use sour cream", "less rice, more like quinoa"
  [String.raw`\buse (\p{L}+(?: \p{L}+)?) where (?:(?:you|i|we|one)(?:['’]?d| would)|it says|the recipe (?:says|uses|calls for|wants)) (?:normally |usually )?(?:use |put |have )?(?=\p{L})`, 'use $1 instead of ', 'where'],
  // «чому мій борщ без кольору», "my stew lacks flavour": it did not turn out.
  [String.raw`(?<!\p{L})без (?:кольору|смаку|запаху|аромату)(?= *(?:$|[.,!?]))`, 'несмачний', 'без '],
  [String.raw`\b(?:lacks?|is lacking|has no|without) (?:any |in |all )?(?:taste|flavou?r|colou?r|depth|oomph)(?= *(?:$|[.,!?]))`, 'is bland', 'lack|has no|without'],
  [String.raw`(?<!\p{L})bez (?:chuti|barvy|vůně)(?= *(?:$|[.,!?]))`, 'mdlý', 'bez '],
  // «холодильник порожній, лише яйця»: that is what there is.
  [String.raw`(?<!\p{L})холодильник(?: майже)? порожній,? (?:там |є |в ньому )*(?:лише|лиш|тільки|самі|хіба що) `, 'є лише ', 'порожн'],
  [String.raw`\b(?:the |my |our )?fridge(?:['’]?s| is)? (?:almost |nearly |basically |pretty much )?empty,? (?:but |there['’]?s |i have |i['’]?ve got |we have )*(?:only|just|nothing but|except for|apart from) `, 'I have only ', 'empty'],
  [String.raw`(?<!\p{L})lednice (?:je )?(?:skoro )?(?:prázdná|prazdna),? (?:jen|jenom|pouze|akorát|akorat) `, 'doma mám ', 'lednice'],
  // "it would be a crime not to use these tomatoes"
  [String.raw`\b(?:it would be|it['’]?d be|it is|it['’]?s|would be) a (?:crime|shame|sin|waste|pity) not to (?:use|eat|cook|make|have|try)(?: up)? (?:this |these |those |the |all |some )*(?=\p{L})`, 'I want to use ', ' not to '],
  // "my date loves seafood", "for a cold night": a person, and no fruit; the weather, and no illness.
  [String.raw`\b(my|his|her|our|a hot|a first) date\b(?! (?:cakes?|balls?|squares?|bars?|syrup|pudding|paste|slices?|night))`, '$1 friend', ' date'],
  [String.raw`\bfor (?:a|the|these|this) cold (?=(?:night|day|evening|morning|afternoon|winter|weather|week|months|season))`, 'on a cold ', ' cold '],
  // "butter's gone, margarine too", "goat cheese good, feta bad", "throws peas on the floor"
  [String.raw`\b(?!(?:it|that|he|she|who|what|this|all|allergy|cold|pain|fever|winter|summer|sun|rain|guests?|kids|husband|wife|mum|mom|dad)\b)(\p{L}+)(?:['’]s| is| are) (?:all )?gone\b(?! (?:bad|off|brown|soft|stale|mouldy|moldy|black|limp|over|from))`, '$1 is out', ' gone'],
  [String.raw`(?<=^|[.,;!?] )(\p{L}+(?: \p{L}+)?) (?:good|great|yes|fine|ok|okay),? (\p{L}+(?: \p{L}+)?) bad(?= *(?:[.,;!?]|$))`, '$1 yes, no $2', ' bad'],
  [String.raw`\b(?:throws?|throwing|threw|chucks?|flings?|hurls?|tosses|drops) (?:all |the |his |her |their |my |every )*(\p{L}+(?: \p{L}+)?) (?:on|onto|at|across|over|to|in) (?:the |my |his |our )?(?:floor|wall|dog|cat|room|ground|bin|carpet|rug)`, 'hates $1', 'floor|wall|dog|cat|room|ground| bin|carpet|rug'],
  // «Vánoce bez bramborového salátu si neumím představit», «bez houbaření by to nebyl podzim»
  [String.raw`(?<!\p{L})(\p{L}+) bez ((?:\p{L}+ ){1,3}?)si (?:neumím|neumim|neumíme|nedovedu|nedokážu) (?:představit|predstavit)`, 'chci $2, chci $1', 'bez'],
  [String.raw`(?<!\p{L})bez (\p{L}+) by to neby(?:l|la|lo|ly) (?:ono|to ono|to pravé|(?:žádn\p{L}+ |ten pravý |ta pravá )?(?:podzim|léto|zima|jaro|vánoce|velikonoce|neděle|oběd|večeře|snídaně|svátek|oslava|guláš|svíčková))(?!\p{L})`, 'chci $1', 'bez'],
  ['₴', ' грн ', '₴'],
]


/** What a word that refuses is told from when a letter of it is wrong. */
export const misspelling = wordTable({
  /** Too short to be known by a single letter less or more: with one wrong the food beside it is unsure. */
  short: { uk: 'не ні без', en: 'no not', cs: 'ne bez' },
  /** Runs into the food that it refuses: «безмолока», "nobutter". */
  gluing: { uk: 'без не ні крім окрім замість', en: 'no not without minus', cs: 'bez ne krome misto' },
  /** Small words that run into a no: «абине», «ібез». */
  leading: { uk: 'аби щоб хай і й та а але але тільки лише тіки', en: 'and but with or if', cs: 'a i ale jen at aby' },
  /** Small words that say nothing and are typed with two letters swapped. */
  swapped: { en: 'the and with for from way' },
  /** Verbs and participles that refuse, in forms that are known with a letter wrong; in Czech without accents. */
  verbs: {
    uk: 'викиньте викинути уникаємо уникати уникайте приберіть прибираємо прибрати протипоказання протипоказано заборонено заборонили заборонив ненавиджу ненавидять терпіти відмовилась відмовився остогидло набридло набридла закінчилась закінчилися скоротіть',
    en: 'banned excluded excluding forbidden avoiding skipping allergic intolerant disgusting refuses prohibited doesnt',
    cs: 'zadny zadna zadne zadnou zakazal zakazala zakazali zakazane zakazany zakazana odmitaji odmita nenavidim nenavidi nenavidime nesnasim nesnasi nesnasime nesnaseji vynech vynechte vynechat nesmime nechceme',
  },
  /** The same of what is no refusal by itself: «nemám čas». */
  negated: {
    uk: `
      викинь вилучіть прибери виключи виключіть виключити виключаємо викресліть уникаю уникає ненавидить ненавидимо заборонила відмовляюся відмовляюсь відмовилися остогидла остогидли набридли
      закінчилася закінчився закінчилося гидота огидно нудить
    `,
    en: 'skipped disgusts refused despise loathe',
    cs: `
      nechci nechce nechteji nejim nejime nejis neji nejedi nemam nemame nema nemaji nesmim nesmi nesmeji nemuzu nemuzeme nemuze nemuzou nemohu nemohou nedavej nedavejte neberu nepouzivej nepouzivejte neobsahuje vadi
    `,
  },
  /** Neighbours on the keys of a telephone and of a typewriter. */
  keys: { signs: 'qwertyuiop asdfghjkl zxcvbnm йцукенгшщзхї фівапролджє ячсмитьбю' },
})

/** What a minus before a word means, by the letters of the word. */
export const minus = { cyrillic: 'без ', latin: 'without ' }

export const spelling = patternTable({
  /** A letter that a stuck key may double. */
  stuck: {
    uk: String.raw`([аеиіоя])\1`,
    en: String.raw`([a-df-z])\2\2+`,
  },
  /** What is said of a food in anger runs into its name: «цибулянафіг». */
  anger: { uk: 'на(?:фіг|фиг|хрін|хер)' },
  /** A number glued to what it counts: «півгодини», «двогодинний». */
  glued: { uk: '(пів|півтора|двох|дво|трьох)-?(годин.*|хвилин.*|порці.*)' },
  /** The refusal is inside the word: «безм'ясний», «несолодкий», "eggless". */
  withoutOwn: {
    uk: String.raw`без(\p{L}{4,})
      не(\p{L}{5,})`,
    en: String.raw`(\p{L}{3,})less`,
  },
})

export const gluedNumbers: ReadonlyMap<string, string> = new Map([
  ['дво', 'дві'],
  ['двох', 'дві'],
  ['трьох', 'три'],
])

export const spelled = wordTable({
  /** Their dot ends no sentence. */
  cutShort: {
    uk: 'хв хвил год грн коп порц пор ст ч л г гр кг мл шт мін дол напр т д п',
    en: 'max min mins hr hrs tbsp tsp oz lb',
  },
  withToo: { uk: 'із зі зо' },
  with: { uk: 'з' },
  /** A slip of the space bar runs it into its verb: «нелюблю», but «немає» is a word. */
  not: { uk: 'не' },
  noSlip: { uk: 'немає' },
})
