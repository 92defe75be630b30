// biome-ignore-all format: one concept a line
import { concept } from './row.ts'
import type { Concept } from './types.ts'

/** Groups above foods. Hidden sources reach them through a food's `madeWith`. */
export const concepts: readonly Concept[] = [
  concept('animal-product', 'тваринні продукти|тваринне|продукти тваринного походження', 'animal products|animal product', 'živočišné produkty', '', { flags: ['animal'] }),

  concept('meat', 'м’ясо|м’ясне|м’яско|м’ясце|м’ясні продукти', 'meat|meats', 'maso', 'animal-product', { adj: 'м’ясний', flags: ['meat', 'animal'], aisle: 'meat', kg: 260 }),
  concept('red-meat', 'червоне м’ясо', 'red meat', 'červené maso', 'meat', { aisle: 'meat', kg: 290 }),
  concept('poultry', 'птиця|м’ясо птиці|птиця свійська', 'poultry|fowl', 'drůbež', 'meat', { aisle: 'meat', kg: 150 }),
  concept('game', 'дичина|дичина м’ясо', 'game|game meat|venison', 'zvěřina', 'meat', { aisle: 'meat', kg: 400 }),
  concept('offal', 'субпродукти|потрухи|потрошки|тельбухи|лівер', 'offal|organ meat|giblets', 'vnitřnosti|droby', 'meat', { aisle: 'meat', kg: 120 }),
  concept('cured-meat', 'ковбасні вироби|ковбаси|ковбасне|м’ясні вироби', 'cured meat|deli meat|processed meat|cold cuts|charcuterie', 'uzeniny', 'meat', { aisle: 'meat', kg: 300 }),
  concept('smoked-meat', 'копченості|копченина|копчене м’ясо', 'smoked meat', 'uzené|uzené maso', 'cured-meat', { aisle: 'meat', kg: 350 }),
  concept('animal-fat', 'тваринний жир|тваринні жири', 'animal fat', 'živočišný tuk', 'animal-product|fat', { flags: ['animal'] }),

  concept('from-water', 'риба та морепродукти|рибне й морепродукти', 'fish and seafood', 'ryby a mořské plody', 'animal-product', { flags: ['fish', 'animal'] }),
  concept('fish', 'риба|рибина|рибка|рибне|рибні продукти', 'fish|fishes', 'ryba|ryby', 'from-water', { adj: 'рибний|риб’ячий', allergens: ['fish'], aisle: 'fish', kg: 250 }),
  concept('red-fish', 'червона риба|лососеві', 'salmonids|red fish', 'lososovité ryby', 'fish', { aisle: 'fish', kg: 650 }),
  concept('white-fish', 'біла риба', 'white fish', 'bílá ryba', 'fish', { aisle: 'fish', kg: 260 }),
  concept('river-fish', 'річкова риба|прісноводна риба', 'freshwater fish|river fish', 'sladkovodní ryba', 'fish', { aisle: 'fish', kg: 170 }),
  concept('seafood', 'морепродукти|дари моря|морські гади', 'seafood|shellfish', 'mořské plody', 'from-water', { aisle: 'fish', kg: 450 }),
  concept('crustacean', 'ракоподібні|рачки', 'crustaceans|crustacean', 'korýši', 'seafood', { allergens: ['crustaceans'], aisle: 'fish' }),
  concept('mollusc', 'молюски|молюск', 'molluscs|mollusks|mollusc', 'měkkýši', 'seafood', { allergens: ['molluscs'], aisle: 'fish' }),
  concept('seaweed', 'водорості|морські водорості', 'seaweed|algae', 'mořské řasy|řasy', ''),

  concept('dairy', 'молочні продукти|молочка|молочне|молокопродукти|лактоза', 'dairy|dairy products|lactose|milk products', 'mléčné výrobky|laktóza', 'animal-product', { flags: ['dairy', 'animal'], allergens: ['milk'], aisle: 'dairy' }),
  concept('fermented-dairy', 'кисломолочні продукти|кисломолочка|кисломолочне', 'fermented dairy|cultured dairy', 'kysané mléčné výrobky|zakysané výrobky', 'dairy', { adj: 'кисломолочний', aisle: 'dairy' }),
  concept('egg-product', 'яєчні продукти|яєчне', 'egg products', 'vaječné výrobky', 'animal-product', { flags: ['egg', 'animal'], allergens: ['eggs'] }),

  concept('nut', 'горіхи|горіх|горішки|горішок', 'nuts|nut', 'ořechy|ořech|oříšky', '', { adj: 'горіховий', flags: ['nuts'], aisle: 'nuts', kg: 350 }),
  concept('tree-nut', 'деревні горіхи', 'tree nuts|tree nut', 'stromové ořechy|skořápkové plody', 'nut', { allergens: ['nuts'] }),
  concept('seed', 'насіння|зернятка|насінини', 'seeds|seed', 'semínka|semena', '', { aisle: 'nuts', kg: 150 }),
  concept('legume', 'бобові|боби та горох', 'legumes|pulses|legume|pulse', 'luštěniny', '', { adj: 'бобовий', aisle: 'grains', kg: 70 }),
  concept('soy', 'соя та соєві продукти|соєве', 'soy products|soya products', 'sójové výrobky', 'legume', { allergens: ['soya'] }),

  concept('grain', 'злаки|зернові|збіжжя', 'cereals|grains|grain', 'obiloviny', '', { adj: 'зерновий|злаковий', aisle: 'grains' }),
  concept('groats', 'крупи|крупа|каші', 'groats|groat', 'krupky|kroupy a krupky', '', { adj: 'круп’яний', aisle: 'grains', kg: 45 }),
  concept('gluten', 'глютен|глютенове|клейковина', 'gluten', 'lepek', '', { adj: 'глютеновий', flags: ['gluten'], allergens: ['gluten'] }),
  concept('gluten-grain', 'глютенові злаки|злаки з глютеном', 'gluten grains|cereals containing gluten', 'obiloviny s lepkem', 'gluten|grain'),
  concept('flours', 'борошно різне|види борошна', 'flours', 'mouky', '', { adj: 'борошняний', aisle: 'baking' }),
  concept('starch', 'крохмалі', 'starches', 'škroby', '', { adj: 'крохмальний', aisle: 'baking' }),
  concept('pasta-product', 'макаронні вироби', 'pasta products|noodles and pasta', 'těstoviny všeho druhu', '', { aisle: 'grains' }),
  concept('baked-goods', 'хлібобулочні вироби|хлібне|здоба|мучне', 'baked goods|bread products', 'pečivo', '', { aisle: 'bakery' }),
  concept('breakfast-cereal', 'сухі сніданки|сухий сніданок|пластівці', 'breakfast cereal|flakes', 'snídaňové cereálie|vločky', '', { aisle: 'grains' }),

  concept('vegetable', 'овочі|овоч|городина', 'vegetables|vegetable|veggies|veg', 'zelenina', '', { adj: 'овочевий', aisle: 'vegetables', kg: 45 }),
  concept('root-vegetable', 'коренеплоди|коренеплід', 'root vegetables|root vegetable', 'kořenová zelenina', 'vegetable', { aisle: 'vegetables', kg: 28 }),
  concept('cabbage-family', 'капустяні|хрестоцвіті', 'brassicas|cruciferous vegetables', 'brukvovitá zelenina|košťáloviny', 'vegetable', { aisle: 'vegetables' }),
  concept('nightshade', 'пасльонові', 'nightshades|nightshade', 'lilkovité', 'vegetable'),
  concept('allium', 'цибулеві|цибулеві овочі', 'alliums|allium', 'cibulová zelenina', 'vegetable'),
  concept('gourd', 'гарбузові', 'squashes|gourds|cucurbits', 'tykvovité', 'vegetable'),
  concept('leafy-vegetable', 'листові овочі|листова зелень|салатна зелень|мікс салату|салатний мікс|салатна суміш', 'leafy greens|salad leaves|salad greens|mixed leaves', 'listová zelenina|salátový mix', 'vegetable', { aisle: 'vegetables', kg: 350 }),
  concept('herb', 'зелень|свіжа зелень|пряна зелень|трави|ароматні трави|пряні трави', 'herbs|fresh herbs|herb', 'bylinky|čerstvé bylinky', '', { aisle: 'herbs', kg: 350 }),
  concept('mushroom', 'гриби|гриб|грибочки|грибне', 'mushrooms|mushroom', 'houby|houba', '', { adj: 'грибний', aisle: 'vegetables', kg: 110 }),
  concept('forest-mushroom', 'лісові гриби', 'wild mushrooms|forest mushrooms', 'lesní houby', 'mushroom', { aisle: 'vegetables', kg: 350 }),
  concept('pickle', 'соління|квашене|маринади|соленина', 'pickles|pickled vegetables', 'nakládaná zelenina', 'vegetable', { aisle: 'canned' }),

  concept('fruit', 'фрукти|фрукт|садовина', 'fruit|fruits', 'ovoce', '', { adj: 'фруктовий', aisle: 'fruit', kg: 60 }),
  concept('berry', 'ягоди|ягода|ягідки', 'berries|berry', 'bobulové ovoce|lesní plody', 'fruit', { adj: 'ягідний', aisle: 'fruit', kg: 180 }),
  concept('citrus', 'цитрусові|цитруси|цитрус', 'citrus|citrus fruit|citrus fruits', 'citrusy', 'fruit', { adj: 'цитрусовий', aisle: 'fruit', kg: 80 }),
  concept('stone-fruit', 'кісточкові|кісточкові фрукти', 'stone fruit|stone fruits', 'peckoviny', 'fruit', { aisle: 'fruit', kg: 80 }),
  concept('tropical-fruit', 'екзотичні фрукти|тропічні фрукти|екзотика', 'tropical fruit|exotic fruit', 'tropické ovoce|exotické ovoce', 'fruit', { aisle: 'fruit', kg: 120 }),
  concept('melon-family', 'баштанні', 'melons', 'melouny', 'fruit', { aisle: 'fruit' }),
  concept('dried-fruit', 'сухофрукти|сушені фрукти|сушня|сушина', 'dried fruit|dried fruits', 'sušené ovoce', 'fruit', { aisle: 'nuts', kg: 200 }),

  concept('fat', 'жири|жир', 'fats|fat', 'tuky|tuk', '', { adj: 'жировий' }),
  concept('plant-oil', 'рослинні олії|рослинні жири|олії', 'vegetable oils|plant oils|oils', 'rostlinné oleje|oleje', 'fat', { adj: 'олійний', aisle: 'oils' }),
  concept('spice', 'спеції|прянощі|приправи|спеція', 'spices|spice|seasonings', 'koření', '', { aisle: 'spices' }),
  concept('spicy', 'гостре|гострі страви|пекуче|пікантне', 'spicy|hot food|spicy food|hot stuff', 'pálivé|ostré', '', { adj: 'гострий|пекучий|пікантний' }),
  concept('sauce', 'соуси|соус|підлива', 'sauces|sauce', 'omáčky|omáčka', '', { aisle: 'sauces' }),
  concept('condiment', 'заправки та приправи|кондименти', 'condiments|condiment', 'dochucovadla', 'sauce', { aisle: 'sauces' }),
  concept('broth', 'бульйони|відвари', 'stocks|broths', 'vývary', '', { adj: 'бульйонний' }),
  concept('vinegar-kind', 'оцти', 'vinegars', 'octy', '', { adj: 'оцтовий' }),

  concept('sweet', 'солодке|солодкий смак', 'sweet things|sweet food', 'sladké', '', { adj: 'солодкий' }),
  concept('sweets', 'солодощі|ласощі|цукерки й солодощі', 'sweets|candy and sweets|confectionery', 'sladkosti|cukrovinky', 'sweet', { aisle: 'sweets' }),
  concept('sweetener', 'підсолоджувачі|підсолоджувач', 'sweeteners|sweetener', 'sladidla', 'sweet', { aisle: 'baking' }),
  concept('baking-aid', 'для випікання|інгредієнти для випічки', 'baking ingredients|baking aids', 'přísady na pečení', '', { aisle: 'baking' }),
  concept('thickener', 'згущувачі|загусники|драглеутворювачі', 'thickeners|gelling agents', 'zahušťovadla', '', { aisle: 'baking' }),

  concept('drink', 'напої|напій|питво', 'drinks|beverages|drink|beverage', 'nápoje', '', { aisle: 'drinks' }),
  concept('juice', 'соки', 'juices', 'šťávy|džusy', 'drink', { aisle: 'drinks' }),
  concept('caffeine', 'кофеїн', 'caffeine', 'kofein', '', {}),
  concept('alcohol', 'алкоголь|алкогольні напої|спиртне|алкогольне', 'alcohol|alcoholic drinks|booze|liquor', 'alkohol|alkoholické nápoje', 'drink', { adj: 'алкогольний', flags: ['alcohol'], aisle: 'alcohol' }),
  concept('spirits', 'міцний алкоголь|міцні напої', 'spirits|hard liquor', 'lihoviny|tvrdý alkohol', 'alcohol', { aisle: 'alcohol' }),

  concept('plant-milk', 'рослинне молоко|веганське молоко', 'plant milk|plant-based milk|non-dairy milk|vegan milk', 'rostlinné mléko', '', { aisle: 'dairy', kg: 85 }),
  concept('meat-substitute', 'рослинне м’ясо|веганське м’ясо|замінники м’яса', 'meat substitutes|plant-based meat|vegan meat|meat substitute', 'náhražky masa|rostlinné maso', '', { aisle: 'other' }),
  concept('dairy-substitute', 'замінники молочного|веганські молочні продукти', 'dairy alternatives|dairy substitutes|vegan dairy', 'náhražky mléčných výrobků', '', { aisle: 'dairy' }),
  concept('canned', 'консерви|консерва|консервоване', 'canned food|tinned food|cans', 'konzervy', '', { adj: 'консервований', aisle: 'canned' }),
  concept('frozen-food', 'заморожені продукти|заморозка|напівфабрикати', 'frozen food|ready-to-cook food', 'mražené výrobky|polotovary', '', { adj: 'заморожений', aisle: 'frozen' }),
]
