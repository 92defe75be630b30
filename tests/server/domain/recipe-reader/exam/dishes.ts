// biome-ignore-all format: tables of dishes

/** What a page should be read as. «# » before a line or a step names the part that begins there. */
export interface Dish {
  title: string
  lines: string[]
  steps: string[]
}

const block = (text: string) => text.trim().split('\n').map((line) => line.trim())

export function dish(text: string): Dish {
  const [title = '', lines = '', steps = ''] = text.trim().split(/\n\s*\n/)
  return { title: title.trim(), lines: block(lines), steps: block(steps) }
}

export const en = {
  chili: dish(`
    Smoky Black Bean Chili

    2 tablespoons olive oil
    1 large yellow onion, diced
    3 cloves garlic, minced
    1 tablespoon chili powder
    2 (15-ounce) cans black beans, drained and rinsed
    1 (28-ounce) can crushed tomatoes
    Salt and freshly ground black pepper, to taste

    Heat the olive oil in a large Dutch oven over medium heat. Add the onion and cook until softened, about 6 minutes.
    Stir in the garlic and chili powder and cook for 1 minute more.
    Add the beans and tomatoes, bring to a boil, then simmer uncovered for 25 minutes.
    Season to taste and serve with tortilla chips.`),
  carrotCake: dish(`
    Carrot Cake with Cream Cheese Frosting

    # For the cake
    2 cups all-purpose flour
    2 teaspoons baking soda
    1/2 teaspoon salt
    1 1/2 teaspoons ground cinnamon
    4 large eggs
    3 cups grated carrots
    # For the frosting
    8 ounces cream cheese, at room temperature
    1 1/4 cups powdered sugar
    1/3 cup heavy whipping cream

    # Make the cake
    Heat the oven to 350°F and grease two 9-inch round cake pans.
    Whisk the flour, baking soda, salt and cinnamon together until very well blended.
    Whisk the eggs in one at a time, fold in the carrots and bake for 35 to 45 minutes.
    # Make the frosting
    Beat the cream cheese with a hand mixer until creamy.
    Add the powdered sugar and cream and beat until fluffy, then spread over the cooled cakes.`),
  lemonChicken: dish(`
    Sheet Pan Lemon Chicken

    8 bone-in chicken thighs
    1 ½ pounds baby potatoes, halved
    2 lemons, 1 juiced and 1 sliced
    ¼ cup extra-virgin olive oil
    4 sprigs fresh thyme
    1 teaspoon kosher salt

    Preheat the oven to 425 degrees F (220 degrees C).
    Toss the potatoes with half of the oil and the salt on a rimmed baking sheet.
    Nestle the chicken thighs among the potatoes, scatter with lemon slices and thyme, and pour the juice over.
    Roast until the skin is golden and the juices run clear, 40 to 45 minutes.`),
  pancakes: dish(`
    Fluffy Buttermilk Pancakes

    2 cups (250g) all-purpose flour
    3 tablespoons granulated sugar
    2 teaspoons baking powder
    2 cups (480ml) buttermilk
    2 large eggs
    1/4 cup (56g) unsalted butter, melted

    Whisk the flour, sugar and baking powder in a large bowl.
    In a second bowl, whisk the buttermilk, eggs and melted butter.
    Pour the wet ingredients into the dry and stir until just combined; a few lumps are fine.
    Cook 1/4 cup of batter at a time on a greased griddle until bubbles form, then flip and cook 1 to 2 minutes more.`),
  brownies: dish(`
    One-Bowl Fudgy Brownies

    10 tablespoons unsalted butter
    1 cup white sugar
    3/4 cup unsweetened cocoa powder
    1/4 teaspoon sea salt
    2 cold large eggs
    1/2 cup all-purpose flour

    Position a rack in the lower third of the oven and preheat to 325°F. Line an 8-inch pan with parchment.
    Melt the butter, sugar, cocoa and salt in a heatproof bowl set over barely simmering water.
    Beat in the eggs one at a time, then stir in the flour vigorously for 40 strokes.
    Spread evenly in the pan and bake for 25 minutes. Cool completely before cutting.`),
  ramen: dish(`
    Quick Miso Ramen

    # Broth
    4 cups chicken stock
    3 tablespoons white miso paste
    1 tablespoon soy sauce
    # Toppings
    2 soft-boiled eggs, halved
    200g fresh ramen noodles
    2 scallions, thinly sliced
    1 sheet nori

    Bring the stock to a gentle simmer in a medium saucepan.
    Whisk in the miso paste and soy sauce; do not let it boil.
    Cook the noodles according to the packet, drain and divide between two bowls.
    Ladle the broth over and top with the eggs, scallions and nori.`),
  scones: dish(`
    Classic Cheese Scones

    225g self-raising flour, plus extra for dusting
    50g cold butter, cubed
    120g mature cheddar, grated
    90-100ml milk, plus 1 tbsp for glazing
    pinch of cayenne pepper

    Heat oven to 200C/180C fan/gas 6 with a large baking tray inside.
    Rub the butter into the flour and cayenne until it resembles fine breadcrumbs, then stir in half of the cheese.
    Make a well, pour in the milk and bring together with a cutlery knife to a soft dough.
    Stamp out rounds, glaze, scatter over the rest of the cheese and bake for 15-20 mins until golden.`),
  guacamole: dish(`
    Best Ever Guacamole

    3 avocados, ripe
    1/2 small red onion, finely diced
    2 Roma tomatoes, diced
    3 tbsp finely chopped fresh cilantro
    1 jalapeno pepper, seeds removed
    2 limes, juiced

    Slice the avocados in half, remove the pit and scoop into a mixing bowl.
    Mash the avocado with a fork and make it as chunky or smooth as you'd like.
    Add the remaining ingredients and stir together. Give it a taste and add more lime juice if needed.`),
  salmon: dish(`
    Honey Garlic Salmon

    4 salmon fillets (about 6 oz each)
    1/4 cup honey
    4 garlic cloves, minced
    2 tablespoons soy sauce
    1 tablespoon lemon juice
    1 teaspoon cornstarch mixed with 1 tablespoon water

    Pat the salmon dry and season both sides with salt and pepper.
    Whisk the honey, garlic, soy sauce and lemon juice in a small bowl.
    Sear the salmon skin side up for 4 minutes, flip, pour the sauce over and cook 3 minutes more.
    Stir in the cornstarch slurry and simmer until glossy.`),
  pasta: dish(`
    Creamy Tuscan Sausage Pasta

    300g penne
    4 pork sausages, skins removed
    100g sun-dried tomatoes, sliced
    150ml double cream
    120g baby spinach
    40g parmesan, finely grated

    Boil the penne in salted water for 11 minutes, then drain, keeping a mugful of the water.
    Fry the sausage meat in a wide pan for 8 minutes, breaking it up with a wooden spoon.
    Stir through the tomatoes, cream and spinach until wilted.
    Toss with the pasta and parmesan, loosening with a splash of the cooking water.`),
  banana: dish(`
    Easy Banana Bread

    3 very ripe bananas, mashed
    1/3 cup melted butter
    3/4 cup sugar
    1 egg, beaten
    1 teaspoon vanilla extract
    1 1/2 cups flour

    Preheat your oven to 350°F (175°C), and butter an 8x4-inch loaf pan.
    Mix the mashed bananas and melted butter, then stir in the sugar, egg and vanilla.
    Fold in the flour until just mixed and pour the batter into the pan.
    Bake for 55 to 65 minutes, or until a tester comes out clean.`),
  curry: dish(`
    Weeknight Chickpea Curry

    1 tbsp coconut oil
    1 brown onion, finely chopped
    2 tsp garam masala
    400g can chickpeas, drained
    400ml can coconut milk
    Steamed basmati rice, to serve

    Heat oil in a large frying pan over medium-high heat. Cook onion for 5 minutes or until softened.
    Add garam masala and stir for 30 seconds or until fragrant.
    Add chickpeas and coconut milk and simmer for 15 minutes or until thickened.
    Serve with rice.`),
  tacos: dish(`
    Crispy Fish Tacos

    600 g firm white fish fillets
    100 g plain flour
    2 tsp smoked paprika
    12 small corn tortillas
    1/4 red cabbage, shredded
    200 ml sour cream

    Cut the fish into strips and dust with the flour and paprika.
    Fry in batches in hot oil for 3 minutes until crisp and drain on paper towels.
    Warm the tortillas in a dry pan.
    Fill with the cabbage, fish and a spoonful of sour cream.`),
  cookies: dish(`
    Chewy Oatmeal Raisin Cookies

    1 cup butter, softened
    1 cup packed brown sugar
    2 eggs
    1 1/2 cups flour
    3 cups rolled oats
    1 cup raisins

    Cream the butter and brown sugar until light, then beat in the eggs.
    Stir in the flour, oats and raisins.
    Drop by rounded spoonfuls onto ungreased sheets.
    Bake at 350 degrees for 10 to 12 minutes or until golden brown.`),
}

