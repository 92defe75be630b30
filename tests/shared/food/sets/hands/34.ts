import { polarityRows } from '../polarity/rows.ts'

// Written by a thirty-fourth hand, without sight of the reader; scored at first sight in decisions/0005-reading-food.md. Only
// what is taken as it was meant now stands here.

/** Refusals in Ukrainian. */
export const refusedUk = polarityRows(`
  Без цибулі щось порадьте => onion;
  У сина алергія на горіхи, у сусіда по парті батько юрист, а мені випало принести печиво на весь клас. Знайдіть безпечне, щоб я спала. => nut;
  Які є супи, куди не йде картопля? => potato;
  Не виношу кмин. Просто не виношу. Що у вас на обід? => caraway;
  Салат на свято, тільки не з майонезом, благаю, двадцять перше століття надворі => mayonnaise;
  У нас тиждень без м'яса: чоловік побився об заклад із кумом на ящик пива. День другий, уже дивиться на кота. Чим годувати цього героя? => meat;
  Вагітна, сьомий місяць, від запаху риби тікаю в іншу кімнату й там плачу. Вечеря потрібна, сил нема, рибу не пропонувати. => fish;
  Прийдуть батьки нареченого. Свинини вони не вживають, а я з переляку забула все, що вміла, навіть яєчню. Підкажіть головну страву, таку, щоб одразу погодились на весілля. => pork;
  медовик але без горіхів => nut;
  Паска, в якій нема родзинок, — таке буває? => raisin;
  Колега дала рецепт, я зраділа, дочитала — а там кокосове молоко. Ненавиджу його з відпустки на Шрі-Ланці. Хочу каррі, але не з ним. => coconut-milk;
  Шлунок ниє після корпоративу, а хочеться чогось теплого й домашнього. Головне, без гострого перцю, бо я ж після нього до ранку молитимусь. => chili;
  Донечці рік і два місяці. Мед іще рано, цукор рано, сіль педіатриня теж не схвалює, а бабуся, звісно, каже «ми всіх так вигодували». Чим снідати малій? => honey, sugar, salt;
  Вінегрет хочу, але горошок туди ні ногою! => green-peas;
  Бабуся з Полтавщини завжди робила голубці без рису, а з чим — забули спитати, поки було в кого. Може, у вас такі є? => rice;
  Терпіти не можу варену цибулю, а от смажену... та ні, смажену теж не можу. Порадьте котлети. => onion;
  шось до чаю, шоб не треба було яєць, бо кури в нас страйкують, зима їм не така, світло їм не таке, а я тут без пирога сиди => egg;
  Є рецепт пирога взагалі без борошна? => wheat-flour;
  Лікар заборонив помідори, баклажани, болгарський перець і, здається, радість. Що лишається на вечерю? => tomato, eggplant, bell-pepper;
  Сестра пише: не їм креветок. Брат пише: не їм грибів. Мати пише: чого ви в мене всі такі перебірливі. А готувати одну страву на всіх, і готувати мені. => shrimp, mushroom;
  Торт, але не шоколадний: від шоколаду в мене мігрень => chocolate;
  Грецький без оливок роблять? => green-olives;
  Мене дістав кріп. Він усюди! Відкрила вареники — кріп, картоплю — кріп, боюсь уже шафу відкривати. Хоча б одну українську страву без нього знайдіть. => dill;
  Чоловік-алергік: соя, кунжут, арахіс, і ще, здається, моя мама. Азійську кухню люблю я, не він, але сидимо за одним столом, тож без трьох перших. => soybean, sesame, peanut;
  Рулет би спекти. Мак не пропонувати, на зубах застрягає, а завтра нас фотографують на загранпаспорт, і так хвилююсь. => poppy-seed;
  Хочу зварити плов, майже як у чайхані, тільки барбарис і зіру малі не їдять, то без них => barberry, cumin;
  Без печінки й без нирок, решту з'їм => liver, kidneys;
  Прочитала, що пишуть на ковбасі дрібним шрифтом, і тепер живу з цим знанням. Ковбаси не треба, ні вареної, ні копченої. Потрібен холостяцький сніданок для брата, він уміє тільки вмикати плиту. => sausage;
  Що на перекус? Бананів більше не пропонуйте, набридли до сліз => banana;
  Гості з Одеси будуть. Минулого разу вони подивились на мою рибу, перезирнулись і попросили чаю. Більше рибу їм не подаватиму! А що тоді? => fish;
  сметану в мене вдома ніхто не їсть, мені б страву де її нема => sour-cream;
`)

