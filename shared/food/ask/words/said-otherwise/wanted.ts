// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** Asked for in words that are no plain wish, or with a no to the work on it alone. */
export const wanted: readonly SaidOtherwise[] = [
  // «jahodového koláče se nevzdám»
  [String.raw`(?<!\p{L})se (?:nikdy )?ne(?:vzdám|vzdáme|zřeknu|zříkám)(?!\p{L})`, 'chci', 'se ne'],
  // «торт для алергіка (яйця)», "cake for my allergic son: nuts": what it is to stands behind.
  [String.raw`(?<!\p{L})для (?:мого |моєї |маленького |маленької )?(?:дитини[- ])?(?:алергік(?:а|ів)|алергічної дитини|алергічних дітей) ?[(:] ?(?=\p{L})(?!без|щоб)`, 'для нас, алергія на ', 'алергі'],
  [String.raw`(?<!\p{L})pro (?:mého |malého |malou )?(?:alergic?k\p{L}{1,3}(?: (?:dítě|syna|dceru|děti|hosta|hosty))?) ?[(:] ?(?=\p{L})(?!bez)`, 'pro syna s alergií na ', 'alergi'],
  [String.raw`\bfor (?:an?|my|our|her|his) allergic (son|daughter|kids?|child|children|friends?|guests?|husband|wife|nephew|niece) ?[(:] ?(?=\p{L})(?!no |without)`, 'for my $1, allergic to ', 'allergic'],
  // «для людини з алергією»
  [String.raw`(?<!\p{L})для (?:людини|людей|гостя|гості|гостей|однієї людини) (?=(?:з|із) алергією)`, 'для сина ', 'алергією'],
  [String.raw`(?<!\p{L})pro (?:člověka|lidi|hosta|hosty) (?=s alergi)`, 'pro syna ', 'alergi'],
  // "cake for my allergic son", «торт для алергіка», «dort pro alergika»: whose it is, and nobody says to what.
  [String.raw`(?<!\b(?:is|are|can|could|may|does|do|ok|fine|safe|suitable|not|but|make|makes|gives?|mak|which)\b[^.!?]*)\b(an?|my|our|her|his|their|the|two|three|some|for|severely|highly|very) (?:severely |highly |very |food[- ])?allergic (?=(?:nephew|niece|son|daughter|kids?|child|children|friends?|guests?|husband|wife|mum|mom|dad|toddler|people|person|boyfriend|girlfriend|partner|family|sister|brother|boss|colleague|coworker|flatmate|roommate|grandson|granddaughter|grandkids)\b(?:\s*[.!?…]*$|,? (?:no|without)\b))`, '$1 ', 'allergic'],
  [String.raw`(?<!\b(?:is|are|can|could|may|does|do|ok|fine|safe|suitable|not|but|make|makes|gives?|mak|which)\b[^.!?]*)\bfor (?:my |our |the )?(?:allergy|allergic) (?:sufferers?|people|persons?|folks?|kids?|children|ones?)\b(?=\s*[.!?…]*$|,? (?:no|without|без|bez)(?!\p{L}))`, 'for us', 'allerg'],
  [String.raw`(?<!(?<!\p{L})(?:чи|можна|підійд\p{L}+|но|але|не|безпечн\p{L}+)(?!\p{L})[^.!?]*)(?<!\p{L})для (?:мого |моєї |маленького |маленької |двох )?(?:дитини[- ])?(?:алергік(?:а|ів)|алергічної дитини|алергічних дітей|алергіків)(?!\p{L})(?=\s*[.!?…]*$|,? (?:no|without|без|bez)(?!\p{L}))`, 'для нас', 'алерг'],
  [String.raw`(?<!(?<!\p{L})(?:může|mohou|smí|je|jsou|ale|ne|vhodn\p{L}+|nevad\p{L}+)(?!\p{L})[^.!?]*)(?<!\p{L})pro (?:mého |malého |malou |moji )?(?:alergik\p{L}{1,3}|alergičk\p{L}{1,2}|alergick\p{L}{1,3}(?: (?:dítě|dítěte|syna|dceru|děti|hosta|hosty|manžela))?|alergic)(?!\p{L})(?=\s*[.!?…]*$|,? (?:no|without|без|bez)(?!\p{L}))`, 'pro nás', 'alergi'],
  // «kamarád ještě nejedl smažený sýr, jak na něj»: it is to be made for them.
  [String.raw`(?<!\p{L})(?:ještě|zatím|nikdy) ne(?:jedl|měl|zkusil|ochutnal)[aoiy]? (?!maso|mléko|vejce|ořechy|rybu|ryby)(?=\p{L}[^.!?]{2,60}jak (?:(?:na|s) n\p{L}+|to|ho|ji|se (?:to|ho|ji))(?!\p{L}))`, 'chce ', 'ne'],
  [',? ?(?:a )?nikdy jsem (?:je|ji|ho|to|s tím|s nimi) ne(?:viděl|jedl|vařil|dělal|pekl|měl|zkoušel)[ao]?(?! (?:rád|moc rád))(?=[^.!?]*jak)', '', 'nikdy'],
  [String.raw`(?<!\p{L})(?:ще |жодного разу |ніколи )не (?:їв|їла|їли|куштував|куштувала|куштували|пробував|пробувала|пробували) (?=\p{L}[^.!?]{2,60}(?:як (?:його|її|їх|це|то)(?!\p{L})))`, 'хоче ', ' не '],
  [String.raw`\b(?:has|have|had)(?:n['’]t| never| not)(?: ever| yet)? (?:tried|eaten|tasted|had) (?=(?!any|nuts|peanuts|eggs|fish|milk|meat|dairy)\p{L}[^.!?]{2,60}\b(?:how (?:do|to|can) (?:i |we |you )?(?:make|cook|do|bake|prepare) (?:it|them|that|one|some)|recipe for (?:it|them|that|one)|what['’]s the best way))`, 'wants ', 'tried|eaten|tasted|had'],
  // «dám jogurt»: it goes into the dish.
  [String.raw`(?<=[,;.] |^)(?:místo (?:ní|něj|toho) )?(?:dám|dáme|dejte|použiju|použijeme|přidám) (?:tam |raději |radši |do toho )?(?=\p{L}{3,})(?!\p{L}+ stranou|ruku|ruce)(?![^.!;?]*\?)(?!.*(?:alerg|intoler|nesnáš|nesm[íě]|nejí|vad[íi]|škod))`, 'chci ', 'dám|dáme|dejte|použij|přid'],
  // "mushrooms by the kilo here", "apples we have plenty": a lot of it is there.
  [String.raw`(?<!\b(?:vegan|vegetarian|allerg\w+|intoleran\w+|coeliac|celiac)\b.*)(?<=[,;.!?] |^)(?:the |our |my )?(\p{L}{3,}(?: \p{L}{4,})?) (?:by the (?:kilo|bucket|bag|box|crate|ton|pound)|galore|aplenty|in abundance)(?: here| at home| though)?(?=\s*(?:[,.;!?]|$))`, 'I have $1', 'by the|galore|plenty|abundance'],
  [String.raw`(?<!\b(?:vegan|vegetarian|allerg\w+|intoleran\w+|coeliac|celiac)\b.*)(?<=[,;.!?] |^)(?:the |our |my )?(\p{L}{3,}(?: \p{L}{4,})?) (?:we|i) (?:do )?(?:have|['’]ve got|got)(?: plenty| lots| loads| a lot| enough| some)?(?: of)?(?: here| at home| though)?(?=\s*(?:[.;!?]|$))`, 'I have $1', 'have|got'],
  // "savory bake", "a savory breakfast": the herb is said with its leaves, or among herbs.
  [String.raw`\bsavory (?=(?:bak|breakfast|pie|tart|muffin|scone|snack|pastr|dish|cake|pancake|waffle|crepe|galette|brunch|treat|biscuit|cookie|bread|roll|bun|food|thing|something|oatmeal|porridge|option|idea|recipe|meal|dinner|filling|turnover|crumble)\p{L}*)`, 'savoury ', 'savory'],
  // "refuses vegetables … with the veg hidden inside": they are to be eaten, and not seen.
  [String.raw`\b(?:refuses|won['’ ]?t eat|will not eat|hates|doesn['’ ]?t eat|does not eat|won['’ ]?t touch|never eats) (?:all |any |her |his |their |most )?(veg(?:gies|etables|gie|etable)?|greens)\b(?=[^?]*\b(?<!\b(?:no|not|even|if|when|without|or|never) (?:\w+ )?)(?:hid(?:e|den|ing)(?= (?:in|inside|them|it|well|under|away)\b|\s*(?:[.!?,]|$))|sneak(?:ed|y|ing)?(?= (?:in|them|it)\b|\s*(?:[.!?,]|$))|disguised|blended in)\b)`, 'needs $1', 'veg|greens'],
  [String.raw`(?<!\p{L})не (?:їсть|хоче|любить|терпить|буде їсти) (овоч[іи]|овочів|городину)(?=[^?]*(?<!(?:навіть|не|ні|без|хоч) (?:\p{L}+ )?)(?:захова|схова|прихова|замаск|непомітн))`, 'потрібні $1', 'овоч|город'],
  // «щось, що вона точно з'їсть»: what everybody wants of a dish.
  [String.raw`,? (?:що|яке|яку|який) (?:вона|він|дитина|малий|мала|син|донька|діти|вони|чоловік) (?:точно|напевно|обов['’ʼ]язково) (?:з['’ʼ]?їсть|з['’ʼ]?їдять|їстиме|їстимуть|буде їсти|будуть їсти)(?=\s*(?:[.,;!?]|$))`, '', 'їсть|їдять|їст'],
  // «щось солодке і щось до пиття»
  [String.raw`(?<!\p{L})(?:щось |шось )(?:до пиття|попити|випити|пити|з напоїв)(?!\p{L})`, 'напій', 'пит|пив|напо'],
  [String.raw`\b(she|he|they|my \p{L}+)['’]d (?:like|love|prefer|fancy) (?=\p{L})`, '$1 wants ', "d l|d p|d f"],
  // "What goes well with a roast chicken?": what stands beside it.
  [String.raw`\bwhat (?:goes|would go|should i serve|can i serve|to serve|do i serve|pairs)(?: really)? (?:well |nicely |best |good |to go )?(?:with|alongside|next to) (?:a |an |the |my |our |some )?(?=(?:\p{L}+ )?(?:roast|grilled|baked|fried|bbq|barbecued?|pulled|braised|stewed|steaks?|schnitzels?|goulash|stew|curry|chill?i|chops|ribs|meatballs|burgers|kebabs?|skewers|lasagne|lasagna|sausages)\b)(?![^.!?]*\b(?:flakes|powder|paste|sauce|oil|salad|soup)\b)`, 'side for ', 'what '],
  // "weekend breakfast, savoury": adverbs of the kind say what it is not.
  [String.raw`(?<=\b(?:breakfasts?|brunch|snacks?|lunch|dinner|supper|meal|baking|bakes?|muffins|scones|pastr(?:y|ies)|something)(?: \p{L}+){0,2}), ?(?:but |and )?(?:something )?savou?ry(?: one| please)?(?:\s*,(?! (?:with|sweet|or|spicy|salty)\b)|(?=\s*(?:[.!?]|$)))(?![^]*(?:sweet|dessert))(?<!(?:sweet|dessert|salty)[^]*)`, '. nothing sweet.', 'savo'],
  // "What can I take to the office": it is eaten there.
  [String.raw`\b(?:to )?(?:take|bring|carry) (?:with me |in )?(?:to|into) (?:the |my )?(?:office|uni|university|college|job|site)\b`, 'to take to work', 'office|uni|college|job|site'],
  // «k čaji»: beside it, and none of it.
  [String.raw`(?<=(?<!\p{L})(?:upéct|upeču|něco|napéct|peču|sladk\p{L}+|zákus\p{L}+|dezert\p{L}*|moučník\p{L}*|buchty?|koláč\p{L}*|bábovk\p{L}+|dort\p{L}*|sušenk\p{L}+|cukroví)(?: \p{L}+){0,3}? )(?:k (?:odpolednímu |nedělnímu )?čaji|k odpolední kávě)(?!\p{L})`, 'ke kávě', 'čaji|kávě'],
  // «jak na ně»: how they are made is asked.
  [String.raw`(?<=\p{L}),? jak na (?:ně|něj|ni)(?=\s*(?:[,.!?;]|$))`, '', 'jak na'],
  // "broke until Friday"
  [String.raw`\b(?:i['’]?m |we['’]?re |i am )?(?:broke|skint) (?:until|till|til) (?:\p{L}+day|the end of the month|the weekend)`, 'something cheap, ', 'broke|skint'],
  [String.raw`(?<!\b(?:sweet (?:or|and)|no|not|more|hate|but|don['’]?t want|don['’]?t like|any) )\bsavou?ry (?:things?|stuff|dish(?:es)?|ideas?|bits) (?:to (?:make|cook|bake|do) )?(?=with|from|using|for|without)`, 'something savoury ', 'savo'],
  [String.raw`(?<!\p{L})(něco|cosi) fit(?!\p{L})`, '$1 zdravého', ' fit'],
  [String.raw`,? ?\bhow (?:do|can|should) (?:i|you|we) (?:get|make|keep) (?:it|them) (?:nice and |really |so |extra )?(?:creamy|crispy|crisp|fluffy|tender|soft|moist|juicy|crunchy|light|thick|smooth|golden)(?=\s*[.?!]*$)`, '', 'how '],
  // "something soft out of salmon": it is made of it.
  [String.raw`\b(something|anything)((?: (?!is|was|i\b|we\b|they\b|he\b|she\b|keep|leave|but|that|ran|run|all\b)\p{L}+){0,2}) out of (?=\p{L})(?![^.!?]* (?:makes?|gives?|upsets?|triggers?)\b)`, '$1$2 from ', 'out of'],
  // «čím ji nahradit ve smažené rýži», «po antibiotikách by to chtělo kefír»
  [String.raw`(?<!\p{L})čím (?:ji|ho|je|to|jej) (?:nahradit|zaměnit|vyměnit) (?:v|ve) `, 'chci ', 'nahradit|zaměnit|vyměnit'],
  [String.raw`(?<!\p{L})(?:by to chtělo|chtělo by to) (?=\p{L})`, 'chci ', 'chtělo'],
  // "kids can keep down broth", "something a 9 month old can hold", "I said I'd make chili"
  [String.raw`\b(kids?|children|he|she|they|i|we|toddler|son|daughter|baby) can (?:only |just )?keep down (?!blood|sugar|cholesterol|weight|pressure|costs?)(?=\p{L})`, '$1 can eat ', 'keep down'],
  [String.raw`\b(?:that |which )?(?:a |my |our |his |her )?(?:\d+ ?(?:-| )?months?|[1-6] ?(?:-| )?years?)[- ]old (?:can|could|will) (?:hold|chew|eat|manage|grab|pick up|gum)\b`, 'for kids', ' old '],
  [String.raw`\b(?:i |we )?(?:said|promised|told (?:him|her|them)) (?:that )?(?:i|we)['’]?d (?:make|cook|bring|do|bake) (?=\p{L})`, 'I want ', 'said|promised|told'],
  // «хумус без часнику можливий?»
  [String.raw`(?: взагалі)? (?:можлив(?:ий|а|е|і)|реальн(?:ий|а|е|і|о))(?=\s*\?)`, '', 'можлив|реальн'],
  // «чим нагодувати гостей»
  [String.raw`(?<!\p{L})чим (?:на)?годувати гостей(?!\p{L})(?![^]*(?:снідан|ранк|вранці|десерт|солод|перекус|закус|кав|чай|чаю|торт|вин|пив|фуршет|канап))`, 'основна страва для гостей', 'годувати'],
  [String.raw`(?<!\p{L})čím (?:nakrmit|pohostit) (?:hosty|návštěvu)(?!\p{L})(?![^]*(?:snídan|dezert|sladk|svačin|občerstv|káv|kaf|čaj|vín|piv|jednohub|chlebíč|dort))`, 'hlavní jídlo pro návštěvu', 'čím'],
  [String.raw`\bwhat (?:to|can i|should i|do i) feed (?:my |our |the )?(?:guests|visitors)\b(?![^]*(?:breakfast|dessert|sweet|snack|starter|coffee|tea|cake|drink|appeti|finger|canap|wine|beer))`, 'main dish for guests', 'feed'],
  // "coming over in 30 minutes": over is where they come, and no limit.
  [String.raw`\b(com(?:e|es|ing)|came|popping|dropping|stopping) (?:over|round|around) in (?=\d|half|an hour|a few)`, '$1 in ', ' in '],
  [String.raw`(?<!\b(?:eat|eats|like|likes|no|not|never|hate|hates|stand|want|wants|touch) (?:\p{L}+ )?)\b(?:cold|chilled) soups?\b`, 'refreshing soup', 'cold soup|chilled soup'],
  // «sváteční pečeně»
  [String.raw`(?<!(?:vepřová|vepřové|hovězí|telecí|kuřecí|jehněčí|zvěřinová|krůtí|husí|kachní|kančí|králičí|sekaná) )(?<!\p{L})(?!pecene)pečeně(?!\p{L})`, 'roast', 'pečeně'],
  // "leftover roast beetroot": it was roasted, and is not to be.
  [String.raw`\b(leftovers?(?: of| from)?|left-over) (?:roast(?:ed)?|boiled|grilled|steamed) (?!beef|lamb|pork|chicken|turkey|meat|duck|goose|veal|ham|dinner|gammon|joint|fish|salmon)(?=\p{L}{3,})`, '$1 ', 'leftover|left-over'],
  // «за вареники душу продасть», "would sell his soul for dumplings"
  // "she'll happily eat halloumi"
  [String.raw`\b(?<!\b(?:nobody|no one|none|never|not|hardly)(?: \p{L}+){0,3} )(?:(?:he|she|they)['’]ll )?happily eats?\b`, 'wants', 'happily eat'],
  // «Vánoce si bez vanilkových rohlíčků nedovedu představit»
  [String.raw`(?<!\p{L})(?:si )?bez (\p{L}+(?: \p{L}+)?) (?:si )?(?:(?:nedovedu|neumím|nedokážu|nelze) (?:ani )?představit|nepředstavím|to není ono)(?!\p{L})`, 'chci $1', 'představ|není ono'],
  // "he'd happily live on steak"
  [String.raw`\b(?:would|could|['’]d) (?:happily |gladly |easily |quite happily )?live on\b`, ' wants', 'live on'],
  [String.raw`(?<!\p{L})за ([^,.;!?]{3,40}?) (?:готов\p{L}* )?(?:душу|останню сорочку|пів царства|півцарства|все|усе) (?:прода|відда)\p{L}+(?!\p{L})`, 'хоче $1', 'прода|відда'],
  [String.raw`\b(?:would|['’]d|will|could) sell (?:my|his|her|our|their|your) (?:soul|granny|grandma|grandmother|nan|kidney) for\b`, ' wants', ' sell '],
  [String.raw`(?<!\p{L})za ([^,.;!?]{3,40}?) (?:by |bych |bysme |bychom )?(?:duši|život|království|cokoli|poslední košili) (?:by |bych |bysme |bychom )?(?:proda|da|vyměni|obětova)l\p{L}*(?!\p{L})`, 'chce $1', 'proda|vyměni|oběto| dal'],
  // «děti se můžou po bramborácích utlouct», «гриби молотить за обидві щоки»
  [String.raw`(?<!\p{L})(?:se )?(?:můžou|může|muzou|muze|mohl[aiy]? (?:by )?) ?(?:se )?po (\p{L}{4,}) (?:se )?(?:utlouct|umlátit|utloukli)(?!\p{L})`, 'miluje $1', 'utlouct|umlátit|utlouk'],
  [String.raw`(?<!\p{L})(?:(?:наминає|наминають|уплітає|уплітають|вплітає|вплітають)(?: за обидві щоки| як за себе)?|(?:молотить|молотять|трощить|трощать|лупить|мете|метуть|лопає) (?:за обидві щоки|як за себе|за милу душу|аж за вухами лящить))(?!\p{L})`, 'любить', 'намина|пліта|щоки|за себе|милу душу|вухами'],
  // "I could really go for a soup"
  [String.raw`\b(?:could|would)(?: really| totally| so| honestly| definitely| absolutely| just)+ go for\b`, 'want', 'go for'],
  // "can parsnips be roasted from frozen?", "does rice cook in milk?": it is asked how.
  [String.raw`(?<=^|[.!?,;] )(?:so |and |but )?(?:can|could|should|may) (?:the |a |an )?((?:\p{L}+ )?\p{L}{3,}) be (roasted|baked|fried|grilled|cooked|boiled|steamed|stewed|braised|barbecued|air[- ]fried|microwaved|poached|pickled)\b`, 'how to cook $1 $2', ' be '],
  // «плов з бараниною (свинину не їмо)»: what brackets refuse is refused for itself.
  [String.raw`(?<=[\p{L}] )\(([^()]{2,40}(?:не їм|не їмо|не їсть|не їдять|не можна|набрид\p{L}+|заборонен\p{L}+)[^()]{0,20})\)`, '. $1.', '('],
  [String.raw`(?<!\p{L})не (?:їсть|їдять) нічого,? (?:крім|окрім) (?=[\p{L}'’ʼ]+(?:[.!?,]|$))`, 'їсть тільки ', 'нічого'],
  [String.raw`(?<!\p{L})(?:риба|м['’ʼ]ясо|фарш|курка) не (?:пахне|смердить|тхне)\?`, '', 'не '],
  [String.raw`(?<!\p{L})(?:а |але )?(?:викидати|викинути) (?:гріх|шкода|жаль|жалко|рука не піднімається)(?!\p{L})`, 'треба використати', 'викид|викин'],
  [String.raw`(?<!\p{L})(?:chlap|manžel|muž|táta|děda|syn|kluci|chlapi) bez (\p{L}+) (?:nevydrží|nepřežije|nepřežijou|nevydržej|nevydrží ani den|není člověk|hladoví)(?: ani den| ani minutu)?(?!\p{L})`, 'chci $1', ' bez '],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]+) (?:вдома|у нас|в нас|в хаті) (?:гора|море|купа|повно|завались|валом)(?!\p{L})`, 'маю багато $1', 'гора|море|купа|повно|завались|валом'],
  [String.raw`(?<=^|[.!?] )(?:babička|máma|maminka|mamka|děda|prababička|teta) (?:mi |nám |vždycky )?(?:dělávala|vařívala|pekávala|dělával|pekla|vařívával\p{L}*) (?=\p{L}+[\s!.?]*$)`, 'chci ', 'dělávala|dělával|vařívala|pekávala|pekla|delavala|delaval|varivala|pekavala'],
  [String.raw`(?<=^|[.!?] )(?:бабуся|мама|бабця|дідусь|тато|прабабуся) (?:колись |завжди )?(?:готувала|пекла|варила|робила|смажила|готував|пік|варив) (?=[\p{L}'’ʼ]+[\s!.?]*$)`, 'хочу ', 'готува|пекла|варил|робил|смажил|варив|пік'],
  [String.raw`\bsweet bakes?(?= |$|[,.!?])(?! (?:the|it|them|a)\b)`, 'sweet baking', 'bake'],
  [String.raw`\b(?:next|another|weekend|sunday|easy) bake(?= |$|[,.!?])(?! (?:the|it|them|a|for)\b)`, 'baking', 'bake'],
  [String.raw`\bkidney ones\b`, 'kidney beans', 'kidney'],
  // "spinach and lentils recommended by gp", «doktorka doporučila čočku»: who follows the advice eats them.
  [String.raw`(?<!(?:\bcut|avoid|reduc|remov|\bskip|\bless\b|\bquit|\bstop)[^]*)(?<=^|[,.;!?:] )(?!as\b|not?\b|without\b|[^.!?]*(?:reduc|limit|moderat|restrict|less|low|fewer|avoid))((?!\p{L}+ing\b)\p{L}+(?: (?!is|are|was|not|no|as|than|to|or)\p{L}+)?(?: and \p{L}+)?) (?:is |are )?(?:recommended|prescribed) by (?:my |the |our |his |her )?(?:gp|doctor|doc|dietitian|dietician|nurse|midwife|paediatrician|pediatrician)\b`, 'I want $1', ' by '],
  [String.raw`(?<!\p{L})(?:lékař|lékařka|doktor|doktorka|pan doktor|paní doktorka|dietoložka|výživová) (?:mi |nám |mu |jí )?(?:doporučil|doporučila|poradil|poradila|předepsal|předepsala|doporučuje) (?:jíst |víc |hodně )?(?=\p{L}+(?:\s*[,.;!?]|$| a ))`, 'chci ', 'doporu|poradil|předepsal|predepsal'],
  [String.raw`(?<!\p{L})(?:лікар|лікарка|педіатр|педіаторка|дієтолог|дієтологиня|тренер|тренерка) (?:мені |нам |йому |їй )?(?:порадив|порадила|радить|рекомендує|рекомендував|рекомендувала|прописав|прописала|дозволив|дозволила) (?:їсти |більше |побільше )?(?=[\p{L}'’ʼ]+(?:\s*[,.;!?]|$| і | й | та ))`, 'хочу ', 'порад|радит|рекоменд|пропис|дозвол'],
  [String.raw`(?<=^|[,;.] |\bsomething |\bdish )(?!plant)(\p{L}+(?: \p{L}+)?)[ -]based(?=\s*(?:[,.;!?]|$|dish|meal|dinner|recipe|lunch))`, 'with $1', 'based'],
  [String.raw`\b(?:if only (?:there was|i knew|i had) |is there )?(?:a|any|some) (?:good |nice |decent )?way to make ((?:\p{L}+ ){1,2})(?:tasty|nice|delicious|edible|exciting|interesting|palatable|less boring|more exciting|taste (?:good|nice|better))\b`, 'how to cook $1', 'way to make'],
  [String.raw`\bhow (?:do i |can i |to )?(?:not|avoid) (?:to )?(?:ruin(?:ing)?|overcook(?:ing)?|dry(?:ing)? out|burn(?:ing)?|mess(?:ing)? up|spoil(?:ing)?) (?:a |an |the |my )?`, 'how to cook ', 'how '],
  [String.raw`(?<!\p{L})як не (?:зіпсувати|зіпсовати|пересушити|перетримати|спалити|спартачити|пересолити|переварити|пересмажити|розварити) `, 'як приготувати ', 'як не'],
  [String.raw`(?<!\p{L})jak (?:nezkazit|nepokazit|nepřesušit|nevysušit|nespálit|nerozvařit|nepřepéct) `, 'jak udělat ', 'jak ne'],
  [String.raw`(?<!\b(?:don['’]?t|not|never|doesn['’]?t) )\blike (?:the|that) ones? (?:we |i |you |they |she |he )?(?:had |ate |get |got |tried )?(?:on|in|at|from|back) (?:(?!\b(?:without|but|no|not|minus|free|except|only|please|with|and|sauce|cream)\b)[^,.;!?]){2,50}`, '', 'like the one|like that one'],
  [String.raw`(?<!\p{L})(?:раніше|колись) (?:кривив\p{L}+|кривил\p{L}+|плював\p{L}+|ненавид\p{L}+|терпіти не \p{L}+|не (?:любив|любила|їв|їла|їли|терпів|терпіла)|відвертав\p{L}+|гидував|гидувала|тікав|тікала) (?:від |на |з )?([\p{L}'’ʼ]+),? (?:а |але |та )?(?:тепер|зараз|нині) (?:просить|просять|уплітає|їсть|їдять|любить|обожнює|обожнюють|наминає|наминають)(?: добавки| ще| й добавки)?(?=\s*(?:[,.;!?]|$))`, 'тепер любить $1', 'раніше|колись'],
  [String.raw`(?<!\p{L})(\p{L}+(?: na \p{L}+)?) (?:umí|umite|umíte|uměl by|neumí) (?:tu |tady )?(?:někdo|nekdo)(?!\p{L})`, 'chci $1', 'umí|umi|uměl|umel'],
  [String.raw`(?<!\p{L})куди (?:б )?(?:приткнути|втулити|засунути|дівати|прилаштувати|приліпити|пристроїти)(?!\p{L})`, 'куди подіти', 'куди'],
  [String.raw`,? куди (?:ж )?(?:його|її|їх)(?=\s*(?:[.,!?]|$))`, ', куди подіти', 'куди'],
  [String.raw`\bwith (?:some |plenty of |lots of |enough |good |decent |more )?protein\b(?! (?:powder|bars?|shakes?|balls?))`, 'high protein', 'protein'],
  // «а пшоно якраз нічого», «сто років не було млинців з маком».
  [String.raw`(?<![\p{L}'’ʼ])(?:а |але )([\p{L}'’ʼ]+) (?:якраз|дуже навіть|цілком) нічого(?! не)(?=\s*(?:[,.;!?]|$))`, '. подобається $1', 'нічого'],
  [String.raw`(?<!\p{L})(?:сто років|сто літ|тисячу років|цілу вічність|вже вічність) не (?:було|їли|їла|їв|пекли|пекла|смажили|варили|готували|робили) (?=[\p{L}'’ʼ]+(?: (?:з|із|зі) [\p{L}'’ʼ]+)?\s*(?:[.!?]|$))`, 'хочу ', ' не '],
  [String.raw`(?<!\p{L})без (\p{L}+) (?:жити не можу|жити не може|жити не можемо|не можу жити|життя не миле|я не я)(?!\p{L})`, 'хочу $1', 'без'],
  [String.raw`(?<!\p{L})не (?:отруйн\p{L}+|гіркі|червиві|пересолен\p{L}+|зіпсован\p{L}+)(?!\p{L})`, 'добрі', 'отруйн|гірк|червив|пересол|зіпсов'],
  // «крім рису нічого нема», "other than cabbage I have nothing": all that there is.
  [String.raw`(?<!\p{L})(?:(?:у|в) (?:мене|нас|холодильнику|хаті) )?(?:вдома )?(?<!(?:алерг|обмежен|дієт|не їм|не їмо|не можна)[^]*)(?:крім|окрім) ([^,.;!?]{2,40}?),? (?:(?:у|в) (?:мене|нас|холодильнику|хаті) |вдома |більше |взагалі ){0,3}нічого(?: більше| взагалі| (?:у|в) (?:мене|нас|холодильнику|хаті)| вдома){0,3} (?:нема|немає|не маю|не маємо|не лишилос[ья]|не залишилос[ья]|не лишилося|не залишилося)(?!\p{L})`, 'маю $1', 'крім'],
  [String.raw`(?<!(?:allerg|intoleran|restrict|dislik|avoid|diet)[^]*)\b(?:other than|apart from|besides|except for|aside from|except|bar) (?:the |some |a |an )?([\p{L}' ]{2,30}?),? (?:i|we) (?:['’]?ve got|have(?: got)?|ve got|got) (?:absolutely |literally |basically |pretty much |precisely )?(?:nothing|zilch|nada|sod all)\b(?: else\b)?(?! (?:against|to|but|that|wrong))`, 'I have $1', 'nothing|zilch|nada|sod all'],
  [String.raw`(?<!\p{L})(?<!(?:alerg|omezen|diet|vadí|nejím)[^]*)(?:kromě|krome|krom) (\p{L}+(?: a \p{L}+)?) (?:(?:doma|u nás|v lednici|tu) (?:(?:už|vůbec) )?nic|nic (?:(?:doma|tu|v lednici|už) )*(?:nemám|nemáme|není))(?:(?: doma| nemám| nemáme| není| tu| v lednici)){0,3}(?=\s*(?:[,.;!?]|$))`, 'mám $1', 'krom'],
  // «раніше в мене була алергія на мед, але пройшла»: it is eaten again.
  [String.raw`(?<!\p{L})(?:раніше |колись |в дитинстві |у дитинстві ){0,2}(?:(?:у|в) \p{L}+ ){0,2}(?:раніше |колись )?була (?:раніше |колись )?алергія на (\p{L}+),? (?:але |та |а |потім |вже |уже ){0,3}(?:пройшла|минула|зникла|переросл\p{L}+|минулася)(?!\p{L})`, 'вже можна $1', 'алергія на'],
  [String.raw`\b(?:used to be|was(?: once)?) allergic to (\p{L}+(?: \p{L}+)?),? (?:but |and |then )*(?:(?:has|he|she|they|we|i|now|since|finally) )*(?:outgrew|outgrown|grew out of|grown out of|got over|is over|recovered from) (?:it|them|that)\b`, 'can eat $1 now', 'allergic to'],
  [String.raw`(?<!(?:doctor|\bdoc\b|stopped|gave up|given up|allerg|banned|cut out|can['’]?t|free\b|vegan|vegetarian)[^]*)\bwithout (?![^]*(?:vegetarian|vegan|allerg|but i\b))((?:\p{L}+ )?\p{L}+),? (?:what['’]?s|what is|where['’]?s|where is) the (?:point|fun|joy|sense)(?: of| in)? ?`, 'I want $1, ', 'without'],
  [String.raw`\bwhy (?:did(?: ?n['’]?t)? |has(?: ?n['’]?t)? )?(?:no ?(?:one|body)|any ?(?:one|body)) (?:ever )?(?:tell|told|say to|warn) (?:me|us) (?:that |how )?(?:the |a )?(\p{L}+(?: \p{L}+)?) (?:was|is|were|are|tasted|tastes) (?:this|so|that) (?:good|great|nice|easy|tasty|delicious)`, 'I want $1', 'why '],
  [String.raw`\b(?:only|just) if (?:the |there (?:is|are) no )?([\p{L}' ]{2,25}?) (?:is|are) (?:nowhere (?:to be seen|near(?: it| them)?|in sight)|absent|left out|not (?:in|on|near) (?:it|them))`, 'without $1', 'only if|just if'],
  [String.raw`(?<!\p{L})(?:nevadí|nevadi) (?:mi|nám|nam|mu|jí|ji) ani `, 'chci ', 'nevad'],
  [String.raw`(?<!\p{L})(?:nechci|nechceme|nechce) nic (?:složitého|slozitého|slozitýho|složitýho|velkého|extra|náročného|fancy|zvláštního|těžkého|drahého),? (?:jen|jenom|prostě|pouze) `, 'chci ', ' nic '],
  [String.raw`(?<!\p{L})не хочу нічого(?: (?:складного|особливого|важкого|такого|вигадливого))?,? (?:тільки|лише|просто|крім|окрім) `, 'хочу ', 'нічого'],
  [String.raw`\b(?:no|nothing) such thing as (?:too (?:much|many)|enough) `, 'I want ', 'such thing'],
  [String.raw`\bnot (?:just )?one,? but (two|three|four)\b`, '$1', 'one'],
  [String.raw`\btoo (?:much|many) ((?:\p{L}+ ){1,2})(?:lately|recently|already|this week|this month|these days)`, 'sick of $1', 'too '],
  [String.raw`(?<!\p{L})((?:\p{L}{3,} (?:a|i|nebo|ani) )*\p{L}{3,}) ven(?=[,.;!]|$)`, 'bez $1', ' ven'],
  // «ніколи такого не готувала», "vůbec netuším, jak je připravit": who has never made it asks how.
  [String.raw`(?<!\p{L})(?:ще |раніше |досі )*ніколи (?:ще )?(?:таког?о|такої|таку|таких|таке|її|його|їх|(?:з|із) (?:неї|нього|них|нею|ним|ними)) не (?:готува|вари|пек|пік|смажи|роби|купува|ї)\p{L}*(?!\p{L})`, 'що з того', 'ніколи'],
  [String.raw`(?<!\p{L})(?:a |už |vůbec |ani |ale )*(?:netuším|netušíme|nevím|nevíme|nemám tušení|nemáme tušení),? (?:jak (?:je|ji|ho|na to|na ně|na něj|s ním|s ní|s nimi))(?: (?:připravit|uvařit|upravit|vařit|dělat|udělat|zpracovat|naložit))?(?!\p{L})`, 'co s tím', 'jak '],
  // "a recipe that will convert tofu haters": they are to eat it.
  [String.raw`\b(?:convert|converts|win over|wins over|fool|fools|persuade|tempt|please|impress|change the minds? of|turn)(?: (?:a|any|the|even|my|our|all))* \p{L}+[ -](?:haters?|hates|sceptics?|skeptics?|phobes?|deniers?)\b`, '', 'hater|hates|sceptic|skeptic|phobe|denier'],
  // Who hates the work on it eats it.
  [String.raw`(?<!\p{L})(?:ненавиджу|ненавидимо|не люблю|не любимо|терпіти не можу|набридло|лінь|ліньки|не хочу) (?:довго |самій |самому )?(?:чистити|різати|терти|шкребти|вимочувати|патрати|обробляти|шаткувати|лущити|перебирати) (?=\p{L}+[^.!?]{0,12},? (?:але|проте|зате|та|а) )`, 'є ', 'ти'],
  [String.raw`(?<!\p{L})(?:nebaví mě|nerada?|nesnáším|nemám ráda?|nechce se mi) (?:škrábat|loupat|krájet|strouhat|čistit|vykosťovat|pucovat) (?=\p{L}+[^.!?]{0,12},? ale )`, 'mám ', 'škráb|loup|kráj|strouh|čist|kost|puc'],
  [String.raw`\b(?:i |we )?(?:hate|can['’ ]?t stand|loathe|dread|don['’ ]?t like|am bored of|m bored of) (?:peeling|deveining|cleaning|gutting|chopping|shelling|pitting|cutting|slicing|scaling|grating) (?:the |all those |up )*(?=\p{L}+[^.!?]{0,12},? (?:but|though|yet) )`, 'i have ', 'ing '],
  [String.raw`\b(?:peeling|deveining|cleaning|gutting|chopping|shelling|pitting|cutting|slicing|scaling|grating) ((?:\p{L}+ ){1,2})(?:is|are) [^.;!?,]*?,? but\b`, 'i have $1,', 'ing '],
  [String.raw`(?<!\p{L})(?:де|куди|в як(?:ій|ому|і)) (?:її|його|їх) (?:можна )?не (?:класти|кладуть|треба класти|додають|додавати|потрібно)(?!\p{L})`, 'без того', ' не '],
  [String.raw`\bthat (?:won['’ ]?t|will not|doesn['’ ]?t|does not|don['’ ]?t) (?:go off|go bad|spoil|melt|wilt|(?:get|go|turn) (?:soggy|sour|bad)|fall apart|curdle)(?: in the (?:heat|sun|car|bag|box))?\b`, '', 'that '],
  [String.raw`\bwithout further ado\b,?`, '', 'further ado'],
  [String.raw`\b(?:no|not any) harm in adding ([^,.;!?]{2,30}?) to (?:a |an |the )?`, '$1 in ', 'harm in'],
  [String.raw`(?<!\p{L})bez(?:cukrov|cukern)(?:ý|á|é|ého|ou|ém|ým|ých|y|a|e|eho|em|ym|ych)(?: (?=\p{L})|(?!\p{L}))`, 'bez cukru ', 'bezcuk'],
  // "cookies my nut-allergic nephew can eat"
  [String.raw`\b(?!(?:an?|my|our|her|his|their|your|the|one|two|some|any|all|very|highly|severely|extremely|is|are|and|or|not|for|with|how|most|many|other|this|that|so|also|really|quite)\b)(\p{L}+)[- ]allergic (nephew|niece|son|daughter|kids?|child|children|friends?|guests?|husband|wife|mum|mom|dad|toddler|people|person|boyfriend|girlfriend|partner|family|sister|brother|boss|colleague|coworker|flatmate|roommate|grandson|granddaughter|grandkids)\b`, '$2, allergic to $1,', 'allergic'],
  [String.raw`(?<=\bfor (?:a |an |my |our |the ))(\p{L}+)[- ](?:allergic|intolerant) ((?:\d+|two|three|four|five|six|seven|eight|nine|ten)[- ](?:years?|months?)[- ]olds?|guests?|friend|nephew|niece|colleague)\b`, '$2. allergic to $1.', 'allergic|intolerant'],
  // "a casserole would be lovely": who says so asks for it.
  [String.raw`(?:,? (?:that|it))?(?: would|['’]d) be (?:really |absolutely |so |just |very )?(?:lovely|nice|great|perfect|amazing|wonderful|good|ideal|brilliant|fantastic|awesome|appreciated|delightful|heaven|a treat|a dream)\b(?= *(?:[.,!?]|$))`, ' please', ' be '],
  // "what could I put in a quiche", "what can I hide spinach in": it is made with it.
  [String.raw`\bwhat(?: other| else)? (?:can|could|should|would|do|shall|might) (?:i|we|you|one) (?:put|throw|chuck|hide|sneak|add|stick) (?=in(?:to)? )`, 'what to make for ', 'put|throw|chuck|hide|sneak|add|stick'],
  [String.raw`\b(what|which)(?: other)? ((?:\p{L}+ ){1,2})(?:can|could|should|would|shall|might|do) (?:i|we|you|one) (?:put|throw|chuck|hide|sneak|add|stick) (in(?:to)?) (?=\p{L})`, 'make something with $2 $3 ', 'put|throw|chuck|hide|sneak|add|stick'],
  [String.raw`\b(?:can|could|to|do|should) (?:i |we |you )?(?:hide|sneak|smuggle|disguise) (?:the |some |more |any )?((?:\p{L}+ ){1,3})in(?:to)?(?= *(?:[.,!?]|$| a| the| my| his| her| their| something| food| dish))`, 'make with $1', 'hide|sneak|smuggle|disguise'],
  // "Got a nice fruit salad?": it is asked for, and not at hand.
  [String.raw`(?<=^|[.!?] )(?:got|have you got|do you have|you got) (?:a|an|any|some) (?=[^.!?]*\?)`, 'I want ', 'got|have'],
  // "he has outgrown his egg allergy", «на горіхи ні в кого алергії немає»: it is eaten.
  [String.raw`\b(?:has |have )?(?:finally |at last |now )?(?:outgrown|outgrew|grown out of|got over|gotten over|no longer has) (?:his|her|their|my|the|an?) (\p{L}+(?: \p{L}+)?) allergy\b`, 'can have $1', 'allergy'],
  [String.raw`(?<!\p{L})(?:переріс|переросла|переросли) алергію на `, 'може їсти ', 'переро'],
  [String.raw`(?<!\p{L})на (\p{L}+) (?:\p{L}+ )?(?:ні в кого|ні у кого|ніхто|нема ні в кого) (?:\p{L}+ )?алергі[їяю] (?:немає|нема|не має)(?!\p{L})`, '', 'алергі'],
  [String.raw`(?<!\p{L})na (\p{L}+) (?:\p{L}+ )?nikdo (?:\p{L}+ )?alergii (?:nemá|nema|nemáme|nemame)(?!\p{L})`, '', 'alergii'],
  // "Is there a paella I could make?"
  [String.raw`\bis there (?:a|an|any|some) ([^.;!?]{3,40}?) (?:that |which )?(?:i|we|you|he|she|they)(?:['’]d|['’]ll| could| can| might| would| will)(?: both| all| still| actually)?(?: \p{L}+)?(?= *(?:[.,!?]|$))`, 'I want $1', 'is there'],
  // "more courgettes than we know what to do with"
  [String.raw`\b(?:we|i)(?: have|['’]ve got|['’]ve) (?:way |far |many )?more ((?:\p{L}+ ){1,2})than (?:i|we) (?:know what to do with|can eat|can use|can cope with|need)\b`, 'I have too many $1', 'more'],
  [String.raw`(?<!\p{L})(?:я |ми )?(?:взяла|взяв|взяли|набрала|набрали|набрав) (?=\p{L}+(?: \p{L}+)?[.,!?])`, 'є ', 'взя|набра'],
  // "for tea" is when, where nothing is drunk.
  [String.raw`\bfor (?:my |our |their |the kids['’]? )?tea\b(?! (?:party|time|and|biscuit|cake))`, 'for dinner', 'for '],
  // «хто робив пюре без молока?», "has anyone made hummus": it is asked for.
  [String.raw`(?<=^|[.!?,] ?)(?:а )?(?:хтось|хто) (?:тут |вже |колись )?(?:робив|робила|готував|готувала|пік|пекла|варив|варила|має рецепт|знає рецепт) (?=\p{L})`, 'хочу ', 'хто'],
  [String.raw`\bhas any(?:one|body) (?:here )?(?:ever )?(?:made|tried making|cooked|baked|tried) (?=\p{L})(?!it\b|them\b|that\b|this\b)`, 'I want ', 'has any'],
  [String.raw`(?<=^|[.!?,] ?)(?:dělal|dělala|pekl|pekla|vařil|vařila|delal|delala|peče|vaří|nedělal|nedělala) (?:tu |tady |z vás )?někdo(?: z vás)? (?=\p{L})`, 'chci ', 'někdo'],
  [String.raw`\b(what|which)(?: other)? ((?:\p{L}+ ){1,2})(?:can|could|should|would|might|will) go (on|in|into) (?=\p{L})`, 'make something with $2 $3 ', ' go '],
  // «не без часнику ж пампушки робити!»: with it.
  [String.raw`(?<!\p{L})не без (?=\p{L}+ж?(?: ж)? )(?!труднощ|проблем|сюрприз|помил|пригод|гріх)`, 'з ', 'не без'],
  // «ковбаски приїлись, може якісь овочі»: what comes instead is asked for.
  [String.raw`,?(?<!\p{L})(?: а | і )?(?:може|можливо|мо)(?: тоді| краще| б| хоч)* (як(?:усь|ийсь|ась|ісь|есь|ихось|ихсь)|щось)(?= \p{L}+)(?![^,.;!?]*(?:викли|шкод|не ))`, ', хочу $1', 'може|можливо|мо '],
  // "I'm after a good coleslaw"
  [String.raw`\b(?:i['’ ]?m|i am|we['’ ]?re|we are) after (?=(?:an?|some|something|the perfect|good|ideas|recipes)\b)`, 'I want ', ' after '],
  // «палačinky by jedla pořád»: who would eat it all the time loves it.
  [String.raw`(?<!\p{L})(?:by (?:jedl[aiyo]?|snědl[aiyo]?)|(?:jedl[aiyo]?|snědl[aiyo]?) by) (?:pořád|porad|furt|denně|denne|každý den|kazdy den|nejradši|stále)(?!\p{L})`, 'miluje', 'jedl|snědl'],
  [String.raw`(?<!\p{L})(?:jde|dá se|da se|lze|šlo by|slo by|dalo by se) (?:vůbec |nějak |nejak )?(udělat|udelat|uvařit|uvarit|upéct|upect|připravit|pripravit)(?: i| taky| doma)? `, 'chci $1 ', 'jde|dá se|da se|lze|šlo|slo|dalo'],
  [String.raw`(?<!\p{L})(?:žádné(?:mu|ho)?|zadne(?:mu|ho)?|žádným|zadnym) (\p{L}+) (?:neodol\p{L}+|nepohrd\p{L}+)`, 'miluju $1', 'neodol|nepohrd'],
  // "can I still bake shortbread": it is done, and no bake of anything.
  [String.raw`(?<=^|[.,;!?] ?|\b(?:i|we|you|to|and|or|still|just|please|lets|let['’]s|should|shall|can|could|then|now|never|always|quickly) )bake (?=(?!with\b|for\b|without\b|that\b|using\b|in\b|on\b|recipes?\b|ideas?\b|no\b|or\b|and\b|it\b|them\b|something\b|anything\b|dish\b|tonight\b|please\b)\p{L})`, 'make ', 'bake '],
  // «ančovičky pryč, krutony nechat»: what is left in is wanted.
  [String.raw`(?<=[,.;] ?|^| a )(\p{L}+(?: s \p{L}+)?) (?:tam )?(?:nechat|nechte|nechej|nechejte|necháme|ponechat|zachovat)(?= *(?:[.,;!?]|$))`, 'chci $1', 'nech|zachovat'],
  // «м'яса не вжує, може паштет із квасолі»
  [String.raw`(?<=[,;.] ?)(?:а )?може (?!бути|містити|мати|є |не |і |й |хтось|стат|вистач|викл|виник|зʼяв|зашкод|нашкод|шкод)(?=\p{L}[\p{L}'ʼ’]*(?: \p{L}[\p{L}'ʼ’]*){0,3}[?.!]?$)`, 'хочу ', 'може'],
  // «обіцяла пиріжки», "I promised them waffles"
  [String.raw`(?<!\p{L})(?:вже |я )?(?:по)?обіця(?:ла|ли|в)(?!\p{L})(?! (?:\p{L}+ ){0,2}(?:не|кинут\p{L}+|відмов\p{L}+|обход\p{L}+|менше|без|поки)(?!\p{L}))`, 'хочу', 'обіця'],
  [String.raw`\b(?:i['’]?ve |i |we['’]?ve |we )promised (?:the (?:kids|children|boys|girls|family|guests) |them |him |her |my \p{L}+ )?(?=\p{L})`, 'I want ', 'promised'],
  [String.raw`(?<!\p{L})(?:а |але |і )?(?:мені|нам|йому|їй) (?:більше |все ж |таки )?до смаку (?=\p{L})`, 'хочу ', 'смаку'],
  // "I'm after dumplings", "leaning towards paneer", "a nice cod bake would do me", "cinnamon is welcome"
  [String.raw`\b(?:i['’ ]?m|i am|we['’ ]?re|we are) after (?!an?\b|eating|work|dinner|lunch|all\b|the\b|my\b|surgery|hours|midnight|\d)(?=\p{L}+ *(?:[.!?,]|$))`, 'I want ', ' after '],
  [String.raw`\b(?:i['’ ]?m|i am|we['’ ]?re|we are) leaning (?:towards|toward) (?=\p{L})`, 'I want ', 'leaning'],
  [String.raw`\b(?:an? )?(?:nice |good |lovely |simple |decent )(\p{L}+(?: \p{L}+)?) would (?:do|suit) (?:me|us|him|her|them)\b`, 'I want $1', ' would '],
  [String.raw`(?<!\b(?:no|not|nor|neither|never|hardly|without|any)\b[^.!?]{0,40})(?<!\p{L})(\p{L}+) (?:is|are) (?:very |most |always )?welcome(?= *(?:[.,!?;]|$))`, ', I want $1', 'welcome'],
  [String.raw`\b(i['’]?d|i would|we['’]?d|we would) (?:still|really|just) (like|love|want|enjoy|fancy)\b`, '$1 $2', 'still|really|just'],
  [String.raw`(?<!\p{L})(?:mě|mne|nás) (?:spíš |hlavně )?zajímá (?=\p{L})`, 'chci ', 'zajím'],
  [String.raw`(?<!\p{L})(?:šl[yao]|šel) by (?=\p{L})(?!bez|jen|to )`, 'chci ', 'by'],
  [String.raw`(?<!\p{L})щоби(?!\p{L})`, 'щоб', 'щоби'],
  // «ráda bych upekla bábovku», «příloha z brambor by nebyla?», «ať je radši zelňačka»: asked for politely.
  [String.raw`(?<!\p{L})(?:moc |velmi |docela |hrozně |strašně )?(?:rád|ráda|rádi|rada|rad|radi) (?:bych|bychom|bysme|by) (?:si |se |jim |mu |ji |jí |nám |mi |dnes |dneska |zítra |konečně |také |taky )*(?:upek|uvař|uvar|uděla|udela|připrav|priprav|zkus|ochutna|zpracova|využi|vyuzi|spotřebova|spotrebova|snědl|snedl|jedl|da|usmaži|usmazi|poda|věděl|vedel|naše|našl|nasel|nasl|zava|nalož|naloz|peč|pekl|vařil|varil|dělal|delal)\p{L}* `, 'chci ', 'rád|rad'],
  [String.raw`(?<!\p{L})(?:by|nebyl[aoyi]? by|by nebyl[aoyi]?) ?(?:nebyl[aoyi]?)?(?= *\?)(?<!(?:bez|tam|aby|kde|jestli)(?: \p{L}+)* (?:by|by nebyl[aoyi]?|nebyl[aoyi]? by))`, '', 'neby'],
  [String.raw`(?<!\p{L})(?:ať|at) (?:je|jsou) (?:to )?(?:radši|radsi|raději|radeji|spíš|spis) `, 'chci ', ' je | jsou '],
  [String.raw`(?<!\p{L})ne,? (?:že|ze) (?:bych|bychom) (?:neměl|nemel|neměla|nemela|neměli|nemeli) (?:rád|ráda|rádi|rad|rada|radi) (?=\p{L}+,? (?:mám|mam|máme|chci|chceme|naopak|právě naopak)(?!\p{L}))`, 'miluju ', 'nem'],
  // «не без м'яса, а навпаки», «I don't dislike it»
  [String.raw`\b(?:i|we) (?:do ?n['’]?t|don['’]t|do not) (?:actually |really |at all )?(?:dislike|hate|mind) (?=\p{L}+(?: \p{L}+)?(?:,? (?:quite|on|just the) (?:the )?(?:contrary|opposite))?(?: at all)?[.,;!])`, 'I like ', 'dislike|hate|mind'],
  // «zdálo se mi o knedlících», "dreamt about cinnamon rolls"
  [String.raw`(?<!\p{L})(?:zdálo se mi|zdalo se mi|sním|snil jsem|snila jsem) (?:dnes |dneska |v noci )?o (?=\p{L}[^.!?,]*[.!?]*$)`, 'chci ', ' o '],
  [String.raw`\b(?:i )?(?:dreamt|dreamed|been dreaming|keep dreaming|am dreaming|i['’]?m dreaming) (?:about|of) (?=\p{L}[^.!?,]*(?:[.!?]*$|,? (?:and )?(?:i )?(?:woke up |am |i['’]?m )(?:starving|hungry|craving)))`, 'I want ', 'dream'],
  [String.raw`(?<!\p{L})(?:мені |нам )?(?:наснився|наснилася|наснилась|наснилися|наснились|наснилося) (?=\p{L}[^.!?,]*(?:[.!?]*$|,? (?:і |й )?(?:прокинул\p{L}+ голодн\p{L}+|тепер хоч\p{L}+|тепер треба)))`, 'хочу ', 'насни'],
  // «підсунути їй індичку», "sneak spinach past the kids", «dostat do ní brokolici»: it is to be eaten.
  [String.raw`(?<=(?<!не )(?<!\p{L})(?:хочу|хочемо|хочеться|як|хотіла б|хотів би)(?: (?:під цю справу|мені|непомітно|потихеньку|можна))? )(?:підсунути|впхнути|згодувати|запхати|запхнути|всунути) (?:в |у )?(?:їй|йому|їм|дитині|дітям|малому|малій|малечі|чоловікові|неї|нього|них) (?=\p{L})`, 'хочу ', 'підсун|впхну|згодува|запх|всун'],
  [String.raw`(?<=(?<!\p{L})(?:chci|chceme|jak|chtěla bych|chtěl bych|potřebuju) )(?:do|v) (?:ní|něj|nich|něho|dětí|dětech|syna|dcery) (?:dostat|propašovat|nacpat|vpravit|narvat) (?=\p{L})`, 'chci ', 'dostat|propaš|nacpat|vpravit|narvat'],
  [String.raw`\b(?:how (?:to|do I|can I|do you)|(?:I )?(?:want|need) to) (?:sneak|smuggle|get|slip) (\p{L}+(?: \p{L}+)?) (?:into|past) (?:the |my )?(?:kids?|him|her|them|toddlers?|son|daughter|husband)\b`, 'I want $1', 'into|past'],
  // «що печуть з абрикосами», "what do people do with turnips"
  [String.raw`(?<!\p{L})(що|шо) (?:ще |ж |там |взагалі |зазвичай |люди )?(?:печуть|роблять|готують|варять|смажать|тушкують|виходить) (?:з|із|зі) (?!ним|нею|ними|нього|неї|них)(?=\p{L})`, '$1 приготувати з ', 'печуть|роблять|готують|варять|смажать|тушкують|виходить'],
  [String.raw`\bwhat do (?:you|people|they|folks|others|\p{Lu}\p{L}+s) (?:do|make|cook|bake) with (?!it|them|this|that)(?=\p{L})`, 'what to cook with ', 'what do'],
  // «hermelín nakládat nechci, zapéct jo», «гарбуз варити не хочу, запекти так»: one way to make it is turned down, and another not.
  [String.raw`(?<!\p{L})(\p{L}{3,}) (?:nakládat|smažit|vařit|péct|dusit|grilovat) (?:nechci|ne), (zapéct|upéct|usmažit|grilovat|péct|dusit|vařit) (?:jo|ano|klidně|chci)(?=\s*(?:[.!?]|$))`, '$1 chci $2', 'nechci| ne,'],
  [String.raw`(?<!\p{L})([\p{L}'’ʼ]{3,}) (?:варити|смажити|тушкувати|пекти|маринувати|солити) не (?:хочу|хочемо|буду),? (?:а |краще )?(запекти|спекти|посмажити|зварити|тушкувати|засолити) (?:так|хочу|можна|залюбки)(?=\s*(?:[.!?]|$))`, '$1 хочу $2', ' не '],
  // "don't leave the garlic out", "potatoes wouldn't go amiss", "duck would be a treat"
  [String.raw`(?<=^|[.!?] ?|\bplease )(?:don['’]?t|do not) leave (?:out )?(?:the |my )?(\p{L}+)(?: out)?(?=\s*(?:[,.;!?]|$))(?<=out [^,.;!?]{0,20}|out)`, 'I want $1', 'leave'],
  [String.raw`(?<=^|[.,;!?] ?|\band |\bbut )(?:some |a bit of )?(\p{L}{3,}) (?:would ?n['’]?t go amiss|would not go amiss|would be (?:a treat|lovely|perfect|nice|great))(?=\s*(?:[,.;!?]|$| for ))`, 'I want $1', 'amiss|would be'],
  // «щоб імбир відчувався», «щоб буряка багато», «заправити сметаною»
  [String.raw`(?<=\p{L}),? (?:і|й|та) (?:щоб|аби) ([\p{L}'’ʼ]{3,}) (?:добре |трохи |трошки )?(?:відчувався|відчувалась|відчувалася|відчувалося|відчувались|відчувалися|було багато|побільше|багато)(?=\s*(?:[,.;!?]|$))`, ', хочу $1', 'відчув|багато|побільше'],
  [String.raw`(?<!не )(?<!\p{L})заправити ([\p{L}'’ʼ]{3,}(?:ою|ею|єю|ом|ем))(?!\p{L})`, 'з $1', 'заправити'],
  // «kromě brokolice mám i květák», «крім картоплі маю ще гриби»: the first is there as well.
  [String.raw`(?<!\p{L})(?:крім|окрім) ([\p{L}'’ʼ]{3,}) (?:я |в мене |у мене |в нас )?(?:маю|маємо|є) (?:ще|також|і|й) (?=\p{L})`, 'для $1 є ще ', 'крім'],
  [String.raw`(?<!\p{L})kromě (\p{L}{3,}) (?:tu |doma )?(?:mám|máme|je|jsou) (?:i|ještě|taky|také) (?=\p{L})`, 'mám $1 a ', 'kromě'],
  [String.raw`\bbesides (?:the |some )?(\p{L}{3,}) (?:I|we)(?: also|['’]ve| have)+ (?=\p{L})`, 'I have $1 and ', 'besides'],
  // «bez česneku by mi to nechutnalo», «без часнику мені не смачно»
  [String.raw`(?<!\p{L})bez (\p{L}{3,}) (?:by )?(?:mi |nám )?(?:by )?(?:to )?(?:mi )?(?:nechutnalo|nechutná)(?=\s*(?:[,.;!?]|$))`, 'chci $1', 'nechutn'],
  [String.raw`(?<!\p{L})без ([\p{L}'’ʼ]{3,}) (?:мені |нам )?(?:це )?(?:не смачно|несмачно|не смакує)(?=\s*(?:[,.;!?]|$))`, 'хочу $1', 'смач|смак'],
  [String.raw`(?<!\p{L})(?:nic jiného než|nic než) ((?:\p{L}+ )?\p{L}{3,}) (?:neuznává|nejí|nechce|nebere)(?!\p{L})`, 'chce jen $1', 'nic '],
  [String.raw`(?<!\p{L})musí být(?: na stole)? (?=\p{L}{4,})`, 'chci ', 'musí být'],
  // «думала, що не люблю броколі. Виявилось … тепер хочу ще»
  [String.raw`(?<!\p{L})(?:думала|думав|гадала|гадав),? що (?:я )?не (?:люблю|їм|терплю) ([\p{L}'’ʼ]{3,})(?=[.,;][^!?]*(?:хочу ще|тепер хочу|тепер обожнюю|тепер люблю))`, 'хочу $1', 'що'],
  [String.raw`\bI used to (?:swear|think|say) I hated (\p{L}{3,})(?=[.,;][^!?]*(?:need that in my life|want more|now I (?:love|crave|want)))`, 'I want $1', 'hated'],
]
