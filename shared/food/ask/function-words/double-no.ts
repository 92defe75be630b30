// biome-ignore-all format: tables of phrases
import { remarks } from './remarks.ts'

/** What sounds like a no and is a yes, because it says no twice, or says no to a fault of the dish. */
interface DoubleNo {
  /** A wish for what follows: "can't live without". */
  wish: string
  /** A wish for what stands before: «skoro zkysne». */
  before: string
  /** Says nothing about whether it is wanted: "how not to overcook". */
  kind: string
}

export const ukrainian: DoubleNo = {
  wish: [
    remarks(
      'не можу|не можемо|не може|не зможу|не вмію|не могла б|не міг би',
      'жити без|прожити без|обійтися без|обійтись без|нахвалитися|нахвалитись|нарадуватися|наїстися|наїстись|відмовитися від|відмовитись від|встояти перед|натішитися|натішитись',
    ),
    remarks(
      'ніколи не|не',
      'відмовляється від|відмовляються від|відмовляюся від|відмовляюсь від|відмовлюся від|відмовлюсь від|відмовився б від|відмовилась би від|скажу ні|скаже ні|скажемо ні|нарадується на|нарадуюся на|натішиться',
    ),
    remarks(
      'не уявляю|не уявляємо|не уявляє',
      'без|життя без|свята без|столу без|різдва без|великодня без|обіду без|сніданку без|вечері без|дня без|зими без|літа без|неділі без',
    ),
    remarks('ніщо не|нічого не|ніщо так не', 'зрівняється з|замінить|перевершить|тішить як'),
    remarks('нема|немає', 'нічого простішого за|нічого смачнішого за|нічого кращого за|кращого за|смачнішого за'),
    remarks('не розумію|не тямлю|гадки не маю|уявлення не маю|поняття не маю|не збагну|не второпаю', 'що з ним робити|що з нею робити|що з ними робити|що робити з|що з ним|що з нею|що з ними|що готувати з|що з цього|як готувати|як його готувати|як її готувати|як їх готувати|з якого боку|куди подіти|куди його|куди її|куди їх'),
    remarks('чому|чом|чого|а чого|а чого ж|чого ж|а чому|а чом', 'б і не|би й не|б нам і не|б мені і не'),
    remarks('чому|чого', 'не піднімається|не піднявся|не піднялось|не підходить|не підійшло|не вдається|не густіє|не збивається'),
    remarks('чи немає у вас|чи нема у вас|чи не маєте|не маєте|чи не порадите|не порадите|чи не підкажете|не підкажете|не знайдеться', 'чогось з|чогось із|рецепта|рецепту|рецепт|страви з|ідеї|щось з|щось із'),
    remarks('чи не|чому б не|а чи не|може б|чи б не', 'спекти|зварити|приготувати|зготувати|зробити|посмажити|засмажити|запекти|стушкувати|потушкувати|наліпити|наварити|насмажити|напекти|засолити|замаринувати|взяти|купити|спробувати|замутити|накрутити|поїсти|зїсти|час нам|час мені|пора нам|пора мені|пора вже|час вже|пора'),
    remarks('ніяк не|ніяк|не можу|не можемо|ніколи не|все не|ще не', 'наїмся|наїстися|наїмося|наїдаюся|наїдаюсь|наїсться|насичуся|насититися|нахвалюся|нахвалюсь|надихаюся|натішуся|натішусь|налюбуюся|відірвуся|відірвусь|дочекаюся|дочекаюсь|дочекаємося|дочекатися|дочекатись'),
    remarks('важко|складно|неможливо|несила|тяжко|як тут', 'встояти перед|устояти перед|відмовитися від|відмовитись від|втриматися від|втриматись від|утриматися від|прожити без|жити без|обійтися без|обійтись без|уявити без|не полюбити'),
    remarks('ні дня|ні дня не можу|і дня не|жодного дня|і дня не можу|ані дня|жодного обіду|жодної неділі', 'без'),
    remarks('не уявляю|не уявляємо|не уявляє|не уявляю собі|не мислю|не мислимо', 'зими|літа|обіду|неділі|свята|життя|себе|дня|ранку|столу'),
    remarks('не буває|немає|нема', 'смачнішого за|кращого за|ріднішого за|смачнішої за|нічого ріднішого за'),
    remarks('ще не|ніколи не|не|зроду не', 'їв смачнішого за|їла смачнішого за|їли смачнішого за|куштувала смачнішого за|куштував смачнішого за|їла смачнішої за|їв смачнішої за|їла кращого за|їв кращого за|куштувала кращого за'),
    remarks('ні в кого|ні у кого|ніде|ніхто|ніколи', 'не виходять такі|не виходить такий|не виходить така|не виходить так|не їла таких|не їв таких|не готує таких|не пече таких|не їли таких|не пробувала таких|не куштувала таких'),
    remarks('хто не', 'пробував|куштував|мріє про'),
    'не забудьте про|не забудь про|не забуваємо про|не забуваймо про|не оминайте увагою|не шкода грошей на|не проміняю|не проміняв би|не проміняла б|нікому не віддам|нізащо не проміняю|хто відмовиться від|хто б відмовився від|хто б не хотів|хто не мріє про|кожному по|без перестану хочеться|страх як хочеться|страшенно хочеться|аж трусить як хочу',
    'ніхто так не готує|ніхто так не робить|ніхто так не варить|ніхто так не пече|нарешті можна|нарешті можу|хто ж не любить|просить добавки',
    remarks('ніколи не думала|ніколи не думав|не думала|не думав|ніколи б не подумала|ніколи б не подумав|не вірила|не вірив|не очікувала|не очікував', 'що полюблю|що закохаюсь в|що закохаюся в|що сподобається|що сподобаються|що захочу|що мені сподобається|що мені сподобаються|що так полюблю|що проситиму|що смакуватиме|що мені смакуватиме'),
  ].join('|'),
  before: 'багато не буває|забагато не буває|ніколи не буває забагато|не буває багато|мало не буває|ніколи не забагато|зайвим не буває|зайвою не буває|зайвими не бувають|не завадить|не завадять|не зашкодить|ніколи не зайвий|ніколи не зайва|ніколи не зайве|не наїмося|не наїмся|розлітається|розлітаються|зникає за хвилину|зникають за хвилину|розхапують|розмітають|змітають|змітають за|скисне|скоро скисне|скоро зіпсується|застоялась|застоялася|застоявся|підсихає|вяне|вянуть|пора пустити в діло',
  kind: [
    remarks('не вмію|не вміла|не вмів|не виходить|ніколи не вмію', 'смажити|готувати|варити|пекти|запікати|тушкувати|робити|ліпити|маринувати'),
    remarks('боюся|боюсь|страшно|боїмося|боїмось', 'зіпсувати|пересушити|переварити|спалити|пересолити|перетримати'),
    'не густіє|не густіють|не загусає|не загусла|не загус|не загусне|не застигає|не збивається|не збиваються|не розпушується|не знаю з якого боку|не знаю з якого кінця|чистити лінь|лінь чистити',
    remarks('сто років|давно|давненько|тисячу років|вічність|цілу вічність|дуже давно', 'не їли|не їла|не їв|не готувала|не готував|не готували|не варила|не варив|не варили|не пекла|не пік|не пекли|не робила|не робив|не робили|не смажила|не смажили|не куштувала|не куштував|не їли ми'),
    remarks(
      'не|щоб не|аби не|як не',
      'пересуш*|переварити|переварилас*|переварилис*|переварилос*|пересмаж*|пересол*|спали*|спалит*|підгор*|пригор*|прилип*|злип*|розвар*|розвал*|розпад*|розпа*|розліз*|трісн*|осіда*|осів|осіло|осіли|прокисл*|перепек*|недовар*|зачерств*|черств*|розтік*|луска*',
    ),
    remarks('щоб не|аби не|не хочу|не хочеться|не хочемо', 'викидати|викинути|пропало|пропала|пропав|пропали|пропадало'),
    remarks('шкода|жаль|гріх', 'викидати|викинути'),
    remarks('щоб|аби|щоби', 'не була сухою|не були сухі|не були сухими|не був сухий|не був сухим|не було сухим|не було сухо|не вийшла суха|не вийшли сухі|не вийшов сухий|не вийшло сухе|не була суха|не вийшла гумова|не вийшла глевка|не вийшов глевким|не були гумові|не були тверді|не був твердий|не було тверде|не була тверда|не стала гіркою|не гірчило|не гірчила|не гірчили|не гірчив|не тхнуло|не відставала|не потекло|не потекла|не потік|не опав|не опало|не опала|не здулось|не здувся|не луснули|не полопались|не потемніли|не потемніла|не почорніли|не розтанула|не скрутилась|не згоріла|не згоріли|не згорів|не сплив|не вилізла|не витекла|не витекло'),
    remarks('скільки|скільки часу|скільки хвилин|скільки годин|скільки треба|як довго', 'варити|варю|її варити|його варити|їх варити|пекти|запікати|її пекти|його пекти|тушкувати|смажити|тримати|її тримати|його тримати|маринувати|вимочувати|замочувати|настоювати|зберігається|зберігаються|зберігати|солити|сушити|коптити|томити|грамів|ложок|треба|потрібно|класти|сипати|лити|води|яєць'),
    remarks('після', 'тренування|тренувань|роботи|школи|садочка|садка|свят|обіду|вечері|сніданку|прогулянки|пробіжки|спортзалу|залу|басейну|сауни|бані|лазні|гулянки|вечірки|зміни|нічної|походу|дороги|пар|уроків|весілля|різдва|великодня|посту|розговіння|дощу|риболовлі|полювання|лісу'),
    remarks('чого|чому|через що|від чого', 'тріскається|тріскаються|опадає|опадають|гірчить|гірчать|сіріє|темніє|темніють|кисне|розлазиться|розлазяться|розвалюється|розвалюються|пристає|прилипає|прилипають|осідає|осідають|пливе|тече|витікає|не пухкий|не пухка|не пухке|не румяниться|твердий|тверда|тверде|тверді|сухий|суха|сухі|сухе|глевкий|глевка|гумовий|гумова'),
    'перед роботою|перед тренуванням|перед школою|перед сном|перед дорогою|перед святом|перед гостями|без черги|без поспіху|без зупину|без проблем|без ваг|без терезів|без термометра|без фанатизму мене|чого не вистачає|що не так|ледь не|мало не|трохи не|ні в кого нема кращого|не з порошку|не з пакета|не з пачки|не з банки|не з коробки|не з супермаркету|не дієтичн*|не для дієти|не за дієтою|не гірше ніж|не гірша ніж|не гірший за|не гірше за|не для слабких|не до жартів|не то що|невідмовн*|не святкове|не обовязково дорог*',
    'викидати шкода|викинути шкода|гріх не|гріх було б не|що не кажи|що не кажіть|як не крути|без чого не буває|без чого не|не обовязково|не з магазину|не з магазина|не магазинн*|не покупн*|не куплен*',
    remarks('без зайвого|без зайвих|без жодного|без особливого', 'клопоту|рухів|зусиль|мороки|метушні|галасу'),
    'без клопоту|без мороки|без метушні|без заморочок',
    remarks(
      'ще ніколи|ніколи ще|ніколи|зроду|жодного разу|ще жодного разу|ні разу|ще',
      'не готувала|не готував|не готували|не варила|не варив|не варили|не пекла|не пік|не пекли|не робила|не робив|не робили|не смажила|не смажив|не запікала|не тушкувала|не ліпила',
    ),
    'алергія минула|алергія пройшла|алергії вже немає|алергії вже нема|алергії більше немає|алергії ні на що немає|алергії ні на що нема|ні на що немає алергії|ні на що не алергі*',
    remarks('без', 'зайвих клопотів|клопотів|зайвого клопоту|зайвих зусиль|зайвих рухів|зайвих витрат|зайвої мороки|зайвої метушні|складнощів|паніки|поспіху|танців з бубном'),
    remarks('не був|не була|не було|не були|не вийшли|не вийшов|не вийшла|не вийшло|не виходили', 'сух*|тверд*|гумов*|жорстк*|прісн*|глевк*|жирн*|кисл*|гірк*|пересолен*|несмачн*|рідк*'),
    'чогось бракує|бракує чогось|чогось не вистачає|не вистачає чогось|не шкода|не жаль|не гірш* за|не гірш* ніж|нічим не гірш* за|нічим не гірш* ніж|не поступається',
  ].join('|'),
}