/** Refusals in English. */
export const refusedEn = polarityRows(`
  I've chopped so many onions for the church fete that I could weep, and have. A curry tonight, please, without onions, not a single one. => onion;
  birthday cake without nuts, there's a kid with an epipen coming => nut;
  What can I feed a guest who can't have shellfish? => seafood;
  Dessert please, but chocolate gives me migraines so none of that => chocolate;
  Gran's staying. She won't touch rice ("foreign"), won't touch pasta ("foreign too"), and regards curry powder as a personal attack. What would she actually eat for Sunday lunch? => rice, pasta, curry-powder;
  no mayo sandwich ideas for work => mayonnaise;
  I'm so over pumpkin. It's October, it's in the bread, it's in the coffee, my candle smells of it. Give me an autumn soup with none of it. => pumpkin;
  Meatballs without breadcrumbs? => breadcrumbs;
  Is there a pesto that has no parmesan in it => parmesan;
  Please nothing with coriander, it tastes of soap to me and to both my daughters, some gene apparently, my mother thinks we're making it up => coriander;
  My flatmate's allergic to sesame and I'm allergic to her lectures, so let's just keep dinner safe. => sesame;
  Shepherd's pie but no celery => celery;
  A breakfast which isn't eggs. I've had eggs every single day since the hotel, I'm practically a hen at this point => egg;
  stew w/out wine pls, my husband's two years sober on thursday and we're proud of him, I just want a normal cosy dinner and no fuss about it => wine;
  Give me a pie that leaves the kidneys out => kidneys;
  Milk wrecks me. Cream wrecks me. Butter, weirdly, is fine, don't ask me how, I'm an accountant not a scientist. Supper for one that leaves those first two out? => milk, cream;
  If there's turnip in it I'm not eating it, said Ruby, aged six, future lawyer. She's the guest of honour, so her word goes. Winter soup ideas? => turnip;
  Looking for a flatbread with no yeast in it, yeast bloats me => yeast;
  Holiday let, tiny kitchen, in-laws. She can't abide olives, he can't abide tuna, and I'm starting to go off the sea as well. One lunch that'll get past both of them, please. => green-olives, tuna;
`)

/** Refusals in Czech. */
export const refusedCs = polarityRows(`
  Zelňačka bez klobásy => sausage;
  Dort pro alergika, ořechy ani arašídy tam být nesmí => nut, peanut;
  Na houby jsem alergická, na zbytek světa jenom trochu. Dneska přijde na oběd švagr a bude se ptát, kdy se konečně vdám. Co uvařit? => mushroom;
  Lečo beze slaniny, jde to? => bacon;
  Malej odmítá rajčata. Řve, jako by ho na nože brali, a to jsem mu ještě nic nenandala. Nechápu, neřeším, potřebuju jenom oběd, kde žádný rajčata nejsou. => tomato;
  Cukroví bez másla => butter;
  Manžel držel dietu dva dny a pak ho našli v noci zhroucenýho u ledničky. Teď prý chce něco normálního, akorát bez brambor a bez knedlíků, aby si zachoval tvář. => potato, bread-dumplings;
  Neznáte sušenky, kam se nedává mouka? => wheat-flour;
  Jsem ve třetím měsíci a jen cítím kávu, běžím. Takže tiramisu padá, ségra ať se zlobí jak chce. Něco jinýho sladkýho na oslavu, a hlavně bez kávy. => coffee;
  Do bramboračky mi prosím necpěte celer, smrdí mi to dětstvím ve školní jídelně => celeriac;
  Štědrý večer bez kapra: u nás ho nikdo nejí, jen se na něj vždycky všichni zdvořile dívají. Tak co na stůl? => carp;
  Nesnáším kokos a marcipán ještě víc, jenže otevřu kterýkoli vánoční časopis a samej kokos. Máte něco jinýho? => coconut, marzipan;
`)

