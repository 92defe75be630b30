import { polarityRows } from '../polarity/rows.ts'

// Written by a twenty-third hand as stories, messages and searches, without sight of the reader; scored at first sight in
// decisions/0005-reading-food.md. Only what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Я на пенсії, сьогодні була в поліклініці, і лікар заборонив мені капусту й бобові. А так хочеться гарячого супчику! => cabbage, legume;
  Внучка приїхала на канікули і каже, що від буряка її нудить. Який салат їй зробити на обід? => beetroot;
  Чоловікові без грибів, мені без оливок, а піцу печемо одну на двох. Що на неї покласти? => mushroom, green-olives;
  Якийсь десерт, тільки не з шоколадом, бо в малої від нього щоки висипає => chocolate;
  Зроби соус до макаронів без цибулі... хоча ні, цибулю можна, без часнику => garlic;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  It's Lent and we've given up meat. What soup goes down well with teenagers? => meat;
  Potatoes are off limits since my diabetes diagnosis. What soup can I have? => sugar, potato;
  Whatever soup you suggest, the one thing that must not be in it, because last time my son ended up in A&E, is celery. => celery;
  My sister gave me a bag of quinoa and honestly I hate the stuff. I'd rather have couscous, how do I cook it so it's fluffy? => quinoa;
  is there a trifle that doesn't involve custard => custard;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Holky, malá mi nejí rajčata v žádné podobě. Jakou polévku jí mám uvařit? => tomato;
  Jak zahustit polévku, když doma není mouka? => wheat-flour;
