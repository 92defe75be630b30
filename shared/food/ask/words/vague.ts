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
      (?:наша |моя |а )?духовк* (?:в нас |у нас |в мене |у мене |вже |досі |знову )?(?:зламана|зламалась|зламалася|поламана|поламалась|поламалася|не працює|згоріла|на ремонті|не гріє|не вмикається|накрилась|накрилася|накрилас|здохла|померла|вмерла|вийшла з ладу|перегоріла|не пече|не нагрівається|барахлить|гавкнула|крякнула|в ремонті|у ремонті)
      (?:зламалась|зламалася|поламалась|поламалася|не працює|згоріла|не вмикається|зламана|накрилась|накрилася|здохла|померла|перегоріла|вийшла з ладу) (?:наша |моя |в нас |у нас |в мене |у мене )?духовк*
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
  /** What is said of any other tool that is of no use, behind its name and before it. */
  brokenBehind: {
    uk: `
      (?:в нас |у нас |в мене |у мене |вже |досі |знову |теж ){0,2}(?:зламан*|зламався|зламалась|зламалася|поламан*|поламався|поламалась|поламалася|не працює|згорів|згоріла|на ремонті|не вмикається|накрився|накрилась|накрилася|помер|померла|здох|здохла|вийшов з ладу|вийшла з ладу|перегорів|перегоріла|барахлить|гавкнувся|гавкнулась|крякнув|крякнула|в ремонті|у ремонті)
    `,
    en: `
      (?:is |s |has |just |still ){0,3}(?:broken|broke|broke down|died|dead|not working|out of order|kaput|on the blink|bust|packed up)
      (?:doesnt|doesn t|does not|isnt|isn t|wont|won t) (?:work|working|turn on)
    `,
    cs: `
      (?:is |se |with |mi |nám |nam |me |us ){0,3}(?:rozbitý|rozbity|rozbitá|rozbita|rozbil|rozbila|pokazil|pokazila|pokažený|pokazeny|nefunguje|nejde|dont|odešel|odesel)
    `,
  },
  brokenBefore: {
    uk: `
      (?:зламався|зламалась|зламалася|поламався|поламалась|поламалася|не працює|згорів|згоріла|зламаний|зламана|накрився|накрилась|накрилася)(?: (?:наш|наша|мій|моя|в нас|у нас|у мене))?
    `,
    en: `
      (?:broken|dead)
    `,
    cs: `
      (?:rozbitý|rozbity|rozbil se|pokazil se|nefunguje|nejde|dont)(?: (?:mi|nám|nam|me|us))?
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
  /** The dough is only stirred. */
  unkneaded: {
    uk: `
      без (?:довгого )?(?:замісу|замішування|вимішування|місіння)|(?:щоб |аби )?не (?:треба |потрібно )?(?:місити|вимішувати|замішувати)
    `,
    en: `
      (?:no|without(?: any)?|zero) (?:- )?knead(?:ing)?|unkneaded
    `,
    cs: `
      bez hnětení|bez hneteni|without hnětení
    `,
  },
  /** The dish is none that is fried; what is browned before it is stewed may be. */
  notFried: {
    uk: `
      (?:але |тільки |лише |аби |щоб )?не (?:під|об|за)?(?:смажен|жарен)*(?: на (?:олії|сковороді|сковорідці))?(?= (?:[,.;!?]|$|(?:і|й|та|але|бо|без|щоб|аби|для|будь|вечер*|обід*|їж*|страв*|сніданок|сніданку|перекус*|закуск*) ))
    `,
    en: `
      (?:but |just |only )?(?:not|non|un)(?: - | )?(?:pan |deep )?fried(?: (?:in oil|at all))?(?= (?:[,.;!?]|$|(?:and|or|but|with|without|because|for|please|pls|thanks|food|foods|meal|meals|dish|dishes|dinner|lunch|snack|snacks|supper|breakfast|starter|main) ))|(?:that |which )?(?:isnt|is not|arent) fried(?= (?:[,.;!?]|$))
    `,
  },
  /** Nothing to boil or fry on. */
  stoveless: {
    uk: `
      (?:наша |моя |а )?плита (?:в нас |у нас |вже |знову )?(?:зламана|зламалась|зламалася|поламана|поламалась|поламалася|не працює|згоріла|накрилась|накрилася|здохла|не вмикається|вийшла з ладу|перегоріла|в ремонті|на ремонті)
      (?:зламалась|зламалася|поламалась|поламалася|не працює|згоріла|накрилась|накрилася|здохла) (?:наша |моя |в нас |у нас )?плита
      без плити(?=(?: ,)? (?:але |а )?(?:тільки|лише|лиш|є|маю|маємо) (?:є )?(?:духов|мікрохвил|мультивар)*)
    `,
    en: `
      (?:our |my |the )?(?:stove|hob|cooker|stovetop) (?:is |s |has |just ){0,2}(?:broken|broke|broke down|died|dead|not working|out of order)
      (?:our |my |the )?(?:stove|hob|cooker|stovetop) (?:doesnt|doesn t|does not|isnt|isn t) (?:work|working)
    `,
  },
  /** Who cannot chew eats what is soft. */
  soft: {
    uk: `
      (?:щось |чогось |шось |чимось )(?:дуже |таке |зовсім )?м.?як(?:е|еньке|есеньке|ого|енького)(?= (?:[,.;!?]|$|(?:для|бо|щоб|аби|на|без|і|й|та|що) ))
      (?:для бабусі |для дідуся |для діда |для баби )?(?:без зубів|беззуб*)|(?:нема|немає|не має|не маю) зубів
      легк(?:о|е|ого) (?:жувати|жується|розжувати|пережувати|розжовується)
      після (?:видалення|виривання) (?:зуба|зубів)|(?:видалили|вирвали|вирвав) (?:зуб|зуби)|(?:болить зуб|болять зуби|зуб болить|зуби болять|зубний біль)
      м.?як(?:а|у|ої) (?:їжа|їжу|їжі|страва|страву|страви)|м.?як(?:і|их) страв*
    `,
    en: `
      (?:something |anything |some |only |really |nice |very |needs |need |has to eat |have to eat ){0,4}soft (?:foods?|meals?|dish|dishes|dinners?|lunch|lunches|stuff|diet|things)(?= (?:[,.;!?]|$|(?:for|that|without|and|because|with|only) ))
      (?:something|anything) (?:really |very |nice and )?(?:soft|mushy)(?= (?:[,.;!?]|$|(?:for|that|without|and|because|to) ))
      (?:that is |thats |that s |really |very )?(?:easy|easier|gentle|simple) to (?:chew|swallow)
      (?:has |have |with |got |his |her |my )?(?:no|without|missing|few) teeth|toothless|(?:has |have |having |had |got |my |her |his ){0,4}(?:wisdom )?(?:tooth|teeth) (?:out|removed|pulled|extraction|extracted|hurts|hurt|ache)|toothache|dentures|jaw surgery|sore gums
    `,
  },
  /** The same said as a refusal: where a food is named beside it, it is that food which is refused. */
  chewing: {
    uk: `
      (?:не|погано|важко|боляче|нічим) (?:може |можу |можна )?(?:добре |нормально |нічого )?(?:жувати|жую|жує|розжувати|пережувати|розжовує)
      (?:що |щоб |аби |яке |яку )?не (?:треба|потрібно|доведеться) (?:було )?(?:нічого )?(?:жувати|розжовувати)
    `,
    en: `
      no (?:need to chew|chewing)(?: (?:needed|required|involved))?|without (?:any )?chewing|doesnt need chewing
      (?:cant|can t|cannot|couldnt|couldn t|can barely|can hardly|doesnt|doesn t|unable to|struggles to|struggling to|hard to|hurts to|painful to|has trouble|have trouble|having trouble|difficulty) (?:really |properly )?chew(?:ing)?(?: (?:well|properly|much|hard|food|foods|things|anything|at all)){0,3}
    `,
  },
  /** It is to last: what is frozen keeps. */
  frozen: {
    uk: `
      (?<!не )(?<!не можна )(?:що |щоб |аби |яке |які |яку )?(?:можна |зручно |добре |легко |потім |було |б |би ){0,4}(?:за|по|на)морозити(?: (?:про запас|порціями|на потім|впрок|наперед|в порціях|по порціях|частинами)){0,4}
      (?:про запас|на потім) (?:в|у) морозил*|(?:добре|легко|чудово) (?:заморожується|заморожуються|морозиться|перемерзає)|для (?:заморозки|заморожування)|(?:під|на) заморозку|(?:на)?готувати (?:й|і|та) заморозити
    `,
    en: `
      (?:that |which |to )?(?:i |you |we |they )?(?:can |could |will )?(?:be )?(?:freezes?|frozen) (?:(?:well|nicely|ahead|for later|in portions|in batches|in single portions|portions|and reheat|beautifully) ?){1,4}
      (?:that |which )?(?:i |you |we )?(?:can|could|to|may) (?:be )?(?:batch )?(?:freeze|frozen)(?: (?:it|them|well|ahead|for later|in portions|in batches)){0,4}|freezer (?:- )?friendly|(?:for|stock|fill|stocking|filling) (?:up )?(?:the |my |our )freezer(?: with)?|freezer (?:meals?|dinners?|cooking|stash)|freezable|(?:good|great|suitable|ideal|perfect) for freezing|(?:cook|make) and freeze
    `,
  },
  /** A pot of it is eaten for days. */
  kept: {
    uk: `
      (?<=(?<!не (?:хочу |треба |буду )?)(?:приготувати|зварити|зробити|наготувати|наварити|варити) (?:[^ ]+ ){0,3})на (?:кілька|пару|два|три|2|3) (?:дні|днів)(?: наперед)?
    `,
    en: `
      (?<!(?:nothing|not|never|dont|doesnt) (?:that |which |want )?)(?:that |which |and |it )?(?:will |would )?(?:keeps?|lasts?) (?:well |us |me |good )?(?:for )?(?:most of the week|all week|the week|the whole week|a few days|several days|for days|two days|three days|a couple of days)|batch cook(?:ing)?
    `,
  },
  /** It is done before the day that it is eaten on. */
  ahead: {
    uk: `
      (?<!не (?:хочу |треба |буду |люблю |можу )?)(?:приготувати|зробити|зварити|спекти|наготувати|готувати) (?:все |усе |це |щось )?(?:наперед|заздалегідь|напередодні)(?! (?:салат|канапе|бутерброд|десерт))
      (?:що |щоб |аби |яке |яку |який )?(?:можна |треба |було |б ){0,3}(?:все |усе |його |її )?(?:приготувати|зробити|зварити|спекти|поставити|залити|замочити|підготувати|лишити|залишити) (?:звечора|з вечора|напередодні|за день до (?:свята|гостей|того))|(?:що |щоб |аби |яке |яку |який )?(?:можна |треба |було |б ){0,3}(?:звечора|з вечора|напередодні|за день до (?:свята|гостей|того)) (?:поставити|приготувати|зробити|залити|замочити|спекти|підготувати|лишити|залишити)
      (?<=(?:звечора|вечора) (?:поставити )?(?:, )?)(?:а |і |й )?(?:вранці|зранку|уранці|ранком)(?: (?:тільки|лише|лиш|просто))? (?:зїсти|їсти|розігріти|дістати|подати)
    `,
    en: `
      (?<!(?:dont|don t|not|cant|can t|never|without) (?:want |like |have |to ){0,3})(?:make|cook|prep|prepare)(?: it| this)? (?:- )?ahead(?! (?:salad|salads|canap|breakfast|sandwich|drink|of time (?:salad|canap)))(?: of time)?|(?:make|cook|prepare|bake) (?:it )?in advance
      (?:that |which )?(?:i |you |we |can be |to be |be |can ){0,3}(?:make|bake|cook|prep|prepare|assemble|do|put together|(?:(?<=be )(?:made|baked|cooked|prepped|prepared|assembled|done)))(?: (?:it|this|that|them|everything|all of it))? (?:the |a )?(?:day|night|evening) (?:before|ahead)(?= (?:[,.;!?]|$|(?:and|so|for|at|of|without|with|no) ))
    `,
    cs: `
      (?:co |which |what |aby |they )?(?:se )?(?:dá |da |dají |can |could )?(?:to )?(?:prepare|připravit|pripravit|připravím|pripravim|make|udělat|udelat|bake|upéct|upect|cook|uvařit|uvarit|připravím) (?:večer|vecer|den|dinner) (?:předem|predem|dopředu|dopredu)|(?<=(?:dá|da|dají|can) (?:se )?)den předem|přes noc
    `,
  },
  /** It is eaten as it is, for nothing there would warm it. */
  eatenCold: {
    uk: `
      (?:(?:що|щоб|аби|яке|які|шоб) )?(?:можна |смачно |треба |буде |було б |воно |і |теж |добре ){0,4}(?:їсти|зїсти|їдять|їстиму|їм) (?:й |і |навіть |одразу |просто )?холодн(?:им|ою|ими|е|і)(?! (?:вод|пив|чай|напо))|(?:смачн(?:е|ий|а|і) |добр(?:е|ий|а|і) )(?:й |і |навіть )?холодн(?:им|ою|ими)
      (?:щоб |аби |шоб )?(?:не треба|не потрібно|не доведеться|без потреби|не) (?:було )?(?:розігрівати|гріти|підігрівати|розігріву|розігрівання)(?! (?:духов|сковор|піч|молок|воду|чай))|без (?:розігріву|розігрівання|підігріву)|(?:нема|немає|не має|нема де|немає де|ніде) (?:де )?(?:розігріти|підігріти|погріти)(?! (?:рук|ног))
    `,
    en: `
      (?:(?:that |which |and |to )?(?:(?:that|which) (?:is|are)|tastes?|eats?|be|just as)(?: (?:still|just|as|also|really|fine|good|great|nice|ok|okay|well)){0,4}|(?:is |are |its )?(?:(?:still|just|as|also|really) ){0,2}(?:fine|good|great|nice|ok|okay))(?: eaten)? cold(?! (?:soup|drink|drinks|outside|day|days|weather|here|night|remedy|brew|cuts|and rainy|today|tonight|in here|water|milk|coffee))(?= (?:[,.;!?]|$|(?:for|at|to|in|and|without|no|but|or) ))
      (?:that |which )?(?:i |you |we )?(?:can|could) (?:be )?(?:eat|eaten) cold|(?:to be |to |be )?(?:eaten|eat) cold(?= (?:[,.;!?]|$))|(?:needs?|with|requires?|there is|theres|there s|have|has|got) no (?:microwave|microwaving|reheating|heating up|warming up)(?= (?:[,.;!?]|$|(?:at|there|in|for|and|but|so) ))|(?:doesnt|does not|doesn t|dont|don t) need (?:a |any )?(?:microwave|microwaving|reheating|heating up|warming up)(?= (?:[,.;!?]|$|(?:at|there|in|for|and|but|so) ))|(?:no|without) (?:reheating|heating up|warming up)|(?<!(?:i|we) have )(?:no|without a|without any) microwave(?: (?:at work|at the office|there|at school)| in (?:the |our )?(?:office|work|school))?(?= (?:[,.;!?]|$))|(?:cant|can t|cannot|no way to|nowhere to) (?:reheat|heat|warm)(?: (?:it|anything|food|things|up)){0,3}(?! (?:the|my|our|oil|milk|water|fish|meat))
    `,
    cs: `
      (?:co |which |what |aby |abych )?(?:se )?(?:dá |da |can |could |je |bude )?(?:se )?(?:jíst|jist|sníst|snist|eat|jí|ji|jedl[oaiy]?|chutná|chutna) (?:i )?(?:za )?(?:studen\\p{L}+|cold)(?= (?:[,.;!?]|$|(?:do|na|v|bez|without|a|in|for) ))|(?:nemusí|nemusi|není|neni|netřeba|nebude|abych nemusel[ai]?|nechci|nedá|neda) (?:se )?(?:to |ho |ji )?(?:ohřívat|ohrivat|ohřát|ohrat|třeba ohřívat|nutné ohřívat)
      (?:není|neni|nemáme|nemame|nemám|nemam|without|bez|chybí|chybi) (?:tam |v práci |v praci |v kanceláři |kde |ani )?(?:microwave|mikrovln\\p{L}+|mikrovlnk\\p{L}*|ohřát|ohrat)(?: (?:v práci|v praci|v kanceláři))?(?= (?:[,.;!?]|$|(?:v|do|na|a|at|in|kde|co) ))
    `,
  },
  /** One is to be full after it. */
  filled: {
    uk: `
      (?:щоб|аби|шоб) (?:добре |точно |справді |нормально |реально |було )?(?:чоловік |хлопець |хлопці |хлоп |мужик |всі |усі |діти |він |вони |родина )?(?:добре |точно |справді |нормально |реально |досхочу |від душі )?(?:наїстися|наїстись|наївся|наїлася|наїлись|наїлися|наситити|наситився|наситилися|ситий|ситі|насититися)(?: (?:чоловік|хлопець|всі|усі|діти|досхочу))?
      (?:щоб|аби|шоб) (?:ситно|було ситно)(?= (?:[,.;!?]|$|(?:і|й|та|але|без) ))|(?:дуже )?голодн(?:ий|ого|ому|і|их) (?:чоловік|чоловіка|чоловіку|мужик|мужика|хлопець|хлопця|хлопці|хлопців|мужики)
    `,
    en: `
      (?:that |which |to |it |will |really |properly |something |actually ){0,4}(?:fills?|filling|keeps?|leaves?) (?:you|me|us|him|them|everyone|people|a man|the boys|my husband)(?: feeling)? (?:up|full|going)|stick(?:s)? to (?:your|the|my) ribs|rib sticking|stodgy|(?:for )?(?:a |my |two |some )?(?:hungry|starving) (?:man|men|teen|teens|teenager|teenagers|boys|blokes|lads|husband|workers)|(?:wont|won t|not) (?:leave|leaves) (?:me|you|us|anyone|him|them) hungry
    `,
  },
  /** Small children eat: it is told whose meal it is, and whatever is said of them is read as it stands. */
  little: {
    uk: `
      дитин(?:а|и|і|у|ою|ка|ку|ці|ки)|дітям|дітьми|дітей|діти|дітки|діткам|малюк*|малят*|малечі|малечу|малеча|немовл*|карапуз*|дошкільн*|(?:одно|дво|півтора|трьох|чотирьох)річн(?:ий|ої|ого|ому|ій|а|у)
    `,
    en: `
      toddlers?|(?:my|our|the|a|for) (?:little ones?|baby)(?= (?:[,.;!?]|$|(?:is|has|who|with|wont|cant|that|and|allergic|without) ))|little ones|(?:my|our|the|for|a|with|young|small) (?:kids?|child|children)|preschoolers?|(?:one|two|three|four|five|\\d) ?(?:- )?years? ?(?:- )?olds?
    `,
    cs: `
      batole*|batolat*|dítě|dite|dítěte|ditete|dítěti|diteti|děti|deti|dětem|detem|dětí|dětmi|mimin*|prcek|prckovi|prcka|prcky|předškolák*|for kids
    `,
  },
  /** And it is plainly for them. */
  forLittle: {
    uk: `
      (?:хлопчик(?:у|а|ові|ом)?|дівчин(?:ка|ці|ку|ки)|синочк*|донечк*|донечц*|онук*|онуц*|внук*|внучц*) (?:[3-9]|три|чотири|пять|шість|сім) (?:рок*|рочк*)
      для (?:мого|моєї|нашого|нашої|маленької|маленького|моїх|наших|свого|своєї|(?:одно|дво|півтора|три|чотири|пяти)річн(?:ої|ого)) (?:\\p{L}+ )?(?:дитини|малюка|малого|малої|дітей|малечі|донечки|синочка)(?= (?:[,.;!?]|$))
    `,
    en: `
      for (?:my|our|the|a|some|small|young|little|two|three) (?:\\p{L}+ )?(?:toddlers?|kids?|little ones?|children|child|preschoolers?)(?= (?:[,.;!?]|$))
    `,
  },
  /** Between their first birthday and the third they eat with the rest what is soft and mild. */
  forToddler: {
    uk: `
      (?:для |на )?(?:дитин*|малюк*|малят*|син|сина|сину|синові|синочк*|доньк*|доньц*|дочк*|дочц*|донечк*|донечц*|дочечк*|хлопчик*|дівчинк*|дівчинц*|онук*|онуц*|внук*) (?:вже |тільки |лише |майже )?(?:(?:1 |один )?(?:рік|рочок|годик)(?: (?:і|й|та) \\p{L}+(?: місяц*| міс)?)?|півтора (?:року|рочки|рочку)|1[.,]5 (?:року|роки|рочки)|(?:2|два|2[.,]5) (?:роки|рочки|роки|року)|(?:1[3-9]|2[0-9]|3[0-5]) (?:міс*))(?! (?:вже )?не )
      (?:для |на )?(?:(?:1[3-9]|2[0-9]|3[0-5])(?: - |-| )?місячн*|(?:1|2|півтора|одно|дво|двох)(?: - |-| )?річн*) (?:дитин*|малюк*|син|сина|сину|синові|синочк*|доньк*|доньц*|дочк*|дочц*|донечк*|донечц*|хлопчик*|дівчинк*|дівчинц*|онук*|онуц*|малечі)
    `,
    en: `
      (?:for (?:my |a |an |our |the )?|my |our )(?:(?:1[3-9]|2[0-9]|3[0-5]) ?(?:- )?(?:months?|mo) ?(?:- )?(?:olds?)?|(?:1|2|one|two|1[.,]5|2[.,]5) ?(?:- )?years? ?(?:- )?olds?|(?:one and a half|year and a half) ?(?:- )?(?:years? ?(?:- )?)?olds?)(?: (?:baby|son|daughter|boy|girl|child|kid|toddler))?
      (?:a |an |the )?(?:(?:1[3-9]|2[0-9]|3[0-5]) ?(?:- )?(?:months?|mo) ?(?:- )?(?:olds?)?|(?:1|2|one|two|1[.,]5|2[.,]5) ?(?:- )?years? ?(?:- )?olds?|(?:one and a half|year and a half) ?(?:- )?(?:years? ?(?:- )?)?olds?)(?: (?:baby|son|daughter|boy|girl|child|kid|toddler)|(?= (?:[,.;!?]|$|dinner|lunch|breakfast|supper|meals?|snacks?|who|with|has|is|needs|cant|can|no|without)))
      (?:for )?(?:my |a |our |the )?toddlers?(?= (?:[,.;!?]|$|dinner|lunch|meals?|food|snacks?|breakfast|supper|friendly|without|with|who|is|has|no|and|that))
    `,
    cs: `
      (?:pro |for )?(?:ročn*|rocn*|jednoročn*|dvoulet*|dvouroč*|(?:1[3-9]|2[0-9]|3[0-5]) ?(?:- )?měsíčn*) (?:dítě*|dite*|dceru|dcerku|dceři|syna|synovi|kluka|holku|holčičku|vnuka|vnučku|miminko|child|kids|son|daughter)
      (?:dítě|dítěti|syn|syna|synovi|dcera|dceři|child|son|daughter) (?:1[.,]5 roku|1 rok|2 roky|rok a půl)
      (?:pro |for )?batol(?:e|ata|at|eti|ete|atům|aty)
    `,
  },
  /** Before their first birthday they eat what is mashed for them. */
  forBaby: {
    uk: `
      (?:[1-9]|1[01]) (?:- )?місячн\\p{L}+ (?:дитин|малюк|син|доньк|доньц|донеч|донц|дочк|дочц|дівчинк|хлопчик|немовл)\\p{L}*|(?:дитина|малюк|син|донька|дочка|синочок|донечка|немовля) (?:[1-9]|1[01]) (?:міс|місяців|місяці|місяць)|(?:для |на |нагодувати )?(?:мого |моєї |нашого |нашої )?(?:дитину|малюка|синочка|донечку|немовля|немовляти|немовлят|немовляті|грудничка|малюка|малюкові|малюку|дитини|дитині|донечці|синочку)(?: (?:у|в))? (?:[1-9]|1[0-2]) (?:-)?(?:міс|місяців|місяці|місяць)|(?:для |на )(?:\\p{L}+ )?(?:немовляти|немовлят|грудничка)(?= (?:[,.;!?]|$|(?:без|з|із|до) ))|(?:перший |для |на )прикорм(?:у|ом)?|(?<!(?:не|без|залишилось|залишилося|подіти|ні) )дитяче харчування(?! (?:набридло|залишилось|залишилося|лишилось|скінчилось))(?: (?:з |від |на |у |в |для )?(?:[4-9]|1[0-2])(?: -)? ?(?:міс|місяців))?|прикорм(?:у|ом)?(?= (?:[,.;!?]|$|(?:з |від |у |в )?(?:[4-9]|1[0-2]) |(?:для|дитин|малюк|з|без)))
    `,
    en: `
      (?:baby|infant|son|daughter|he|she|little one)(?: is| s)? (?:[1-9]|1[0-1]|four|five|six|seven|eight|nine|ten|eleven) months?(?: old)?|(?:for )?(?:my |a |an |our |the )?(?:[1-9]|1[0-2]) ?(?:-)? ?months? ?(?:-)? ?olds? (?:baby|son|daughter|boy|girl)|for (?:my |a |an |our |the )(?:[1-9]|1[0-2]) ?(?:-)? ?months? ?(?:-)? ?olds?|for (?:my |our |the |a )?(?:baby|babies|infant)(?= (?:[,.;!?]|$|without|with|no|who|to))|(?<!(?:no|no more|not|without|with|using|use up|leftover|refuses|refuse|past|hates?|eats?|than|dont want|don t want) )baby food(?! (?:pouch(?:es)?|jars?|maker|cake|muffins?|cookies|bread|stage))(?: (?:from |at )?(?:[4-9]|1[0-2]) ?(?:months?|mo|m))?|(?:baby led )?weaning(?! (?:off|myself|my|himself|her))|first foods(?! after)
    `,
    cs: `
      dětsk\\p{L} výživ\\p{L}|for (?:\\p{L}+ )?(?:miminko|mimino|mimi|kojence|kojenca)|(?:[1-9]|1[0-2]) ?(?:-)? ?měsíčn\\p{L}+ (?:miminko|dítě|kojenec|dceru|syna)
    `,
  },
  /** As little sugar as may be. */
  lowSugar: {
    uk: `
      (?:з |із )?(?:мінімум|мінімумом|меншою кількістю|невеликою кількістю|малою кількістю|поменше|менше|мало|не багато|небагато) цукру
    `,
    en: `
      (?:low|less|reduced|(?<!a )little|minimal) (?:- )?sugar(?! rush)|not (?:too |so |very )sweet|low in sugar|light on (?:the )?sugar
    `,
    cs: `
      (?:málo|malo|méně|mene|míň|min|minimum) (?:cukr|cukru|sugar)
    `,
  },
  /** It is left to the oven, and nobody stands by. */
  ovenAlone: {
    uk: `
      (?:щось |щоб |аби |просто |що |можна |треба |хочу |усе |все |лише ){0,4}(?:закинути|закинув|закинула|закинь|вкинути|поставити|поставив|поставила|запхати|запхнути|засунути|засунув|засунула|кинути|сунути|запекти|покласти|поклав|поклала|скинути)(?: (?:все|усе|це|його|її|щось|просто|один раз)){0,3} тільки в духовці
      щоб (?:усе |все )?(?:решту )?(?:зробила|готувала|робила) духовка
    `,
    en: `
      (?:just |to |something |things |stuff |that |which |i |you |we |can |could |want |simply ){0,5}(?:throw|chuck|put|pop|bung|stick|shove|sling|toss|dump)(?: (?:it|everything|something|things|them|all|together)){0,3} oven only
      hands off (?:oven )?(?:dinner|meal|cooking)|(?:the )?oven does (?:all )?(?:the |all the )?(?:work|rest)
    `,
    cs: `
      (?:něco |neco |něčeho |co |to |it |something |what ){0,3}(?:hodit|hodím|hodim|dát|dat|dám|dam|strčit|strcit|strčím|strcim|šup|sup)(?: (?:to|it))? oven only
    `,
  },
  /** Whoever wants no bones wants the meat of it. */
  boned: {
    uk: `
      безкост*
    `,
    en: `
      boneless(?= (?:fish|meat)? ?(?:[,.;!?]|$))|boneless(?= fish )|(?:deboned|bone free)(?= (?:fish|meat|[,.;!?]|$))
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
  /** What is warm is what is eaten, and no weather. */
  warmMeal: {
    uk: `
      (?<!(?:не|без|ні|ніякого|нічого|занадто|надто|так|таке|щось не|нема) )(?:(?:щось|шось|чогось|чого|що|шо) (?:б |би |такого )?)?(?:тепл*|гаряч*)(?= (?:(?:з|при)готувати |зварити |зробити )?(?:на )?(?:обід|обіду|вечер*) (?!не ))
    `,
    en: `
      (?<!(?:not|no|nothing|too|so|never|isnt|is not) )(?:something )?(?:hot|warm)(?= (?:(?:for )?(?:dinner|supper|lunch)|for tea) (?!date|bread|rolls?|must))
    `,
    cs: `
      (?<!(?:nic|ne|bez|not|no|nothing|without|dont want|moc|too|so) )(?:něco |neco |something )?(?:(?:tepl|hork)(?:é|e|ý|y|á|a|ou|ého|eho|ýho|yho)|warm|hot|warming)(?= (?:k |na |for |to )?(?:oběd*|obed*|večeř*|vecer*|lunch|dinner) )
    `,
  },
  /** A date is no fruit here. */
  romance: {
    en: `
      (?:for |our |a |my )?(?:date nights?|hot date|(?:first|second|third|candlelit|candlelight) (?:date|dinner))
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
  /** What was named before is to be baked. */
  bakedOfThat: {
    uk: `
      (?:що|шо|чого)(?: (?:б|би|можна|мені|нам|тепер|смачного|такого)){0,3} (?:з|із|зі) (?:нього|неї|них|цього|ним|нею|ними|цим)(?: (?:б|би|можна|мені|нам|смачного|такого)){0,2} (?:спекти|випекти|пекти)
      (?:спекти|випекти|напекти) (?:з|із) (?:нього|неї|них)(?= (?:[,.;!?]|$))
    `,
    en: `
      (?:to )?bake (?:with|of|from|out of) (?:it|them|this|these|that|those)(?= (?:[,.;!?]|$))
    `,
    cs: `
      (?:what|co) (?:s|z|with|from) (?:it|them|tím|tim|ním|nim|ní|ni|nimi|toho|něj|nej|nich) (?:upéct|upect|napéct|napect|bake)
    `,
  },
  /** What is to be made of what was named before: it is wanted, whatever was said of it. */
  ofThat: {
    uk: `
      (?:що|шо|чого)(?: (?:б|би|можна|мені|нам|тепер|смачного|такого)){0,3} (?:з|із|зі) (?:нього|неї|них|цього|ним|нею|ними|цим)(?: (?:б|би|можна|мені|нам|смачного))?(?: (?:приготувати|зготувати|готувати|зварити|варити|спекти|пекти|зробити|робити|придумати|посмажити))?(?= (?:[,.;!?]|$|(?:без|до|на|щоб|without|no|for|under|in|but|bez|do|na|a) ))
      (?:приготувати|зготувати|зварити|спекти|зробити) (?:з|із) (?:нього|неї|них)(?= (?:[,.;!?]|$|(?:без|до|на|щоб|without|no|for|under|in|but|bez|do|na|a) ))
    `,
    en: `
      what(?: (?:can|could|should|do|to|shall|might|else))?(?: (?:i|we|you))? (?:to )?(?:make|cook|bake|do|prepare) (?:with|of|from|out of) (?:it|them|this|these|that|those)(?= (?:[,.;!?]|$|(?:без|до|на|щоб|without|no|for|under|in|but|bez|do|na|a) ))
    `,
    cs: `
      (?:what|co) (?:s|z|with|from) (?:it|them|tím|tim|ním|nim|ní|ni|nimi|toho|něj|nej|nich)(?: (?:uvařit|uvarit|udělat|udelat|upéct|upect|cook|make|bake))?(?= (?:[,.;!?]|$|(?:без|до|на|щоб|without|no|for|under|in|but|bez|do|na|a) ))
    `,
  },
  /** Neither is refused, and both together are. */
  keptApart: { en: 'meat milk apart' },
  /** A meal that comes in its sauce. */
  inSauce: {
    uk: `
      (?:із|з|зі|в|у|під) (?:якоюсь |якимось |смачн* |густ* )?(?:підливою|підливкою|підливочкою|підливі|підливці|подливою|подливкою|соусом|соусі|соусиком)(?= (?:[,.;!?]|$|(?:без|до|і|й|та|але|на|щоб|для|за) ))
      (?:хочу|хочеться|хочемо) (?:ще |до нього |до неї |якусь )?(?:підливу|підливки|підливочки)
    `,
    en: `
      (?:with|in) (?:a |an |some |lots of |plenty of )?(?:nice |rich |thick )?(?:gravy|sauce)(?= (?:[,.;!?]|$|(?:without|but|and|no|for|under|that) ))
      saucy
    `,
    cs: `
      (?:s|v|with|in) (?:nějakou |nejakou |dobrou )?(?:omáčkou|omackou|omáčce|omacce|šťávou|stavou)(?= (?:[,.;!?]|$|(?:bez|without|ale|but|a|and|na|k|do|under) ))
    `,
  },
  /** And who may not even do that has all of it mashed; steamed is how it is cooked before. */
  pureed: {
    uk: `
      (?<!(?:не|без|з|із|зі|нічого|не їсть|не їм|не хоче|не любить|не можна|не бажає) )(?:(?:тільки|лише|лиш|щось|шось|все|усе|лікар дозволив) ){0,3}(?:(?:парове|варене|м.?яке|рідке|тепле),? (?:(?:і|й|та|чи|або) )?)?(?:протерте|перетерте|пюреподібне|протертого|перетертого|пюреподібного|збите в пюре)(?:,? (?:(?:і|й|та|чи|або) )?(?:парове|варене|м.?яке|рідке|тепле))?(?= (?:[,.;!?]|$|(?:на|для|бо|без|і|й|та|що|щоб|після|дієт*) ))
      (?:протерт|перетерт|пюреподібн)(?:а|у|і|ої|их) (?:їжа|їжу|їжі|страва|страви|страву|дієта|дієту|стіл)
    `,
    en: `
      (?:only |just )?(?:puréed|pureed|pureéd|blended|mashed) (?:foods?|meals?|diet|dishes)
    `,
    cs: `
      (?:jen |pouze |only |just )?(?:mixovan|kašovit|kasovit|pasírovan|pasirovan)(?:á|é|ou|a|e) (?:strava|stravu|jídla|jidla|jídlo|jidlo|dishes|dish|food)
    `,
  },
  /** Of a broth alone it is said, or of what stands in one. */
  brothy: {
    uk: `
      (?<!(?:не|без|ні|нічого|нічо|набридло|набридли|досить|замість|крім|хай) )(?:(?:щось|шось|чогось|чого|чимось) )?(?:(?:таке|такого|гаряч*|тепл*|гаряченьк*|тепленьк*|ситн*|густ*),? ){0,2}наварист(?:е|ого|еньке|енького)(?= (?:[,.;!?]|$|(?:з|із|зі|на|без|для|і|й|та|щоб|аби|бо|як|від|до) ))
    `,
  },
  /** No course of a menu: it is hot, and somebody drinks it or eats it with a spoon. */
  hotLiquid: {
    uk: `
      (?:щось |шось |чогось |чого )?(?:гаряч(?:е|ого|еньк*) (?:і|й|та) рідк(?:е|ого|еньк*)|рідк(?:е|ого|еньк*) (?:і|й|та) гаряч(?:е|ого|еньк*))
    `,
    en: `
      (?:something |anything )?(?:hot and (?:liquid|runny|soupy)|(?:liquid|soupy) and hot)
    `,
    cs: `
      (?:něco |neco |something )?(?:(?:horkého|horkeho|teplého|tepleho|hot|warm) (?:a|and) (?:tekutého|tekuteho)|(?:tekutého|tekuteho) (?:a|and) (?:horkého|horkeho|teplého|tepleho|hot|warm))
    `,
  },
  /** Nobody wants to put on weight by it. */
  slimming: {
    uk: `
      (?:щоб |аби |і |та |так щоб )?(?:не|і не) (?:поправ*|потовст*|погладш*|розтовст*|товстіти|гладшати|набрати (?:зайв* )?(?:ваг*|кілограм*|кіло)|набирати (?:зайв* )?(?:ваг*|кілограм*|кіло))
      (?:хочу |хочемо |щоб |аби |треба |планую )?(?:схуднути|схуднемо|худну|худнемо|скинути (?:зайв* |пару |кілька )?(?:ваг*|кілограм*|кіло)|бережу фігуру|слідкую за (?:фігурою|вагою))
      (?:для |заради )(?:дієти|схуднення|фігури|стрункості)|(?:я |ми |сиджу |сидимо |я зараз |ми зараз )на дієті
    `,
    en: `
      (?:that |which |so i |so that i )?(?:wont|won t|doesnt|doesn t|dont|don t|not|without|to not|to avoid|not to) (?:make me |making me |get |getting |be |want to )?(?:gain|gaining|put on|putting on|put me|fat|fattening)(?: any| too much)?(?: weight| pounds| kilos)?
      (?:trying to |want to |need to |to )?(?:lose|losing|drop|shed) (?:some |a bit of |a few )?(?:weight|pounds|kilos)|watching (?:my|our|the) (?:weight|figure|waistline)|slimming
      (?:for )?weight[- ]loss|(?:i m |i am |we re |she s |he s |while |im )?(?:on a diet|dieting)
    `,
    cs: `
      (?:chci |chceme |potřebuju |chtěla bych )?(?:zhubnout|hubnu|hubneme|shodit (?:pár |nějaké )?(?:kil*|váhu)|držím linii|drzim linii)
    `,
  },
  /** A day for a blanket: where no more is said, what warms is wanted. */
  gloom: {
    uk: `
      (?:на |у |в |для |під )?(?:дощов* |сір* |похмур* |сльотав* |непогож* ){1,2}(?:день|дня|дні|вечір|вечора|ранок|погод*|неділ*)
      (?:коли |бо |надворі |на вулиці |за вікном |сьогодні |знову ){0,3}(?:(?:сніг|хурделиця|завірюха|хуртовина|заметіль|метелиця|віхола|мороз)(?: так| знову)? (?:мете|падає|валить|сипле|іде|йде|тріщить|лютує|надворі|на вулиці|за вікном)|(?:мете|валить|сипле|тріщить) (?:сніг|хурделиця|завірюха|метелиця|мороз))(?: надворі| на вулиці| за вікном)?
      (?:коли |бо |надворі |на вулиці |за вікном |сьогодні ){0,3}(?:дощ|дощить|ллє дощ|іде дощ|йде дощ|злива)(?: (?:надворі|на вулиці|за вікном|ллє|іде|йде|цілий день|весь день)){0,2}
      (?:під|на) дощ(?:ик)?
    `,
    en: `
      (?:for |on )?(?:a |an |this )?(?:cold |grey |gray |gloomy |dreary |miserable |rainy |dull |stormy ){0,2}(?:rainy|gloomy|dreary|miserable|stormy|drizzly) (?:day|days|evening|night|afternoon|weather|sunday|weekend)
      (?:when |its |it s |it is |while )?(?:raining|pouring)(?: (?:outside|all day|today|out)){0,2}
    `,
    cs: `
      (?:na |za |pro |do |for |under )?(?:deštiv* |destiv* |sychrav* |pošmourn* |posmourn* |šediv* ){1,2}(?:den|dny|dne|večer|vecer|počasí|pocasi|odpoledne|day|evening|dinner)
      (?:když |kdyz |venku )?(?:prší|prsi|leje)(?: venku| celý den)?
    `,
  },
  /** "sweet, no flour": no more is said of it. */
  sweetThing: {
    en: `
      (?<!(?:not|nothing|isnt|too|so|and|or) )sweet(?= (?:[,.;!?]|no|without|but) )
      sweet(?= (?:baking|bakes?) )
    `,
  },
  /** The lunch is to be sweet: no dessert after one is meant. */
  sweetMeal: {
    uk: `
      солодк(?:ий|ого|ому|а|у|ої|і)(?= (?:обід|обіду|вечеря|вечерю|вечері|ужин|обіди) )
    `,
    en: `
      sweet(?= (?:breakfast|brunch|lunch|dinner|supper|main|main course|main dish|meal) )
    `,
  },
  /** Of what is mostly made sweet, the kind that is not. */
  unsweet: {
    uk: `
      (?:солон*|несолодк*)(?= (?:випічк*|пиріг*|пирог*|печив*|булочк*|млинц*|млинчик*|оладк*|оладок|каша|кашу|каші|вафл*|кекс*|мафін*|сніданок|сніданки|сніданку))
    `,
    en: `
      (?<!(?:sweet (?:or|and|and or)|no|not|not an?|caramel) )savou?ry(?= (?:pancakes?|crepes?|waffles?|muffins?|porridge|oats|oatmeal|scones?|breakfasts?|brunch|bakes?|baking|pies?|tarts?|cakes?|pastry|pastries|biscuits?|buns?|rolls?|treats?|breads?|loaf))
    `,
    cs: `
      (?:slan*|neslad*)(?= (?:palačin*|palacin*|lívan*|livan*|vafl*|kaš*|kas*|muffin*|snídan*|snidan*|pancakes?|porridge|waffles?|breakfasts?))
    `,
  },
  /** Whatever it is, it is not sweet; of a food that is salted nothing is said. */
  savoury: {
    uk: `
      (?:щось|чогось|чимось|шось) (?:солоне|солоненьке|солоного|солоненького|солоним|несолодке|несолодкого)(?= (?:(?:[,.;!?]|до|під|на|без|для|з|і|й|та|але|у|в|по|[а-яіїєґ]{2,}(?:ськ|цьк)[а-яіїєґ]+) |$))
    `,
    en: `
      (?:something|anything) (?:savou?ry|salty)
      (?<!(?:not|nothing|isnt|cant be|want it) )(?:thats|that is) savou?ry(?= (?:(?:[,.;!?]|and|but|with) |$))
    `,
    cs: `
      (?:něco|neco|something|snack) (?:slané|slaného|slane|slaneho|nesladkého|nesladkeho)
    `,
  },
  /** Nothing to drink fills them, nor is it a dish. */
  hungry: {
    uk: `
      (?<!(?:не|кіт|пес|собака) )голодн(?:ий|а|і|ими|их|ого)|зголоднів|зголодніла|зголодніли
      (?<!(?:після|до|між|замість|не|без|перед|важкої|основної|ситної) )страв(?:а|и|у)
    `,
    en: `
      (?<!(?:not|isnt|arent|never|im not|cat is|dog is) )(?:hungry|starving|famished|ravenous)
      (?<!(?:after|between|instead of|before|with|no|not a|a|the|of|wash|main) )(?:meals|dishes)(?! to wash)|(?:meal|dish)(?= for )
    `,
    cs: `
      (?<!(?:dont|have dont|nemám|nemáme|not) )hlad|(?<!(?:not|nejsem|není|kocour|pes) )hladov(?:ý|á|í|ej|ých|ym)|hladovi|vyhládl[aiy]?
      (?<!(?:místo|misto|po|mezi|nechci|dont|without|after|between|instead of|under|main|k|ke) )(?:jídlo|jidlo|dish)
    `,
  },
  /** A dinner that is no soup. */
  fillsPlate: {
    uk: `
      (?<!(?:як|перша і|замість|перед) )(?:гаряч(?:е|а|у|ої) (?:м.?ясн(?:е|а|у|ої)|рибн(?:е|а|у|ої)|страв(?:а|у|и)|на (?:стіл|свято|новий|різдво|великдень))|друг(?:а|у|ої) страв(?:а|у|и)|на друге(?! (?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|число|побачення|весілля|свято))|основн(?:а|у|ої) страв(?:а|у|и))
    `,
    en: `
      (?<!(?:before|after|as|not|with|without|instead of) (?:a |the )?)(?:main (?:courses?|dish(?:es)?)|(?:for) (?:a |the )?mains?(?! ingredients?)|(?:christmas|easter|festive|birthday|new year) mains?(?= (?:[,.;!?]|$|(?:for|without|with|that|no) )))
    `,
    cs: `
      (?<!(?:před|po|jako|místo|nechci|ne|k|pred|misto) )(?:hlavní (?:jídlo|jídla|chod|chody)|hlavni (?:jidlo|jidla|chod|chody))
    `,
  },
  /** So hot a day that something cold is wanted. */
  heat: {
    uk: `
      (?:надворі |на вулиці |сьогодні |у нас |за вікном |така |страшна |дика ){0,3}(?:2[89]|3\\d|4[0-5]) ?(?:градус*|°)(?: (?:спеки|жари|надворі|на вулиці|тепла|в тіні))?
      (?:така |страшна |дика )?(?:спека|жара|спекота)(?: (?:надворі|на вулиці|нестерпна|страшна))?
      (?:в|у|за|на) (?:таку |цю |ту |таку страшну |страшну |цю кляту ){0,2}(?:спеку|жару|спекоту|жарінь)
      (?:надворі|на вулиці|сьогодні) (?:дуже |так |страшенно )?(?:спекотно|жарко)|(?:дуже |так |страшенно )(?:спекотно|жарко)|(?:спекотно|жарко)(?= (?:[,.;!?]|$))
      (?:поїсти|зїсти) (?:чогось |щось )?(?:холодного|холодненького|холодне)
      (?:щоб|аби|можна) (?:було |це |його |її )?(?:можна )?(?:їсти|зїсти|смакувало|смачно) (?:і |й )?холодн(?:им|ою|е|ими)
    `,
    en: `
      (?:its |it s |it is )?(?:2[89]|3\\d|4[0-5]) ?(?:degrees|degree|°)(?: (?:celsius|c))?(?: (?:outside|out|today|here|in the shade))?
      (?:its |it s |it is )?(?:so |too |boiling |sweltering |scorching |baking |really |way too ){1,2}hot(?: (?:outside|today|out|here|to cook|for cooking))?
      (?:eat|serve|served|eaten|enjoy|have)(?: it)? cold
      (?:ice |iced |ice-)?cold(?= (?:drinks?|beverages?) )
    `,
    cs: `
      (?:venku |dnes |dneska |je |máme ){0,3}(?:2[89]|3\\d|4[0-5]) ?(?:stupňů|stupnu|°)(?: (?:celsia|ve stínu|venku))?
    `,
  },
  any: {
    uk: `
      (?:меню|план харчування|раціон|що готувати|що їсти) на (?:весь |цілий |цей |наступний )?(?:тиждень|день|завтра|вихідні)
      (?:раптом |несподівано )?(?:прийшли|приїхали|нагрянули|завітали|приперлися) (?:несподівані |раптові |непрохані )?гості(?: несподівано| раптом| зненацька| без попередження)?
      (?:здивуй|здивуйте|порадуй|порадуйте|нагодуй|нагодуйте)(?: (?:мене|нас))?
      (?:голодн(?:ий|а|і|ими)|зголоднів|зголодніла|зголодніли)
      (?:не знаю|не знаємо|не придумаю|не можу вирішити|не можу придумати),? ?(?:що|шо|чого|чим)(?: (?:б|би|собі|мені|нам))? (?:приготувати|зготувати|готувати|зварити|поїсти|зїсти|хочу|хочеться|пригостити)
      (?:що|шо|чого|чим|щось)(?: (?:ж|б|би|це|таке|такого|мені|нам|собі|сьогодні|завтра|смачного|смачненького)){0,4} (?:приготувати|зготувати|готувати|зварити|зварганити|поїсти|зїсти)
      (?:чим|як)(?: (?:б|би|це|їх|його|її|нас|всіх|усіх|гостей|друзів|родину|сімю|чоловіка|дружину|хлопця|дівчину|маму|тата|батьків|колег|сусідів|компанію|свекруху|тещу)){0,3} (?:здивувати|вразити|порадувати|потішити|почастувати|побалувати|розважити|зачарувати|пригостити|нагодувати|погодувати)(?! (?:дитин*|діт*|діток|мал(?:ого|у|их|ечу|юк*)|синочк*|донечк*))(?: (?:б|би|їх|його|її|нас|всіх|усіх))?|смачненьк*|вкусн*|смакот*|їстівн*
      (?:хочу |хочемо |треба |хочеться )?(?:вразити|здивувати|порадувати|потішити|пригостити|почастувати) (?:усіх |всіх |своїх |наших |дорогих )?(?:гостей|друзів|свекруху|колег|сусідів|родичів)
      (?:скоро |сьогодні |завтра |ввечері |у нас |до нас ){0,2}(?:гості (?:прийдуть|приходять|будуть|їдуть|приїдуть|на порозі)|(?:прийдуть|приходять|будуть|їдуть|приїдуть|чекаємо|чекаю|ждемо|жду) (?:гості|гостей))
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
      (?:guests|visitors|people|friends|company) (?:are |will be )?(?:coming|arriving)(?: over| round| around| soon| tonight| tomorrow| today)?|(?:impress|wow) (?:my |the |our |some )?(?:guests|visitors|friends|company)
      random (?:recipe|dish|meal|dinner)|whatever(?: is)?(?: fine| ok| okay| works)?|anything(?: is)? (?:fine|ok|okay|goes|works)|ideas?
    `,
  },
})