/** Refusals beside wishes in Ukrainian. */
export const bothUk = polarityRows(`
  Хочу щось із куркою, тільки без грибів. => mushroom; chicken
  Є пачка гречки, є десяток яєць. А от молока чоловік на дух не переносить, то без нього, будь ласка => milk; buckwheat, egg
  Дитина просить макарони, сир їй лікар заборонив, що придумати? => cheese; pasta
  Підкажіть суп із сочевиці, але щоб морквою там і не пахло. Я в садочку за ту варену моркву в кутку стояла, і досі, мабуть, стою. => carrot; lentils
  Тушкована капуста без ковбаси є у вас? => sausage; cabbage
  Свекруха їде на цілих три дні. Рибу обожнює, часник ненавидить люто, мене терпить — рятуйте, що на вечерю? => garlic; fish
  Шукаю пиріг: яблука так, кориця ні. => cinnamon; apple
  Спершу думала запекти свинину, вже й рукав купила, аж тут згадала, що в мами піст і вона ж за столом сидітиме. Тож нехай буде квасоля, а свинини не треба зовсім. => pork; beans
  Який салат вийде, якщо замість майонезу заправити сметаною? => mayonnaise; sour-cream
  Тато після інфаркту, сало йому тепер зась — плаче, але терпить. Приготувала б йому індичку якось по-людськи, щоб не як у лікарні => salo; turkey
  у холодильнику пів кабачка і шматок фети, на помідори алергія, шо робити => tomato; zucchini, feta
  Нічого з печінкою, прошу, лиш телятина, і щоб м'яка була => liver; veal
  Застудилась, хочу юшечки на курці... тільки без селери, мене від неї обсипає => celery; chicken
  Галичани, поможіть: маю бараболю, маю шкварки, а сметани нині не хочу => sour-cream; potato, cracklings
  Сьогодні в нас печеня. З картоплею, з чорносливом, але без моркви, бо старша її виколупує і складає на край тарілки, як докір мені особисто. => carrot; potato, prune
  Мідії чи кальмари? Ні, мідій боюся, отруїлась колись у Затоці, три дні лежала. Кальмари давайте. => mussels; squid
  Полуниця є, гості є, настрою нема. Хоч би якийсь десерт підкажіть, де не буде желатину, він у мене щоразу грудками й сльозами. => gelatin; strawberry
  Весь липень їмо кабачки: оладки, ікра, знову оладки, чоловік уже сам зеленіє. Тепер хочу баклажани, і жодних кабачків, навіть для краси! => zucchini; eggplant
  Срібне весілля, тридцять душ у двокімнатній. Щось святкове з качкою хочу, тільки апельсинів до неї не додавати, бо скажуть, що запишалась. => orange; duck
  лосось хочу сильно, кріп не хочу сильно )) => dill; salmon
  Сніданок із вівсянки, банан туди хочу, а родзинки ні-ні-ні => raisin; rolled-oats, banana
  Де знайти котлети з нуту? Яєць у них бути не повинно => egg; chickpeas
  Зварити б борщ, та щоб буряка багато, аж ложка червона, а квасолі жодної. У свекрухи все навпаки, потім пів ночі ніхто не спить. => beans; beetroot
  Внук прийде зі школи голодний як вовк. Фарш любить у будь-якому вигляді, хоч на хліб маж. З горохом навіть не пробуйте, влаштує концерт на весь під'їзд. => peas-dried; minced-meat
  Тісто для піци на кефірі, без дріжджів => yeast; kefir
  мені треба щось солодке з гарбуза або з моркви, аби тільки без цукру, бо ендокринолог сварилась, а я ж їй обіцяла, і Наталці з третього під'їзду обіцяла, вона теж на дієті => sugar; pumpkin, carrot
  Після вчорашнього свята чоловік лежить і просить солянку. З оливками, каже, з лимоном, а каперси викиньте, кислятина. І шторку закрийте. => capers; green-olives, lemon
`)

