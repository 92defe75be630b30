// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

/** Where who dictates or hurries begins anew without a mark: a stop stands there, so that no list goes on over it. */
export const runOn: readonly SaidOtherwise[] = [
  // «малий просе оладок», «риби не любе», «часнику не переносе»: somebody does it, as it is said on the Dnieper.
  [String.raw`(?<!\p{L})(по|ви)?просе(?!\p{L})`, '$1просить', 'просе'],
  [String.raw`(?<=(?<!\p{L})не )(люб|перенос|знос)е(?!\p{L})`, '$1ить', 'не '],
  [String.raw`(?<=(?<!\p{L})(?:дуже|страшенно|так|він|вона|малий|мала|син|дочка|донька|чоловік|дід|баба|онук|онука) )любе(?= [\p{L}'’ʼ]{3,})(?! (?:серце|дитя|сонце|моє))`, 'любить', 'любе'],
  // «купила спаржу як її приготувати», "carrots and one onion what can I make", «doktor mi zakázal sůl jak udělat rybu»
  [String.raw`(?<=(?<!(?<!\p{L})(?:знаю|знаємо|порад\p{L}*|підкаж\p{L}*|скаж\p{L}*|думаю|рецепт\p{L}*|ідеї|ідей|те|того|тому|ненавид\p{L}*|любл\p{L}*|любить|люблять|їсть|їдять|хоче|хочу|і|й|та|а|але|чи|або|бо)) |[\p{L}'’ʼ]{3,}(?<!знаю|знаємо|ь|те|порадьте|підкажіть|скажіть|думаю|рецепт|ідеї|ідей|того|тому|ненавиджу|люблю|хочу|хоче) )(?=(?:як (?:її|його|їх|зварити|спекти|приготувати|зробити|засмажити|посмажити|запекти)|що (?:зварити|приготувати|спекти|зготувати|можна (?:приготувати|зварити|спекти|зробити))|чим (?:нагодувати|замінити))(?!\p{L}))(?<=[\p{L}'’ʼ]{3,} )`, '. ', 'як |що |чим '],
  [String.raw`(?<=\b(?!(?:know|see|wonder|wondering|tell|say|sure|idea|of|and|or|but|for|so|me|ask|decide|on|like|likes|hate|hates|love|loves|eat|eats|want|wants)\b)[a-z]{3,} )(?=(?:what (?:can|should|could|do|shall) (?:i|we)|how (?:do|can|should) (?:i|we)|any ideas)\b)`, '. ', 'what |how |any '],
  [String.raw`(?<=(?<!\p{L})(?!(?:nevím|poraď|poraďte|nápad|řekni|recept|tom|a|ale|nebo|vím|víte)(?!\p{L}))\p{L}{3,} )(?=(?:jak (?:mám|máme|mohu|můžu|ji|ho|(?:je )?(?:udělat|uvařit|upéct|připravit))|co (?:mám|máme|bych|můžu|mohu|uvařit|upéct|udělat|s tím|z toho))(?!\p{L}))`, '. ', 'jak |co '],
  // «є капуста і крупа м'яса нема», «v lednici je zelí a maso rýži nechci»: behind the last of a list that is there.
  [String.raw`(?<=(?<!\p{L})(?:є|маю|маємо) (?:[\p{L}'’ʼ]+ ){1,8}(?:і|й|та) (?!більше|ані|ні|жодн|крім|нічого|навіть)(?:[\p{L}'’ʼ]+(?:а|е|ий|і) )?[\p{L}'’ʼ]+ )(?<!(?<!\p{L})(?:і|й|та) )(?!(?:крім |окрім )?(?:них|нього|неї|більше|нічого|іншого))(?=(?:[\p{L}'’ʼ]+(?:ого|ої|их) )?[\p{L}'’ʼ]{3,} (?<!(?:більше|нічого) )(?:нема|немає|не (?:пропонуй|додавай|клади|треба|хочу|їм|їсть|можна|люблю))(?!\p{L}))`, '. ', 'є |маю |маємо '],
  [String.raw`(?<=(?<!\p{L})(?:je|jsou|mám|máme) (?:\p{L}+ ){0,6}\p{L}+ a (?:\p{L}+(?:é|á|ý|í) )?\p{L}+ )(?=\p{L}{3,} (?:už )?(?:ani )?(?:nechci|nemůžu|nejím|nesmím|nesnáším|nedávej)(?!\p{L}))`, '. ', ' ne'],
  // «є пшоно, м'ясо і рибу не їмо», «plechovka kokosového mléka, kuře nemám», "a jar of gherkins open, no mayo": what is there is none of it.
  [String.raw`(?<=^\s*(?:є|маю|маємо|у нас є|в мене є|у мене є|вдома є) (?!дитина|подруга|друг|гість|син|донька|люди|один|одна)[^,:.!?]{3,60}), (?!як(?:а|ий|е|і)(?!\p{L}))(?=[^,.!?]{3,50} (?:нема|немає|не їмо|не їм|не їсть|не їдять|не маю|не можна|закінчи\p{L}+)(?=\s*[.,!?]|$))`, '. ', 'є |маю|маємо'],
  [String.raw`^\s*((?:мала |велика |пів |чверть )?(?:банка|банки|пачка|пачки|пакет|пакета|пляшка|половина|шматок|залишок|жменя|жмені|кілограм|кіло) [\p{L}'’ʼ]+(?: (?!(?:з|із|зі|без|і|й|та|а|чи|або) )[\p{L}'’ʼ]+)?)(?:(?: (?:стоїть|лежить|відкрита|лишилась|лишилося|є),? (?:а |але )?|,? (?:а|але) )(?=[^,.!?]{3,50} (?:нема|немає|не їмо|не їм|не їсть|не їдять|не можна|закінчи\p{L}+)(?=\s*[.,!?]|$| і ))|, (?=[^,.!?]{3,50} (?:нема|немає|закінчи\p{L}+)(?=\s*[.,!?]|$)|[\p{L}'’ʼ]+ (?:не їмо|не їм|не їсть|не їдять)(?=\s*[.,!?]|$)))`, 'є $1. ', 'нема|не |закінч'],
  [String.raw`^\s*((?:malá |velká |půl |zbylá )?(?:plechovka|sklenice|krabička|balíček|pytlík|kelímek|půlka|zbytek|kousek|konzerva|hrst) \p{L}+(?: (?!(?:s|se|z|ze|bez|a|i|nebo|ale) )\p{L}+)?)(?:,? ale (?=[^,.!?]{3,40} (?:nemám|nemáme|není|nejím|nejíme|nesmím|nechci|nechceme|doš\p{L}+)(?=\s*[.,!?]|$))|,? (?!a |nebo |s |se |z )(?=[^,.!?]{3,40} (?:nemám|nemáme|není|doš\p{L}+)(?=\s*[.,!?]|$))|, (?=\p{L}+ (?:nejím|nejíme|nesmím|nechci|nechceme)(?=\s*[.,!?]|$)))`, 'mám $1. ', ' ne| doš'],
  [String.raw`^\s*((?:a |an |one |half (?:a |an )?)?(?:jar|tin|can|packet|pack|bag|bunch|box|tub|carton|bottle|head|block|slab) of \p{L}+(?: \p{L}+)?)(?: (?:open|left|opened|in the (?:cupboard|fridge|freezer)))?, (?=(?:no|without|but no|not) )`, 'I have $1. ', ' of '],
  [String.raw`(?<=^\s*)(\p{L}{3,}) mám,? (\p{L}{3,}) ne(?=\s*[.!?]*$)`, 'mám $1. nemám $2', 'mám'],
  // «нічого не хочу готувати», "I hate cooking give me": the work is meant.
  [String.raw`(?<!\p{L})(?:(?:a|ale) )?(?:nechce se mi|nechce se nám|nemám chuť) (?:nic |vůbec |moc )?vařit(?: a)?,? (?=(?:mám|máme|dej|dejte|poraď|poraďte|jak|chci|potřebuju|co (?:s|mám|uvařit|teď)|doma (?:je|jsou|mám|máme))(?!\p{L}))`, '. ', 'vařit'],
  [String.raw`(?<!\p{L})(?:nesnáším|nenávidím|nebaví mě) (?:vaření|vařit)(?: a)?,? (?=(?:mám|máme|dej|dejte|poraď|poraďte|jak|chci|potřebuju|co (?:s|mám|uvařit|teď)|doma (?:je|jsou|mám|máme))(?!\p{L}))`, '. ', 'vařit|vaření'],
  [String.raw`(?<!\p{L})(?:нічого (?:сьогодні )?не (?:хочу|хочеться|хочемо)|не (?:хочу|хочеться|хочемо) нічого|немає? сил нічого|нема сил нічого) (?:готувати|куховарити)(?: і| та| але| тому)?,? (?=(?:маю|є|вдома є|у мене є|в мене є|у нас є|в холодильнику)(?!\p{L}))`, '. ', 'готувати|куховарити'],
  [String.raw`\b(?:i |we )(?:hate|can['’]?t stand|loathe|detest|don['’]?t like) cooking(?: and| so| but)?,? (?=(?:give|find|show|tell|suggest|need|i need|want|i want|what (?:can|should|do)|just (?:give|find|tell|show|need|want)|make|got|have|i have|all i)\b)`, '. ', 'cooking'],
  [String.raw`(?<!\p{L})(?:ненавиджу|терпіти не можу|не люблю) (?:готувати|куховарити)(?: і| та| але| тому)?,? (?=(?:дай|дайте|скажи|скажіть|підкажи|підкажіть|порадь|порадьте|придумай|придумайте|маю|є|хочу|треба|вдома (?:є|лежить|тільки|лише))(?!\p{L}))`, '. ', 'готувати|куховарити'],
  // "but the school has banned peanuts"
  [String.raw`(?<=\p{L})(?:,? (?:but|and|because|as)|[,.;]) (?:the |my |our |his |her )(?:school|nursery|class|office|doctor|gp|dietici?an|hospital) (?:has |have )?(?:banned|forbidden|outlawed) (?:(?:products|snacks|cakes|sandwiches|lunches|foods?|anything|things|cookies|bars) with )?(?!(?:them|it|those|these|so|in|from|at|on|for|that|what|products|snacks|foods?|anything|things)\b)(?=\p{L})`, '. no ', 'banned|forbidden|outlawed'],
  // «не їсть просить щось із нуту», «syrová vejce nesmím a mám chuť na tiramisu»: a wish begins.
  [String.raw`(?<=(?<!\p{L})не (?:їсть|їдять|їм|можна|можу) )(?=(?:просить|просять|хоче|хочуть|хочу|любить|люблять|прошу)(?!\p{L}))`, '. ', 'прос|хоч|люб'],
  [String.raw`(?<=\p{L})(?<!alergi\p{L}) a (?=(?:mám chuť na|dala bych si|dal bych si|chtěla bych|chtěl bych)(?!\p{L}))`, '. ', ' a '],
  [String.raw`(?<!\p{L}),? ?а я (?:так )?(?:хотіла|хотів|планувала|планував|мріяла про|думала про) (?=\p{L})`, '. хочу ', 'а я '],
  [String.raw`, only (?:i|we) (?:have|['’]ve got) no (?=\p{L})`, '. no ', ', only'],
  [String.raw`(?<=(?<!\p{L})без [\p{L}'’ʼ]{3,} )(?=(?:він|вона|воно|вони) (?:мені |нам |йому |їй )?(?:вже |уже )?(?:набрид|остогид)\p{L}*)`, '. ', 'набрид|остогид'],
  [String.raw`(?<=(?<!\p{L})(?:духовки|плити|мікрохвильовки|блендера|міксера) (?:нема|немає) )(?=(?:є|маю|маємо)(?!\p{L}))`, '. ', 'нема'],
  [String.raw`(?<=(?<!\p{L})(?:грошей|часу|сил|настрою)(?: [\p{L}'’ʼ]+){0,4} (?:нема|немає) )(?=(?:є|маю|маємо)(?!\p{L}))`, '. ', 'нема'],
  // «торт без горіхів, в класі є хлопчик з алергією»: it says why.
  [String.raw`(?<=(?<!\p{L})(?:без [^.!?]{3,80}|(?:торт|печиво|кекс|мафіни|пиріг|піца|десерт|частування|перекус|день народження)(?: [\p{L}'’ʼ]+){0,2})),? (?:бо )?(?:в|у) (?:класі|групі|компанії|садочку|гостях) (?:є |буде )?(?:хлопчик|дівчинка|дитина|гість|хтось) (?:з|із) алергією(?=\s*[.!?]*$)`, '', 'алергією'],
  // «pizza bez mléčných výrobků mám intoleranci»: it says why.
  [String.raw`(?<=^\s*\p{L}+ bez (?:mléčných výrobků|\p{L}+)) (?=(?:mám|máme|má) (?:alergii|intoleranci|nesnášenlivost)(?=\s*[.!?]*$))`, ', ', 'alergii|intoleranci|nesnášenlivost'],
  // «солянка, тільки маслини не кладіть», "lentil soup leave out the carrots": what is done without begins anew.
  [String.raw`(?<=\p{L}{3}) (?=(?:тільки|лише|лиш|тіки) \p{L}+ не (?:клад|дода|сип|лий|лийте|треба|потрібно))`, ', ', 'не клад|не дода|не сип|не лий|не треба|не потріб'],
  [String.raw`(?<=\p{L}{3})(?<!\b(?:to|can|may|could|should|would|please|just|you|must|and|but|not|dont|lets|will|who|they|she|that)) (?=(?:leave out|leave off|hold|omit|ditch) (?:the|teh|any|all) \p{L}+)`, ', ', 'leave o|hold |omit|ditch'],
  [String.raw`(?<=закінчи(?:вся|лась|лася|лось|лося|лись|лися)) (?=(?:чим|що|як|з чого) \p{L})`, '. ', 'закінчи'],
  [String.raw`(?<=\p{L}{3}),? tak (?:radši|raději|radeji|radsi) (?=\p{L}{3})(?![^.!?]*(?<!\p{L})(?:než|nez|bez)(?!\p{L}))`, '. chci ', 'tak rad'],
  [String.raw`(?<=(?:^|[ ,.])від \p{L}{3,20} )(?:мене|його|її|нас) (?:несе|пре)(?!\p{L})`, 'мене нудить', 'несе|пре'],
  // «яйця всі вийшли»: there are none left.
  [String.raw`(?<=(?:^|[ ,])а [\p{L}'’ʼ]{3,}) (?:усі|всі|вже всі) вийшли(?= ?(?:[,.;!?]|$))`, ' закінчились', 'вийшли'],
  // "two of them are off dairy": of the guests.
  [String.raw`\b(?:one|two|three|four|some|half|most)(?: of (?:them|us))? (?=(?:is|are) (?:off (?:dairy|gluten|meat|milk|eggs?|wheat|nuts?|fish|sugar|lactose)|allergic|coeliac|celiac|vegan|vegetarian|intolerant|lactose|gluten|dairy|nut)\b)`, 'friends ', ' are | is '],
  // "Dinner, my friends are off dairy": what they are off stands behind.
  [String.raw`(?<=\p{L}{3}),? (?=(?:(?:my|our|the|two|some|his|her) )?(?:friends?|guests?|kids?|children|husband|wife|son|daughter|he|she|they|we|i|mum|mom|dad|boyfriend|girlfriend|partner)(?: is| are| am|['’]re|['’]s|['’]m) off (?=(?:dairy|gluten|meat|milk|eggs?|wheat|nuts?|fish|sugar|lactose|bread|pork|beef|cheese|alcohol)\b))`, '. ', ' off '],
  // «без кукурудзи дочка її не любить»: it says why.
  [String.raw`(?<=(?<!\p{L})без [\p{L}'’ʼ]{3,} )(?=(?:дочка|донька|син|чоловік|дружина|жінка|діти|мама|тато|бабуся|дід|дідусь|вона|він|вони|я|ми|малий|мала|дитина|сестра|брат) (?:її|його|їх|такого|цього|таке|це) не )`, '. ', 'її не |його не |їх не |такого не |цього не |таке не |це не '],
  [String.raw`(?<=(?<!\p{L})не (?:треба|потрібно|можна) )(?=краще (?:щось|шось|дайте|порадьте))`, '. ', 'краще '],
  // "There is none left just leeks": what there is begins anew.
  [String.raw`(?<=\bnone left),? (?=(?:just|only) \p{L}{3})`, '. ', 'none left'],
  [String.raw`(?<=\p{L}{3}),? and (?=there['’]?s only \p{L}{3})`, '. ', ' only '],
  [String.raw`(?<=\b(?:allergic|intolerant) to \p{L}{3,20}),? so (?=(?:what|how|which) )`, '. ', ' so '],
  [String.raw`(?<=(?:mi nedělá dobře|mi nedela dobre|nesmím|nemůžu|nesnáším|nejím)) (?=co (?:dát|dat|uvařit|uvarit|s|mám|mam|udělat|udelat)(?!\p{L}))`, '. ', ' co '],
  [String.raw`(?<=(?<!\p{L})prosím vynechat), (?=\p{L})`, '. ', 'vynechat'],
  // "Could it be done with turkey": made with it.
  [String.raw`\b(can|could) (?:it|this|that) be done with\b`, '$1 i make it with', 'be done with'],
]
