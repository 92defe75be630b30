// biome-ignore-all format: dishes of the third exam
import { dish } from './dishes.ts'

export const dishes = {
  soup: dish(`
    Roasted Butternut Squash Soup

    1 large butternut squash (about 3 lb/1.4 kg), halved lengthwise
    1 Tbsp. extra-virgin olive oil, plus more for drizzling
    ½ cup chopped shallot (about 1 large bulb)
    4 garlic cloves, pressed
    ⅛ tsp. ground nutmeg
    3–4 cups (700 to 950 ml) vegetable broth, as needed
    Kosher salt

    Preheat the oven to 425 degrees Fahrenheit and line a rimmed baking sheet with parchment paper.
    Place the squash on the pan, drizzle with oil, and roast cut side down until tender, 40 to 50 minutes.
    Meanwhile, warm 1 tablespoon olive oil in a skillet; add the shallot and 1 tsp. salt and cook until golden.
    Scoop the flesh into a blender, add everything else, and blend until creamy. Taste and adjust!`),
  bread: dish(`
    Overnight Focaccia

    # Dough
    4 cups (512g) bread flour
    2 teaspoons (10g) kosher salt
    1 packet (2¼ tsp) instant yeast
    2 cups lukewarm water
    # Topping
    4 tablespoons olive oil, divided
    flaky sea salt
    1 to 2 teaspoons rosemary leaves (optional)

    In a large bowl, whisk together the flour, salt and yeast.
    Add the water; mix until a sticky dough ball forms. Cover and refrigerate for 12 to 18 hours.
    Oil a 9x13-inch pan, tip in the dough, and let it rise for 2 to 4 hours.
    Dimple the dough, sprinkle with salt and bake at 425ºF for 20 to 25 minutes.`),
  ragu: dish(`
    Slow-Cooker Beef Ragù

    2 lb. boneless chuck roast
    2 tsp. salt, divided
    1 (28-oz.) can whole peeled tomatoes, with juices
    2 bay leaves
    12 oz. pappardelle
    Freshly grated Parmesan, for serving

    Season the beef all over with 1 1/2 tsp. salt and let stand 30 minutes.
    Combine tomatoes and bay leaves in a 6-qt. slow cooker. Nestle in beef; cover and cook on LOW 8 hours.
    Discard bay leaves. Shred beef with two forks and return it to the sauce.
    Toss with hot pasta. Serve with Parmesan.`),
  muffins: dish(`
    Bakery-Style Blueberry Muffins

    1 3/4 cups plus 2 tablespoons all-purpose flour, spooned & leveled
    1 tablespoon baking powder
    1/2 cup (1 stick) unsalted butter, softened
    2 large eggs, room temperature
    3/4 cup Greek yogurt
    2 cups fresh or frozen blueberries (don't thaw)

    Line a 12-cup muffin tin with paper liners and set a rack in the middle of the oven.
    Beat the butter until smooth, then beat in the eggs one at a time.
    Stir in the yogurt, then the dry ingredients, just until combined — don't overmix.
    Fold in the berries, fill the liners to the top, and bake 25–28 minutes.`),
  stirFry: dish(`
    Weeknight Beef Stir-Fry

    1 pound flank steak, thinly sliced against the grain
    2 heads broccoli, cut into florets
    1/4 cup low-sodium soy sauce
    1 Tbsp cornstarch
    1-inch piece ginger, grated
    Cooked rice, to serve

    Toss the steak with half of the soy sauce and the cornstarch.
    Sear the steak in a hot wok for 2 minutes per side; set aside.
    Add broccoli and a splash of water. Cover and steam 3 minutes.
    Return the beef, add ginger and remaining sauce, and toss until glossy.`),
  pie: dish(`
    Fisherman's Pie

    400g skinless white fish fillet
    600ml full-fat milk
    1kg floury potatoes, peeled and cut into even-sized chunks
    50g plain flour
    small bunch parsley, leaves only, chopped
    knob of butter

    Put the fish in a frying pan and pour over 500ml of the milk. Simmer for 8 mins.
    Melt the butter in another pan, stir in the flour and cook for 1 min over a moderate heat.
    Boil the potatoes for 20 mins. Drain and mash with the remaining milk.
    Spoon the mash over the fish and bake at 200C/fan 180C/gas 6 for 30 mins.`),
  banosh: dish(`
    Банош із грибами та шкварками

    200 г кукурудзяної крупи
    500 мл сметани 20% жирності
    250 мл води
    150 г сала (або підчеревини)
    100 г бринзи
    30 г сушених білих грибів
    сіль – за смаком

    Гриби залийте окропом на 30 хвилин, відваріть і наріжте.
    Сметану з водою доведіть до кипіння, тонкою цівкою всипте крупу, постійно помішуючи дерев’яною ложкою.
    Варіть 15–20 хвилин на малому вогні, поки на поверхні не виступить масло.
    Сало обсмажте до золотистих шкварок. Подавайте банош із шкварками, грибами й тертою бринзою.`),
  salad: dish(`
    Салат «Шуба» по-новому

    2 філе оселедця
    3 шт. картоплі
    2 шт. буряка
    1 шт. моркви
    3 яйця
    150 г майонезу
    1/2 ч. л. цукру

    Овочі відваріть у шкірці до м’якості, остудіть і почистіть.
    Натріть усе на крупній тертці, оселедець поріжте кубиками.
    Викладіть шарами, кожен змащуючи майонезом.
    Поставте в холодильник на 2 години.`),
  pampukhy: dish(`
    Пампухи з маком

    # Опара
    500 г борошна
    25 г свіжих дріжджів
    250 мл молока
    # Начинка
    100 г маку
    2 ст. ложки меду
    1 яєчний білок

    Дріжджі розчиніть у теплому молоці, додайте 3 ст. л. борошна й залиште на 20 хв.
    Замісіть тісто, накрийте рушником і дайте підійти вдвічі.
    Мак запарте, перетріть із медом та білком.
    Сформуйте пампухи та смажте у фритюрі по 2 хв з кожного боку.`),
  bublanina: dish(`
    Rychlá bublanina s třešněmi

    3 hrnky polohrubé mouky
    1 hrnek cukru krupice
    1 prášek do pečiva
    2 vejce
    1 hrnek mléka
    500 g vypeckovaných třešní
    špetka soli

    Troubu předehřejeme na 180 °C a plech vyložíme pečicím papírem.
    V míse smícháme mouku, cukr, prášek do pečiva a sůl.
    Přidáme vejce s mlékem a vyšleháme hladké těsto.
    Těsto nalijeme na plech, poklademe třešněmi a pečeme asi 35 minut.`),
  gulas: dish(`
    Hovězí guláš

    1 kg hovězí kližky
    5 ks cibule
    4 PL sádla
    2 lžíce mleté papriky
    1 l vývaru
    sůl a pepř dle chuti

    Cibuli nakrájíme nadrobno a na sádle ji zpěníme dozlatova.
    Přidáme papriku, krátce orestujeme a vložíme maso nakrájené na kostky.
    Podlijeme vývarem a dusíme pod pokličkou 2 až 3 hodiny.
    Dochutíme solí a pepřem a podáváme s houskovým knedlíkem.`),
  kaese: dish(`
    Allgäuer Käsespätzle

    400 g Mehl (Type 405)
    4 Eier (Größe M)
    180 ml Mineralwasser
    300 g Bergkäse, gerieben
    2 große Zwiebeln
    n. B. Schnittlauch

    Mehl, Eier und Mineralwasser zu einem zähen Teig schlagen, bis er Blasen wirft.
    Den Teig portionsweise durch eine Presse ins kochende Salzwasser drücken.
    Spätzle abschöpfen, abwechselnd mit dem Käse in eine Form schichten und bei 180 °C 10 Min. überbacken.
    Zwiebeln in Ringe schneiden, goldbraun rösten und darübergeben.`),
  tarte: dish(`
    Tarte aux poireaux et au chèvre

    1 pâte brisée
    3 poireaux
    1 bûche de chèvre
    3 œufs
    20 cl de crème liquide
    2 c. à s. d'huile d'olive
    Sel, poivre du moulin

    Préchauffez le four à 180°C (thermostat 6).
    Émincez les poireaux et faites-les fondre 15 min dans l'huile chaude.
    Battez les œufs avec la crème, salez, poivrez.
    Garnissez la pâte, ajoutez le chèvre en rondelles et enfournez pour 30 min.`),
  lasagne: dish(`
    Lasagne alla bolognese

    # Per il ragù
    Carne bovina macinata 500 g
    Passata di pomodoro 300 g
    Vino rosso 100 g
    Sale fino q.b.
    # Per la besciamella
    Latte intero 1 l
    Burro 100 g
    Farina 00 100 g

    Per preparare le lasagne alla bolognese iniziate dal ragù: rosolate la carne a fuoco vivace.
    Sfumate con il vino, unite la passata e cuocete per almeno 2 ore.
    Sciogliete il burro, unite la farina e poi il latte caldo, mescolando con una frusta.
    Componete gli strati e cuocete in forno statico a 170° per 25 minuti.`),
  zurek: dish(`
    Żurek na zakwasie

    500 ml zakwasu żytniego
    300 g białej kiełbasy
    1,5 litra bulionu
    3 ząbki czosnku
    1 łyżka majeranku
    100 ml śmietanki 30%
    opcjonalnie: 4 jajka na twardo

    Do garnka wlej bulion, włóż białą kiełbasę i gotuj na małym ogniu przez 20 minut.
    Kiełbasę wyjmij i pokrój w plasterki.
    Do bulionu wlej zakwas, dodaj czosnek oraz majeranek i zagotuj.
    Zupę zabiel śmietanką i podawaj z jajkiem.`),
  gazpacho: dish(`
    Gazpacho andaluz tradicional

    1 kg de tomates maduros
    1 pimiento verde italiano
    1 pepino pequeño
    2 dientes de ajo
    50 ml de aceite de oliva virgen extra
    30 ml de vinagre de Jerez
    Sal al gusto

    Lavamos y troceamos los tomates, el pimiento y el pepino.
    Trituramos las hortalizas con el ajo a máxima potencia durante tres minutos.
    Añadimos el aceite y el vinagre y volvemos a triturar.
    Colamos y reservamos en la nevera hasta la hora de servir.`),
  stamppot: dish(`
    Boerenkoolstamppot met rookworst

    1 kg kruimige aardappelen
    600 g gesneden boerenkool
    1 rookworst à 375 g
    150 ml halfvolle melk
    25 g ongezouten roomboter
    1 el grove mosterd

    Kook de aardappelen met de boerenkool in 20 min. gaar.
    Verwarm de rookworst in heet water volgens de aanwijzingen op de verpakking.
    Giet de aardappelen af en stamp ze met de melk en boter tot een smeuïge stamppot.
    Serveer met de rookworst en de mosterd.`),
  semlor: dish(`
    Klassiska semlor

    # Deg
    75 g smör
    2 1/2 dl mjölk
    25 g jäst
    ca 7 dl vetemjöl
    # Fyllning
    200 g mandelmassa
    3 dl vispgrädde
    florsocker till garnering

    Smält smöret, tillsätt mjölken och värm till fingervarmt, 37°.
    Arbeta in mjölet och låt degen jäsa under bakduk ca 30 min.
    Forma till bullar, låt jäsa igen och grädda mitt i ugnen ca 10 min.
    Skär av ett lock, fyll med mandelmassa och vispad grädde och pudra över florsocker.`),
}