/** Refusals beside wishes in English. */
export const bothEn = polarityRows(`
  Chicken tray bake, no peppers please. => bell-pepper; chicken
  got half a cauliflower and some cheddar, allergic to mustard => mustard; cauliflower, cheddar
  My brother-in-law is coming Saturday and he's turned vegetarian again (third time this year). So no beef, sadly. I do have a mountain of chickpeas, and he owes me forty quid, so chickpeas he shall have. => beef; chickpeas
  Any curry with lentils that skips the coconut milk? => coconut-milk; lentils
  Pasta with broccoli, hold the anchovies => anchovy; pasta, broccoli
  Something with rhubarb and custard, but the doctor has taken me off ginger => ginger; rhubarb, custard
  We've just moved in: one pan, no oven yet, boxes to the ceiling. There are eggs. There is spinach. There is also feta, which my husband believes tastes of feet, so leave that out. => feta; egg, spinach
  Is there a cake made with olive oil instead of butter? => butter; olive-oil
  soup. leeks yes. cream no. thats it thats the message => cream; leek
  Lamb, but not with mint. Everyone does it with mint. I refuse. => mint; lamb
  Every Friday it's fish fingers. This Friday I want real cod, and potatoes wouldn't go amiss, but the peas can stay in the freezer where they belong. => green-peas; cod, potato
  Teenager has discovered protein. Wants turkey three times a day. Refuses quinoa on principle, says it looks as if it's hatching, and honestly I can't unsee it now. => quinoa; turkey
  need to use up some stale bread but not with raisins in, yuck => raisin; bread
  Which dumplings have mushrooms and don't have cabbage? => cabbage; mushroom
  I keep kosher, so no prawns obviously, but duck would be a treat for our anniversary => shrimp; duck
  Veal? He says yes. Tarragon? He says it tastes like a toothpaste factory. So yes to the first, no to the second, and we may yet stay married. => tarragon; veal
`)

/** Refusals beside wishes in Czech. */
export const bothCs = polarityRows(`
  Kuře s rýží, ale bez hrášku. => green-peas; chicken, rice
  Mám doma tvaroh a borůvky, jenom skořici tam nedávejte => cinnamon; cottage-cheese, blueberry
  Přijede tchyně, ta by nejradši krůtu. Tchán je zas po operaci žlučníku a cibule je pro něj jed. A já bych nejradši na hory. Co s nima v neděli? => onion; turkey
  Polívka z čočky, mrkev vynechat => carrot; lentils
  cuketa a vajíčka, bez sýra, prosimvás => cheese; zucchini, egg
  Jde udělat vlašský salát s jogurtem místo majonézy? => mayonnaise; yogurt
  Koláč se švestkami, ale ať v tom není mák, dědovi leze pod protézu => poppy-seed; plum
  Kolegyně mi k narozkám dala tři kila pohanky, prý jsem po třicítce a mám začít. Tak jo, něco z ní udělám, ale nesmí tam být pórek, ten mi nesedí. => leek; buckwheat
  Losos by byl fajn. Kopr ne. Kopr nikdy. => dill; salmon
  Vepřový bůček upéct chci, to jo, jen kdyby to šlo bez česneku, ráno jdu k zubařce => garlic; pork-belly
`)