`)

/** Both in Ukrainian. */
export const bothUk = polarityRows(`
  борщ без м'яса => meat; borscht
  Чим замінити яйця в сирниках? => egg; syrnyky
  У сина алергія на горіхи, а він хоче торт на день народження. Порадьте щось смачне => nut; cake
  окей підкажи швидкий пиріг на кефірі тільки без яєць бо вони закінчилися => egg; kefir, pie
  Чоловік терпіти не може гречку, тому каша хай буде з чогось іншого => buckwheat; porridge
  Вареники з будь-чим, крім картоплі, вона вже в горлі стоїть => potato; varenyky
  Що спекти до чаю, якщо немає борошна, а є манка і кефір? => wheat-flour; semolina, kefir
  Дівчата, мені молочне протипоказане. Хто робив картопляне пюре зовсім без молока й масла? => dairy, milk, butter; mashed-potato
  Хочу голубці, але щоб замість фаршу були гриби => minced-meat; mushroom, holubtsi
  салат з тунцем але без майонезу => mayonnaise; tuna
  Ми вдома не любимо кріп, тож підкажіть окрошку, де його немає => dill; okroshka
  Зять прийде на вечерю, а він мусульманин, свинину не їсть. Хочу зробити плов, порадьте з чого => pork, alcohol; plov
  Постимо до Великодня: ні м'яса, ні яєць, ні сметани. Які вареники ліпити? => meat, egg, sour-cream; varenyky
  Від молока в мене живіт крутить, а кашу зранку люблю. Яку зварити? => milk; porridge
  Сьогодні прийшла з роботи, а хліба ні крихти. Є яйця й помідори, що можна швидко зробити? => bread; egg, tomato
  рецепт печива без цукру з вівсянкою і бананом => sugar; rolled-oats, banana, cookies-dish
  Усе м'ясо мені лікарка заборонила, можна тільки індичку. Що з неї приготувати на пару? => meat; turkey
  Хочу пиріг з яблуками. Ой ні, яблук же нема, давай пиріг зі сливами => apple; plum, pie
  Син після тренувань їсть за трьох, але від курки його вже відвертає. Що приготувати йому з яловичини? => chicken; beef
  Так хочеться тоненьких млинців, а молоко закінчилося. Чи можна без нього? => milk; mlyntsi
  голубці без рису => rice; holubtsi
  Бабуся каже, що борщ без сала не борщ, але я сала не їм. Чим його заправити? => salo; borscht
  Що приготувати з кабачків, тільки не рагу, його вже вдома ніхто не хоче => stew; zucchini
  Мама діабетик, цукор і мед їй не можна. Хочу спекти їй щось із гарбуза, порадьте => sugar, honey; pumpkin
  У гуртожитку кінець місяця, м'яса нема, лишилися макарони та банка кукурудзи. Що з цього зробити? => meat; pasta, canned-corn
  Арахіс для мене смертельно небезпечний. Знайди локшину по-азійськи, в якій його точно нема => peanut; noodles
  Від огірків у мене печія, тож порадьте олів'є без них => cucumber; olivier
  Порадьте торт, у який зовсім не треба масла, воно зараз дороге => butter; cake
  Тесть їсть усе, окрім баранини. Яке м'ясо запекти йому на ювілей? => lamb; meat
  кума, скинь рецепт аджики, тільки без болгарського перцю, в Олега на нього алергія => bell-pepper; adjika
  Мене від самого запаху капусти вивертає, а свекруха просить пиріжків. З чим їх зробити? => cabbage; pyrizhky
  Піца з моцарелою й помідорами, без ковбаси обійдемося => sausage, cured-meat; mozzarella, tomato, pizza
  Загострився гастрит, лікар викреслив помідори, каву й шоколад. Яку запіканку мені можна? => tomato, coffee, chocolate; casserole
  Годую грудьми, від бобових у маляти болить животик. Що зварити з м'ясом на обід? => legume; meat
  У подруги алергія на мед, у її чоловіка на горіхи. Яке печиво спекти, щоб обоє їли? => honey, nut; cookies-dish
  Не переношу кінзу, а вона в кожному рецепті харчо. Як зварити його без неї? => cilantro; kharcho
  риба будь-яка лиш би не оселедець => herring; fish
  як зварити узвар якщо мені не можна цукру => sugar; kompot
  Ковбасу більше не купуємо, шкідлива. З чим зробити дітям бутерброди до школи? => sausage, cured-meat; sandwich
  Чоловік після інфаркту, сало й свинину прибрали з меню назавжди. Підкажіть щось із риби => salo, pork; fish
  Чим замінити сметану в медовику? У магазині її не було => sour-cream; cake
  У мене целіакія, пшениця, жито і ячмінь під забороною. Який хліб можна спекти вдома? => gluten, wheat, rye, barley; bread
  Якщо в страві є хоч трохи кокосу, чоловік за стіл не сяде. Мені б карі з куркою => coconut; chicken, curry-dish
  Минулого разу після селери в мене опухли губи, більше не ризикую. Дайте рецепт овочевого супу без неї => celery; vegetable
  Ми вже другий тиждень через висипку в малого обходимо десятою дорогою все, в чому є хоч краплина молока. Які оладки йому спекти? => milk; oladky
  запиканка з сиру без манки => semolina; cheese, casserole
  рецепт хлiба без дрiжджiв => yeast; bread
  вареники з картоплею без мяса => meat; potato, varenyky
  шо приготувати з печінки тільки шоб без цибулі => onion; liver