const englishFailing =
  'overcook|overcooking|burn|burning|dry out|go dry|turn out dry|go soggy|get soggy|fall apart|falling apart|break apart|crumble|stick|stick together|sticking|crack|sink|collapse|curdle|boil over|undercook|go rubbery|get rubbery|go hard|get hard|shrink|deflate|go flat|go brown|get tough|oversalt|overbake|go mushy|get mushy|ruin it'

export const english: DoubleNo = {
  wish: [
    remarks(
      'cant|couldnt|could never|can never|cannot|can t|could not|wouldnt want to|dont want to|never want to|refuse to|no way i can',
      'live without|do without|be without|go without|survive without|imagine life without|function without|quit|give up|resist|get enough of|say no to|go wrong with|wait for|turn down|pass up',
    ),
    remarks('cant|couldnt|can t|wont|never|cannot', 'stop eating|stop making|stop cooking|stop baking|stop thinking about|stop talking about|stop craving|stop raving about'),
    remarks('can never|could never|you can never|never', 'have too much|have too many|have enough|get too much'),
    remarks('wouldnt|would never|couldnt|would not|id never|never', 'say no to|turn down|pass up|refuse|kick out'),
    remarks('not|wouldnt be|wont be', 'opposed to|averse to|immune to'),
    remarks('have no clue|havent a clue|no clue|have no idea|havent an idea|dont understand|dont get', 'what to do with it|what to do with them|what to do with|what to make of it|what to make with it|what to cook with it|how to cook it|how to cook them|how to prepare it|how to use it|how to use them'),
    remarks('is it|would it be', 'weird to eat|weird to have|weird to want|strange to eat|strange to have|wrong to want|odd to eat|odd to have|silly to want'),
    remarks('wouldnt|dont|wont|would not', 'object to|complain about'),
    remarks('nothing', 'beats|would make me happier than|makes me happier than|better than|compares to|tops|would please me more than|could beat'),
    remarks('who', 'doesnt love|doesnt like|doesnt enjoy|doesnt adore|wouldnt love|wouldnt want|could resist|can resist'),
    remarks('dont you|isnt there|arent there|couldnt you|cant you|couldnt we|cant we|wont you|wouldnt you|shouldnt i|shouldnt we|why dont we|why dont you|why dont i|why cant we', 'have anything with|have something with|suggest|recommend|show me|give me|try|try making|share|a quick|an easy|a nice|a good|a simple|something with|anything with|a recipe for|a recipe with|have a recipe for|have a recipe with|know a recipe for'),
    remarks('nothing|nothing left|nothing in|nothing in the fridge|nothing in my fridge|nothing in our fridge|nothing at home|nothing in the house|nothing in the pantry|nothing in the freezer|nothing in the cupboard', 'but|except|besides|other than'),
    remarks('all i have|all i have left|all i got|all thats left|all we have|all we have left|all that is left', 'is|are'),
    remarks('wont eat|wont sit down|refuses to eat|refuse to eat|wont eat dinner|wont eat lunch|wont eat breakfast|wont eat anything|wont touch dinner|doesnt eat anything', 'unless theres|unless there is|unless it has|unless its got|without'),
    remarks('isnt|is not|isn t|its not|it isnt', 'christmas without|easter without|thanksgiving without|sunday without|summer without|a party without|dinner without|lunch without|breakfast without|the same without|complete without|a meal without|a birthday without'),
    remarks('terribly|badly|sorely|desperately|so', 'miss|missing|miss having'),
    remarks('crazy|wild|mad|bonkers', 'for'),
    remarks('kids|child|son|daughter|toddler|husband|wife|he|she|they|we|i|boys|girls|who|that|just', 'refuse to eat anything except|refuse to eat anything but|refuses to eat anything except|refuses to eat anything but|refuses everything except|refuses everything but|refuse everything but|refuse everything except|wont eat anything except|wont eat anything but|eats nothing but|eat nothing but|lives on nothing but|live on nothing but|will only eat|only wants|only want|only eat|wants nothing but|want nothing but|wont touch anything but|wont touch anything except|wont hear of anything but|never asks for anything but'),
    remarks('no|not a|never a', 'roast without|christmas without|easter without|sunday without|friday without|week goes by without|week passes without|day goes by without|day passes without|summer without|winter without|party without|picnic without|thanksgiving is complete without|meal is complete without|christmas is complete without|easter is complete without'),
    remarks('isnt|is not|arent|wouldnt be', 'complete without|right without|the same without|proper without|finished without|a proper dinner without|a roast without|a party without|a picnic without|a breakfast without'),
    remarks('dont|do not|never|please dont', 'skimp on the|hold back on the|hold back the|be shy with the|be stingy with the|forget the|leave without|let me leave without|let me forget|forget to add|forget my'),
    remarks('cannot|cant|couldnt|can t|never', 'imagine|picture|face a day without|go a day without|go a week without|go one day without|get through a day without|get through the week without|start the day without|start a day without|begin the day without|sleep without|celebrate without|say no to a|resist a|pass up a|have enough|beat a|beat my grandmothers|go past a|walk past a|stop at one'),
    remarks('never too|not too|never', 'old for|late for|early for|hot for|cold for|full for|tired of|tire of|bored of|bored with|fail to please with'),
    remarks('what could be|is there anything|theres nothing|there is nothing|nothing', 'better than|nicer than|cosier than|cozier than|more comforting than|as good as|quite like|like a good|like a bowl of|says summer like|says sunday like|says autumn like|says christmas like'),
    'make from|make out of|cook from|bake from|not without my|not without a|short of ideas for|run out of ideas for|running out of ideas for|out of ideas for|no luck with|struggling with|struggle with my|no idea where to start with|at a loss with|at my wits end with|dont let me forget',
    'no longer allergic to|outgrew her|outgrew his|dont be stingy with|can finally have|can finally eat',
    remarks('cant|can t|cannot|couldnt|never', 'cook without|make dinner without|manage without'),
    remarks('not|never|arent|isnt|aint', 'sick of|tired of|bored of|bored with|fed up with'),
    remarks('dont|doesnt|don t|doesn t|do not|does not|didnt', 'mind|even mind|really mind'),
    remarks('never thought id|never thought i would|never thought i d|didnt think id|didnt think i would|never knew id|who knew id|never expected to', 'like|love|enjoy|crave|want|ask for|fall for'),
  ].join('|'),
  before: 'about to turn|about to expire|about to spoil|expires tomorrow|expires soon|about to go',
  kind: [
    remarks('not sure|no idea|dont know|don t know|never know|clueless', 'how to|how to cook|how to make|where to start with'),
    remarks('afraid of|afraid to|scared of|scared to|worried about|terrified of|nervous about', 'ruin|ruining|overcooking|overcook|burning|burn|wasting|waste|messing up|mess up'),
    remarks('cant cook|can t cook|cant bake|can t bake', 'but|so|and|well|to save my life'),
    remarks('its been|it s been|been|it has been', 'ages since|years since|forever since|too long since|so long since|ages since i had|years since i had|ages since i made|years since i made|ages since we had|ages since we made'),
    remarks('how not to|how to not|how do i not|how do you not|dont|doesnt|wont|so they dont|so it doesnt|that dont|that doesnt|that wont|which wont|which dont|without', englishFailing),
    remarks('dont want to|dont wanna|do not want to|didnt want to|hate to|hate|a shame to|shame to|pity to|cant bear to|would hate to|not to', 'waste|waste it|waste them|waste any|throw it away|throw it out|throw them away|throw them out|throw away|throw out|bin it|bin them|toss it|toss them|let it go to waste|let them go to waste'),
    remarks('a crime|crime|a sin|a shame|a pity|rude|silly|it would be a shame', 'not to'),
    remarks('never|ive never|i ve never|i have never|weve never', 'cooked|made|baked|roasted|fried|grilled|prepared|cooked with|baked with'),
    remarks('how to stop|how do i stop|how do you stop|how can i stop|how to keep|how do i keep|how do you keep|keep|keep my|stop my|stop the|prevent|how to prevent|without it|without them|without the|so it wont|so they wont|wont', 'sticking|splitting|curdling|cracking|sinking|drying out|going soggy|going dry|going flat|going rubbery|going brown|going hard|going mushy|burning|bursting|falling apart|collapsing|leaking|spreading|shrinking|weeping|separating|turning brown|turning grey|turning mushy|catching|boiling over'),
    'sticking|from sticking|from splitting|from curdling|from cracking|from sinking|from drying out|from going soggy|from going|from burning|from bursting|from falling apart|from collapsing|from leaking|from spreading|from shrinking|from separating|from turning|sticking to|stick to|wont stick|wont split|wont crack|wont sink|wont collapse|wont fall apart|doesnt stick|doesnt split|doesnt crack|wont kill me|wont kill him|wont kill her|wont kill us|wont hurt me|wont hurt him|wont upset|wont break the bank|wont take all day|wont take long|wont take hours|wont make a mess|wont heat up',
    remarks('what|how|how long|how much|how many|when|which|where', 'would|could|should|would i|could i|should i|should we|could we|would we|would you|should you|do i keep|do i put|do i leave|do i change|do i turn'),
    remarks('never|dont|doesnt|wont|didnt|dont ever|doesnt ever', 'rise|rises|crisp up|crisps up|come out|come out right|comes out|comes out right|turn out|turns out|turn out right|turns out right|thicken|thickens|gel|gels|hold together|holds together|puff|puffs|cook through|cooks through'),
    'refuse to believe|refuses to believe|cant believe|not your average|not your usual|not your ordinary|not your grandmothers|not a clue|havent a clue|no beating|theres no beating|there is no beating|no match for|no shame in|no judgement|no fishy smell|some other way|in some other way|what can go in|what could go in|what goes in|what goes with|what goes well with',
    remarks('is there|are there|what|which|anything|something|one|ones|i|we', 'could still|i could still|we could still|could still make|i could make|we could make|i could do|we could do|i should|we should try|i should try|would suit|would work|would go|could go|might go|can survive'),
    'under the grill|under a grill|under the broiler|under pressure|in under|ready in under|out of the oven|out of the freezer|out of the tin|out of a tin|out of the box|out of season|out of this world|out of sight good|over rice|over a fire|over an open fire|over coals|over charcoal|over the weekend|over christmas|over easter|over here|over the top|all over the place|over pasta|over noodles|over mash|past its prime|past their prime|past its best|past their best|before bed|before work|before school|before the match|before the gym|after the gym|after work|after school|after training|after football|after practice|after church|after a run|after a workout|after a long day|after a long week|after dinner|after lunch|after christmas|after easter|after thanksgiving|after my shift|off the bone|off the shelf|off the vine|on and off|straight from|fresh from|from scratch|from frozen|from a tin|from a can|from a jar|from dried|from raw|from the sea|from the lake|from the river|from the butcher|from the butchers|from the fishmonger|from the bakery|from back home|from home|from my childhood|from childhood|from the bbc|from the telly|from the show|from the film|from that film|from that place|from down the road|from next door|from the tree|from the hedge|from the woods|from the fields|from the orchard|from my mother|from my mum|from my nan|from my gran|from my grandma|from my grandmother|from my dad|from my uncle|from my friend|from work|from church|from the restaurant|from scotland|from wales|from ireland|from france|from italy|from spain|from greece|from india|from mexico|from poland|from japan|from china|from thailand|from turkey|from germany|from ukraine|from georgia|from texas|from louisiana|from the south|from the north|from the fair|from the seventies|from the war',
    remarks('allergy', 'is gone|has gone|went away|cleared up|is over'),
    remarks('not very|not overly|not so|not all that|not terribly', 'sweet|spicy|hot|salty|fatty|greasy|heavy|rich|sour|bitter|oily|boring|dry|expensive|complicated'),
    'pregnancy brain|baby brain|mom brain|mum brain|brain fog|my turn to|our turn to|his turn to|her turn to|not shop bought|not store bought|not bought|no one makes|nobody makes|noone makes',
    remarks('without', 'drying it|drying it out|drying them out|drying out|burning it|burning them|overcooking|overcooking it|overcooking them|breaking it|breaking them|ruining it|ruining them|it drying out|them drying out|them falling apart|it falling apart|it sticking|them sticking|it going soggy|the fuss|any fuss|the faff|any faff|breaking the bank'),
    remarks('not|not too|not so|not all', 'dry|tough|rubbery|soggy|mushy|bland|watery|greasy|lumpy|stodgy'),
    'have a date|got a date|hot date|first date|date night|missing something|lacking something|missing a little something|lacks something|needs something|needs a little something|no worse than|not worse than|every bit as good as|just as good as|no less tasty than',
  ].join('|'),
}

