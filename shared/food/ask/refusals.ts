import { phrases, set } from './words.ts'

/** What opens a refusal whose objects follow: «без», "without". */
export const refusals = set(`
  без бес безз окрім крім ні ни ані жодних жодного жодної жодне жоден ніяких ніякого ніякої мінус виключи виключити виключаючи
  виключно-без прибери прибрати забери уникаю уникати уникаємо уникає уникайте ненавиджу ненавидить ненавидять ненавидимо замість
  проти нема немає нету закінчився закінчилась закінчилася закінчилось закінчилося закінчилися закінчились
  ненавижу нельзя нет кроме исключить исключая убери уберите избегаю избегаем вместо против
  бракує відмовився відмовилась відмовилися бе безо юез бкз фу бридота гидота виняток винятки обмеження вийняток
  without witout withot no not w/o minus except excluding exclude excludes avoid avoiding avoids hate hates hating dislike dislikes
  dnt dosnt dont doesnt didnt cant cannot wont never neither nor nothing sans skip skipping omit omitting none lacking avoids against isnt arent
  instead banned forbidden prohibited ditch ditching zero detest detests despise despises loathe loathes quit nope
  shouldnt wouldnt couldnt havent hasnt hadnt wasnt werent mustnt non hold holding remove removing nix lose absent devoid refuse refuses
  refusing unless yuck yuk ew eww gross ban bans banning restriction restrictions forget forgetting scrap axe
`)

/** Two and three words that open a refusal, and how many words they take. */
export const refusalPhrases: readonly (readonly string[])[] = phrases(`
  no thanks to|no thank you to
  терпеть не могу|терпеть не може|терпеть не может|терпеть не можем|терпеть не могут|терпеть не можу|алергик на
  аллергия на|аллергію на|аллергія на|крутять носом від|носом крутять від|носом крутить від|крутить носом від|верне від|з душі верне від|алергія на|алергію на|алергії на|алергік на|алергічний на|алергічна на|алергічні на|непереносимість
  непереносимості|непереносимістю|чутливість до|терпіти не може|терпіти не можу|терпіть не можу|терпіть не може|терпіть не можуть|терпіть не можемо|на дух не переношу|на дух не переносить|терпіти не можуть|не переношу
  не переносить|не переносимо|не переносять|allergic to|intolerant to|intolerant of|intolerance to|allergy to
  allergies to|sensitive to|instead of|rather than|out of|ran out of|free of|free from|hold the|leave out
  leaving out|other than|anything but|can t|don t|doesn t|w o|забудь про|забудьте про|обійтися від
  без додавання|далі від|stay away from|steer clear of|get rid of|away from|can not|do not|does not
  not a fan of|нудить від|верне від|тошнить від|пучить від|висипає від|печія від|погано від|відраза до|огида до
  не виношу|не виносить|не дружу з|не дружить з|кинути їсти|поза меню|sick of|tired of|bored of|fed up with
  gave up|giving up|cut out|cutting out|off limits|keep out|not into|not keen on|grossed out by|free of any
  за винятком|з винятком|за виключенням|не рахуючи|не враховуючи|не включаючи|подалі від|вільний від|вільне від
  вільна від|вільні від|реакція на|реакцію на|реакції на|стоп - лист|стоп лист|чорний список|ні в якому разі
  ні в якому випадку|у жодному разі|в жодному разі|у жодному випадку|в жодному випадку|ні за яких умов
  ніякого натяку на|ні натяку на|ані грама|ні грама|ні грамочки|ані краплі|ні краплі|ні краплини|ні крапельки
  ані крихти|ні крихти|ні сліду|ні шматочка|with out|everything but|all but|with the exception of|apart from
  aside from|save for|except for|in place of|in lieu of|alternative to|alternatives to|lack of|enough of
  given up|stopped eating|stop eating|no longer|pass on|passing on|leave off|leaving off|take out the
  take off the|cut the|drop the|dropping the|im off|m off|re off|were off|theyre off|hes off|shes off|lay off
  laying off|averse to|aversion to|afraid of|scared of|phobia of|phobic of|spare me the|spare us the|spare the
  easy on the|react to|reacts to|reaction to
`)

export const allergyWords = set(`
  алергія алергію алергії алергик аллергия аллергія аллергію алергени алергенів реакція реакцію реакції алергік алергічний алергічна алергічні алергією непереносимість непереносимості непереносимістю
  allergic allergy allergies allergens reaction react reacts intolerant intolerance sensitive sensitivity
`)

/** Between «не» and what is refused: «не їсть», «не можна», "don't eat". */
export const refusedVerbs = set(`
  усякої усякого усяких усілякої всякої всякого всяких всілякої всіляких якоїсь якогось якихось отієї отого отих тієї того тих цієї цього цих вашої вашого ваших твоєї твого твоїх їхньої клятої клятого триклятої чортової сраної довбаної проклятої дурної бісової
  дозволено дозволив дозволила дозволяє зовсім взагалі ніколи давно категорично принципово поки
  їм їсть їдять їмо їсте їв їла їли їж люблю любить любимо люблять любиш хочу хоче хочемо хочуть треба потрібно можна можу може можемо
  можуть додавай додавати додавайте клади класти кладіть використовуй використовувати використовую містить містити містило має маю маємо
  мають мати вживаю вживає вживаємо вживають пропонуй пропонувати бажано бажаю повинно повинен повинна було бути буде є сприймає перетравлює
  подобається подобаються споживаю споживає смакує смакують терплю терпить переносить переношу переносимо там тут мені нам йому їй їм
  пропонуйте пропонуєте готуй готуйте давай давайте став ставте радь радьте показуй показуйте шукай шукайте
  цього нічого ніякого дуже надто занадто щоб бодай навіть заходить заходять підходить підходять йде йдуть іде ідуть піде підуть лізе лізуть варіант
  eat eats eating like likes want wants need needs have has having add include includes contain contains containing use uses using do does
  stand stands any the a an some too very much really even be to put give me us care for tolerate enjoy with consume drink it s t of
  fond fan into get got allowed ever made big huge great longer spend spending waste wasting
  витрачати витратити витрачаю гаяти
  клала клав клали кладу кладемо хотілося хотілось хотіла хотів хотіли додавала додавав додаю
  ест едим едят могу может можем могут можно нужно надо хочется любит любят любим нравится нравятся нравиться добавляй добавляйте добавлять кладите класть
  употребляю употребляем использовать используй предлагай предлагайте переносит переваривает перевариваю перевариваєм
`)

/** «не тільки», «нічого, крім», "nothing but": they look like refusals and are none. */
export const falseRefusals: readonly (readonly string[])[] = phrases(`
  not too long|not too much|not too hard|не дуже довго|не надто довго|не тільки|не лише|not only|not just|no more than|no longer than|not more than|не більше|не довше|не менше
  не дорожче|no less than|нічого крім|нічого окрім|nothing but|nothing except|no matter|не знаю|dont know
  don t know|why not|не проти|wouldnt mind|cut the time|cut the cost|forget the diet|забудь про дієту
  забудьте про дієту|не набридла|не набрид|не набридло|не набридли|dont mind|don t mind|не важливо|не важить
  no problem|no idea|немає ідей|нема ідей|немає часу|нема часу|no time|немає сил|нема сил|no fuss|немає бажання
  dont have time|dont have much time|немає грошей|нема грошей|no money
`)
