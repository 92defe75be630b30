// biome-ignore-all format: a table of phrases
import { patternTable } from '../../text/word-table.ts'

/** Honest wishes that name nothing: what may be left out stands in brackets with a question mark, `*` is any ending. */
export const vaguely = patternTable({
  easy: {
    uk: `
      не (?:хочу|хочеться|хочемо|хоче|хотів би|хотіла б|маю сил|маємо сил)(?: (?:сьогодні|зараз|ввечері|дуже|надто))?(?: (?:довго|багато))? (?:стояти|готувати|возитися|возитись|морочитися|морочитись|куховарити)(?: (?:довго|багато|надто))?(?: (?:біля|коло|над) плит*)?
      (?:готувати|куховарити|возитися|возитись|морочитися|морочитись|стояти біля плити) (?:зовсім |взагалі |сьогодні |зараз |дуже |геть )?(?:не хочеться|не хочу|лінь|ліньки|нема сил|немає сил|нема коли|немає коли|ніколи)
      (?:нічого |ніц |зовсім |геть |вже )?не (?:встигаю|встигаємо|встигну|встигли|встигла)(?: (?:готувати|приготувати|зварити|нічого))?(?= (?:[,.;!?]|$))
      (?<!не )(?:дуже |страшенно |шалено )?(?:поспішаю|поспішаємо|спішу|спішимо)
      (?:щоб |аби )?не (?:довго )?(?:стояти|возитися|возитись|морочитися|морочитись)(?: довго)?(?: (?:біля|коло|над) плит*)?
      без (?:довгого )?(?:стояння|готування)(?: (?:біля|коло) плити)?
      (?:лінь|ліньки|лінуюсь|лінуюся)(?: (?:готувати|куховарити|щось готувати))?
      (?:нема|немає) (?:сил|настрою|бажання|натхнення)(?: (?:готувати|куховарити|на готування))?
      (?:без|мінімум|з мінімумом) (?:зайвих |зайвого |особливих )?(?:зусиль|мороки|клопоту|заморочок|метушні)
      (?:нічого|не дуже|не надто|не) складн*
      нескладн*|найпростіш*|простеньк*
    `,
    en: `
      (?:dont|don t|do not|didnt) (?:really )?(?:want|feel like|wanna)(?: to)? (?:cook|cooking|stand|standing|spend|spending)(?: (?:much|too much|a lot of|lots of))?(?: (?:long|time|hours))?(?: for (?:too )?long)?(?: (?:at|by|over|in front of) the stove)?(?: in the kitchen)?
      (?:without|with little|with minimal|minimal|minimum|low|little) (?:much |any |too much )?(?:effort|fuss|work|hassle)
      nothing (?:too )?(?:fancy|complicated|elaborate|hard|difficult|fussy)
      (?:not|isnt) (?:too )?(?:fancy|complicated|elaborate|difficult|fussy)
      (?:too |so |feeling |im |i m ){1,3}(?:tired|lazy)(?: to cook)?(?! of )
      (?:cant|can t|cannot|couldnt) be (?:bothered|arsed)(?: to)?(?: cook| cooking| with cooking)?
      (?<!(?:not|no|isnt|arent|in) (?:an?y? )?)(?:in a |in such a )?(?:rush|hurry)
      effortless|uncomplicated|hassle free|fuss free
    `,
  },
  /** Who has it, or cooks for somebody who has, leaves out what is sweetened. */
  diabetes: {
    uk: `
      (?:цукров* )?діабет(?:у|ом|і)?|діабетик(?:у|а|ам|ів|и|ові|ом|ами|ах)?|діабетичн*|діабетичк*|переддіабет*
    `,
    en: `
      (?:type (?:1|2|one|two|i|ii) )?diabetes|diabetics?(?: friendly| safe)?|pre ?diabetic
    `,
    cs: `
      (?:mám |máme |mam |mame |má |ma )?cukrovk(?:a|u|y|ou)|diabetik*|diabetick*|diabetičk*|diabetes
    `,
  },
  /** Everybody eats: it says nothing of what is cooked. */
  everybody: {
    uk: `
      (?:на|для) (?:(?:всієї|всю|цілої|усієї|усю|великої|велику|нашої|моєї) )?(?:родини|родину|сімї|сімю|сімейки)(?= (?:[,.;!?]|$|(?:без|до|за|з|і|та|щоб|аби|на) ))
    `,
    en: `
      for (?:the |my |our |a )?(?:whole |entire |big |large )?family(?= (?:[,.;!?]|$|(?:without|under|in|with|and|that|who|of|on|no) ))
    `,
    cs: `
      (?:pro|for) (?:celou |celé |naši |moji |velkou )?(?:rodinu|rodinku)(?= (?:[,.;!?]|$|(?:bez|without|do|under|s|with|a|and|na|for) ))
    `,
  },
  /** There is time: it says nothing of what is cooked. */
  unhurried: {
    uk: `
      (?:я |ми )?(?:нікуди |сьогодні |особливо |зовсім )?не (?:поспішаю|поспішаємо|спішу|спішимо|кваплюсь|кваплюся)(?: нікуди)?
      (?:маю|маємо|є|повно|купа|багато) (?:вдосталь |багато |купу )?(?:вільного )?часу(?= (?:[,.;!?]|$))
    `,
    en: `
      (?:im |i am |were |we are )?(?:not|never|isnt|arent) (?:really |particularly )?in (?:a|any|such a) (?:rush|hurry)
      (?:theres )?no (?:rush|hurry)|(?:with|ive got|i have|we have|got|have) (?:all day|plenty of time|lots of time|time to spare)
    `,
    cs: `
      (?:nikam )?(?:nespěchám|nespecham|nespěcháme|nespechame)|(?:mám|máme|mam|mame) (?:dost|hodně|hodne|spoustu|plno) času|(?:mám|máme|mam|mame) (?:dost|hodne|spoustu|plno) casu
    `,
  },
  /** Said of the whole dish, and of no food that something is cooked with. */
  uncooked: {
    uk: `
      (?:взагалі |зовсім |щоб |аби )?(?:нічого )?не (?:варити|готувати)(?: і| й| та|,)? не (?:смажити|варити|пекти)(?= (?:[,.;!?]|$))
      (?:щоб |аби )?(?:взагалі |зовсім )?нічого не варити(?: (?:взагалі|зовсім))?(?= (?:[,.;!?]|$))
      (?:зовсім |взагалі |цілком )?без (?:жодного |ніякого |усякого |будь якого )?(?:варіння|термообробки|термічної обробки)(?: (?:взагалі|зовсім))?(?= (?:[,.;!?]|$))
    `,
    en: `
      nothing cooked(?= (?:[,.;!?]|$))
      (?:that |which )?(?:with |needs |need |requires |requiring |involves |involving |needing |takes )?(?:absolutely |zero |literally )?(?:no|zero|without any) (?:actual |real )?(?:cooking|heat|stove or oven|oven or stove)(?: (?:at all|needed|required|involved|whatsoever|please)){0,2}(?= (?:[,.;!?]|$|(?:and|but|for|because) ))
      (?:that |which )?(?:doesnt|doesn t|does not|dont|don t|do not) (?:need|require|have to be|need to be|involve) (?:any )?(?:cooking|cooked|heating|heat)(?= (?:[,.;!?]|$))
    `,
  },
  /** No oven: it does not work, there is none, or nobody wants it on. */
  unbaked: {
    uk: `
      (?:наша |моя |а )?духовк* (?:в нас |у нас |в мене |у мене |вже |досі |знову )?(?:зламана|зламалась|зламалася|поламана|поламалась|поламалася|не працює|згоріла|на ремонті|не гріє|не вмикається)
      (?:зламалась|зламалася|поламалась|поламалася|не працює|згоріла|не вмикається|зламана) (?:наша |моя |в нас |у нас |в мене |у мене )?духовк*
      (?:щоб |аби )?не (?:вмикати|вмикаючи|розпалювати|гріти) духовк*
      (?:духовку|піч) (?:не (?:вмикати|хочу вмикати|хочеться вмикати|буду вмикати))
      (?:не хочу|не хочеться|не хочемо|не буду|лінь) (?:нічого )?(?:пекти|випікати|вмикати духовк*)(?= (?:[,.;!?]|$))
    `,
    en: `
      (?:our |my |the )?oven (?:is |s |has |just |is still |still ){0,2}(?:broken|broke|broke down|died|dead|not working|out of order|kaput|on the blink|bust|packed up|been playing up)
      (?:our |my |the )?oven (?:doesnt|doesn t|does not|isnt|isn t|wont|won t) (?:work|working|turn on|heat|heat up)
      (?:broken|dead) oven|without (?:turning on |turning |using |heating up |heating )(?:on )?(?:the |my |our )?oven(?: on)?
      (?:dont|don t|do not) (?:want to |wanna |feel like )?(?:turn(?:ing)? on|us(?:e|ing)|heat(?:ing)? up) the oven
      (?:dont|don t|do not) have an oven
    `,
  },
  /** Nothing is fried: the whole dish is meant, and no food that comes fried. */
  unfried: {
    uk: `
      (?:де |щоб |аби )?нічого не (?:треба |потрібно |доведеться |довелося )?(?:смажити|підсмажувати|обсмажувати)
      (?:щоб |аби |тільки |лише )?не (?:треба |потрібно )?смажити(?= (?:[,.;!?]|$))
      (?:і |й |та )?без (?:жодного |зайвого )?смаження|не смажен* страв*
      без (?:нічого )?смаженого(?= (?:[,.;!?]|$))|нічого смаженого(?= (?:[,.;!?]|$))
    `,
    en: `
      (?:and |or )?(?:with )?nothing (?:to fry|fried)|without (?:any )?frying|no frying(?: needed| involved| required)?
      (?:dont|don t|do not) (?:want to |have to |wanna )?fry(?: anything)?(?= (?:[,.;!?]|$))
    `,
  },
  /** The dish is none that is fried; what is browned before it is stewed may be. */
  notFried: {
    uk: `
      (?:але |тільки |лише |аби |щоб )?не (?:під|об|за)?(?:смажен|жарен)*(?: на (?:олії|сковороді|сковорідці))?(?= (?:[,.;!?]|$|(?:і|й|та|але|бо|без|щоб|аби|для|будь) ))
    `,
    en: `
      (?:but |just |only )?not (?:pan |deep )?fried(?: (?:in oil|at all))?(?= (?:[,.;!?]|$|(?:and|or|but|with|without|because|for|please|pls|thanks) ))|(?:that |which )?(?:isnt|is not|arent) fried(?= (?:[,.;!?]|$))
    `,
  },
  /** Nothing to boil or fry on. */
  stoveless: {
    uk: `
      (?:наша |моя |а )?плита (?:в нас |у нас |вже |знову )?(?:зламана|зламалась|зламалася|поламана|поламалась|поламалася|не працює|згоріла)
      (?:зламалась|зламалася|поламалась|поламалася|не працює|згоріла) (?:наша |моя |в нас |у нас )?плита
    `,
    en: `
      (?:our |my |the )?(?:stove|hob|cooker|stovetop) (?:is |s |has |just ){0,2}(?:broken|broke|broke down|died|dead|not working|out of order)
      (?:our |my |the )?(?:stove|hob|cooker|stovetop) (?:doesnt|doesn t|does not|isnt|isn t) (?:work|working)
    `,
  },
  /** Nothing is there but what is named. */
  scarce: {
    uk: `
      (?:вдома|удома|дома|холодильнику|мене|нас|є|маю|маємо|залишилась|залишилося|залишились|лишилась|лишилися) (?:є )?(?:лише|тільки|лиш|тіки|тіко|токо|самі|сама)
      (?:лише|тільки|тіки|тіко|токо) (?:є|маю)
    `,
    en: `
      only (?:have|got|thing|things)|(?:have|got|ve got|is|are) only|nothing but|all (?:i|we) have|all (?:i|we) ve got
    `,
    cs: `
      (?:doma|lednici|have|got|mám|máme) (?:jen|jenom|only|just|pouze)|(?:jen|jenom|only|pouze) (?:mám|máme|have)
    `,
  },
  /** So cold a day that something warm is wanted. */
  chill: {
    uk: `
      (?:(?:надворі|на вулиці|за вікном|сьогодні|тут|у нас|так|дуже|страшенно|мені|нам|в хаті|вдома) ){1,4}холодно(?: (?:й|і|та) (?:вогко|мокро|сиро|вітряно|сніжно|темно|сльотаво|сумно))?
      холодно (?:й|і|та) (?:вогко|мокро|сиро|вітряно|сніжно|темно|сльотаво)
    `,
  },
  /** A date is no fruit here. */
  romance: {
    en: `
      (?:for |our |a |my )?(?:date nights?|(?:first|second|third|hot|candlelit|candlelight) (?:date|dinner))
    `,
  },
  /** A part of a whole vegetable, which comes from no jar. */
  fresh: {
    uk: `
      пів|половин*|половинк*|чверт*|качан*|кочан*|головк*|свіж*
    `,
    en: `
      half|quarter|head|heads|fresh
    `,
    cs: `
      půl|pul|půlk*|pulk*|polovin*|čtvrtk*|ctvrtk*|hlávk*|hlavk*|čerstv*|cerstv*
    `,
  },
  /** What there is was cooked before. */
  cooked: {
    uk: `
      варен(?:ий|а|е|у|ого|ої|і|их)|зварен(?:ий|а|е|у|ого|ої|і|их)|печен(?:у|ої|ого)|запечен(?:а|у|ої|ого|ий)|вчорашн*|учорашн*
    `,
    en: `
      leftover|left over|leftovers|cooked|boiled|roast|roasted|rotisserie|yesterdays|yesterday s
    `,
    cs: `
      uvařen*|uvaren*|vařen(?:á|ou|é|ý|ých)|varenou|pečen(?:é|ého|ou)|pecene|peceneho|včerejš*|vcerejs*
    `,
  },
  /** All that is at home was named: the words say so, and refuse nothing. */
  nothingElse: {
    uk: `
      (?:і |й |та |а )?більше (?:майже |вже |практично |вдома |дома |у мене |в хаті )?нічого(?: (?:вдома |дома |у мене )?(?:нема|немає|не має|не маю|не лишилось|не лишилося|не залишилось|не залишилося))?(?= (?:[,.;!?]|$))
      (?:майже )?нічого більше (?:вдома |дома |у мене )?(?:нема|немає|не має|не маю)(?= (?:[,.;!?]|$))
    `,
    en: `
      (?:and |but )?(?:nothing|not much|hardly anything|almost nothing) else(?: (?:in|at) (?:the |my )?(?:house|home|fridge|kitchen|cupboard|cupboards|pantry))?(?= (?:[,.;!?]|$))
    `,
  },
  /** Eaten without a fork: what is carried along is. */
  byHand: {
    uk: `
      (?:щось |те |таке |страви |їжа |їжу )?,? ?(?:що |щоб |аби |яке |які |яку )?(?:можна |можуть |зручно |легко )?(?:було |буде )?(?:їсти|брати|взяти|хапати|тримати|зїсти) (?:просто |прямо |зручно )?(?:руками|рукою|в руки|у руки|з рук)
    `,
    en: `
      (?:things |food |foods |stuff |something |bits |treats )?(?:that |which )?(?:they |you |we |kids |people |everyone |everybody |guests |children )?(?:can |could |may )?(?:just |easily )?(?:be )?(?:grab|eat|eaten|hold|held|pick up|picked up) (?:it |them )?(?:by|with|in) (?:their |your |our |the |one |bare )?(?:hands|hand|fingers)
    `,
  },
  /** Who eats nothing is a child, and no food is refused by that. */
  fussy: {
    uk: `
      (?:(?:моя |мій |наша |наш |мої |наші )?(?:дитина|дитинка|малий|мала|малюк|малеча|син|синок|синочок|донька|доня|донечка|дочка|діти|дітки|онук|онучка|онуки) )?(?:\\d+ (?:роки|років|рочки) )?(?:взагалі |зовсім |майже |практично |сьогодні |знову |вже )?(?:нічого|ніц|нічого) (?:взагалі |зовсім |майже )?не (?:хоче|хочуть|бажає|їсть|їдять)(?: (?:їсти|їстоньки|кушать))?(?= (?:[,.;!?]|$))
    `,
    en: `
      (?:my |our |the )?(?:toddler|kid|kids|child|children|son|daughter|little one|little ones|boy|girl|baby) (?:is |are )?(?:wont|won t|doesnt|doesn t|does not|dont|don t|refuses to|refuse to|refusing to|never) (?:want to )?eat(?:s|ing)?(?: anything| a thing| at all)?(?= (?:[,.;!?]|$|(?:what|so) ))
      (?:picky|fussy) (?:eaters?|kids?|toddlers?|child|children)
    `,
  },
  /** What is to be made of what was named before: it is wanted, whatever was said of it. */
  ofThat: {
    uk: `
      (?:що|шо|чого)(?: (?:б|би|можна|мені|нам|тепер|смачного|такого)){0,3} (?:з|із|зі) (?:нього|неї|них|цього|ним|нею|ними|цим)(?: (?:б|би|можна|мені|нам|смачного))?(?: (?:приготувати|зготувати|готувати|зварити|варити|спекти|пекти|зробити|робити|придумати|посмажити))?(?= (?:[,.;!?]|$))
      (?:приготувати|зготувати|зварити|спекти|зробити) (?:з|із) (?:нього|неї|них)(?= (?:[,.;!?]|$))
    `,
    en: `
      what(?: (?:can|could|should|do|to|shall|might|else))?(?: (?:i|we|you))? (?:to )?(?:make|cook|bake|do|prepare) (?:with|of|from|out of) (?:it|them|this|these|that|those)(?= (?:[,.;!?]|$))
    `,
    cs: `
      (?:what|co) (?:s|z|with|from) (?:it|them|tím|tim|ním|nim|ní|ni|nimi|toho|něj|nej|nich)(?: (?:uvařit|uvarit|udělat|udelat|upéct|upect|cook|make|bake))?(?= (?:[,.;!?]|$))
    `,
  },
  /** The lunch is to be sweet: no dessert after one is meant. */
  sweetMeal: {
    uk: `
      солодк(?:ий|ого|ому|а|у|ої|і)(?= (?:обід|обіду|вечеря|вечерю|вечері|ужин|обіди) )
    `,
    en: `
      sweet(?= (?:lunch|dinner|supper|main|main course|main dish|meal) )
    `,
  },
  /** Whatever it is, it is not sweet; of a food that is salted nothing is said. */
  savoury: {
    uk: `
      (?:щось|чогось|чимось|шось) (?:солоне|солоненьке|солоного|солоненького|солоним|несолодке|несолодкого)(?= (?:[,.;!?]|$|до|під|на|без|для|з|і|й|та) )
    `,
    en: `
      (?:something|anything) (?:savou?ry|salty)
    `,
    cs: `
      (?:něco|neco|something|snack) (?:slané|slaného|slane|slaneho|nesladkého|nesladkeho)
    `,
  },
  /** So hot a day that something cold is wanted. */
  heat: {
    uk: `
      (?:надворі |на вулиці |сьогодні |у нас |за вікном |така |страшна |дика ){0,3}(?:2[89]|3\\d|4[0-5]) ?(?:градус*|°)(?: (?:спеки|жари|надворі|на вулиці|тепла|в тіні))?
      (?:така |страшна |дика )?(?:спека|жара|спекота)(?: (?:надворі|на вулиці|нестерпна|страшна))?
      (?:надворі|на вулиці|сьогодні) (?:дуже |так |страшенно )?(?:спекотно|жарко)|(?:дуже |так |страшенно )(?:спекотно|жарко)
      (?:поїсти|зїсти) (?:чогось |щось )?(?:холодного|холодненького|холодне)
    `,
    en: `
      (?:its |it s |it is )?(?:2[89]|3\\d|4[0-5]) ?(?:degrees|degree|°)(?: (?:celsius|c))?(?: (?:outside|out|today|here|in the shade))?
      (?:its |it s |it is )?(?:so |too |boiling |sweltering |scorching |baking |really |way too ){1,2}hot(?: (?:outside|today|out|here|to cook|for cooking))?
      (?:eat|serve|served|eaten|enjoy|have)(?: it)? cold
    `,
  },
  any: {
    uk: `
      (?:здивуй|здивуйте|порадуй|порадуйте|нагодуй|нагодуйте)(?: (?:мене|нас))?
      (?:голодн(?:ий|а|і|ими)|зголоднів|зголодніла|зголодніли)
      (?:не знаю|не знаємо|не придумаю|не можу вирішити|не можу придумати),? ?(?:що|шо|чого|чим)(?: (?:б|би|собі|мені|нам))? (?:приготувати|зготувати|готувати|зварити|поїсти|зїсти|хочу|хочеться|пригостити)
      (?:що|шо|чого|чим|щось)(?: (?:ж|б|би|це|таке|такого|мені|нам|собі|сьогодні|завтра|смачного|смачненького)){0,4} (?:приготувати|зготувати|готувати|зварити|зварганити|поїсти|зїсти)
      (?:чим|як)(?: (?:б|би|це|їх|його|її|нас|всіх|усіх|гостей|друзів|родину|сімю|чоловіка|дружину|хлопця|дівчину|маму|тата|батьків|колег|сусідів|компанію|свекруху|тещу)){0,3} (?:здивувати|вразити|порадувати|потішити|почастувати|побалувати|розважити|зачарувати|пригостити|нагодувати|погодувати)(?! (?:дитин*|діт*|діток|мал(?:ого|у|их|ечу|юк*)|синочк*|донечк*))(?: (?:б|би|їх|його|її|нас|всіх|усіх))?|смачненьк*|вкусн*|смакот*|їстівн*
      (?:щось|чогось|чимось|що) (?:нов*|незвичн*|незвичайн*|оригінальн*|цікав*|особлив*)
      ідеї|ідея
    `,
    en: `
      (?:want to |wanna |trying to |something to |need to |that will |that would |to |will )(?:impress|wow)(?: (?:my|the|our|some|her|his|their|future))*(?: (?:in ?laws|mother in ?law|father in ?law|boss|guests?|friends?|family|parents|mum|mom|dad|everyone|everybody|people|them|her|him|someone|somebody|colleagues|neighbou?rs))
      surprise (?:me|us)|a surprise|inspire (?:me|us)|some inspiration
      (?:starving|hungry)
      (?:no idea|not sure|dont know|don t know|cant decide|can t decide|wondering) what (?:to|i should|we should) (?:cook|make|eat|have)
      what(?: (?:should|can|could|do|to|shall|might))?(?: (?:i|we|you))? (?:to )?(?:cook|make|eat|have|serve(?! (?:with|alongside|beside|next to|to go)))
      (?:something|anything) (?:new|different|interesting|unusual|special|fun)
      random (?:recipe|dish|meal|dinner)|whatever(?: is)?(?: fine| ok| okay| works)?|anything(?: is)? (?:fine|ok|okay|goes|works)|ideas?
    `,
  },
})