export const czech: DoubleNo = {
  wish: [
    remarks('nechapu|netusim|nemam tuseni|nemam poneti|nevim', 'co s nim|co s ni|co s nimi|co s tim|co delat s|co si pocit s|co z nej|co z ni|jak ho pripravit|jak ji pripravit|jak je pripravit|jak to uvarit'),
    remarks('proc', 'nesnist|neudelat|neupect|neuvarit|neusmazit|si neudelat|si neupect|si neuvarit|nezajist'),
    remarks('deti|dite|syn|dcera|manzel|manzelka|ten|ona|on|nase', 'by nejedly nic jineho nez|by nejedl nic jineho nez|by nejedla nic jineho nez|by nejedli nic jineho nez|by nejedly nic nez|by nejedl nic nez|by nejedla nic nez|by nejedly nic krome|by nejedl nic krome|by nejedla nic krome'),
    remarks('nemuzu|nemuzeme|nemuze|neumim|neumime|nemohu|nedokazu|nedokazeme', 'zit bez|existovat bez|vydrzet bez|byt bez|odolat|se nabazit|se dojist|se dockat'),
    remarks('proc|a proc', 'ne|ne treba|si nedat|nezkusit'),
    remarks('nechci|nechceme|nemam|nemame|neni|doma nemam|doma nemame|nezbylo|nemam doma|nemame doma', 'nic nez|nic jineho nez|nic krome'),
    remarks('nic', 'neprekona|nepredci|neni lepsiho nez|lepsiho nez|nez|krome|jineho nez'),
    remarks('nikdy|nikdy bych|', 'neodmitne|neodmitnu|neodmitl|neodmitla|neodmitame|nepohrdnu|nepohrdne').replaceAll(/(^|\|) /g, '$1'),
    remarks('nesmi|nemuze|nesmeji', 'chybet|v tom chybet|tam chybet|v nem chybet'),
    remarks('nemate|nemas|nemeli byste|nenasel by se|nenajde se|neslo by|nesel by|neni', 'neco s|neco z|neco ze|neco se|nejaky recept|recept na|recept s|tip na|nejaky tip|nejaka|nejaky'),
    remarks('neporadite|neporadil|neporadila|nedoporucite|nenavrhnete', 'mi|byste|byste mi|neco s|neco z|recept na'),
    remarks('kdo by', 'nemiloval|odolal|neodolal|si nedal|nemel rad'),
    remarks('mam|mame', 'moc|hodne|prilis|plno|spoustu'),
    remarks('strasne|hrozne|silene|uplne|straslive', 'rada bych|rad bych|bych chtel*|mam chut na|mame chut na|miluj*|zeru|mi chybi'),
    remarks('nikdy se|nikdy|nemuzu se|nemuzeme se|porad se nemuzu|ne a ne se', 'neprejim|neprejime|nenabazim|nenabazime|nepresytim|neomrzi|dojist|prejist|nasytit|nabazit|vynachvalit'),
    remarks('neumim si|neumime si|nedovedu si|nedovedeme si|nedokazu si|nedokazeme si|neumim', 'predstavit bez|predstavit zivot bez|predstavit vanoce bez|predstavit nedeli bez|predstavit obed bez|predstavit leto bez|predstavit svatek bez'),
    remarks('zadny|zadne|zadna|neni', 'strach z|vanoce bez|velikonoce bez|nedele bez|svatek bez|leto bez|obed bez|grilovacka bez|silvestr bez'),
    remarks('nesetrete|nesetri|nesetrit|nezapomente na|nezapomen na|nezapomenout na|neskudlete|neskudli|nebojte se|nebojim se|neboj se', 'tim|pridat|dat|poradne'),
    remarks('deti|dite|syn|dcera|manzel|manzelka|ten|ona|on|nase', 'nechteji nic jineho nez|nechce nic jineho nez|neji nic jineho nez|neji nic krome|neji nic nez|nechteji nic krome|nechteji nic nez|nechce nic nez'),
    'nezapomente na|nezapomen na|nebojte se|neboj se|nebojim se|kdo by odmitl|kdo odmitne|kdo by nechtel|kdo by nemel rad|bez ni to neni|bez nej to neni|neni nad poctivou|neni nad poctivy|neni nad domaci|nemam kam s|nevim kam s|nevim si rady s|nevim jak na|nevime jak na|nevim co s|nevime co s|nevime si rady s',
    'umiram touhou po|zeru|nejen|nejenom|konecne muzu|konecne muze|konecne muzeme|doporucil vic|doporucila vic|doporucil jist vic|strasne mam chut na',
    remarks('nikdy bych nerekla ze|nikdy bych nerekl ze|nikdy jsem nemyslela ze|nikdy jsem nemyslel ze|nikdy by me nenapadlo ze|necekala jsem ze|necekal jsem ze', 'budu milovat|budu mit rada|budu mit rad|si zamiluju|mi zachutna|mi zachutnaji|mi bude chutnat|mi budou chutnat'),
  ].join('|'),
  before: 'bych se nebranil|bych se nebranila|bych neodmitl|bych neodmitla|se mi nikdy neprej*|mi nikdy neprej*|se nikdy neprej*|za chvili zkysne|brzy zkysne|zkysne|se brzy zkazi|se zkazi|bez dechu',
  kind: [
    remarks('neumim|neumime|nikdy mi nejde|bojim se', 'pect|varit|smazit|delat|pripravit|grilovat|dusit|zkazit|vysusit|spalit'),
    remarks('sto let|dlouho|uz dlouho|davno|leta|roky', 'jsem nemel*|jsem nejed*|jsem nevaril*|jsem nedelal*|jsem nepekl*|jsme nemeli|jsme nejedli|jsme nevarili|jsme nedelali'),
    'nevysus*|nevysuš*|neprevar*|nerozpad*|nespal*|nepripal*|neprilep*|nerozvar*|neprepec*|nepresol*|nesraz*|nepraskn*|neslep*|nezhorkn*|nezvlhn*|nepecen*',
    remarks('ne|nijak|ne uplne', 'moc ostr*|prilis ostr*|moc sladk*|prilis sladk*|moc paliv*|moc mastn*|moc slan*|moc tezk*|moc drah*|moc slozit*'),
    'neprilis sladk*|neprilis ostr*|neprilis mastn*|neprilis slan*|neprilis tezk*',
    remarks('skoda|skoda to|skoda ji|skoda ho|skoda je|nechci|nechci ji|nechci ho|nechci je|nechci to|nerad|nerada', 'vyhodit|vyhazovat|vyhazuju'),
    remarks('aby|at|tak aby|jak udelat aby|co delat aby|jak zaridit aby|proc', 'se nelepil*|se nerozpad*|se nerozvar*|se nesraz*|se nepripal*|se neprilep*|se nespal*|nebyl suchy|nebyla sucha|nebylo suche|nebyly suche|nebyl tvrdy|nebyla tvrda|nebylo tvrde|nebyly tvrde|nebyl gumovy|nebyla gumova|nezhorkl*|nezhork*|neprask*|nespadl*|nespad*|nesplaskl*|neztvrdl*|nevytekl*|nevytek*|nezcernal*|nezhnedl*|nevysychal*|nevyschl*'),
    'nelep*|nerozlep*|nehork*|nezhork*|nepras*|nesplask*|neztvrd*|nevytek*|nezcern*|nezhnedn*|nevysych*|nevysch*|nekynul*|nekyne|nenakynul*|nenakynulo|bez prace|bez namahy|bez starosti|bez cekani|bez problemu|bez obav|nic slozit*|nic narocn*|neni slozit*|neni tezke|neni nutne|neni treba|po treninku|po praci|po skole|po obede|po veceri|po vanocich|po velikonocich|po svatcich|po noci|po babicce|po tydnu|po letech|po dlouhe dobe|po nedeli|po cviceni|po behu|po saune|po domacku|po nasem|po cesku|po italsku|po asijsku|po indicku|po mexicku|po recku|po madarsku|po slovensku|po moravsku|po staru|po babicke|pred treninkem|pred spanim|pred praci|pred skolou|pred cestou',
    remarks('jeste nikdy|nikdy|jeste', 'jsem nevaril*|jsem nevarila|jsem nedelala|jsem nepekla|jsem nedusil*|jsem nezkousel*|jsem nezkusil*|jsem nezpracovaval*|nevaril jsem|nevarila jsem|nepekl jsem|nepekla jsem|nedelala jsem|nedelal jsem'),
    remarks('jeste nikdy|nikdy|jeste', 'jsem nedelal*|jsem nevaril*|jsem nepekl*|jsem nesmazil*|jsme nedelali|jsme nevarili|jsme nepekli'),
    remarks('zadne alergie|zadnou alergii|alergii|alergie|zadne alergie uz|alergii uz', 'nemame|nemam|nema|uz nema|uz nemam'),
    'alergie zmizela|alergie pominula|alergie je pryc|nikdo nedela|nikdo nevari|nikdo nepece',
    'nebyl suchy|nebyla sucha|nebylo suche|nebyly suche|nebyl tvrdy|nebyla tvrda|nebylo tvrde|nebyly tvrde|nebyl gumovy|nebyla gumova|nebyly gumove|nehoustn*|netuhn*|neslehal*|neslehaj*|nez se zkazi|nez se zkazej|nez shnije|nez shnij*|nez zplesniv*|nevybehl*|nevybehne|nechutna jako od|nechutnaji jako od|nechutna jako u|nevysel|nevysla|nevyslo|nevysly|nezhoustl*|nezhoustne|neztuhl*|nezmekl*|nezmekne|nevykynul*|nepresus*|chybi neco|neco chybi|chybi tomu neco|chybi mi v tom neco|chybi mi neco|mi neco chybi|neni skoda|horsi nez z restaurace|bez velke prace|bez zbytecne prace|bez zbytecnych starosti',
  ].join('|'),
}
