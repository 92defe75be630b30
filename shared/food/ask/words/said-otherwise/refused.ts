// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** What turns a food down in words of its own. */
export const refused: readonly SaidOtherwise[] = [
  // "mushrooms, kids won't eat": that.
  [String.raw`(?<=^(?:\p{L}{3,} ){0,2}\p{L}{3,}, )((?:the |my |our )?(?:kids?|children|husband|wife|son|daughter|family|he|she|they|we|i) (?:won['’]?t|will not|can['’]?t|don['’]?t|doesn['’]?t|refuses? to|never) (?:eat|eats|touch|like))(?=\s*[.!?]*$)`, '$1 them', ' eat| touch| like'],
  // «страви з гречки, тільки не просто каша»
  [String.raw`(?<!\p{L})(тільки|лише|тіки|аби|щоб|лиш) не (?:просто|звичайна|звичайну|банальна|проста) (?=\p{L}{3})`, '$1 не ', 'просто|звичайн|банальн|проста'],
  // «без цибулі, в мене на неї алергія»: it is to that, and not to the dish.
  [String.raw`(?<!\p{L})без ([\p{L}'’ʼ]{3,}),? (?:бо |адже |тому що )?(?:у|в) (?:мене|нас|нього|неї|сина|доньки|чоловіка|дитини|мами) (?:(?:сильна |страшна )?алергія на (?:неї|них|нього|це)|на (?:неї|них|нього|це) (?:сильна |страшна )?алергія)(?!\p{L})`, ', алергія на $1', 'алергія'],
  [String.raw`\b(?:without|with no|no) (\p{L}{3,}),? (?:because |as |since )?(?:i['’]?m|i am|we are|he is|he['’]?s|she is|she['’]?s|my \p{L}+ is) (?:very |severely |highly )?allergic to (?:them|it|those|that)(?!\p{L})`, ', allergic to $1', 'allergic'],
  [String.raw`(?<!\p{L})bez (\p{L}{3,}),? (?:protože |jelikož )?(?:mám|máme|má|manžel má|syn má|dcera má) na (?:ni|ně|něj|to) (?:silnou )?alergii(?!\p{L})`, ', alergie na $1', 'alergii'],
  // «мяса нема і не буде»
  [String.raw`(?<!\p{L})нема(?:є)? і не буде(?!\p{L})`, 'немає', 'не буде'],
  // «ковбасу з салату приберіть»: the salad is wanted without it.
  [String.raw`(?<!\p{L})(?!(?:страв|рецепт|варіант|усе|все|щось|будь)\p{L}*)([\p{L}'’ʼ]{3,}) (?:з|із|зі) (?![\p{L}'’ʼ]+(?:ом|ем|єм|ами|ями|ою|ею|єю|ми|ям|ью|ку) )([\p{L}'’ʼ]{4,}) (?:приберіть|прибери|заберіть|забери|викиньте|викинь)(?!\p{L})`, '$2 без $1', 'приб|забер|викин'],
  // «забули олію», «катма»: it is not there.
  [String.raw`(?<=^|[,.;!?—–-] |дачу |магазині |поїхали |приїхали |я |ми )забу(?:ла|ли|в) (?:взяти |вдома |дома )?(?=(?:[\p{L}'’ʼ]{3,}(?:у|ю|и|і|а|я|о|ль|ж|й))(?:[,.;!?]| і | й | та |$))(?!про|що|як|де|коли|рецепт|пароль|телефон|ключі)(?![^.!?]*(?:(?<!\p{L})(?:як|його|її|їх|на столі|що спекти)(?!\p{L})|чорн|зіпсу|розтан|перезріл|добр|зів|пом.?якл|бабус|вечер))`, 'нема ', 'забу'],
  [String.raw`(?<!\p{L})катма(?!\p{L})`, 'нема', 'катма'],
  // «майонез я б чимось іншим замінила»: something else is to stand for it.
  [String.raw`(?<!(?<!\p{L})не .*)(?:тільки |лише |тіки )?(?<!\p{L})([\p{L}'’ʼ]{4,}) (?:я |ми )?(?:б |би )(?:чимось|чимсь|чим-небудь|на щось) (?:іншим|інше|іншим чимось) (?:за|під)міни(?:ла|в|ли|ти|мо)(?!\p{L})(?![^.!?]*(?:хоч|справжн|люб|\?))`, 'без $1', 'мін'],
  [String.raw`(?<!(?<!\p{L})не .*)(?:тільки |лише )?(?<!\p{L})([\p{L}'’ʼ]{4,}) (?:я |ми )?(?:б |би )?(?:за)?міни(?:ла|в|ли|ти) (?:чимось|чимсь|на щось) інш(?:им|е)(?!\p{L})(?![^.!?]*(?:хоч|справжн|люб|\?))`, 'без $1', 'міни'],
  // «помідори, каву і все з оцтом», "and anything with vinegar": what is refused goes on.
  [String.raw`(?<=(?<!\p{L})(?:не можна|заборон\p{L}+|виключ(?:ити|аю|аємо|или|ив|ила|ено|іть)|викресл\p{L}+|прибра\p{L}+|не переносить|алергі\p{L}+ на)(?: [^.!?;]{2,60})?),? (?:і|й|та) (?:все|усе) (?:з|із|зі|на) (?=\p{L})(?![^.!?;]*(?:підійд|хоч|можна|дава|люб|годит|добре|смачн|буде|рад))`, ' і ', 'все|усе'],
  [String.raw`(?:(?<=\b(?:no|without|allergic to|avoid|banned|cut out|not allowed|can['’]?t (?:have|eat))\b (?!preference|leftover|an? oven|oven|time|rush)(?:[^.!?;]{2,60})?(?<!, an? \w+)),? or (?:anything|everything)|(?<=\b(?:allergic to|avoid|banned|cut out|not allowed|can['’]?t (?:have|eat))\b(?: [^.!?;]{2,60})?),? and (?:everything|all things)) (?:with|containing|made (?:with|of)) (?:any )?(?=\p{L})(?![^.!?;]*\b(?:welcome|fine|ok|okay|good|great|works?|please|would|want|love|like|goes|perfect|instead|yes|will do|nice|lovely|delicious|we have)\b)`, ' and ', 'anything|everything|things'],
  [String.raw`(?<=(?<!\p{L})(?:nesmí\p{L}*|zakáza\p{L}+|vyřadi\p{L}+|alergi\p{L}+ na)(?: [^.!?;]{2,60})?),? a (?:všechno|vše) (?:s|se|z|na) (?=\p{L})(?![^.!?;]*(?:chci|hodí|rád|může|dobr|beru|prosím|klidně|vítán|fajn|stačí|ocením|miluj))`, ' a ', 'vš'],
  // "can't do soy sauce because of the wheat", «не вживаю, бо там пшениця»: that is what is turned down.
  [String.raw`\b((?:can['’]?t|cannot|can not|don['’]t|do not|won['’]t) (?:do|have|eat|use) (?:\p{L}+ ){1,3})(?:because of|due to|on account of) (?:the |all the )?(?=(?:wheat|gluten|egg|eggs|milk|dairy|nuts?|soy|soya|lactose|sesame|sugar|alcohol|pork|gelatine?)\b)`, '$1and no ', 'because of|due to|on account'],
  [String.raw`(?<=(?<!\p{L})не (?:вживаю|їм|можна|купую|беру|їсть)(?: (?!(?:у|в|до|по|на|лазити|ходити|відкривати) )[^.!?;,]{2,40})?,? )(?:бо|тому що|адже) (?:там|у ньому|в ньому|в ній|у ній|в них) (?:є )?(?=(?:пшениц|глютен|молок|яйц|горіх|соя|сої|риб|лактоз|кунжут|арахіс|желатин|алкогол))(?![^.!?]*(?:хоч|люб))`, 'без ', 'бо|тому|адже'],
  // «buchty příště», "scones next time": not today.
  [String.raw`(?<=,|\.|\bale|\balbo)( ?)(?!\p{L}+(?:ím|it|at|et|ej|it|íme|eme|áme|ám|u|uju) )(\p{L}{4,}) (?:až )?(?:příště|jindy|někdy jindy)(?=\s*(?:[,.;!?]|$))(?<!(?<!\p{L})(?:byl|bylo|chyb|víc|málo|moc)[^.!?]{0,60})`, '$1 $2 ne', 'příště|jindy'],
  [String.raw`(?<=[,.;] )(?:the )?(\p{L}{4,}) (?:another time|next time|some other time)(?=\s*(?:[,.;!?]|$))(?<!\b(?:bland|dry|tasteless|salty|needs?|needed|missing|was|were|more|lacked|forgot|turned|made|used)\b[^!?]{0,60})`, 'no $1', ' time'],
  [String.raw`(?<=[,.;] (?:а )?)([\p{L}'’ʼ]{4,}) (?:наступного разу|іншим разом|іншого разу|потім якось)(?=\s*(?:[,.;!?]|$))(?<!(?<!\p{L})(?:бул|вийш|брак|прісн|сух|солон|більше|треба|забу)[^.!?]{0,60})`, 'не $1', 'раз|потім'],
  // «syn nejí žádný sýr»: the two are one no.
  [String.raw`(?<=(?<!\p{L})(?:nejí|nejím|nejíme|nejedí|nechci|nechce|nechceme|nesmí|nesmím|nemám|nemáme) )žádn(?:ý|é|ou|á|ého|ých) (?!alergi|intoleranc)(?=\p{L})`, '', 'žádn'],
  [String.raw`(?<!\p{L})trouba (?:je |se mi |se nám |mi |nám )?(?:rozbitá|nefunguje|nejde|rozbila|nehřeje|odešla)(?!\p{L})`, 'bez trouby', 'trouba'],
  // «на рисовому борошні, бо пшеничне нам не можна»
  [String.raw`(?<=борошн\p{L}*),? (?:бо|адже|тому що) пшенич(?:не|ного) (?:нам |мені |йому |їй |дитині )?не можна(?!\p{L})`, '. пшеничне борошно не можна.', 'пшенич'],
  // "Grandad is off salt": and neither off work nor off to bed.
  [String.raw`\b((?:my |our )?(?:grandad|grandpa|grandma|gran|nan|nana|dad|mum|mom|husband|wife|son|daughter|brother|sister|aunt|uncle|boyfriend|girlfriend|partner|flatmate|he|she)) (?:is|['’]s|has been|was put|went) off (?!work|school|sick|today|tomorrow|duty|colou?r|his |her |my |to\b|on\b|the\b|for\b|again|home|food|limits|season|camping|travelling|and\b|but\b)(?=\p{L})`, '$1 avoids ', ' off '],
  // "for a friend allergic to gelatine", "rice pudding i am lactose intolerant": it begins what they must not have.
  [String.raw`(\bfor (?:a |an |my |our |the |his |her )?(?:\p{L}+ )?(?:friends?|guests?|son|daughter|kids?|child|children|husband|wife|mum|mom|dad|nephew|niece|colleagues?|boss|partner|flatmate|neighbou?r|brother|sister|boyfriend|girlfriend|toddler)) (?:who is |who['’]s |that is |that['’]s )?(?=allergic to\b)`, '$1. ', 'allergic to'],
  [String.raw`(?<=\p{L}{3}) (?<!\b(?:that|which|what|because|but|and|so|as|if|since|when|cos|coz) )(?=(?:i am|i['’]?m|he['’]?s|she['’]?s|he is|she is|my (?:son|daughter|husband|wife|mum|mom|dad|kid|partner) is) (?:\p{L}+ )?(?:intolerant|allergic|coeliac|celiac|vegan|vegetarian|diabetic)\b)`, '. ', 'intolerant|allergic|coeliac|celiac|vegan|vegetarian|diabetic'],
  // «nesnáší kmín a v sobotu k nám přijede na pečeni»: what comes then is none of it.
  [String.raw`(?<=\p{L}) a (?:v|ve) (?:pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli) (?:k nám |ke mně |na )?(?=(?:přijede|přijedou|přijde|přijdou|dorazí|máme|mám|slavíme))`, '. ', ' a v'],
  [String.raw`(?<=\p{L}) (?:і|та|й) (?:у|в) (?:понеділок|вівторок|середу|четвер|п['’ʼ]?ятницю|суботу|неділю) (?:до нас |до мене )?(?=(?:приїде|приїдуть|прийде|прийдуть|приїжджає|буде|матимемо|святкуємо))`, '. ', ' в | у '],
  [String.raw`(?<=\p{L}) and (?:is|are|he['’]?s|she['’]?s|they['’]?re) (?=(?:coming|visiting|arriving|staying)\b)`, '. ', ' and '],
  // "carrots, swede, potatoes – swede is out, the rest needs using up": of a list one thing is not wanted.
  [String.raw`\s*[:;–—-]\s*(?:the )?(\p{L}+) (?:is|are) out,? (?:and )?(?:the )?(?:rest|others?) (?:needs? using(?: up)?|needs? to be used(?: up)?|needs? eating|(?:has|have|needs?) to go|must go|to use up)(?=\s*(?:[.;!?]|$))`, '. no $1.', ' out'],
  [String.raw`\s*[:;–—-]\s*(\p{L}+) (?:прибрати|прибираємо|геть|викинути|відкласти|не чіпати),? (?:а )?(?:решту|інше|все інше) (?:використати|використаємо|з['’ʼ]?їсти|доїсти|доїмо|пустити в діло|можна|кудись подіти)(?=\s*(?:[.;!?]|$))`, '. без $1.', 'решту|інше'],
  [String.raw`\s*[:;–—-]\s*(\p{L}+) (?:pryč|vynechat|ne),? (?:a )?(?:ostatní|zbytek) (?:spotřebovat|zpracovat|použít|sníst|dojíst|zužitkovat|se musí sníst)(?=\s*(?:[.;!?]|$))`, '. bez $1.', 'ostatní|zbytek'],
  // "yeast, cocoa, sugar all gone", "the pasta ran out on Tuesday"
  [String.raw`(?<=^|[.!?;] )((?:the |my |our )?\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?){1,4},?(?: and \p{L}+)?) (?:are |is )?all (?:gone|used up|finished|eaten)(?:,|\.) (?=(?:only|just)\b)`, 'no $1.', 'all '],
  [String.raw`(?<=^|[,.!?;] |\b(?:but|and) )(?:the |our |my )(\p{L}+) (?:ran|has run|had run) out(?: (?:on \p{L}+day|yesterday|last (?:night|week|\p{L}+day)|this (?:morning|week)|days ago|already))?(?:,|(?=\s*(?:[.;!?]|$)))`, 'no $1.', ' out'],
  [String.raw`\bgags? (?:on|at|over) (?=\p{L})`, 'hates ', 'gag'],
  [String.raw`(?<!\p{L})(?:визбиру|вибиру|вилов(?:лю|ю))\p{L}* (?:з|із|зі) (?:тарілки|супу|миски|страви|всього|усього) (?=\p{L})`, 'не їсть ', 'бир|лов'],
  // «лікар не велів», «нам ще рано»
  [String.raw`(?<![\p{L}'’ʼ])(?:лікар|лікарка|дієтолог|педіатр) (?:їсти не (?:велів|веліла|велить)|не (?:велів|веліла|велить) їсти)(?!\p{L})(?! нічого)`, 'не можна', 'не вел'],
  [String.raw`(?<=^|[.!?;] )((?:[\p{L}'’ʼ]{3,}, ){0,3}(?:[\p{L}'’ʼ]{3,} (?:і|й|та) )?[\p{L}'’ʼ]{3,}) (?:нам|йому|їй|дитині|малому|малій|малечі|малюку) (?:ще|поки|поки що) (?:рано|зарано|зранувато)(?:,|(?=\s*(?:[.;!?]|$)))`, 'не можна $1.', 'рано'],
  // "told to leave kale and spinach alone", "garlic and onions wreck my stomach"
  [String.raw`\b(?:told to|advised to|supposed to|should|must|have to|had to|need to|better) leave ((?:\p{L}+ )(?:(?:and |or )?\p{L}+ ){0,3})alone\b(?! (?:to|in|for)\b)`, 'avoid $1', 'alone'],
  [String.raw`(?<=^|[.!?;] |\b(?:because|since) )((?:\p{L}+ )?\p{L}+ (?:and|or) \p{L}+) (?:wrecks?|kills?|destroys?|ruins?|upsets?) (?:my|his|her) (?:stomach|gut|tummy|belly|insides)\b`, "can't eat $1", 'wreck|kill|destroy|ruin|upset'],
  // «яйця є, нема тільки молока»: only that is not there.
  [String.raw`(?<=^|[.!?,;] |[.!?,;] (?:а|але|і|й|та) )(нема|немає|не маю|не маємо|бракує|не вистачає) (?:тільки|лише|лиш|хіба що|хіба|тіки|тіко) (?=\p{L})`, '$1 ', 'нема|не ма|браку|вистача'],
  [String.raw`(?<!\p{L})(chybí|nemám|nemáme|schází) (?:mi |nám )?(?:jen|jenom|pouze|akorát) (?=\p{L})`, '$1 ', 'chybí|nemám|schází'],
  [String.raw`\b(?:only|just) (missing|lacking|out of|short of) (?=\p{L})`, '$1 ', 'missing|lacking|out of|short of'],
  // «ryba, ne ve smetaně», «риба не у сметані», "not in cream": what it is not to be in is left out.
  [String.raw`(?<=[\p{L},] )(a |ale )?(?<!\p{L})ne (?:ve|v) (?!středu|čtvrtek|pátek|sobotu|neděli|pondělí|úterý|kuchyni|troubě|pánvi|hrnci|mikrovln|noci|poledne|kost|celku|létě|zimě)(?=\p{L}{4,})`, '$1bez ', 'ne v'],
  [String.raw`(?<=[\p{L},] )(та |і |й |а |але )?(?<!\p{L})не (?:у|в) (?=(?:сметан|вершк|молоц|масл|майонез|тіст|панір|соус|олі|вин)\p{L}*)`, '$1без ', 'не у|не в'],
  [String.raw`(?<=[a-z,] )(and |but )?\bnot in (?=(?:a )?(?:cream|milk|butter|mayo|batter|breadcrumbs|pastry|oil|wine|sauce|cheese sauce|coconut milk)\b)`, '$1without ', 'not in'],
  [String.raw`(?<=(?<!\p{L})ne\p{L}+ [^,.;!?]{0,30})ani (?:kapku|kapičku|špetku|kousek|gram|stopu|trochu) (?=\p{L})`, '', 'ani '],
  // «гості не п'ють», "my in-laws don't drink", «hosté nepijí»: grown people drink no alcohol, where nothing else is named.
  [String.raw`(?<=^|[.!?,;] |(?<!\p{L})(?:бо|а|але|що|мої|наші|у нас) )(гості|гість|батьки|тесть|теща|свекор|свекруха|чоловік|дружина|кум|кума|куми|друзі|колеги|родичі|свати) (?:взагалі |зовсім |вже |давно |ніколи |всі |усі ){0,2}не п['’ʼ]?(?:ють|є)(?:,|(?=\s*(?:[.;!?—-]|$| тому | отже | тож )))`, 'без алкоголю.', 'не '],
  [String.raw`(?<=^|[.!?,;] |\b(?:but|because|as|since) )((?:my |our |the )?(?:guests|parents|in-laws|father-in-law|mother-in-law|husband|wife|friends|colleagues|dad|mum|mom|grandad|grandpa)(?: all| both)?) (?:don['’]?t|doesn['’]?t|do not|does not|never) drink(?: at all| anymore| any more)?(?:,|(?=\s*(?:[.;!?—-]|$)))`, 'no alcohol.', 'drink'],
  [String.raw`(?<=^|[.!?,;] |(?<!\p{L})(?:ale|protože|a) )(hosté|host|rodiče|tchán|tchyně|manžel|manželka|kamarád|kamarádka|přátelé|kolegové|táta|máma|děda|babička) (?:vůbec |už |nikdy |všichni ){0,2}nepij(?:í|e|ou)(?:,|(?=\s*(?:[.;!?—-]|$)))`, 'bez alkoholu.', 'nepij'],
  // "nothing from a pig", «нічого зі свині»
  [String.raw`\b(?:nothing|not anything|no bits?|no parts?|none of it) (?:that (?:is|comes|came) )?(?:from|off|of) (?:a |the |any )?(?:pigs?|piggy|hogs?|swine)\b`, 'no pork', 'pig|hog|swine'],
  [String.raw`(?<!\p{L})нічого (?:зі|із|з) (?:свині|свинки|кабана|поросяти)(?!\p{L})`, 'без свинини', 'нічого'],
  [String.raw`(?<!\p{L})nic (?:z|ze) (?:pras\p{L}+|čuní\p{L}+|vepře)(?!\p{L})`, 'bez vepřového', 'nic '],
  // "found the butter had gone mouldy", «сметана запліснявіла», «máslo zplesnivělo»: nobody eats that.
  [String.raw`(?<!\b(?:half|one|few|some|of|two|three|couple|before|when|if|until|part)(?: of)?(?: the| my| our)? )\b(?:(?:the|my|our|that) )?(?!(?:the|my|our|that|it|this|they|he|she|everything|bread|cheese|half|fridge|freezer|pantry|cupboard|lunch|dinner|breakfast)\b)((?:\p{L}+ )?\p{L}{3,})(?: (?:has|had|have)|['’](?:s|d|ve)) (?:all |completely |totally |already )?gone (?:mouldy|moldy|rancid|rotten|putrid)(?:,|(?=\s*(?:[.;!?]|$)))`, 'out of $1.', 'gone '],
  [String.raw`(?<![\p{L}'’ʼ])(?<!(?:пів|одна|один|одне|дві|два|три|кілька|пара|половина|частина|трохи) )(?!що|щоб|якщо|аби|воно|вона|вони|він|майже|трохи|частково|половина|частина|решта|уже|вже|холодильник|щось|обід|вечер|сніданок)(?![^.!?]* (?:з|із) (?:ним|нею|ними|нього|неї|них|цього)(?!\p{L}))([\p{L}'’ʼ]{3,}) (?:вже |геть |вся |весь |все |усі |всі |повністю ){0,2}(?:запліснявіл[аои]|запліснявів|зіпсувал(?:ася|ась|ося|ось)|зіпсувався|зіпріл[аои]|протухл[аои]|протух|стухл[аои]|прогіркл[аои]|згнил[аои]|згнив)(?:,|(?=\s*(?:[.;!?]|$)))`, 'нема $1.', 'плісн|зіпріл|тух|гіркл|згни|зацві|зіпсув'],
  [String.raw`(?<!\p{L})(?<!(?:půlka|polovina|půl|pár|jedna|jeden|jedno|několik|část|trochu) )(?!ne|co|oběd|večeř|snídan|když|trochu|skoro|napůl|půlka|polovina|část|zbytek)(?![^.!?]* (?:s|z) (?:ním|ní|nimi|něj|nich|toho|tím)(?!\p{L}))(\p{L}{3,}) (?:nám |mi |už |úplně |celé |celá |celý |všechny ){0,3}(?:zplesnivěl|zatuchl|zhnil|shnil|zežlukl|se zkazil)[aoyi]?(?:,|(?=\s*(?:[.;!?]|$)))`, 'není $1.', 'plesniv|zatuchl|hnil|žlukl|zkazil'],
  [String.raw`(?<![\p{L}'’ʼ])(хліб|батон|сир|чорнослив|родзинки|курага|варення|джем|ковбаса) (?:вже |геть )?зацві(?:в|ла|ло|ли)(?:,|(?=\s*(?:[.;!?]|$)))`, 'нема $1.', 'зацві'],
  // «чоловікові після грибів завжди зле», «manželovi je po houbách vždycky zle»
  [String.raw`(?<!\p{L})(\p{L}{2,}) je po (?!nemoc|oběd|večeř|snídan|operac|porod|práci|tom|něm|ní|nich|víkend|oslav|flám|chemo|jídl|cest|léc|pit)(\p{L}+) (?:vždycky |pokaždé |většinou |často |hrozně |strašně ){0,2}(?:zle|špatně|blbě|těžko|nevolno)(?:,|(?!\p{L}))`, '$1 nesnáší $2.', ' po '],
  // «ще одна гречка — і я закричу», "one more lentil soup and I'll scream", «ještě jedna čočka a začnu křičet»
  [String.raw`(?<!\p{L})ще (?:одна|один|одне) (?!рецепт|раз|день|тиждень|питан)([\p{L}'’ʼ]{3,}(?: [\p{L}'’ʼ]+)?)(?: на (?:вечерю|обід|сніданок)| сьогодні| цього тижня)?,? ?[—–-]? ?(?:і|й|то|та) (?:я |ми |чоловік |діти )?(?:закрич|збожевол|здурі|завию|повішус|втеч|розлуч|вибухн|зірвус)\p{L}*(?! (?:від|з) радості)(?:,|(?!\p{L}))`, 'набридли $1.', ' і | й | то | та '],
  [String.raw`\b(?:one|1) more (?:bowl |plate |spoonful |serving )?(?:of )?(?!\p{L}+ (?:recipe|idea)|dinner|lunch|dessert|breakfast|recipe|idea|day|night|week|time|thing|question)((?:\p{L}+ )?\p{L}{3,}) and (?:i|we|they|he|she)(?:['’]?(?:ll|m)| will| am| are)? (?:going to |gonna )?(?:scream|cry|riot|explode|lose it|go mad|go insane|mutiny)(?:,|\b)`, 'sick of $1.', ' more '],
  [String.raw`(?<!\p{L})(?:ještě|jeste) (?:jedn[aouy]|jeden|jedno) (?!otáz|recept|den|týden|chvíl)(\p{L}{3,}(?: \p{L}+)?) a (?:začnu křičet|zblázním se|zešílím|začnu řvát|vybuchnu|budu křičet)(?:,|(?!\p{L}))`, 'nechci $1.', ' a '],
  // «м'ясо забули вдома», "left the chicken at home", «maso jsme zapomněli doma»: it is not there.
  [String.raw`(?<=^|[.!?,] )(?:а |але |бо )?(?!мама|тато|жінка|дружина|чоловік|сусід|бабус|дідус|діти|дитин|свекр|обід|вечер|сніданок|телефон|гаман|список|ключ)([\p{L}'’ʼ]{3,}) (?:забули|забула|забув) (?:вдома|дома|на касі|в магазині|у магазині|на роботі|в машині)(?: (?:у|в) (?:морозилці|холодильнику))?(?:,|(?=\s*(?:[.;!?]|$)))`, 'нема $1.', 'забу'],
  [String.raw`\b(?:i |we |he |she |they )?forgot (?:the |my |our |all the )(?!lunch|dinner|breakfast|kids|children|phone|list|recipe)((?:\p{L}+ )?\p{L}{3,}) (?:at home|in the shop|at the shop|at the till|at the checkout|at work|on the bus|on the train)(?:,|(?=\s*(?:[.;!?]|$)))`, 'out of $1.', 'forgot'],
  [String.raw`(?<=^|[.!?,] )(?:ale |a |jenže )?(?!svačin|oběd|večeř|snídan|děti|recept)(\p{L}{3,}) (?:jsem |jsme )(?:zapomněl)[aiy]? (?:doma|v obchodě|na pokladně|v práci|v autě)(?:,|(?=\s*(?:[.;!?]|$)))`, 'není $1.', 'zapomn'],
  // "finished my milk again so it has to work without"
  [String.raw`\b(?:flatmate|roommate|husband|wife|brother|sister|son|daughter|kids|somebody|someone|he|she|they|boyfriend|girlfriend|dad|mum|mom|partner)(?: has| have|['’]s|['’]ve)? (?:finished|used up|drank|nicked|stolen|stole) (?:all )?(?:of )?(?:my|our|the last of the|the last) (?!book|homework|work|degree|dinner|lunch|breakfast)(\p{L}{3,})(?![^]*\b\1)(?: again)?(?:,|(?=\s*(?:[.;!?]|$| so )))`, 'no $1.', 'finish|used|dr|nick|stol|ate|eat|polish'],
  // «від часнику в неї підскакує тиск», "garlic sends her blood pressure up"
  [String.raw`(?<!\p{L})від (?!нерв|стрес|хвилюв|робот|новин|погод|втом|спек|задух|навантаж|бігу)([\p{L}'’ʼ]{3,}) (?:(?:у|в) (?:неї|нього|мене|нас|мами|тата|бабусі|дідуся|свекрухи|тещі|чоловіка) )?(?:одразу |відразу |завжди |вічно )?(?:підскакує|скаче|піднімається|підвищується|підстрибує) (?:тиск|цукор|холестерин)(?:,|(?!\p{L}))`, 'не можна $1.', 'тиск|цукор|холестерин'],
  [String.raw`(?<!\p{L})po (?!snídan|oběd|večeř|jídl|každ|tom|něm|ní(?!\p{L})|svačin)(\p{L}{3,}) (?:jí|mi|mu|nám|mámě|tátovi|babičce|dědovi|tchyni) (?:hned |vždycky |vždy |pokaždé )?(?:vyletí|vyskočí|stoupne|stoupá|skáče|letí) (?:tlak|cukr|cholesterol)(?:,|(?!\p{L}))`, 'nesmím $1.', 'tlak|cukr|cholest'],
  [String.raw`(?<=^|[,.;!?] |\b(?:but|because) )(?!stress|work|anger|kids|breakfast|lunch|dinner|supper|food|meal|never|always|which|that|it\b|this|everything|anything|eating|nothing|hardly|exercise|running|sport)((?:\p{L}{3,} (?:and )?){0,2}\p{L}{3,}) (?:sends?|puts?|pushes|shoots?) (?:my|his|her|their|our) (?:blood )?(?:pressure|sugars?|cholesterol) (?:up|through the roof|sky ?high|rocketing|soaring)(?:,|\b)`, 'cannot eat $1.', 'pressure|sugar|cholest'],
  // «від ківі щипає язик»
  [String.raw`(?<!\p{L})від ([\p{L}'’ʼ]{3,}) (?:мені |йому |їй |доні |синові |малому |дитині )?(?:щипає|щипле|пече|свербить) (?:язик|язика|в роті|у роті|губи|горло)(?:,|(?!\p{L}))`, 'не можна $1.', 'щип|пече|свербить'],
  // «лікарка зняла білий рис», «trenérka jim vymluvila pečivo», "the nurse talked me out of bread"
  [String.raw`(?<!\p{L})(?:лікар|лікарка|дієтолог|дієтологиня|тренер|тренерка|ендокринолог|ендокринологиня|гастроентеролог|гінеколог|гінекологиня|педіатр|алерголог|алергологиня) (?:мені |їй |йому |нам |їм )?(?:зняла|зняв|прибрала|прибрав|викреслила|викреслив|скасувала|скасував|вилучила|вилучив|відмінила|відмінив) (?![^,.;!?]*(?:рецепт|дієт|обмежен|заборон|діагноз|відео|ролик|фільм|кіно|сторіс|рілс|фото|пробу|мірк|шви|гіпс|антибіот|таблет|ліки|препарат|усі|всі|підозр|курс|візит|занят|процедур|терап|аналіз))`, 'лікар заборонив ', 'зня|прибр|викресл|скасув|вилуч|відмін'],
  [String.raw`(?<!\p{L})(?:trenér|trenérka|doktor|doktorka|lékař|lékařka|gynekoložka|sestra|výživová poradkyně|nutriční terapeutka|dietoložka) (?:mi |jí |mu |nám |jim )?(?:vymluvil|rozmluvil|škrtl|vyškrtl|vyřadil|zatrhl)a? `, 'doktor zakázal ', 'mluvil|škrtl|vyřad|zatrh'],
  [String.raw`(?<=^|[.!?,] )(\p{L}{3,}) (?:mi |jí |mu |nám |jim )?(?:trenér|trenérka|doktor|doktorka|lékař|lékařka|gynekoložka|nutriční) (?:mi |jí |mu |nám |jim )?(?:vymluvil|rozmluvil|škrtl|vyškrtl|vyřadil|zatrhl)a?(?:,|(?!\p{L}))`, 'nesmím $1.', 'mluvil|škrtl|vyřad|zatrh'],
  // «se sádlem a špekem je konec»
  [String.raw`(?<!\p{L})(?:s|se) (\p{L}{3,}(?: a \p{L}{3,})?) je (?:konec|utrum|ámen)(?:,|(?=\s*(?:[.;!?]|$)))`, 'bez $1.', 'konec|utrum|ámen'],
  // «maso a vejce jdou stranou», «cukr jsme vyházeli z domu», «цукор викинули з хати»
  [String.raw`(?<!\p{L})(?!dieta|všechn|všech|vše(?!\p{L})|to(?!\p{L})|klobás|děti|hubnut)(\p{L}{3,}(?: a \p{L}{3,})?) (?:teď |teda |musí |musej )?(?:jde|jdou|jít|půjdou|půjde) (?:stranou|pryč z jídelníčku|z jídelníčku)(?:,|(?=\s*(?:[.;!?]|$)))`, 'nejím $1.', 'stran|jídelníč'],
  [String.raw`(?<!\p{L})(\p{L}{3,}) (?:jsme |jsem )(?:vyházel|vyhodil|vyhnal)[aiy]? (?:z domu|z domácnosti|z kuchyně|z jídelníčku)(?:,|(?!\p{L}))`, 'nejíme $1.', 'vyház|vyhod|vyhna'],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:ми )?(?<!дієту )(?:викинули) (?:з (?:дому|хати|кухні|раціону|меню))(?:,|(?!\p{L}))`, 'не їмо $1.', 'викин|вигна|винес|прибра'],
  // "peas get launched across the room by our toddler"
  [String.raw`\b((?:\p{L}+ )?\p{L}{3,}) (?:gets?|got|goes|go|end up|ends up|is|are|was|were) (?:always |usually |just )?(?:launched|flung|hurled|lobbed|catapulted)(?: straight| right)? (?:out|across|at|back|overboard)\b`, '$1 are hated ', 'launch|flung|hurl|lobb|catap|spat'],
  // «часник щоб і не ночував»
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}),? (?:щоб|аби) (?:там )?(?:і|й|навіть) (?:близько )?не (?:ночува\p{L}+|пахл\p{L}+)(?!\p{L})`, 'без $1', 'ночува|пахл'],
  // «привезли курячі стегна, забули олію»: what was not brought along is not there.
  [String.raw`(?<=(?:привезли|взяли|узяли|купили|прихопили) [^.!?]{2,60}),? (?:а |але )?(?:забули|забула|забув) ([\p{L}'’ʼ]{3,})(?=\s*(?:[,.;!?]|$))`, ', без $1', 'забул|забув'],
  // «прибрати з рецепту треба родзинки»: out of the dish, and not out of the fridge.
  [String.raw`(?<=^|[,.;!?] )(?:прибрати|забрати|викинути|вилучити) з (?:рецепту|рецепта|складу) (?:треба|потрібно|варто|слід) (?:всі |усі |весь |усю )?(?=\p{L})`, 'без ', 'з рецепт|зі? склад'],
  // "a soup that isn't thickened with flour"
  [String.raw`\b(?:(?:that|which|and) )?(?:is|are|was|were)(?: not|n['’]?t) (?:all )?(?:thickened|bound|loaded|swimming|drowning|packed|sweetened|topped|laced|bulked out|padded out|drenched) (?:with|in|on|by) (?!just\b|only\b|enough\b)(?:the |any )?`, 'without ', 'thickened|bound|loaded|swimming|drowning|packed|sweetened|topped|laced|bulked|padded|drenched'],
  // "less is more with parsley, and none is best"
  [String.raw`\bless is more (?:with|when it comes to|where|on) (?:the )?([^,.;!?]{2,30}?),? (?:and|but) (?:none|zero|nothing) (?:at all )?is (?:best|even better|perfect)(?=\s*(?:[,.;!?]|$))`, 'no $1', 'less is more'],
  // "meat and fish are not invited"
  [String.raw`(?<=^|[,.;!?] |\bbut )(?:the )?(?!(?:he|she|they|we|you|it|who|my|his|her|our|kids?|children|parents|in-laws|guests|men|women|grandma|grandpa|husband|wife)\b)(\p{L}+(?:(?:,| and|, and| or) (?:the )?\p{L}+)*) (?:is|are|isn['’]?t|aren['’]?t) (?:not )?invited(?=\s*(?:[,.;!?]|$))`, 'no $1', 'invited'],
  // «шуба набридла, буряк теж», «вчора рибу, позавчора рибу, давайте щось інше»: as tired of the one as of the other.
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]+) (набрид\p{L}+|остогид\p{L}+|приїл\p{L}+), ([\p{L}'’ʼ]+) (?:теж|також|тоже)(?!\p{L})`, 'набридли $1 і $3', 'набрид|остогид|приїл'],
  [String.raw`(?<!\p{L})(?:вчора|учора|позавчора) ([\p{L}'’ʼ]+) (?:їли|їв|їла|готували|варили|смажили),? (?:позавчора|вчора|учора|сьогодні) (?:теж |також |знову |тоже )?\1(?: теж| також)?(?!\p{L})`, 'набридло їсти $1', 'вчора|учора'],
  [String.raw`(?<![\p{L}'’ʼ])((?:[\p{L}'’ʼ]{3,}(?:ого|ої|их) )?[\p{L}'’ʼ]{3,}) (?:у|в) (?:холодильнику|хаті|домі|коморі|нас|мене) (?:ані|ні) (?:краплі|краплини|крихти|грама|граму|шматочка|шматка|ложки)(?!\p{L})`, 'без $1', ' ні | ані '],
  [String.raw`(?<!\p{L})(\p{L}+) je (?:drah\p{L}+|dneska drah\p{L}+|moc drah\p{L}+),? tak(?:že)? (?:s|se) `, 'místo $1 s ', ' drah'],
  // «арахіс, і син синій»: who is blue has eaten no aubergine.
  [String.raw`(?<!\p{L})(син|сина|синок|донька|доня|дитина|дитя|малий|мала|чоловік|дружина|онук|онука|хлопець|я) (?:весь |вся |аж |вже |уже ){0,2}(?:синій|синя|синє|посинів|посиніла|посиніло)(?!\p{L})`, '$1 посинів', 'син|посин'],
  // «Паска вже є, що ще поставити», "already have lasagne, what else": there is enough of it.
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:вже|уже) (?:є|буде|готов\p{L}+|спечен\p{L}+|куплен\p{L}+|зварен\p{L}+),? (?:а |то )?що (?:ще|іще)(?= (?:поставити|подати|на стіл|на свято)(?!\p{L}))`, 'крім $1, що ще', 'вже|уже'],
  // «не їсть нічого зеленого»: a colour, and what has it.
  [String.raw`(?<=(?<!\p{L})не (?:їсть|їм|їдять|їстиме|хоче|хочуть|любить|визнає|терпить) )(?:нічого|жодного|ніякого) зелен(?:ого|енького)(?! \p{L}+(?:ого|у|ю)(?!\p{L}))`, 'зелені і листових овочів', 'зелен'],
  [String.raw`(?:\bnothing|\bno|(?<=\b(?:wo ?n['’]?t|does ?n['’]?t|do ?n['’]?t|refuses?|hates?|never|cannot|can['’]?t)(?: \p{L}+){0,3} )(?:anything|everything)) green(?: (?:stuff|bits|things|specks|veg|vegetables|at all))?(?=\s*(?:[,.;!?]|$| in | on ))`, 'no herbs and no leafy greens', 'green'],
  [String.raw`(?<=(?<!\p{L})ne\p{L}+ )nic (?:zeleného|zelenýho)(?!\p{L})`, 'bylinky a listovou zeleninu', 'nic '],
  // «ще одна страва з кабачків, саме її мені бракувало», «jasně, zase čočka»: said with a sigh.
  [String.raw`(?<!\p{L})(?:ага|о так|ну так|ще одна страва|ще одне)(?:,| з| із| —)* (?:ще одна страва (?:з|із) )?([\p{L}'’ʼ]{3,}),? (?:саме|тільки|якраз) (?:її|його|їх|цього|ще цього|ще її|ще його) (?:(?:мені|нам|й|і|ще|тут) )*(?:бракувало|не вистачало|бракує|не вистачає)(?!\p{L})`, 'не хочу $1', 'бракує|бракувало|вистача'],
  [String.raw`(?<!\p{L})(?:яка (?:радість|несподіванка)|ага, звісно|ага|ну звісно|хто б сумнівався|ну от),? (?:(?:знову|знов|опять)(?: ця| цей| це| ці)?|ще (?:одна страва з|один|одна|одне)) (?=[\p{L}'’ʼ])`, 'не хочу ', 'знов|опять|ще од'],
  [String.raw`(?<!\p{L})(?:(?:no |jo )?(?:jasně|jak jinak)),? (?:zase|zas|opět) (?!m[áůu]|jsou|je |už )(?:ta |ten |to |ty )?(?=\p{L})(?![^.!?]*(?:milu|rád|rad[aiy]|chtěj|chci|chce|dobr))`, 'nechci ', 'zas|opět|opet'],
  [String.raw`(?<!\p{L})(\p{L}+) a od (?:té|tý) doby (?:ji|ho|je|to) (?:nemůžu|nesnáším|nechci|nemusím) (?:ani )?(?:vidět|cítit|vystát)(?!\p{L})`, '$1, nesnáším to', ' doby '],
  [String.raw`(?<!\p{L})(ніяк(?:ого|ої|их)|жодн(?:ого|ої|их)) (там )?([\p{L}'’ʼ]+) (?:з|із|зі) (?=[\p{L}'’ʼ]+(?:им|ими|ом|ем|ою|ею|ами|ями)(?![\p{L}'’ʼ]))`, '$1 $2$3, $1 ', 'ніяк|жодн'],
  // «Дієта: картоплю, рис не їм»: whose list it is tells nothing of what is in it.
  [String.raw`^(?:(?:наш|моя|мій|наша|мої|наші) )?(?:дієта|розвантажувальний(?: день)?|правила|умови|список): (?=(?:[\p{L}'’ʼ]+, )+[\p{L}'’ʼ]+(?: [\p{L}'’ʼ]+)? (?:не|викреслюю|викреслюємо|прибираю|прибираємо|заборонені|мимо|геть|виключаю|виключаємо)(?!\p{L}))`, '', ':'],
  [String.raw`\b(?!she|that|who|what|there|here|where|it)(\p{L}{3,})['’]s (?=(?:(?:out|off) (?:too|as well|limits|the menu|the table)|banned|forbidden|a no|off-limits|not allowed)\b)`, '$1 is ', "'s|’s"],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) то (?:сама )?(?:вода|водичка|не їжа|помиї|бурда|трава)(?![\p{L}'’ʼ])`, 'не хочемо $1', 'вод|не їжа|помиї|бурд|трав'],
  // "lamb smells", «суп то вода, обійдемось іншим».
  [String.raw`\b(?:says?|said|thinks?|reckons?|because|cos) (?:that )?(?:the |all )?(\p{L}+) (?:just |really |always |only )*(?:smells|stinks|reeks|pongs|whiffs)(?=\s*(?:[,.;!?]|$))`, 'hates $1', 'smell|stink|reek|pong|whiff'],
  [String.raw`(?<!\p{L})(?:то |краще |ми )?(?:обійдемос[ья]|обійдемося|обійдуся|обійдусь|обійдімось) (?:чимось |чимсь )?іншим(?!\p{L})`, 'тільки не це, щось інше', 'обійд'],
  [String.raw`\b((?:got|have|['’]ve got|ve got|there['’]?s|there is) [^,.;!?]{2,30}?) and (?=(?:i|we|he|she|they|my \p{L}+|the \p{L}+)(?:['’ ]?(?:m|re|s)| am| are| is) (?:so |really |absolutely |totally |bored |a bit )*(?:sick|tired|bored|fed up|over|done|allergic|off)\b)`, '$1. ', ' and '],
  [String.raw`(?<!\p{L})(\p{L}+ (?:k|na|ke) (?:svátku|svátek|večeři|obědu|oběd|neděli|snídani|svačině)) a (\p{L}+) (?:radši |raději |prosím |už )?(?:ne|nechci|nechceme|vynechat|bez)(?=\s*(?:[,.;!?]|$))`, '$1 bez $2', ' a '],
  [String.raw`\b((?:\p{L}+ )?\p{L}+) (?:like|such as|including) (?:\p{L}+(?:,| and| or)? ){1,3}(?:is|are) (?:all )?(?:out|off|banned|forbidden|not allowed|a no)(?=\s*(?:[,.;!?]|$)| (?:what|how|so|any|can|which|but)\b)`, 'no $&,', 'like|such as|including'],
  // «Tchyně miluje rybu a česnek jí zakázal doktor», «syn jí jen těstoviny a z kečupu se osypal»: behind the «a» something else begins.
  [String.raw`(?<!\p{L})(miluj\p{L}+|má rád\p{L}?|mají rádi|jí|jedí) ((?:jen |jenom |hlavně )?\p{L}+) a (\p{L}+) (jí|mu|jim|nám|mi|ti|vám) (zakáz\p{L}+|nedělá|vadí|nesvědčí|škodí|nechutná|zakazuj\p{L}+)`, '$1 $2. $3 $4 $5', ' a '],
  [String.raw`(?<!\p{L})((?:jí|jedí|miluj\p{L}+) (?:jen |jenom |hlavně )?\p{L}+) a ((?:z|ze|po|na|od) \p{L}+ (?:se|mu|jí|jim|mi|má|mívá) )`, '$1. $2', ' a '],
  [String.raw`(?<!\p{L})(\p{L}+ (?:k svátku|na svátek|k večeři|k obědu|na oběd|na večeři|na neděli)) a (\p{L}+) (?:letos |tentokrát |dnes |dneska )?(?:vypou?stíme|vypou?stím|vynecháme|vynechám|oželíme)`, '$1 bez $2', ' a '],
  // «лікар викреслив помідори, а баклажани лишив», «є авокадо і немає тунця».
  [String.raw`(?<=(?:викресл|заборон|прибра|вилуч|скасу)\p{L}+[^.!?]{0,50}?),? а (\p{L}+(?: (?:і|й|та) \p{L}+)?) (?:лишив|лишила|залишив|залишила|дозволив|дозволила|дозволяє|не чіпав|не чіпала|лишили|залишили|дозволили)(?!\p{L})`, '. можна $1', ' а '],
  [String.raw`(?<!\p{L})(де|щоб|в якому|у якому|в якій|у якій) (?:був |була |було |були )?є (\p{L}+(?: \p{L}+)?) (?:і|й|та|але|а) (?:щоб )?(?:немає|нема|не було) (?:отого |того |цього |ото |ніякого )?`, '$1 є $2, без ', 'нема|не було'],
  [String.raw`(?<!\p{L})б+р+(?:-?р+)+(?=,? [\p{L}'’ʼ]+[.!])`, 'фу', 'бр|ббр'],
  // «ще раз побачу суп розлучусь», "if you suggest peppers I will scream": whatever is done then, the food is refused.
  [String.raw`(?<!\p{L})(?:як |якщо )?ще (?:хоч )?(?:раз|один раз) (?:побачу|побачить|поставиш|принесеш|приготуєш|звариш) ((?:\p{L}+ ){1,2})(?:(?:то|і|й|так)? )?(?=\p{L}+(?:усь|юсь|уся|юся|лечу|піду|їду)(?!\p{L}))`, 'не хочу $1, ', 'ще '],
  [String.raw`\bif (?:you|anyone|anybody|somebody|he|she|they) (?:so much as |even )?(?:suggests?|mentions?|recommends?|brings? up|serves?|offers?) (?:me |us )?(?:the |any |another |more |one more )?([^,.;!?]{2,30}?)(?: again)?,? (?:i|we)(?:['’]?(?:ll|m|re)| will| am| swear(?: i)?| might| may| shall)* (?:going to |literally |actually )?(?:scream|cry|leave|divorce|die|riot|quit|walk out|lose it|faint|be sick|throw up|explode|unsubscribe)\b`, 'no $1', 'if '],
  // «помідорів ані шматочка», «cukru ani lžičku»: not the least of it.
  [String.raw`(?<![\p{L}'’ʼ])(?<!(?<!\p{L})(?:у|в|до|на|для|з|із) )(?!нема|не(?!\p{L})|було|\p{L}*лишил)((?:[\p{L}'’ʼ]{3,}(?:ого|ої|их) )?[\p{L}'’ʼ]{3,}) (?:ані|ні|ані крихти,? ані|і) (?:шматочка|шматка|ложки|ложечки|краплі|краплини|крапельки|грама|граму|крихти|крихітки|дрібки|зернини|скибки|жмені|щіпки)(?!\p{L})(?! (?:не|і|й|та) )`, 'без $1', ' ані | ні '],
  [String.raw`(?<!\p{L})(\p{L}{3,}) ani (?:lžičku|lžíci|lžičky|kapku|kapky|kousek|kousíček|gram|gramu|špetku|drobek|trochu|ždibec|plátek|zrnko)(?!\p{L})`, 'bez $1', ' ani '],
  // «в сметані його їли сто разів»: it is to be otherwise.
  [String.raw`(?<!\p{L})(?:у|в|з|із|зі|під) (\p{L}{3,})(?: (?:його|її|їх|вже|уже|ми)){0,3} (?:їли|їв|їла|робили|готували|пекли|варили|смажили|тушкували) (?:вже |уже )?(?:сто|тисячу|мільйон|двадцять|сорок) раз(?:ів|и)?(?!\p{L})(?=[^.!?]*(?:по-іншому|по іншому|інакше|інш|не так))`, 'без $1', 'сто раз|тисячу раз|мільйон раз|двадцять раз|сорок раз'],
  [String.raw`(?<!\p{L})на (?:саму |одну )?(?:згадку|думку) про ([^,.;!?]{2,40}?)(?: (?:мене|нас|його|її|досі|ще|аж|мені|йому|їй)){0,3} (?:трусить|тіпає|нудить|верне|млосно|погано|мутить|пересмикує|зле)(?: досі)?(?!\p{L})`, 'не їм $1', 'згадку|думку'],
  [String.raw`(?<![\p{L}'’ʼ])(?!діт|дит|чолов|мал|всіх|усіх|собак|кот|тат|мам|баб|дід|себе|його|її|їх)([\p{L}'’ʼ]{3,}) (?:цього разу |сьогодні |ми )?(?:залишимо|лишимо|залишу|лишу|лишаємо|залишаємо) (?:вдома|дома|в магазині|у магазині|на полиці|комусь іншому|іншим)(?!\p{L})`, 'без $1', 'залиш|лиш'],
  [String.raw`\b(?:we['’]?(?:re|ll)|i['’]?(?:m|ll)|let['’]?s|im|well|ill) ?(?:leaving|leave) (?:the |all )?((?:\p{L}+ ){1,2})(?:at home|in the shop|on the shelf)\b(?! (?:for|with|so|and)\b)`, 'without $1', 'leav'],
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:(?:мені|нам|йому|їй) )?(?:ж|же) (?:вже|уже) (?:(?:мені|нам|ночами|вночі) )*снил\p{L}+(?: ночами| вночі)?(?!\p{L})`, 'набридли $1', 'снил'],
  [String.raw`\bleav(?:es|ing) (?:the |any |all (?:the )?)?((?:\p{L}+ ){1,2})out(?: of (?:it|this|that|them))?\b(?! (?:to|on|overnight|for|in|at|of)\b)`, 'without $1', 'leav'],
  [String.raw`\b(?:zero|no|not much|little|not much of an|lost (?:all )?(?:my|his|her|our)) (?:appetite|desire|interest|tolerance|craving|love|enthusiasm) (?:for|in) (?!\p{L}+ing\b|it\b|that\b)(?:the |any |more )?`, 'no ', 'appetite|desire|interest|tolerance|patience|craving|love|enthusiasm'],
  [String.raw`\b(minus|without|no|hold|skip|less) (?:the |that |its |their )?(?:usual |whole |customary |big )?(?:mountains?|piles?|heaps?|tons?|loads?|lakes?|glugs?|pools?|puddles?|slicks?|gallons?|buckets?|swamps?) of (?:the )?`, '$1 ', ' of '],
  [String.raw`\b(?:the |that )?((?:\p{L}+ )?\p{L}+) (?:makes?|made) (?:me|us|him|her) think of (?:\p{L}+ ){0,2}(?:armpits?|feet|socks?|soap|hospitals?|vomit|sick|medicine|dirt|toothpaste|dishwater|perfume|sweat|earwax|rubber)\b`, 'no $1', 'think of'],
  [String.raw`(?<=^|[,.;!?] |\b(?:but|and|because|cos|as|so) )(?:the |that )?((?:\p{L}+ (?:and|or) )?(?:\p{L}+ )?\p{L}+) (?:has|have) (?:just |got |way |far )*too much (?:salt|sodium|sugar|fat|caffeine|cholesterol|fib(?:re|er)|acid|gluten|iron|potassium)(?: in it| in them)? for (?:my|me|us|his|her|him|our|their|the (?:baby|kids|children))\b[^,.;!?]*`, 'no $1', 'too much'],
  [String.raw`\b((?:\p{L}+ )?\p{L}+) (?:has|have) (?:just |way |far )*too much (?:salt|sodium|sugar|fat|cholesterol|acid) for (?:my|his|her|our) (?:blood )?(?:pressure|heart|kidneys?|health|diet|diabetes|liver|teeth|waistline)\b`, 'no $1', 'too much'],
  [String.raw`\b(?:as|so) long as (?!it\b|that\b|this\b|they\b|he\b|she\b|we\b|you\b)(?:the |there['’]?s? )?([\p{L}' ]{2,25}?) (?:is ?n['’]?o?t|are ?n['’]?o?t|isnt|arent|is not|are not|stays? out|stays? away|keeps? away)(?: (?:hiding|in|on|near|touching|anywhere|involved|lurking|hidden|added|present|used|there)\b(?: (?:in|on|near))?(?: ?(?:it|them|there|sight))?|(?=\s*(?:[,.;!?]|$)))`, 'without $1', 'long as'],
  [String.raw`(?<!\p{L})(?:(?:that|which|who) )?(?:(?:my|our|his|her|the|a|an) )?((?:\p{L}+-){1,3})(?:hating|averse|loathing|phobic|avoiding|despising)(?=[ ,.])`, ', no $1, for a', '-hating|-averse|-loathing|-phobic|-avoiding|-despising'],
  [String.raw`\b(?:he|she|they|my \p{L}+|the \p{L}+)? ?picks? (?:every|each|all the|all) (?:single |last )?(\p{L}+) out\b(?! of)`, 'no $1', 'pick'],
  // «koriandr v ničem», «rajčata v domě nejsou».
  [String.raw`(?<!\p{L})(\p{L}{3,}) v ničem(?!\p{L})`, 'bez $1', 'v ni'],
  [String.raw`(?<!\p{L})v (?:domě|baráku|bytě)(?= (?:nejsou|není|nemám|nemáme|už ne)(?!\p{L}))`, 'doma', ' dom|barák|barak|bytě|byte'],
  [String.raw`(?<!\p{L})(?<!(?:vegetari|vegan|alergi|host|lidi|rodič|kluci|vybíra)\p{L}* )nejsou(?=\s*(?:[,.;!?]|$)| (?:doma|v (?:lednici|ledničce|domě|mrazáku))(?!\p{L}))`, 'nemáme', 'nejsou'],
  // "I'd sooner lick a battery than have liquorice": whatever is rather done, what follows is refused.
  [String.raw`\b(?:rather|sooner) ([^,.;!?]{2,60}?),? than (?:have |eat |cook |touch |see |taste |swallow |put |make |face |be given |be served )+(?:another |any |more |one more |a |an |the )*`, 'dislike ', 'than'],
  [String.raw`(?<!(?:що|хто|нічого|може)[^.;!?]{0,40})(?<!\p{L})(?:краще|ліпше|радше|швидше|скоріше|скорше) ([^,.;!?]{2,50}?),? (?:ніж|аніж|чим|як) (?:я |ми |він |вона )?(?:[зсп]?їсти|їм|їстиму|[зсп]?їм|[зсп]?їсть|[зсп]?їмо|куштувати|скуштую|візьму до рота|торкнуся|торкнусь|готувати|додавати|додам|додаватиму|покласти|покладу|бачити|нюхати|мати справу з)(?!\p{L})`, 'не їм', 'краще|ліпше|радше|швидше|скоріше|скорше'],
  [String.raw`(?<!\p{L})(?:краще|ліпше|радше|швидше|скоріше|скорше) (?:голодувати|голодний|голодна|голодні|помру|померти|вмерти|вмру|здохнути|здохну|голод|з голоду)[^.;!?]{0,30}?,? (?:ніж|аніж|чим)(?: \p{L}+ти| \p{L}+ся)?(?!\p{L})`, 'не їм', 'краще|ліпше|радше|швидше|скоріше|скорше'],
  [String.raw`(?<!\p{L})(?:radši|radsi|raději|radeji|spíš|spis) ([^,.;!?]{2,50}?),? než (?:bych |abych |aby |bychom )?(?:se )?(?:jíst|jedl|jedla|snědl|snědla|sním|jím|sníst|vařit|pozřít|pozřel|pozřela|dotkl|dotkla|dát si|ochutnat|ochutnal|ochutnala)(?!\p{L})`, 'nejím', 'než'],
  // "let's give ham a rest"
  [String.raw`\b(?:lets |let['’]s |let us |please )?giv(?:e|es|ing) (?:the |that |this |these |those |my |our |all )*((?:\p{L}+ ){1,3})(?:a rest|a miss|a pass|a swerve|a body ?swerve|a wide berth|the boot|the elbow|the chop|the push|the heave-?ho|the old heave-?ho|the cold shoulder|the slip|the bird|the bullet|the flick)\b`, 'without $1', 'giv'],
  [String.raw`\b(?:keep|get|send|kick|throw|chuck|push|turf|put|show) (?:the |that |this |all |any |your |those |these )*((?:\p{L}+ ){1,3})(?:well |right |far |the hell )*(?:away from|out of|off|far from)(?= (?:my|our|the|this|that|his|her|their|any)\b)`, 'without $1in', 'from|out of|off'],
  // "keep the olives away", "mushrooms out, chicken in", "any meat bar pork".
  [String.raw`\bkeep (?:the |that |this |all |any |your |those |these )*((?:\p{L}+ ){1,3})(?:well |right |far |the hell )*away(?! from)`, 'i hate $1.', ' away'],
  [String.raw`(?<=^|[,.;!?—–-] ?|\bbut )(?:the )?((?:(?!(?:i|we|he|she|they|you|work|working|going|dine|dining|help|figure|try|check|hang|night|way|is|are|was|were|be|goes|go|get|gets|stay|stays|come|comes|leave|keep|take|took|eat|eating|sold|find|run|ran|without|no|not)\b)\p{L}+ ){1,4})out(?=(?: please)? *(?:$|[,.;!?—–]|and (?:\p{L}+ ){1,2}in\b))`, 'i hate $1.', ' out'],
  [String.raw`\b(all|any|every|anything|everything|whatever|most)((?: \p{L}+){0,2}(?<!chocolate|granola|cereal|oat|protein|candy|snack|energy|muesli|fruit|nut|salad|juice|sushi|tapas|lemon|breakfast|wine)) bar(?= (?!recipe|idea)\p{L})`, '$1$2 except', ' bar '],
  // «jen bazalka ať tam není».
  [String.raw`(?<!\p{L})(?:jen|jenom|hlavně) (\p{L}+) ať (?:tam |v tom |v něm |v ní |už )?(?:není|nejsou|nebude|nebudou)(?!\p{L})`, 'bez $1', ' ať '],
  // «лишіть гриби собі» is said as «лишіть собі гриби».
  [String.raw`(?<!\p{L})(?:за)?лиш(?:и|іть|те|айте)? (\p{L}+(?: \p{L}+)?) собі(?!\p{L})`, 'залиште собі $1', 'собі'],
  // «dneska ne, pohanko»: it is spoken to.
  [String.raw`(?<!\p{L})(?:dneska|dnes|teď|ted) ne, ?(?=\p{L}+ *(?:[.,;!?]|$))`, 'bez ', ' ne,'],
  // «або я, або селера»: whoever says so has chosen.
  [String.raw`(?<!\p{L})або (?:я|ми|він|вона|мама|тато),? або(?= \p{L})`, 'геть', 'або'],
  [String.raw`(?<!\p{L})bu[dď] (?:já|ja|on|ona|my),? nebo(?= \p{L})`, 'bez', 'nebo'],
  // "Beef yes, pork no": of two foods each has its answer.
  [String.raw`(?<!\p{L})(\p{L}+) (?:yes|fine|ok|okay),? (?!(?:but|just|only|and|with|without|no|not|for|to|the|a|my|our|his|her|husband|wife|kids|son|daughter|mum|mom|dad|he|she|they|me|i|others|everyone)\b)(\p{L}+(?: \p{L}+)?) (?:no|nope|never|not fine|not ok|not okay)(?!\p{L}),?`, '$1, without $2.', ' n'],
  [String.raw`(?<!\p{L})(\p{L}+) (?:ano|jo),? (?!ale |bez |ne |s |jen |jenom |hlavně |ovšem |žena |zena |muž |manžel|manzel|děti |deti |syn |dcera |máma |táta |on |ona |já |ja |oni |tchyně |ostatní |můj |moje )(\p{L}+(?: \p{L}+)?) (?:ne-e|ne|nikoliv|nikoli|nikdy)(?!\p{L}),?`, '$1, bez $2.', ' n'],
  [String.raw`(?<!\p{L})(\p{L}+) (?:так|да),? (?!але |без |не |з |тільки |лише |лиш |аби |чоловік |дружина |жінка |син |донька |дочка |дитина |діти |малий |мала |мама |тато |я |він |вона |вони |свекруха |інші |решта |мій |моя )(\p{L}+) (?:ні|нє|ніколи)(?!\p{L}),?`, '$1, без $2.', ' н'],
  [String.raw`\bas opposed to\b`, 'instead of', 'opposed'],
  // «Ну звісно, ще одна тарілка буряка»: who says so has had enough.
  [String.raw`(?<!\p{L})(?:ну звісно|ну звичайно|аякже|звісно ж)(?: [^.!?]{0,30})? (?:ще одн\p{L}+|чергов\p{L}+) (?:тарілк\p{L}+ |порці\p{L}+ |миск\p{L}+ )?`, 'набридло ', 'зв'],
  [String.raw`(?<!\p{L})(?:jo|no|ano) jasně,? (?:další|zase|zas|znova|znovu|opět) `, 'už nechci ', 'jasně'],
  [String.raw`\bof course i(?:['’]?d| would) (?:just |simply )?(?:love|adore) (?:another|more|yet more) `, 'sick of ', 'of course'],
  [String.raw`\b(?:had|eaten|ate|been eating|been having) ((?:\p{L}+ ){1,2})(?:for (?:lunch|dinner|breakfast) )?every (?:single )?(?:day|night|evening)`, 'sick of $1', 'every'],
  // «Сиром не посипати», but not «кашу маслом не зіпсувати».
  [String.raw`(?<!\p{L})(\p{L}{2,}(?:ом|ем|єм|ою|ею|єю)) не (?!зіпсу|псув|перегоду|насит|наїс|нагоду)(?:\p{L}+ти|\p{L}+йте)(?!\p{L})`, 'без $1,', ' не '],
  [String.raw`(?<!\p{L})(\p{L}+),? (?:wait|hang on|hold on|hmm|actually),? (?:no|nope), (\p{L}+)(?=[.!?]|$)`, '$2 instead of $1', ' no'],
  // «не-а», "nuh-uh": a no that is drawn out.
  [String.raw`(?<!\p{L})(?:не|нє|ні)-[аеє](?!\p{L})`, 'ні', '-'],
  [String.raw`(?<!\p{L})ne-e(?!\p{L})`, 'ne', 'ne-'],
  // "turkey left and nobody wants sandwiches", «přidej mrkve a celer vynech»: with another verb something else is said.
  [String.raw` and (?=(?:nobody|no one|noone|none of us) (?:wants|likes|eats|will eat|would eat|touches) (?!it\b|them\b|that\b|those\b))`, ', and ', ' and no'],
  [String.raw`(?<=(?<!\p{L})(?:přidej|přidejte|přidat|víc|více|pridej|vic|vice)(?: \p{L}+){1,3}) a (?=\p{L}+ (?:vynech|vynechej|vynechejte|vynechat|vyhoď|vyhod|vyndej|vyndejte)(?!\p{L}))`, ', ', ' a '],
  [String.raw`(?<=(?<!\p{L})(?:додай|додайте|додати|більше|ще)(?: \p{L}+){1,3}) (?:і|й|та) (?=\p{L}+ (?:прибери|приберіть|забери|викинь|виключи|вилучи|не треба|не клади|не додавай)(?!\p{L}))`, ', ', 'дода|більше|ще '],
  // «сир буду, ковбасу ні»
  [String.raw`(?<!(?:не|ні|ані|ніколи|більше|проти) )(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:буду|будемо)(?=,? \p{L}+ ні(?!\p{L}))`, 'хочу $1', ' буд'],
  // «ага, звісно, мрію про варену моркву»: who says so does not.
  [String.raw`(?<!\p{L})(?:ага|угу|о так|ой так),? (?:звісно|звичайно|аякже|авжеж|щас|зара[зс]|ну так),?(?: [^.!?]{0,20}?)? (?:мрі[юяє]\p{L}*|сниться|сняться|тільки й чекал?\p{L}*|все життя чека\p{L}*)(?: [^.!?]{0,20}?)? (?:про|на) `, 'набридло ', 'ага|угу|так'],
  [String.raw`\b(?:oh )?(?:sure|yeah right|yeah,? sure|right),? (?:because )?(?:i|we)(?:['’]?ve| have)? (?:always |just |only |totally )?(?:dream(?:t|ed|ing)?|been dreaming|live)(?: all (?:day|night))? (?:of|about|for) `, 'sick of ', 'sure|right'],
  [String.raw`(?<!\p{L})(?:jo|no|ano|jasně),? (?:jasně|určitě|to určitě|jistě),?(?: [^.!?]{0,20}?)? (?:sním|snil\p{L}*|zdá se mi|zdálo se mi)(?: celou noc| celý den)? o `, 'už nechci ', 'jasně|určitě|jistě'],
  // «виколупує цибулю з супу»: of the dish nothing is said.
  [String.raw`(?<!\p{L})((?:виколуп|вибира|видлуб|виловлю|відсову|вишкріба|виколир|виймає|виймають)\p{L}* \p{L}+(?: \p{L}+)?) (?:з|із|зі) (?=\p{L})`, '$1 у ', 'ви|від'],
  [String.raw`(?<!\p{L})((?:vybír|vybir|vyndav|vyndáv|vyhaz|vydloub|vylov)\p{L}* \p{L}+(?: \p{L}+)?) (?:z|ze) (?=\p{L})`, '$1 v ', 'vy'],
  [String.raw`(?<!\p{L})(?:де|в якому|у якому|в якій|у якій) (?:її|його|їх|цього|того) (?:точно |зовсім |взагалі |геть )?(?:нема|немає|не було|не буде|не кладуть|не видно)(?!\p{L})`, 'без нього', 'нема|не '],
  // "olives ruin every pizza": nothing is said against the dish.
  [String.raw`(?<!\p{L})(?!(?:nothing|it|that|this|they|what|which|who|always|only|would|will|could|can|might|may|nearly|almost|never|not|he|she|everything|and|or|but)\b)(\p{L}+) (?:ruins?|spoils?|wrecks?|kills?) (?:every|any|a|the|my|our|all)(?: good)? (?=\p{L})`, 'no $1 in ', 'ruin|spoil|wreck|kill'],
  [String.raw`(?<!\p{L})(?!(?:нічого|ніщо|це|то|воно|вона|він|вони|що|яка|який|все|усе|завжди|тільки|лише|не|так)(?!\p{L}))(\p{L}+) (?:псує|псують|зіпсує|зіпсують|вбиває|вбивають) (?:мені |нам )?(?:будь-як\p{L}+|кожн\p{L}+|кожен|усю|всю|весь|цілу) (?=\p{L})`, 'без $1 у ', 'псу|вбива'],
  [String.raw`(?<!\p{L})(?!(?:nic|to|ta|ten|co|která|který|které|všechno|vždy|jen|ne|on|ona)(?!\p{L}))(\p{L}+) (?:kazí|zkazí|ničí|zničí) (?:mi |nám )?(?:každ\p{L}+|jak\p{L}+koli|cel\p{L}+) (?=\p{L})`, 'bez $1 v ', 'kazí|ničí'],
  // "kids pick the peas out of stew": they eat none in it.
  [String.raw`\b(?:picks?|picking|fish(?:es|ing)?(?! (?:is|are|was|were|has|have|and|or))|digs?|plucks?|flicks?|sifts?|scrapes?) (?:out )?(?:all |the |those |every |any |his |her |their )*((?:\p{L}+ ){1,3}?)(?:out of|out from|off of|off|from) (?!(?:the |our |my |a |your )?(?:garden|trees?|bush|bushes|fields?|farm|forest|woods|allotment|fridge|freezer|shop|market|store|supermarket|vine|vines|hedge|hedges)\b)`, "won't eat $1in ", ' out | off | from '],
  // "butter's gone, margarine too", "goat cheese good, feta bad", "throws peas on the floor"
  [String.raw`\b(?!(?:it|that|he|she|who|what|this|all|allergy|cold|pain|fever|winter|summer|sun|rain|guests?|kids|husband|wife|mum|mom|dad)\b)(\p{L}+)(?:['’]s| is| are) (?:all )?gone\b(?! (?:bad|off|brown|soft|stale|mouldy|moldy|black|limp|over|from))`, '$1 is out', ' gone'],
  [String.raw`(?<=^|[.,;!?] )(\p{L}+(?: \p{L}+)?) (?:good|great|yes|fine|ok|okay),? (\p{L}+(?: \p{L}+)?) bad(?= *(?:[.,;!?]|$))`, '$1 yes, no $2', ' bad'],
  [String.raw`\b(?:throws?|throwing|threw|chucks?|flings?|hurls?|tosses|drops) (?:all |the |his |her |their |my |every )*(\p{L}+(?: \p{L}+)?) (?:on|onto|at|across|over|to|in) (?:the |my |his |our )?(?:floor|wall|dog|cat|room|ground|bin|carpet|rug)`, 'hates $1', 'floor|wall|dog|cat|room|ground| bin|carpet|rug'],
  // «jenom at to neni kapr»
  [String.raw`(?<!\p{L})(?:jen|jenom|hlavně|hlavne|ale) (?:ať|at) to (?:není|neni|nejsou|nebude|nebudou) `, 'bez ', ' to ne'],
  // "can I make pancakes if I haven't got any eggs"
  [String.raw`\bif (?:i|we) (?:have ?n['’]?t|haven['’]t|have not|do ?n['’]?t have|don['’]t have|do not have|have no|['’]?ve no) (?:got )?(?:any |enough )?(?=\p{L})`, 'without ', 'if i|if we'],
  // «сир люблю, а з пліснявою ні»: only such a one is refused.
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (люблю|любимо|їм|їмо|можна),? (?:а |але |тільки |та )?(?:з|із|зі) (\p{L}+) (?:ні|не люблю|не їм|не треба)(?!\p{L})`, '$1 $2, але без $1 з $3', ' з|із |зі '],
  // «мед і горіхи ще рано»
  [String.raw`(?<=^|[.,;!?] ?)(?![^.!?]*(?:вечер|сніда|обід))([\p{L}'’ʼ]{3,}(?:, [\p{L}'’ʼ]{3,})? (?:і|й|та) [\p{L}'’ʼ]{3,}) (?:ще|іще|поки|поки що) (?:за)?рано(?=\s*(?:[,.;!?]|$))`, '$1 не можна', 'рано'],
  // «мед ще рано, чим підсолодити кашу»: of the dish nothing is said.
  [String.raw`(?<![\p{L}'’ʼ])([\p{L}'’ʼ]{3,}) (?:ще|іще|поки) (?:за)?рано,? (?=(?:чим|що|як|яку|який|яке|які)(?!\p{L}))`, 'без $1, ', 'рано'],
  // "which curry could I make if coconut milk disagrees with me"
  [String.raw`\bif ((?:\p{L}+ ){1,2}?)(?:disagrees?|does ?n['’]?t agree|doesn['’]t agree|do ?n['’]?t agree|don['’]t agree|does not agree|upsets?|bothers?) (?:with )?(?:me|us|him|her|them|my (?:stomach|tummy|gut))\b`, 'without $1', 'if '],
  // «з риби їсть лише лосося», "tuna being the one exception": a kind of it is eaten.
  [String.raw`(?<!\p{L})(?:з|із) (риби|м['’ʼ]яса|морепродуктів|овочів|фруктів|молочного|каш|круп|сирів|горіхів|ягід)(?: \p{L}+){0,2}? (їсть|їдять|їмо|їм|люблю|любить|любимо|люблять) (?:лише|тільки|лиш|хіба що) (\p{L}+)`, 'не $2 $1, крім $3', 'лише|тільки|лиш|хіба'],
  [String.raw`(?<!\p{L})(?:z|ze) (ryb|masa|zeleniny|ovoce|mořských plodů|mléčných výrobků|luštěnin|sýrů|ořechů)(?: \p{L}+){0,2}? (?:jíme|jí|jím|jedí|jedi|jime|jim) (?:jen|jenom|pouze) (\p{L}+)`, 'nejíme $1 kromě $2', 'jen|pouze'],
  [String.raw`,? ?(?:with )?(\p{L}+(?: \p{L}+)?) (?:being|is|are) (?:the|his|her|my|their|our) (?:one|only|sole|single) exceptions?\b`, ' except $1', 'exception'],
  [String.raw`\bthe only (fish|meat|vegetable|fruit|nut|dairy|cheese|seafood)s? (?:that )?(i|we|he|she|they|my \p{L}+) (?:(?:will|can|ever|actually|do|does) )*(?:eats?|likes?|touch(?:es)?|tolerates?|stands?) (?:is|are) (?=\p{L})`, 'no $1 except ', 'only'],
  // "happy with any vegetable but aubergine"
  [String.raw`\b((?:any|every|all|whatever) (?:\p{L}+ ){1,2})but (?!i\b|we\b|not\b|no\b|without\b|with\b|my\b|he\b|she\b|they\b|it\b|the\b|only\b|please\b|preferably\b|make\b|keep\b|that\b)((?:[\p{L}'’]+ ){0,1}[\p{L}'’]+)(?= *(?:[.,;!?]|$|(?:for|in|on|with|please|tonight) ))`, '$1except $2', ' but '],
  // "the one thing that must not be in it, because …, is celery"
  [String.raw`\bthe (?:one|only) thing (?:that |which )?(?:must|should|can|may|could)(?: not|n['’]t|not) be in (?:it|there)(?:,[^.;!?]{0,80},)? is (?=\p{L})`, 'no ', 'thing'],
  // "a hint of garlic in it and she sends the plate back"
  [String.raw`\bif there(?:['’]?s| is) (?:so much as |even |just )?(?:a |an |the )?(?:slightest )?(?:hint|trace|bit|whiff|touch|speck|drop|sniff) of (\p{L}+)(?: in (?:it|them|there))?,? ?[^.;!?]*?(?=(?:,? |\b)so |[.;!?]|$)`, 'no $1 ', 'if there'],
  [String.raw`(?<!\p{L})(?:якщо|коли|як) (?:в|у) (?:страві|їжі|тарілці|ній|ньому|супі|салаті) є (?:хоч |бодай |хоча б )?(?:трохи |трошки |крапля |краплина |дрібка |шматочок )?(\p{L}+),? [^.;!?]*(?:не сяде|не їстиме|не буде їсти|не їсть|відсуне|відсуває|плюється|не торкнеться)`, 'без $1', ' є '],
  // «хоча ні, цибулю можна», "wait, mushrooms are fine": that refusal is taken back.
  [String.raw`(?<!\p{L})без (\p{L}{3})\p{L}*[.,… ]+(?:хоча |ой |а |та )?(?:ні|нє),? \1\p{L}* (?:можна|хай буде|нехай буде|ок)(?!\p{L})`, '', 'можна|буде|ок'],
  [String.raw`\b(?:no|without|hold the) (\p{L}{3,})[.,;!]? (?:(?:oh|actually|wait|hang on|no|hmm)[, ]+)+\1 (?:are|is) (?:fine|ok|okay|good|alright|all right)\b`, '', ' is | are '],
  // "that skips it", "leaves them out"
  [String.raw`\b(?:that|which) (?:skips|omits|avoids|leaves|keeps|cuts) (?:it|them|those|these|that)(?: out)?(?= *(?:[.,!?]|$))`, 'without it', 'skips|omits|avoids|leaves|keeps|cuts'],
  [String.raw`(?<!\p{L})лиш(?:е)? би? не(?!\p{L})`, 'аби не', 'лиш'],
  // «зробити котлети, щоб її там не було»
  [String.raw`,? щоби? (?:її|його|їх|цього|того)(?: там| в ній| в ньому| в них| тут| й близько)? не (?:було|відчувалося|відчувалось|видно)(?!\p{L})`, ' без цього', 'щоб'],
  // «томатну пасту виїли»: it is out.
  [String.raw`(?<!\p{L})(?:вже |уже )?(?:всю |весь |все |усе |усю )?(?:виїли|доїли|допили|виїв|доїв|виїла|доїла)(?!\p{L})`, 'закінчилось', 'виї|дої|допи'],
  // «мак є горіхів нема штрудель буде?»: each no is of what stands before it.
  [String.raw`(?<!\p{L})(\p{L}[\p{L}'ʼ’]*) є,? (\p{L}[\p{L}'ʼ’]*) (?:нема|немає|нету)(?= \p{L})`, '$1 є, $2 немає,', 'нема|нету'],
  [String.raw`(?<=^|[.!?] ?)(\p{L}+) (?:už )?(?:není|neni|nejsou),? (?:a|ale) (?=\p{L})`, 'bez $1, ', 'není|neni|nejsou'],
  // "honey's finished", "so goodbye sardines", "a trifle that skips the custard"
  [String.raw`(?<=^|[.!?,;] ?)(?:the |my |our )?(\p{L}+)(?:['’]s| is| are) (?:all |completely )?(?:finished|used up)(?= *(?:[.,!?;]|$))`, '$1 is out', 'finished|used up'],
  [String.raw`\bgoodbye,? (?:to )?(?:my |the |all )?(?!party|dinner|lunch|cake|gift|present|meal|drinks?\b)(?=\p{L})`, 'no ', 'goodbye'],
  [String.raw`\bthat (?:skips|leaves out|omits|avoids|dodges|does without|doesn['’]?t need|doesn['’]?t have) (?:the |any )?(?=\p{L})`, 'without ', 'that '],
  [String.raw`\b(?:is|are) unthinkable\b`, 'is out', 'unthinkable'],
  // «майонез викинули з раціону», "I can't look at it anymore", "if it has blue cheese in it I'm out"
  [String.raw`(?<!\p{L})(?:викину|викресли|прибра|вилучи|виключи|забра|виве|вивели)\p{L}* (?:з|із|зі) (?:мого |нашого |свого |його |її |дитячого )?(?:раціону|меню|дієти|харчування|життя)(?!\p{L})`, 'не можна', 'раціон|меню|дієт|харчуван|життя'],
  [String.raw`(?<!\p{L})(?:vyřadi|vyradi|vyškrt|vyskrt|vynecha|vyhodi)\p{L}* (?:jsem |jsme )?(?:z|ze) (?:mého |našeho |svého )?(?:jídelníčku|jidelnicku|stravy|života)(?!\p{L})`, 'nesmím', 'jídel|jidel|strav|život'],
  [String.raw`\b(?:i|we|he|she|they) (?:can['’]?t|cannot|can not|could ?n['’]?t|couldn['’]t) (?:even |bear to |stand to )?(?:look at|face|see|think about|think of|smell) (?:it|them|another one|any more of it)(?: any ?more| any longer| again| right now)?`, 'dont want it', 'look at|face|see|think|smell'],
  [String.raw`\bif (?:it|there|that|the \p{L}+)(?:['’]?s| has| is| contains| comes with| includes)(?: got)? (?:any |some |a )?((?:\p{L}+ ){1,3}?)(?:in it |on it |in there |inside )?(?:then )?,? ?(?:i['’ ]?m|i am|we['’ ]?re|count me|he['’ ]?s|she['’ ]?s) (?:out|off|gone|not eating it|not having it)\b,?(?: otherwise| or else| else)?`, 'no $1.', 'if '],
  // «je vegan, takže vejce a med padají»: where nothing falls from a tree.
  [String.raw`(?<!\p{L})(?:takže|takze|tudíž|tudiz|proto) (\p{L}+(?:(?:,| a| i) \p{L}+)*) (?:padají|padaji|padá|pada)(?= *(?:[.,;!?]|$))`, 'bez $1', 'pad'],
  // "leave them out of the risotto", "fajitas minus those": the dish is asked for
  [String.raw`\b(?:so |please )?(?:leave|keep|take|pick|cut) (?:them|it|those|that|these) out of (?:the |my |our |any |this )?((?:\p{L}+ ){0,2}\p{L}+)(?= *(?:[.,;!?]|$))`, ', $1 without it', ' out of '],
  [String.raw`\bminus (?:those|them|that|these|it)(?= *(?:[.,;!?]|$))`, 'without it', 'minus'],
  [String.raw`(?<=^|[.!?,] ?)(\p{L}{3,})\? (?:to|tak to|ne,? to) (?:radši|radsi|raději|radeji|spíš|spis) (?=\p{L}+)`, 'nejím $1, ', 'to '],
  // «солодкому бувай», «яйця лишаємо куркам», "we're done, bacon and I"
  [String.raw`(?<!\p{L})(\p{L}{3,}(?:ому|ій|ю|у|і|ам|ям)) (?:сказав |сказала |сказали |довелося сказати |кажу |кажемо )?(?:бувай|прощавай|прощавайте|до побачення|адьйо|арівідерчі|гудбай)(?!\p{L})`, 'відмовляюся: $1', 'бувай|прощавай|побачення|адьйо|арівідерчі|гудбай'],
  [String.raw`(?<!\p{L})(?:за)?лиш(?:аємо|имо|аю|у|ить|ать|или|ив|ила) (?:хай |нехай )?(?:куркам|котам|котові|коту|кішці|собаці|собакам|псу|псові|іншим|сусідам|сусідці|сусідові|рибам|свиням|птахам|голубам|чайкам|олігархам|багатим|тим,? хто)(?!\p{L})`, 'не їмо', 'лиш'],
  [String.raw`\b(?:we['’ ]?re|we are|it['’]?s|it is) (?:so )?(?:done|over|finished|through),? (?:between )?(\p{L}+) and (?:i|me)\b`, 'i avoid $1', 'done|over|finished|through'],
  [String.raw`\btastes? (?:just |exactly |a bit )?like (?:licking|chewing|eating|drinking|kissing|swallowing|(?:an? |the |my |old |wet |burnt |bitter )*(?:cardboard|soap|dirt|mud|feet|foot|socks?|plastic|metal|rubber|lawn|grass|perfume|batter(?:y|ies)|sand|paper|ash(?:es)?|medicine|chemicals?|poison|punishment|sadness|despair|dog|pennies|pond|swamp|garage|tyres?|tires?|sponge|detergent|bleach|petrol|candles?|wax|chalk|dust|sweat|blood|rust|hay|straw|carpet|leather|shoes?|boots?))\b(?: clippings| water| juice)?`, 'is disgusting', 'taste'],
  // «свекруха радить додати родзинки в паску, а я проти»
  [String.raw`(?<!\p{L})(?:радить|радять|пропонує|пропонують|хоче|хочуть|каже|просить|наполягає) (?:додати|додавати|класти|покласти|кинути|всипати|насипати) (\p{L}+) (?:в|у|до) (\p{L}+),? (?:а|але) (?:я|ми) (?:категорично )?(?:проти|ні|не хочу|не хочемо)(?!\p{L})`, 'хочу $2 без $1', 'проти| ні|не '],
  // "I'm out of butter and craving scones", «зламалася плита й духовка», «ale žádné neměli, tak s broskvemi»
  [String.raw`\b((?:out of|run out of|allergic to|sick of|off) (?:\p{L}+ ){0,2}\p{L}+) and (?=(?:craving|fancying|wanting|want|in the mood|dying for|after|need|still want|dreaming of)\b)`, '$1. ', ' and '],
  [String.raw`(?<!\p{L})(?:зламал|накрил|згоріл|відключил)(?:ася|ась|ися|ись|и|а) (плита|плиту|духовка|духовку|мікрохвильовка|мультиварка) (?:й|і|та) (плита|плиту|духовка|духовку|мікрохвильовка|мультиварка)(?!\p{L})`, 'немає плити, немає духовки', 'плит|духов'],
  [String.raw`(?<!\p{L})(?:ale )?(?:žádné|žádný|žádnou|zadne) (?:tam )?ne(?:měli|byly|byl|mají|mám),? tak (?=(?:s|se|z|na) )`, 'ty neměli. ', 'tak'],
  // "salmon costs a week of my wages"
  [String.raw`\bcosts? (?:me |us )?(?:about |around |nearly |almost |as much as |more than )*(?:a|an|my|two|three|four|five|half)(?: (?:a|an|my))? (?:days?|weeks?|months?|fortune|arm|kidney|wages?|salary|pension|rent|mortgage)(?: of (?:my |our )?\p{L}+| and a leg)?(?:, )?`, 'is out. ', 'cost'],
  // «гостре, кисле й цибулю виключено», «жирного ні»
  [String.raw`,? (?:кисле|гірке|терпке|кислого|гіркого|терпкого)(?=,? (?:(?:і|й|та) )?[^.!?]{0,40}(?:виключ\p{L}+|заборон\p{L}+|не можна|не їм|не їсть))`, '', 'кисл|гірк|терпк'],
  [String.raw`(?<=^|[.,;:!?—–-] ?)(жирного|смаженого|гострого|солодкого|копченого|кислого) ні(?=\s*(?:[,.;!?]|$))`, 'без $1', ' ні'],
  // «дитині рік: мед іще рано»
  [String.raw`(?<=(?:дитин|малюк|малій|малому|малеч|доне|синоч|немовл|місяц|рочк|рік|року)[^!?]{0,80}[.,:;] ?)(?!сніда|вечер|обід)([\p{L}'’ʼ]{3,}) (?:ще |іще |поки |поки що |зарано |їй |йому )*(?:рано|зарано)(?=\s*[,.;!]|$)`, '$1 не можна', 'рано'],
  // "butter's out", «nechci ani kapku alkoholu»
  [String.raw`(?<=^|[.,;:!?] ?)(\p{L}{3,})['’]s out, (?:and )?(\p{L}{3,})['’]s out(?=\s*(?:[,.;!?]|$))`, 'no $1, no $2', 'out'],
  // «mléko těžce nesu»: it is borne badly, and carried by nobody.
  [String.raw`(?<!\p{L})(?:(?:těžce|těžko|špatně|blbě) nes(?:u|e|eme|ou|l|la)|nes(?:u|e|eme|ou|l|la) (?:to )?(?:těžce|těžko|špatně|blbě)|nesou riziko)(?!\p{L})`, 'nesnáším', 'nes'],
  // "no cake like tiramisu", «тільки не суп як борщ»: of those none.
  [String.raw`\b(?:no|not an?|not another|never an?|except an?|but not an?) (?:cake|soup|salad|pie|dessert|stew) like (?=\p{L})`, 'no ', ' like'],
  [String.raw`(?<!\p{L})(?:тільки |лише |лиш )?не (?:салат|суп|десерт|торт|пиріг) (?:як|типу|на зразок) (?=\p{L})`, 'без ', ' як| типу| зразок'],
  [String.raw`(?<!\p{L})(?:jen |hlavně )?ne (?:polévku|dort|salát|koláč|dezert) (?:jako|typu) (?=\p{L})`, 'bez ', ' jako| typu'],
  // «свинини він зроду не їв», «зроду-віку грибів не їла»
  [String.raw`(?<!\p{L})(?:зроду|відроду|ізроду|сроду|отродясь|споконвіку|від народження|з народження)(?:[- ]віку)? (?=(?:[\p{L}'’ʼ]+ ){0,2}не (?:їв|їла|їли|їсть|їм|їмо|їдять|їло|терпів|терпіла|любив|любила|любили|переносив|переносила|торкав|торкала|куштував|куштувала|було|бувало)\p{L}*)(?![^.!?]*(?:спробу|скушту|покушту|цікав))`, '', 'род'],
  // «картоплю чистити нема кому»: nobody is there to do it, and no third thing is missing.
  [String.raw`(?<![\p{L}'’ʼ])(?:([\p{L}'’ʼ]{3,}) (?:чистити|чистить|різати|терти|лущити|мити|шаткувати|патрати|скребти)|(?:чистити|чистить|різати|терти|лущити|мити|шаткувати|патрати|скребти) ([\p{L}'’ʼ]{3,})) (?:нема|немає|нікому|нема вже) ?(?:кому)?(?=\s*(?:$|[,.;!?]))`, 'без $1$2', 'кому'],
  // «вона не п'є зовсім»
  [String.raw`(?<=^|[.!?] )(?:вона|він|вчителька|вчитель|подруга|друг|сестра|брат|іменинник|іменинниця|ювіляр|ювілярка) (?:(?:зовсім|взагалі|геть|принципово) не п['’ʼ]?є|не п['’ʼ]?є (?:зовсім|взагалі|геть|спиртного))(?=\s*(?:$|[.;!?]))`, 'без алкоголю', 'не '],
  // «Алергія на хрін»: the root, where it curses nothing.
  [String.raw`(?<=(?:рецепт\p{L}*|алергі\p{L}+|непереносиміст\p{L}+|реакці\p{L}+|реагу\p{L}+|висип\p{L}*) )на хрін(?!\p{L})`, 'на цей хрін', 'хрін'],
]
