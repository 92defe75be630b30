// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** What is only polite, tells where somebody is or how long it may take: of food it says nothing. */
export const aside: readonly SaidOtherwise[] = [
  // «snědl všechny koláče od babičky»: they are gone, and nobody asks for more.
  [String.raw`(?<=^|[.!?,] |\b(?:a|and|і|та) )(?:snědl|snědla|snědli|sežral|sežrala|sežrali|dojedl|dojedla|dojedli) (?:nám |mi )?(?:všechny|všechno|celý|celou|celé|poslední) \p{L}+(?: od \p{L}+)?(?=\s*[.,;!?])`, '', 'sněd|sežr|dojed'],
  // «короп, щоб не пахнув болотом»
  [String.raw`,? (?:щоб|аби) (?:він |вона |воно |вони |ті |то )?не (?:пах|тхну|смерді|гірч|розвал|розпад|прилип|підгор|пересох|черстві|розпливл)\p{L}*(?: \p{L}+)?(?=\s*(?:[.,;!?]|$))`, '', 'щоб|аби'],
  [String.raw`,? (?:so (?:that )?it|so (?:that )?they) (?:doesn['’]?t|does not|don['’]?t|won['’]?t|do not) (?:taste|smell|stick|fall apart|dry out|burn|go (?:soggy|hard|mushy)|curdle|split)(?: \p{L}+)?(?=\s*(?:[.,;!?]|$))`, '', 'taste|smell|stick|fall|dry|burn| go |curdle|split'],
  [String.raw`,? aby (?:to )?(?:nesmrd|nezapách|nepřipál|neslep|nerozpad|nevysych|nevyschl|nezhoř)\p{L}*(?: \p{L}+)?(?=\s*(?:[.,;!?]|$))`, '', 'aby '],
  // "a coffee dessert, kids won't be eating": whom it is not for.
  [String.raw`,? (?:the |my |our )?(?:kids|children|toddlers?|little ones?) (?:won['’]?t|will not|aren['’]?t|are not) (?:be )?(?:eating|having|joining)(?: (?:it|this|that|any|us))?(?=\s*(?:[,.;!?]|$))`, '', 'eating|having|joining'],
  // "a vegan gluten-free cake, does it exist?"
  [String.raw`[,;.?!]* (?:does|do) (?:it|this|that|such (?:a thing|things?)|one|they) (?:even |really |actually )?exist(?=\s*(?:[,.;!?]|$))`, '', 'exist'],
  [String.raw`[,;.?!]* (?:чи )?(?:(?:таке|такий|така|такі|воно|він) )?(?:взагалі )?(?:існує|існують|буває|бувають)(?: (?:таке|взагалі|в природі))?(?=\s*[.!?]*$)`, '', 'існу|бува'],
  [String.raw`(?<=[?!.]) ?(?:anyone|anybody|any ideas|help|pls|please|хтось знає|хто знає|поможіть|допоможіть|poraďte|pomozte)\s*[?!.]*$`, '', 'any|help|pls|please|хто|можіть|радь|omozt|oraďt'],
  // "a nut free granola, my boy carries an epipen": it tells why.
  [String.raw`(?<=\b\p{L}+[- ]free [^.,;!?]{2,40}),? (?:as |because |since )?(?:my|our) \p{L}+ (?:carries|has|keeps) an epi-?pens?(?=\s*(?:[.,;!?]|$))`, '', 'epi'],
  [String.raw`,? (?:i['’]?m |we['’]?re |she['’]?s |i am )?expecting(?: a baby)?(?=\s*[.!?]*$)`, '', 'expecting'],
  [String.raw`,? ?where can (?:it|they|this|that) go(?=\s*[.!?]*$)`, '', 'where can'],
  // "okra recipes that aren't slimy", "zero-waste": of no food is there to be none.
  // "lived on noodles at uni": where one studies, and no sea urchin.
  [String.raw`\b(?:at|from|through|after|since|during|for|(?:off|go|going|went|goes|back) to) uni\b|\buni (?=days|students?|flat|halls|years?|life|budget|exams?)`, '', 'uni'],
  // «яблука маємо, досвіду не маємо», "zero patience", «sílu ne»: no food, and what it is for is not said.
  [String.raw`(?<=^|[.,;!?—–-] ?|[.,;!?] (?:а|але|і|й|та|бо) )(?:сил|сили|часу|терпіння|нервів|натхнення|настрою|грошей|досвіду|совісті|ідей|фантазії|уяви|хисту|енергії) (?:у мене |в мене |вже |зовсім |геть ){0,2}(?:нема|немає|не маю|не маємо|катма|бракує|не вистачає|не вистачить|ні)(?=\s*(?:[.;!?]|$|,(?![^.;!?]* (?:теж|також))))`, '', 'сил|часу|терп|нерв|натхн|настр|грош|досв|совіст|ідей|фант|уяв|хист|енерг'],
  [String.raw`(?<=^|[.,;!?—–-] ?|[.,;!?] (?:а|але|і|й|та|бо) )(?:не маю|не маємо|бракує|не вистачає|катма|нема|немає) (?:часу|терпіння|нервів|натхнення|грошей|досвіду|совісті|ідей|фантазії|уяви|хисту|енергії)(?=\s*(?:[.;!?]|$))`, '', 'часу|терп|нерв|натхн|грош|досв|совіст|ідей|фант|уяв|хист|енерг'],
  [String.raw`(?<=^|[.,;!?] |\b(?:but|and) )(?:i have |we have |i['’]ve |with )?(?:zero|no) (?:patience|experience|imagination|inspiration|motivation|willpower)(?=\s*(?:[.,;!?]|$))`, '', 'zero |no '],
  [String.raw`(?<=^|[.,;!?] ?|[.,;!?] (?:a|ale) )(?:sílu|čas|náladu|energii|peníze|trpělivost|nervy|fantazii|zkušenosti|nápady|inspiraci) (?:už |vůbec )?(?:ne|nemám|nemáme|mi chybí|nám chybí|došly)(?=\s*(?:[.;!?]|$))`, '', 'sílu|čas|nálad|energ|peníz|trpěl|nerv|fantaz|zkušen|nápad|inspir'],
  [String.raw`(?<=^|[.,;!?] ?|[.,;!?] (?:a|ale) )(?:nemám|nemáme|chybí mi|chybí nám) (?:sílu|čas|náladu|energii|peníze|trpělivost|nervy|fantazii|zkušenosti|nápady|inspiraci)(?=\s*(?:[.;!?]|$))`, '', 'sílu|čas|nálad|energ|peníz|trpěl|nerv|fantaz|zkušen|nápad|inspir'],
  // «buchty, které mi léta nevycházejí»: what never succeeds is asked for all the same.
  [String.raw`,? (?:které|ktery|ktere|který|která|co) (?:už |mi |nám |léta |nikdy |pořád |moc ){1,4}(?:nevychází|nevycházejí|nevycházely|se nedaří|se nepovedl[aoiy]?)(?!\p{L})`, '', 'nevych|nedař|nepoved'],
  [String.raw`,? (?:які|який|яка|яке|що) (?:у мене |в мене |мені |ніколи |вічно |чомусь |ніяк ){1,4}не (?:виходять|виходить|вдаються|вдається|виходили|вдавались|вдавалися)(?!\p{L})`, '', 'вихо|вда'],
  [String.raw`,? (?:which|that) (?:just |always |never |have never |has never |won['’]?t |don['’]?t |doesn['’]?t |never ever ){1,2}(?:turn(?:s|ed)? out|come(?:s)? out|work(?:s|ed)? out|rise(?:s)?)(?: right| well| properly)?(?: for me)?(?=\s*(?:[,.;!?]|$))`, '', 'turn|come|work|rise'],
  [String.raw`\b(?:(?:that|which) )?(?:is|are)(?: not|n['’]?t) (?:too |so |all )?(?:slimy|soggy|bland|mushy|stodgy|rubbery|claggy|gummy|gloopy|greasy|stringy|watery)(?=\s*(?:[,.;!?]|$))`, '', 'slimy|soggy|bland|mushy|stodgy|rubbery|claggy|gummy|gloopy|greasy|stringy|watery'],
  [String.raw`\bzero[- ]waste\b:?|\b(?:no|low)-waste\b:?`, '', 'waste'],
  // «něco z tvarohu nesladké»
  [String.raw`(?<!(?<!\p{L})(?:nic|nechc\p{L}+|bez|nejí\p{L}*|nesn\p{L}+|nemus\p{L}+) [^,.;!?]{0,30})(?<!\p{L})(?:něco|neco|cosi) ((?:z|ze|s|se) [^,.;!?]{2,30}?) neslad(?:kého|kýho|keho|kyho|ké|ke)(?!\p{L})`, 'něco slaného $1', 'neslad'],
  [String.raw`(?<!(?<!\p{L})(?:nic|nechc\p{L}+|bez|nejí\p{L}*|nesn\p{L}+|nemus\p{L}+) [^,.;!?]{0,30})(?<!\p{L})(?:něco|neco|cosi) neslad(?:kého|kýho|keho|kyho)(?!\p{L}| k (?:čaji|kávě|kafi))`, 'něco slaného', 'neslad'],
  [String.raw`^neslad(?:ké|ke)(?= (?:z|ze|s|se) (?![^.!?]*\bnej))`, 'něco slaného', 'neslad'],
  [String.raw`(?<!(?<!\p{L})(?:nic|nechc\p{L}+|bez|nejí\p{L}*|nesn\p{L}+|nemus\p{L}+) [^,.;!?]{0,30})(?<!\p{L})neslad(?:ké|ký|ká|kou|kého|kých) (?=(?:palačin|lívan|vafl|kaš|muffin|snídan|svačin|koláč|pečiv|závin|buchet|šáte)\p{L}*)`, 'slané ', 'neslad'],
  // «свекор хворий»: with what, nobody knows; a cold is said to be one.
  [String.raw`,? (?:бо |а |у нас )?(?:свекор|свекруха|тато|батько|мама|бабуся|дідусь|дід|чоловік|дружина|теща|тесть) (?:дуже |тяжко |сильно )?хвор(?:ий|а|ує|іє)(?=\s*(?:[,.;!?]|$))`, '', 'хвор'],
  // «пісне має бути, рибу можна»: it may be, and need not.
  [String.raw`(?<=пісн[^!?]{0,70}),? (?:а |але |і )?(?:рибу|риба|морепродукти) (?:можна|дозволен\p{L}+|дозволяється)(?!\p{L})(?! (?:не|прибра|виклю|забра|викин|замін))`, '', 'можна|дозвол'],
  [String.raw`(?<=(?<!\p{L})(?:bez \p{L}+|ne|nechci|nechceme)), (?:blbě|špatně|zle|těžko) mi po (?:ní|něm|nich|tom) (?:bývá|je)(?!\p{L})`, '', ' po '],
  [String.raw`\s*=\s*\?+`, ', що приготувати?', '='],
  [String.raw`(?<!\p{L})(?:poprvé|poprve) v (?:životě|zivote)(?!\p{L})`, '', 'poprv'],
  [String.raw`\bsmth\b`, 'something', 'smth'],
  [String.raw`(?<=\b\p{L}{3,}) n (?=\p{L}{3,}\b)`, ' and ', ' n '],
  // "my blood pressure", «ať se nemusím starat»: what is about health or work names no food and refuses none.
  [String.raw`\bblood (?=pressure|sugars?|tests?|types?|groups?|thinners?|glucose)`, '', 'blood'],
  [String.raw`(?<!\p{L})(?:ať|at|abych|a) se (?:(?:o to|o nic|už|s tím) ){0,2}nemus\p{L}+ (?:starat|zdržovat|párat|patlat|namáhat)`, '', 'nemus'],
  [String.raw`(?<=^|[.!?] )no, (?=(?:jeden|dva|tři|čtyři|pět|šest|sedm|osm|devět|deset|tak|asi|vlastně|spíš|mám|je|jsou|možná|dobře|uvidíme)(?!\p{L}))`, '', 'no,'],
  // "nobody here is allergic to nuts": nothing is refused by it, unless somebody is excepted.
  [String.raw`(?<!\b(?:except|apart|aside|besides|but|other than|bar)\b[^]*)\b(?:nobody|no[ -]?one|none of (?:us|them|the kids))s?(?: here| at home| in (?:the|our|my) (?:family|house|home))*(?:['’]s| is| are| has| have)? (?:an? |any )?(?:allerg\p{L}+) to (?!.*\b(?:except|but|only|apart|besides|unless|bar|save|aside|though|however|i am|he is|she is)\b)(?:anything(?: here| at all)*(?=\s*(?:[.,;!?]|$))|[\p{L}' ]{3,25}?(?=[\s.!?]*$|\s*[.,;!?—-]+\s*(?:so|what|any|how|recipes?|give|suggest|ideas|can|could)\b| so\b))`, '', 'allerg'],
  [String.raw`(?<!\p{L})(?<!(?:більше |крім|окрім|хіба|тільки)[^]*)(?:ні(?:в| в| у)? кого|нікого|ніхто)(?: з нас| вдома| у нас| в нас)*(?: не має| нема| немає)? алергі\p{L}+ на (?:\p{L}+)(?: у нас| в нас)?(?: нема| немає)?(?=[\s.!?]*$|\s*[.,;!?—-]+\s*(?:що|то|тому|порад\p{L}*|дайте|рецепт\p{L}*|чим|як|яки[йм]|яку|які)(?!\p{L}))(?!.*(?:крім|окрім|хіба|тільки|лише|але))`, '', 'алергі'],
  [String.raw`(?<!\p{L})(?<!(?:більше |крім|окрім|хіба|тільки)[^]*)алергі\p{L}+ на (?:\p{L}+)(?: у нас| в нас| в сім['’]ї| вдома)?(?: нема| немає)? (?:ні (?:в|у) кого|ні(?:в|у) кого|нікого)(?: нема| немає)?(?=[\s.!?]*$|\s*[.,;!?—-]+\s*(?:що|то|тому|порад\p{L}*|дайте|рецепт\p{L}*|чим|як|яки[йм]|яку|які)(?!\p{L}))(?!.*(?:крім|окрім|хіба|тільки|лише|але))`, '', 'алергі'],
  [String.raw`(?<!\p{L})(?<!(?:jinak |kromě|krome)[^]*)(?:v (?:rodině|rodine) |doma |u nás )?nikdo (?!jiný|další|jiny) (?:z nás |u nás |doma )?(?:nemá|nema) (?:žádnou |zadnou )?alergii na \p{L}+(?=[\s.!?]*$|\s*[.,;!?—-]+\s*(?:co|tak|takže|prosím|prosim|pora[dď]\p{L}*|recept\p{L}*|jak|dej\p{L}*)(?!\p{L}))(?!.*(?:kromě|krome|jen|ale|až na))`, '', 'alergi'],
  // «так, будь ласка», "pelmeni and nothing else": what is only polite, or ends the list, says nothing of what stands before it.
  [String.raw`(?<=(?<!\p{L})(?:yes|no|ok|okay|так|ні|ano|jo|ne),? )(?:please|pls|plz|будь ласка|prosím|prosim)[\s!.)]*$`, '', 'please|pls|plz|ласка|pros'],
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
  // "kids not home", "no one believes I can bake": a no to nothing that is eaten.
  [String.raw`\b(?:is |are )?not (?:at )?home\b`, 'away', 'home'],
  [String.raw`(?<=\bi (?:can|could|cant|can['’]t|know how to) )bake\b`, 'cook', 'bake'],
  [String.raw`\bno one\b(?! (?:pot|pan))`, 'nobody', 'no one'],
  // "20 minutes, not a minute more", «і ні хвилини більше».
  [String.raw`,? (?:and )?not (?:a|one) (?:single )?(?:minute|second|moment|hour) (?:more|longer)\b`, '', 'not '],
  [String.raw`,? (?:і |й |та |a )?(?:ні|ані|ani o) (?:одн(?:ієї|у) )?(?:хвилин[иу]|секунд[иу]|minutu|vteřinu) (?:більше|довше|déle|víc)(?!\p{L})`, '', 'більше|довше|déle|víc'],
  [String.raw`(?<!\p{L})((?:помідор|томат|ананас|тун|персик)\p{L}*) (?:у|в) (?:власному )?соку(?!\p{L})`, '$1 консервовані', 'соку'],
  // «перший рік»: no first course.
  [String.raw`(?<!\p{L})(перш)(?:ий|ого|ому|им) (?=рік|року|раз|разу|день|дня|тиждень|місяць)`, '', 'перш'],
  [String.raw`\bno[- ]bake (\p{L}+(?: \p{L}+){1,2})(?=[.,;!?]|$| with| for)`, '$1 without oven', 'no bake|no-bake'],
  [String.raw`\bno baking\b(?! (?:powder|soda|paper|parchment|sheet|tray|tin|chocolate))`, 'without oven', 'no baking'],
  // "my date loves seafood", "for a cold night": a person, and no fruit; the weather, and no illness.
  [String.raw`\b(my|his|her|our|a hot|a first) date\b(?! (?:cakes?|balls?|squares?|bars?|syrup|pudding|paste|slices?|night))`, '$1 friend', ' date'],
  [String.raw`\bfor (?:a|the|these|this) cold (?=(?:night|day|evening|morning|afternoon|winter|weather|week|months|season))`, 'on a cold ', ' cold '],
  // «щавель не можна через нирки», «nedělá dobře na žaludek»: what ails somebody is no food.
  [String.raw`(?<!\p{L})через (?:мої |мою |моє |свої |хвор\p{L}+ |слабк\p{L}+ )*(?:нирки|печінку|шлунок|серце|підшлункову|кишечник|суглоби|жовчний|щитоподібну|тиск|зуби|шкіру|горло)(?!\p{L})`, '', 'через'],
  [String.raw`\bbecause of (?:my |his |her |our |their )(?:bad |weak |sore )?(?:kidneys?|liver|heart|stomach|gut|teeth|skin|joints|gallbladder)\b`, '', 'because of'],
  [String.raw`(?<!\p{L})(?:kvůli|kvuli) (?:mým |svým |nemocn\p{L}+ )?(?:ledvinám|ledvinam|játrům|jatrum|žaludku|zaludku|srdci|žlučníku|zlucniku|zubům|kůži)(?!\p{L})`, '', 'kvůli|kvuli'],
  [String.raw`(?<!\p{L})(dobře|dobre|špatně|spatne|těžk\p{L}+|tezk\p{L}+|zle) na (?:žaludek|zaludek|játra|jatra|srdce|ledviny)(?!\p{L})`, '$1', ' na '],
  // "just finished a burger and already thinking about breakfast": another thing is said of what was eaten.
  [String.raw`\b(just (?:finished|had|ate|eaten|polished off|demolished) (?:a |an |the |my |our )?(?:\p{L}+ ){1,3})and (?:i['’ ]?m |we['’ ]?re )?(?:already |now )?(?=thinking|craving|wondering|planning|hungry|want|need)`, '$1yesterday, ', 'just '],
  // «чи не смердітимуть?»: a fear for what is cooked; "after Burns Night" is when.
  [String.raw`,? (?:а )?чи не (?:буд\p{L}+ (?:\p{L}+ ){0,2}\p{L}+|\p{L}{3,}тим(?:е|уть))(?= *\?)`, '', 'чи не'],
  [String.raw`\bburns['’]? (night|supper|day)\b`, 'winter $1', 'burns'],
  // «вперше в житті його тримаю», «nejlepší na světě», "leave them out of the risotto"
  [String.raw`,? (?:а |і |й )?(?:я )?вперше(?: в житті| у житті)? (?:його |її |їх |таке |таку |такий )?(?:тримаю|бачу|купила|купив|купили|готую|готуємо|пробую|варю|печу|маю)(?!\p{L})`, '', 'вперше'],
  [String.raw`(?<!\p{L})(nej\p{L}+ \p{L}+(?: \p{L}+)?) (?:na (?:celém )?světě|na svete|ve městě|v okolí)(?!\p{L})`, '$1', 'nej'],
  [String.raw`(?<!\p{L})(?<!nechutn\p{L}+ )(?:jako|jak) (?:od|u|z) (?:mé |mojí |naší )?(?:mámy|maminky|babičky|babi|tety|restaurace|hospody|jídelny|školky|dětství|pouti)(?!\p{L})`, 'recept', 'jako|jak'],
  [String.raw`\b(?:has|have) been (?:sitting )?(?:in there|there|in (?:the|my|our) (?:back of the )?(?:freezer|fridge|cupboard|pantry|larder)) (?:since|for) [^,.;!?]+`, 'need to be used', 'been'],
  // «а я ще не маю рецепту паски», "I don't have a recipe for stuffing": it is looked for.
  [String.raw`(?<!\p{L})(?:ще |досі |ніде )?не (?:маю|маємо|має|знаю|знаємо|знайшла|знайшов|знайду|бачила) (?:жодного |нормального |доброго |хорошого |гарного |перевіреного |свого )?рецепт(?:у|а|ів)(?: для| на)? (?=\p{L})`, 'дайте рецепт ', 'рецепт'],
  [String.raw`\b(?:(?:do ?n['’]?t|don['’]t|do not|have ?n['’]?t|haven['’]t)(?: have| got)?|can['’]?t find|never had) (?:a |any |one )?(?:good |decent |proper |reliable )?recipes? (?:for|of) `, 'want a recipe for ', 'recipe'],
  [String.raw`(?<!\p{L})(?:ještě |nikde )?ne(?:mám|máme|znám|známe|našla|našel|můžu najít) (?:žádný |pořádný |dobrý |osvědčený )?recept na (?=\p{L})`, 'chci recept na ', 'recept'],
  // «щоб не кістлява», "not too bony"
  [String.raw`,? (?:щоб |аби |але )?(?:була |був |було )?не (?:дуже |надто |така |такий )?кістляв\p{L}*`, ' без кісток', 'кістляв'],
  [String.raw`,? (?:that is|that['’]?s|but|and)? ?not (?:too |so |very )?bony\b`, ' without bones', 'bony'],
  [String.raw`,? (?:aby |ale )?(?:nebyla|nebyl|ne) (?:moc |příliš |tak )?kostnat\p{L}*`, ' bez kostí', 'kostnat'],
  // «що йому спекти»: for whom stands between.
  [String.raw`(?<!\p{L})(що|шо) (?:йому|їй|їм|мені|нам|тобі|дітям|гостям|мамі|татові|чоловікові|дитині|малому|малій) (?=(?:спекти|зварити|приготувати|посмажити|зготувати)(?!\p{L}))`, '$1 ', 'що|шо'],
  // «млинці без молочного, у доньки непереносимість»: it tells why.
  [String.raw`(?<=(?<!\p{L})без (?:усього |всього )?(?:молочного|лактози|глютену|молочних продуктів)),? (?:бо |адже )?(?:у|в) (?:мого |моєї |нашого |нашої )?[\p{L}'’ʼ]+ (?:харчова )?непереносимість(?= *(?:[.,!?]|$))`, '', 'непереносим'],
  // «не питайте, звідки», "don't ask how", «бабусі відмовляти не можна», «рука не здіймається викинути»: of food it says nothing.
  [String.raw`(?<=[\p{L}\d])[,.] (?:тільки )?(?:не питай(?:те)?|do ?n['’]?t ask|neptej(?:te)? se)(?: (?:me|мене|mě))?,? (?:звідки|where from|odkud)(?=\s*(?:[,.;!?)]|$))`, '', 'питай|ask|neptej'],
  [String.raw`,? ?(?:і |а |бо )?(?:бабусі |дідусеві |мамі |їй |йому |їм )?(?:відмовляти|відмовити) (?:їй |йому |їм )?(?:не можна|не можу|не змогла|не зміг|незручно|гріх)(?=\s*(?:[,.;!?]|$))`, '', 'відмов'],
  [String.raw`,? ?(?:and |but )?(?:I |we )?(?:can['’]?t|could ?n['’]?t|can not|cannot) (?:say no to|refuse|disappoint) (?:her|him|them)\b`, '', 'say no|refuse|disappoint'],
  [String.raw`,? ?(?:а |та |але |бо )?(?:(?:викидати|викинути) (?:рука|руки) не (?:здійма|підійма|підніма)\p{L}+|(?:рука|руки) не (?:здійма|підійма|підніма)\p{L}+ (?:викидати|викинути))(?=\s*(?:[,.;!?]|$))`, '', 'рук'],
  [String.raw`,? ?(?:а |та |але |бо )?(?:шкода|жаль|жалко|гріх) (?:викидати|викинути|переводити|зіпсувати|псувати)(?=\s*(?:[,.;!?]|$))`, '', 'шкода|жаль|жалко|гріх'],
  // «бо іменинниця іншої не визнає»: this and no other.
  [String.raw`,? ?(?:бо|адже) (?:[\p{L}'’ʼ]+ )?(?:інших|іншого|іншої|інакших) не (?:визнає|їсть|любить|хоче|бере|їстиме|приймає)(?=\s*(?:[.;!?]|$))`, '', 'інш'],
  // "without making an enemy", "without ruining it"
  [String.raw`\bwithout (?:(?:ruining|burning|wrecking|drying|overcooking|destroying) (?:it|them)|making (?:(?:an |any )?enem(?:y|ies)|a mess|a fool of myself)|(?:offending|killing|poisoning|waking) (?:any(?:one|body)|every(?:one|body)|the house)|losing my (?:mind|patience))(?: out)?(?=\s*(?:[,.;!?]|$))`, '', 'without'],
  // "old enough to vote", «велика як ракета», «velká jak raketa»: how large or how old it is.
  [String.raw`\b(?:old|big|large|heavy|tall) enough to (?:vote|drive|drink|retire|marry|walk|swim in|sleep in|hide in|sit on|feed an army|sink a ship)(?=\s*(?:[,.;!?]|$))`, '', 'enough'],
  [String.raw`(?<!\p{L})(?:велик|величезн|здоровенн|здоров)\p{L}* (?:як|мов|наче|ніби) [\p{L}'’ʼ]+`, '', ' як | мов | наче | ніби '],
  [String.raw`(?<!\p{L})(?:velk|obrovsk|dlouh)\p{L}* (?:jak|jako) \p{L}+`, '', ' jak'],
  [String.raw`\b(?:the size of|as (?:big|large) as) (?:a |an |my )\p{L}+(?: (?:leg|head|arm|thigh|baby|child|toddler))?\b`, '', 'size of|as big|as large'],
  // «venku je hnusně»: of the weather.
  [String.raw`,? ?(?:(?:protože|a|když) )?venku (?:je |je hrozně |je strašně )?(?:hnusně|škaredě|hnus|zima|mráz|mrzne|prší|leje|sněží|fujavec|lezavo|sychravo|vedro|psí počasí)(?!\p{L})`, '', 'venku'],
  // «щось таке, за чим не плачуть»
  [String.raw`(?<=(?<!\p{L})(?:щось|шось)[^.?!,]{0,30}), (?:за|після|на|над|від) (?:чим|чого|яким|якого|що) не (?:плач|стогн|засн|шкод|сором|лая|свар)\p{L}+`, '', ' не '],
  // "and no signal", "no exceptions", "so no pressure": what there is none of is no food.
  [String.raw`,? ?(?:and |so |with )?(?:absolutely |almost )?no (?:phone )?(?:signal|wi-?fi|internet|reception|clue|talent|skills|patience|pressure|exceptions?|rush|offen[cs]e)(?: at all)?(?=\s*(?:[,.;!?]|$))`, '', 'signal|fi|internet|reception|clue|talent|skills|patience|pressure|exception|rush|offen'],
  [String.raw`,? ?(?:a |ale )?nem(?:á|usí|ělo by) to trvat (?:věčnost|věčně|dlouho|hodiny|celý den)(?!\p{L})`, ' rychle', 'trvat'],
  // "I already soaked them overnight"
  [String.raw`\b(?:I|we)(?:['’]ve)? (?:have )?(?:already )?(?:soaked|thawed|defrosted|peeled|washed|rinsed) (?:them|it|the lot)(?: (?:overnight|last night|yesterday|this morning))?(?: like (?:a|an) [\p{L}-]+)?(?=\s*(?:[,.;!?]|$))`, '', 'soaked|thawed|defrosted|peeled|washed|rinsed'],
  [String.raw`,? ?(?:and |so )?hid(?:e|ing) nothing(?=\s*(?:[,.;!?]|$))`, '', 'nothing'],
  // "venison from my uncle", «настрою нема»: who it is from, and how somebody feels.
  [String.raw`(?<=\b(?:in|from) (?:the|my|our) (?:freezer|fridge|larder|pantry|cupboard|garden) )from (?:my|a|the|our) (?:uncle|aunt|neighbou?rs?|friend|dad|mum|mom|gran|grandad|nan|boss|colleague|brother|sister)\b`, '', 'from'],
  [String.raw`(?<=(?<!\p{L})є), настрою (?:нема|немає)(?=\s*(?:[,.;!?]|$))`, '', 'настрою'],
  [String.raw`,? (?:тільки )?(?:щоб |аби )(?:було )?не як (?:у|в) (?:лікарні|їдальні|садочку|школі|потязі)(?=\s*(?:[,.;!?]|$))`, '', ' як '],
  [String.raw`(?<!\p{L})(?:віддавала|роздавала|віддавав|роздавав|пропонувала|носила) (?:їх |його |її )?(?:сусідам|колегам|родичам|знайомим|подругам)(?: ?[—–-] ?|,? )(?:вони |ті )?(?:вже )?(?:тікають|не беруть|ховаються)(?=\s*(?:[.!?]|$))`, '', 'сусід|колег|родич|знайом|подруг'],
  [String.raw`(?<!(?<!\p{L})ne )(?<!\p{L})(?:jako|jak) (?:ze|v|z) (?:školní |závodní )?(?:jídelny|jídelně|školky|družiny)(?!\p{L})`, '', 'jídel|školk|družin'],
  [String.raw`,? (?:still )?rock[- ]hard\b`, '', 'rock'],
  // "zero self-control", «nevím proč», "I'd end up in A&E", «що в холодильник не лізе», "it's peas or it's nothing"
  [String.raw`,? (?:and|with) (?:zero|no) (?:self-control|willpower|restraint)(?=\s*(?:[,.;!?]|$))`, '', 'zero|no '],
  [String.raw`,? ?(?:ani )?(?:nevím|nevíme|netuším) (?:proč|na co|k čemu)(?=\s*(?:[,.;!?]|$))`, '', 'nev|netuš'],
  [String.raw`,? ?(?:сама |сам )?не (?:знаю|пам['’ʼ]ятаю) (?:навіщо|нащо|чому|для чого)(?=\s*(?:[,.;!?]|$))`, '', 'не '],
  [String.raw`,? ?(?:I )?(?:have )?(?:no idea|don['’]?t know|not sure) (?:why|what for)(?=\s*(?:[,.;!?]|$))`, '', 'why|what for'],
  [String.raw`,? (?:or )?I['’]?d end up in (?:A ?& ?E|hospital|the ER|casualty)\b`, '', 'end up'],
  [String.raw`,? ?(?:такий|така|таке|такі)?,? (?:що|бо|яка|який|які) (?:вже )?(?:ні )?(?:в|у|на) (?:холодильник|морозилку|каструлю|двері|духовку|пакет|відро) не (?:лізе|лізуть|влазить|влазять|вміщається|вміщаються|поміщається)(?=\s*(?:[,.;!?]|$))`, '', ' не '],
  [String.raw`,? ?it['’]?s (?:\p{L}+ )?or (?:it['’]?s )?nothing(?=\s*(?:[,.;!?]|$))`, '', 'nothing'],
  [String.raw`,? ?I(?:['’]?m| am) not going (?:back )?(?:out )?to the shops?(?: again)?(?=\s*(?:[,.;!?]|$))`, '', 'shop'],
  [String.raw`,? ?(?:але |і |та )?(?:в|у|до) магазин[ау]? (?:я )?(?:не піду|не йду|йти не хочу|йти ліньки)(?=\s*(?:[,.;!?]|$))`, '', 'магазин'],
  [String.raw`,? ?that (?:does ?n['’]?t|does not) taste (?:of|like) (?:hospital|hospitals|cardboard|sadness|a diet|despair|punishment)\b`, '', 'taste'],
  [String.raw`,? ?turns out I hated (?:my |the )?\p{L}+['’]s \p{L}+\.?`, '', 'turns out'],
  [',? ?(?:щоб|аби) (?:і |й )?(?:свекруха|теща|ніхто|гості|кума) не (?:знайшла|знайшов|знайшли|мала|мав|мали),? до чого (?:причепитись|причепитися|докопатись|докопатися)', '', 'до чого'],
]