`)

/** Both in English. */
export const bothEn = polarityRows(`
  lasagna without ricotta => ricotta; lasagna
  My daughter breaks out in hives from strawberries but she has her heart set on a pink cake. Ideas? => strawberry; cake
  hey what can i make with ground turkey that isn't chili => chili, chili-con-carne; turkey-mince
  I can't stand cilantro, it tastes like soap to me. Any guacamole recipe that skips it? => cilantro; guacamole
  what to use instead of buttermilk in biscuits => buttermilk; cookies-dish
  Out of eggs, snowed in, and the kids want pancakes. Help! => egg; oladky
  Doctor says I have to lay off red meat. I still want a proper stew tonight. => red-meat; stew
  My husband won't eat fish, tuna being the one exception. What can I do with tuna for dinner? => fish; tuna
  We've got two picky kids: one gags on tomatoes, the other refuses cheese. I need a pasta both will eat. => tomato, cheese; pasta
  I want a stew with beef. Actually no, scratch the beef, I've only got lamb. => beef; lamb, stew
  Onions give my dad terrible heartburn. How do I make a good gravy for him? => onion; gravy
  dairy free chocolate mousse => dairy; chocolate, dessert-jelly
  egg-free brownies => egg; brownie
  nut free granola bars for school => nut; cereal-bar
  My sister's coeliac, so wheat is off the table. What kind of crumble can I make for her? => gluten, wheat; crumble
  Second year at uni, exams finished today, time to celebrate. My flatmate can't have dairy any more and really misses pizza, so how do I make her one? => dairy; pizza
  Ran 10k in the rain today and I'm starving, but I've gone off chicken completely. What's a filling dinner with rice? => chicken; rice
  recipe for carrot cake hold the walnuts => walnut; carrot, cake
  Please no coconut. A curry with prawns would be lovely. => coconut; shrimp, curry-dish
  Shellfish puts me in hospital. Is there a paella I could make? => seafood; paella
  I'd sooner starve than eat liver, so what can I do with lentils to get my iron up? => liver; lentils
  If there's so much as a hint of garlic in it, my mother-in-law sends the plate back. Roast lamb for Sunday, any thoughts? => garlic; lamb, roast
  stir fry minus the soy sauce => soy-sauce; stir-fry
  My toddler picks out every single pea. Looking for a shepherd's pie that leaves them out. => green-peas; casserole
  No bread in the house and the shops are shut. I've got ham and eggs though. => bread; ham, egg
  swap the cream for something lighter in carbonara => cream; carbonara
  My grandson is staying with us, he's 6 and he says broccoli is evil. Which vegetables might he actually eat? => broccoli; vegetable
  Not another casserole. Just give me something with pork chops. => casserole; pork-chops
  My roommate keeps kosher so no pork, and I can't do dairy. Could you suggest a risotto? => pork, seafood, dairy; risotto
  Hi all, new here. Sesame is a no-go for my son, yet he loves hummus. Has anyone made it without tahini? => sesame, tahini; hummus
  cheescake w/o gelatin => gelatin; cheesecake
  Bell peppers repeat on me all night. Fajitas please, but leave those out. => bell-pepper; burrito
  I promised my wife I'd quit bacon. What can I put on my burger in its place? => bacon; burger
  We ran out of flour last night, but I have a ton of oats and I want cookies => wheat-flour; rolled-oats, cookies-dish
  after training i want a smoothie only bananas make me queasy so keep them out of it => banana; smoothie
  Mum's message: "Bringing Grandad on Sunday, remember he can't have grapefruit with his tablets. Do a nice fruit salad." => grapefruit; fruit
  My kid used to love fish sticks, now she cries if she sees them. What else can I make with cod? => fish-sticks; cod
  tomato sauce is out because of my reflux, what else can i put on meatballs => tomato-sauce; cutlets-frozen
  I'm making tacos for eight. Two don't eat beef, one can't have corn. What filling would work? => beef, corn; taco
  Turns out I react to kiwi and pineapple. What other fruit can go on a pavlova? => kiwi, pineapple; fruit, pavlova
  Kids are sick of sandwiches for lunch. What could I pack with leftover chicken? => sandwich; chicken
  Pizza for movie night with Ben, no mushrooms. Wait, mushrooms are fine, it's olives he hates. => green-olives; pizza
  I want to bake a tart with cheese. Any kind will do, just not blue cheese. => blue-cheese; cheese, pie