export const more = {
  uk: dish(`
    Борщ із пампушками

    # Для борщу
    2 буряки
    300 г капусти
    4 картоплини
    1 морква
    2 ст. л. томатної пасти
    # Для пампушок
    400 г борошна
    7 г сухих дріжджів
    200 мл теплої води

    Зваріть бульйон і процідіть його.
    Натріть буряк на тертці та протушкуйте з томатною пастою 10 хвилин.
    Покладіть у бульйон картоплю, капусту й моркву, варіть до готовності.
    Замісіть тісто для пампушок, дайте підійти й випікайте 20 хвилин.`),
  cs: dish(`
    Svíčková na smetaně

    800 g hovězího zadního
    2 mrkve
    1/4 celeru
    1 cibule
    250 ml smetany ke šlehání
    2 lžíce plnotučné hořčice

    Zeleninu očistíme a nakrájíme na kostky.
    Maso osolíme, opepříme a zprudka opečeme ze všech stran.
    Přidáme zeleninu, podlijeme vodou a dusíme zhruba 2 hodiny doměkka.
    Maso vyjmeme, omáčku rozmixujeme se smetanou a dochutíme hořčicí.`),
  de: dish(`
    Schwäbischer Kartoffelsalat

    1 kg festkochende Kartoffeln
    1 Zwiebel
    250 ml Fleischbrühe
    4 EL Weißweinessig
    1 TL mittelscharfer Senf
    6 EL Sonnenblumenöl
    Salz und Pfeffer

    Die Kartoffeln waschen und in der Schale etwa 25 Minuten kochen.
    Noch warm pellen und in dünne Scheiben schneiden.
    Brühe mit Essig, Senf und der fein gewürfelten Zwiebel aufkochen und über die Kartoffeln gießen.
    Das Öl unterheben und den Salat mindestens 30 Minuten ziehen lassen.`),
  fr: dish(`
    Gratin dauphinois

    1,5 kg de pommes de terre
    2 gousses d'ail
    50 cl de crème fraîche épaisse
    50 cl de lait entier
    1 pincée de noix de muscade
    sel, poivre

    Éplucher, laver et couper les pommes de terre en rondelles fines.
    Frotter le plat à gratin avec l'ail coupé en deux.
    Faire bouillir le lait avec la crème, la muscade, le sel et le poivre.
    Verser sur les pommes de terre et enfourner 1 heure à 160°C.`),
  it: dish(`
    Risotto alla milanese

    320 g di riso Carnaroli
    1 bustina di zafferano
    125 g di burro
    1 cipolla piccola
    1 l di brodo vegetale
    80 g di Grana Padano grattugiato

    Tritare finemente la cipolla e farla stufare con metà del burro per 10 minuti.
    Unire il riso e tostarlo per 3-4 minuti.
    Cuocere aggiungendo il brodo caldo, un mestolo alla volta, per 18 minuti.
    Sciogliere lo zafferano in un poco di brodo, unirlo e mantecare con il burro e il formaggio.`),
  es: dish(`
    Tortilla de patatas con cebolla

    6 huevos grandes
    700 g de patatas
    1 cebolla mediana
    300 ml de aceite de oliva suave
    1 cucharadita de sal

    Pelamos las patatas y las cortamos en láminas finas.
    Freímos las patatas y la cebolla a fuego medio durante 20 minutos.
    Batimos los huevos con la sal y añadimos las patatas bien escurridas.
    Cuajamos la tortilla en una sartén unos 4 minutos por cada lado.`),
  pl: dish(`
    Pierogi ruskie babci Zosi

    # Ciasto
    500 g mąki pszennej
    250 ml gorącej wody
    1 łyżka oleju
    # Farsz
    600 g ziemniaków
    300 g twarogu
    2 cebule
    szczypta pieprzu

    Ziemniaki ugotować, odcedzić i utłuc.
    Cebulę zeszklić na maśle i wymieszać z ziemniakami oraz twarogiem.
    Z mąki, wody i oleju zagnieść elastyczne ciasto, rozwałkować i wycinać krążki.
    Nakładać farsz, zlepiać brzegi i gotować 3 minuty od wypłynięcia.`),
  pt: dish(`
    Bolo de cenoura fofinho

    3 cenouras médias
    4 ovos
    1 xícara de óleo
    2 xícaras de açúcar
    2 e 1/2 xícaras de farinha de trigo
    1 colher de sopa de fermento em pó

    Bata no liquidificador a cenoura, os ovos e o óleo.
    Acrescente o açúcar e bata por 5 minutos.
    Em uma tigela, misture a farinha e depois o fermento lentamente com uma colher.
    Asse em forno preaquecido a 180°C por 40 minutos.`),
  nl: dish(`
    Hollandse erwtensoep

    500 g spliterwten
    1 rookworst
    2 preien, in ringen
    300 g knolselderij, in blokjes
    3 wortels
    2 l water

    Breng de spliterwten in het water aan de kook en schep het schuim eraf.
    Voeg de groenten toe en laat 1 uur zachtjes koken.
    Roer regelmatig, zodat de soep niet aanbrandt.
    Snijd de rookworst in plakken en warm ze de laatste 10 minuten mee.`),
  sv: dish(`
    Mormors köttbullar

    500 g blandfärs
    1 dl ströbröd
    2 dl mjölk
    1 gul lök
    1 ägg
    2 msk smör

    Blanda ströbröd och mjölk och låt svälla i 10 minuter.
    Finhacka löken och fräs den mjuk i lite av smöret.
    Blanda färsen med ströbrödet, löken och ägget och rulla till bollar.
    Stek köttbullarna gyllenbruna i resten av smöret.`),
  no: dish(`
    Sprø vafler

    4 egg
    1 dl sukker
    5 dl hvetemel
    1 ts bakepulver
    5 dl melk
    150 g smeltet smør

    Pisk egg og sukker til eggedosis.
    Bland inn mel og bakepulver vekselvis med melken.
    Rør inn smeltet smør og la røren svelle i 30 minutter.
    Stek vaflene i vaffeljern og server med syltetøy.`),
  da: dish(`
    Klassisk frikadeller

    500 g hakket kalv og flæsk
    1 løg
    2 æg
    1 dl hvedemel
    1,5 dl mælk
    1 tsk groft salt

    Rør kødet sejt med saltet.
    Riv løget og rør det i farsen sammen med æg og mel.
    Tilsæt mælken lidt ad gangen og lad farsen hvile i køleskabet.
    Form frikadellerne med en ske og steg dem ca. 5 minutter på hver side.`),
  fi: dish(`
    Mummon lihapullat

    400 g jauhelihaa
    1 sipuli
    1 dl korppujauhoja
    2 dl kermaa
    1 kananmuna
    1 tl suolaa

    Sekoita korppujauhot ja kerma ja anna turvota 10 minuuttia.
    Kuullota hienonnettu sipuli pannulla.
    Lisää jauheliha, kananmuna ja suola ja sekoita tasaiseksi.
    Pyörittele pullia ja paista 200 asteessa noin 20 minuuttia.`),
  hu: dish(`
    Hortobágyi palacsinta

    50 dkg csirkemell
    2 fej vöröshagyma
    1 evőkanál pirospaprika
    2 dl tejföl
    8 db palacsinta
    1 teáskanál só

    A hagymát apróra vágjuk és zsíron üvegesre pároljuk.
    Lehúzzuk a tűzről, hozzáadjuk a pirospaprikát és a felkockázott húst.
    Kevés vízzel felöntjük és fedő alatt puhára főzzük.
    A húst ledaráljuk, a palacsintákba töltjük és a tejfölös szósszal leöntjük.`),
  ro: dish(`
    Sarmale în foi de varză

    1 kg carne tocată de porc
    1 varză murată
    200 g orez
    2 cepe
    3 linguri de bulion
    1 linguriță de cimbru uscat

    Se călește ceapa tocată mărunt în puțin ulei.
    Se amestecă orezul spălat cu carnea, ceapa și cimbrul.
    Se rulează câte o lingură de umplutură în fiecare foaie de varză.
    Se fierb la foc mic aproximativ 3 ore, apoi se dau la cuptor.`),
  tr: dish(`
    Mercimek çorbası

    1 su bardağı kırmızı mercimek
    1 adet soğan
    1 adet havuç
    2 yemek kaşığı tereyağı
    6 su bardağı su
    1 tatlı kaşığı tuz

    Soğanı ve havucu küçük küçük doğrayın.
    Tereyağında soğanı pembeleşene kadar kavurun.
    Yıkanmış mercimeği ve suyu ekleyip 25 dakika pişirin.
    Blenderdan geçirip sıcak servis edin.`),
  el: dish(`
    Κλασική σπανακόπιτα

    1 κιλό σπανάκι
    300 γρ. φέτα
    6 φύλλα κρούστας
    3 φρέσκα κρεμμυδάκια
    120 ml ελαιόλαδο
    2 αυγά

    Πλένουμε το σπανάκι και το στραγγίζουμε πολύ καλά.
    Σοτάρουμε τα κρεμμυδάκια και προσθέτουμε το σπανάκι.
    Ανακατεύουμε με τη φέτα και τα αυγά.
    Στρώνουμε τα φύλλα λαδωμένα και ψήνουμε στους 180°C για 50 λεπτά.`),
  ja: dish(`
    基本の肉じゃが

    牛こま切れ肉 200g
    じゃがいも 3個
    玉ねぎ 1個
    にんじん 1/2本
    しょうゆ 大さじ3
    だし汁 300ml

    じゃがいもは皮をむいて一口大に切る。
    鍋に油を熱し、牛肉を炒める。
    野菜を加えてさらに炒め、だし汁としょうゆを加える。
    落としぶたをして弱火で20分煮る。`),
  zh: dish(`
    家常红烧肉

    五花肉 500克
    冰糖 30克
    生抽 2汤匙
    老抽 1汤匙
    姜 3片
    八角 2个

    五花肉切成3厘米见方的块,冷水下锅焯水。
    锅中放少许油,加入冰糖小火炒出糖色。
    放入五花肉翻炒上色,加入姜片和八角。
    加入生抽、老抽和热水,小火炖60分钟后大火收汁。`),
  ko: dish(`
    돼지고기 김치찌개

    돼지고기 200g
    신김치 1/4포기
    두부 1/2모
    양파 1/2개
    고춧가루 1큰술
    물 500ml

    김치와 돼지고기는 먹기 좋은 크기로 썬다.
    냄비에 기름을 두르고 돼지고기와 김치를 볶는다.
    물을 붓고 고춧가루를 넣어 20분간 끓인다.
    두부와 양파를 넣고 5분 더 끓인다.`),
  he: dish(`
    שקשוקה ביתית

    6 ביצים
    5 עגבניות בשלות
    1 בצל גדול
    2 שיני שום
    2 כפות שמן זית
    1 כפית פפריקה מתוקה

    קוצצים את הבצל ומטגנים בשמן זית עד להזהבה.
    מוסיפים את השום, העגבניות והפפריקה ומבשלים 15 דקות.
    שוברים את הביצים לתוך הרוטב.
    מכסים ומבשלים עוד 5 דקות עד שהחלבון מתייצב.`),
  ar: dish(`
    شوربة العدس

    2 كوب عدس أحمر
    1 بصلة متوسطة
    2 حبة جزر
    6 أكواب ماء
    1 ملعقة صغيرة كمون
    2 ملعقة كبيرة زيت زيتون

    يغسل العدس جيدا ويصفى.
    يسخن الزيت في قدر ويقلى البصل حتى يذبل.
    يضاف العدس والجزر والماء ويترك على نار متوسطة لمدة 30 دقيقة.
    تخلط الشوربة في الخلاط ثم يضاف الكمون وتقدم ساخنة.`),
  sk: dish(`
    Bryndzové halušky

    600 g zemiakov
    300 g polohrubej múky
    1 vajce
    250 g bryndze
    150 g údenej slaniny
    1 lyžička soli

    Zemiaky ošúpeme a nastrúhame najemno.
    Pridáme múku, vajce a soľ a vypracujeme cesto.
    Cesto pretláčame do vriacej vody a varíme, kým halušky nevyplávajú.
    Halušky zmiešame s bryndzou a polejeme opečenou slaninou.`),
  ru: dish(`
    Сырники классические

    500 г творога
    2 яйца
    3 ст. л. сахара
    100 г муки
    щепотка соли
    30 мл растительного масла

    Разомните творог вилкой.
    Добавьте яйца, сахар и соль и перемешайте.
    Всыпьте муку и сформируйте небольшие лепёшки.
    Обжарьте на среднем огне по 3 минуты с каждой стороны.`),
}