/** Wishes in Ukrainian. */
export const wishedUk = polarityRows(`
  Що приготувати з печериць? => ; champignon
  Курячі серця купила вперше в житті, думала, то для кота, а кіт понюхав і пішов. Що з ними люди роблять? Люди, не коти. => ; chicken-hearts
  Рецепт із пшоном і гарбузом, будь ласка => ; millet, pumpkin
  шось на вечеру з сосисками => ; frankfurter
  Спочатку планувала лазанью, тоді глянула на годинник і сіла. Потім думала про піцу, тоді глянула на себе й теж сіла. Хай буде запіканка з картоплі та фаршу. => ; potato, minced-meat
  Сусідка закриває огірки, сестра закриває помідори, а я хочу закрити кавуни. Не смійтесь, краще рецепт дайте. => ; watermelon
  На біле подивлюсь і плачу: снігу намело, машина не заводиться, у коморі сама квасоля й цибуля. Але ж люди якось живуть, то й ми щось зваримо, правда? => ; beans, onion
  Суп із щавлю, молодого, першого цього року! => ; sorrel
  Хочеться телятинки, та ще щоб із розмаринчиком => ; veal, rosemary
  Обожнюю часник. Чим більше, тим краще, вампіри хай плачуть, колеги хай працюють з дому. Дайте щось, де він головний! => ; garlic
  На роботі один колега веган, другий рахує калорії, третій просто вредний, і замовляти їм обід доручили, звісно, мені. Тому для себе ввечері хочу хека, запеченого, і щоб ніхто поруч не бурчав. => ; hake
  Якийсь паштет із кролика існує? => ; rabbit
  Покажіть, що у вас є з індичим філе => ; turkey-fillet
  Куди приткнути пучок петрушки й банку тунця? => ; parsley, tuna
  Шо зготовить з перловки, шоб їли, а не дивились => ; pearl-barley
  Чотири серії поспіль вони там їдять, а я сиджу з сухим бутербродом. Теж хочу сьорбати щось гаряче, з локшиною і яйцем, як в аніме. => ; noodles, egg
  Баклажани по-грузинськи з волоськими горіхами, де подивитися? => ; eggplant, walnut
  Вихідні на дачі, мангал, скумбрія. => ; mackerel
  Суп із гарбуза, і щоб імбир відчувався => ; pumpkin, ginger
  Маємо: день народження племінника, п'ятеро дітей, собака, що боїться кульок, і відро вишень. До третьої треба з тих вишень щось спекти, бо торт ніхто не замовив, усі думали одне на одного. => ; cherry
`)

/** Wishes in English. */
export const wishedEn = polarityRows(`
  What can I cook with beetroot? => ; beetroot
  Sweetcorn and bacon chowder recipe => ; corn, bacon
  Two bananas going black and a toddler asleep on my arm, so I'm typing this with one thumb and can't reach my tea. Something sweet with them, for when he wakes up? => ; banana
  Book club is at mine and they've all read the book, which is not how it usually goes, so I need a distraction. A dip made of aubergine, maybe? => ; eggplant
  how do u use up buttermilk => ; buttermilk
  My wife grew courgettes. She grew them with love. She grew ninety. Please. => ; zucchini
  Show me a stew with barley in it => ; barley
  Anything with crab for two? => ; crab
  Brunch idea with avocado and smoked salmon => ; avocado, smoked-salmon
  A pudding where pears do the work => ; pear
  Mango in a main course, is that allowed? Show me one => ; mango
  The kids have eaten the strawberries, the dog has eaten a sock, and all I've got left is a tub of ricotta with today's date on it. Ideas before midnight? => ; ricotta
  cheap stuff with tinned tomatoes and pasta pls => ; tomato, pasta
  I said I'd bring a salad to the barbecue. Everyone else will bring potato salad, it's practically the law round here. I'd like mine to have watermelon. => ; watermelon
`)

/** Wishes in Czech. */
export const wishedCs = polarityRows(`
  Co s kedlubnou? => ; kohlrabi
  Hledám něco z mletého masa => ; minced-meat
  mam plnou lednici redkvicek => ; radish
  Meruňky letos urodily jak blázen, marmelády už mám čtyřicet sklenic a soused přede mnou zavírá vrata. Chtěla bych spíš nějaký moučník s meruňkama, na který nemusím vytahovat mixér. => ; apricot
  Něco s uzeným a hrachem, na zahřátí => ; smoked-meat, peas-dried
  pstruh na másle a s mandlema, ale jak? => ; trout, butter, almond
  Chtělo by to salát s červenou řepou a kozím sýrem => ; beetroot, goat-cheese
`)