`)

/** Both in Czech. */
export const bothCs = polarityRows(`
  svíčková bez smetany => cream, sour-cream; svickova
  Čím nahradit vejce v bábovce? => egg; pound-cake
  Syn má alergii na ořechy. Jaké cukroví mu můžu upéct? => nut; cookies-dish
  Jsem v důchodu, dneska jsem byla na kontrole a doktor mi zakázal vepřové. Guláš bych si ale dala => pork; goulash
  cokoliv z brambor jen ne kaši => porridge; potato
  Došlo mi mléko a chci palačinky. Jde to i bez něj? => milk; mlyntsi
  Manžel nesnáší houby a já zase olivy. Jakou pizzu upečeme? => mushroom, green-olives; pizza
  Z ryb jíme jenom lososa, ostatní nám smrdí. Jak ho upéct? => fish; salmon
  Babička po operaci nesmí luštěniny ani zelí. Jaké maso jí připravit? => legume, cabbage; meat
  salat s tunakem bez majonezy => mayonnaise; tuna
  bramborove knedliky bez vajec => egg; potato-dumplings
  Po mléce je mi zle, přesto miluju krupicovou kaši. Z čeho ji uvařit? => milk; semolina, porridge
  Držíme půst, takže maso ne. Co uvařit k obědu z krup? => meat; pearl-barley
  Všechno, jen ne rybu! Celý týden jsme u moře nic jiného nejedli. Dej mi něco s kuřetem => fish; chicken
  Tchyně si přeje sekanou, jenže česnek jí nedělá dobře. Jak na to? => garlic; meatloaf
  Místo másla bych do perníku chtěla dát olej, kolik ho má být? => butter; gingerbread, vegetable-oil
  Celer z duše nesnáším. Jde vývar i bez něj? => celery; meat-broth
  Vnouček špenát pokaždé vyplivne. Jakou zeleninu mu mám uvařit? => spinach; vegetable
  Doktorka mi zakázala všechno maso kromě krůty. Co z krůty uvařit? => meat; turkey
  ahoj mami pošli mi recept na ten tvarohový koláč ale bez rozinek ty já nemusím => raisin; cottage-cheese, pie
  cukr mi zakázali tak hledám dezert s tvarohem => sugar; cottage-cheese
  Bez uzenin se klidně obejdeme. Poradíte nějakou pomazánku k večeři? => cured-meat; spread-dish
  Máme v oddíle kluka, co nesmí arašídy. Chci na výlet napéct sušenky pro všechny => peanut; cookies
  Už mi ty řízky lezou krkem. Co jiného udělat z kuřecích prsou? => schnitzel; chicken-fillet
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Аби тільки не суп! Третій день поспіль його їмо. Хочу чогось із картоплі => ; potato
  Не уявляю ранку без вівсянки. Як її можна урізноманітнити? => ; rolled-oats
  Сто років не їла справжніх галушок, аж скучила. Навчіть, як їх варити => ; halushky
  А чому б не зробити чебуреки? Давай рецепт => ; chebureki
  Печена картопля мені ніколи не набридає. Як її приготувати, щоб була з хрусткою скоринкою? => ; baked-potato
  Жити не можу без грибів. Що з ними приготувати до свят? => ; mushroom
  привіт як зварити густий гороховий суп => ; peas-dried
  Залишилося пів качана капусти і трохи рису, шкода викидати. Що зробити? => ; cabbage, rice
  Дід привіз відро вишень. Що з ними можна спекти? => ; cherry
  Живу в гуртожитку, є пачка гречки та банка тушонки. Шо з цього можна зробити? => ; buckwheat, stewed-meat
  торт без випікання => ; cake
  Вагітна, весь день хочу огірків. Як швидко зробити малосольні? => ; cucumber
  Лікар нарешті дозволив мені рибу! Як її смачно запекти? => ; fish
  салат з гарбузом і фетою => ; pumpkin, feta
  Зараз не відмовилася б від рагу з кроликом, підкажіть, як його готувати => ; rabbit, stew
  Тренер каже перед змаганнями їсти більше рису й курки. Що з них приготувати, щоб смачно? => ; rice, chicken
  Мої діти обожнюють банани, без них сніданок не сніданок. Які млинці з ними посмажити? => ; banana, mlyntsi
  Хочу не тільки зварити борщ, а й спекти пампушки. З чого почати? => ; borscht, pampushky
  ідеї бутербродів із шинкою на дитяче свято => ; ham, sandwich
  Доброго дня, форумчани! Киньте перевірений рецепт пирога з варенням, щоб і новачок упорався => ; jam, pie
  Що подати з овочів до шашлику? => ; vegetable
  У садку сьогодні на обід була риба. На вечерю хочу зварити малому кашу, яку порадите? => ; porridge
  Яке печиво спекти до какао? => ; cookies-dish
  Кума завжди хвалиться своїм холодцем, а я хочу здивувати її паштетом. Порадьте рецепт => ; pate
  Учора в ресторані їли стейк. Сьогодні вдома хочу запекти курку, скільки їй треба часу? => ; chicken
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  anything but salad please, i've had it every day this week. something with chickpeas => ; chickpeas
  I can't live without chocolate. What's the easiest thing to bake with it? => ; chocolate
  never get tired of roast potatoes, how do i get them crispier => ; baked-potato
  Why not have pancakes for dinner? Give me a fluffy recipe. => ; oladky
  I haven't had proper fish and chips for ages and I miss it. How do I make it at home? => ; fish-and-chips
  how do i stop my meringue from collapsing => ; meringue
  Sunday isn't Sunday without roast beef. How long for a 2 kg joint? => ; roast-beef
  You can't go wrong with apple pie, so what's a good one for a beginner? => ; charlotte
  Just moved out, all I've got is rice, a can of tuna and some sweetcorn. What's for dinner? => ; rice, canned-tuna, corn
  no-knead bread => ; bread
  Marathon on Saturday. I need ideas for pasta with salmon the night before. => ; pasta, salmon
  ok google how do i cook beetroot in the oven => ; beetroot
  wouldn't say no to a lamb curry tonight => ; lamb, curry-dish
  It wouldn't be Christmas without gingerbread. Got a recipe that holds its shape? => ; gingerbread
  Leftover mashed potatoes and a bit of ham, what can I turn them into? => ; ham, mashed-potato
  My kids can't get enough of peas! Any ideas besides just boiling them? => ; green-peas
  I'm 74 and cooking for one now. A small omelette with spinach, how do I keep it soft? => ; spinach, omelette
  dont skimp on the garlic, i want garlic bread you can smell from the street => ; garlic
  We had pizza last night. Something with cauliflower today? => ; cauliflower
  My sister's bringing the potato salad and Mum's doing a trifle. I'm on burgers, how do I keep them juicy? => ; burger
  The kids had fish fingers at nursery today. For tea I'd like to give them a bean stew. => ; beans, stew
  I sell doughnuts all day. When I get home I want a big bowl of chili, how do I make it in one pot? => ; chili-con-carne
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  bramboračka s houbami => ; potato, mushroom
  co uvařit z cukety a mletého masa => ; zucchini, minced-meat
  Bez knedlíků si neděli neumím představit. Jak je udělat nadýchané? => ; bread-dumplings
  Sto let jsem neměla buchty s mákem a strašně mi chybí. Máte někdo recept? => ; poppy-seed, buchty
  Proč si k večeři neudělat lívance? Dej mi recept => ; oladky
  Zbyla mi půlka dýně a trochu rýže, co s tím? => ; pumpkin, rice
  Langoše se mi nikdy nepřejí. Jak je udělat doma? => ; langos
  jak usmazit kvetak aby nebyl rozmoceny => ; cauliflower
  Jsem po tréninku a mám chuť na tvaroh s ovocem => ; cottage-cheese, fruit
  Není nad poctivý vývar. Jak ho mám udělat čirý? => ; meat-broth
  dort bez pečení => ; cake
  Ve školce měli dneska rybu. Na večeři chci dětem udělat těstoviny, s čím? => ; pasta
`)
