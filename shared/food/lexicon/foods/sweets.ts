// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const sweet = foodsOf('sweets')

export const sweetFoods = [
  sweet('chocolate', 'шоколад|плитка шоколаду|шоколадка|шоколадна стружка|тертий шоколад|шоколаду', 'chocolate|chocolate bar|chocolate shavings|cooking chocolate', 'čokoláda', 'sweets', { adj: 'шоколадний', madeWith: 'cocoa|cocoa-butter|sugar|milk-powder', allergens: ['soya'], kg: 520, piece: 100, density: 0.6, thread: '#4a2a1c' }),
  // Free of milk by recipe, rarely by factory.
  sweet('dark-chocolate', 'чорний шоколад|темний шоколад|шоколад чорний|гіркий шоколад|екстрачорний шоколад|шоколад темний', 'dark chocolate|bittersweet chocolate|bitter chocolate', 'hořká čokoláda|tmavá čokoláda|čokoláda na vaření', 'chocolate', { without: 'milk-powder', usually: 'milk', kg: 560, piece: 90, thread: '#3a2018' }),
  sweet('milk-chocolate', 'молочний шоколад|шоколад молочний', 'milk chocolate', 'mléčná čokoláda', 'chocolate', { madeWith: 'milk-powder', kg: 520, piece: 90, thread: '#7c4a2d' }),
  sweet('white-chocolate', 'білий шоколад|шоколад білий', 'white chocolate|white chocolate chips', 'bílá čokoláda', 'chocolate', { without: 'cocoa', kg: 520, piece: 90, thread: '#f3e6c8' }),
  sweet('chocolate-chips', 'шоколадні краплі|краплі шоколаду|шоколадні дропси|шоколадна крихта|краплі шоколадні', 'chocolate chips|semisweet chocolate chips|chocolate chunks|chocolate drops|semi-sweet chocolate chips|bittersweet chocolate chips|dark chocolate chips|milk chocolate chips|mini chocolate chips|chocolate morsels|semisweet chocolate morsels', 'čokoládové pecičky|čokoládové kapky', 'chocolate', { without: 'milk-powder', usually: 'milk', kg: 480, density: 0.72 }),
  sweet('chocolate-glaze', 'шоколадна глазур|глазур шоколадна|кондитерська глазур', 'chocolate glaze|chocolate coating', 'čokoládová poleva', 'sweets', { madeWith: 'chocolate', allergens: ['soya'], kg: 300, density: 1.2 }),
  sweet('cookies', 'печиво|пісочне печиво|печиво пісочне|печенько|цукрове печиво|галетне печиво|печиво до кави|печива|гусячі лапки', 'biscuits|cookies|biscuit|cookie', 'sušenky|máslové sušenky', 'sweets|baked-goods', { madeWith: 'wheat-flour|sugar', usually: 'butter|egg|milk|soy', kg: 140, piece: 8, thread: '#d2a15e' }),
  sweet('savoiardi', 'савоярді|дамські пальчики|печиво савоярді|бісквітне печиво', 'ladyfingers|savoiardi|savoiardi biscuits|ladyfinger biscuits|lady finger biscuits|boudoir biscuits|lady fingers|sponge fingers', 'cukrářské piškoty|dlouhé piškoty', 'sweets|baked-goods', { madeWith: 'wheat-flour|egg|sugar', kg: 260, piece: 8, thread: '#e6c88d' }),
  sweet('oreo', 'орео|печиво орео', 'oreo|oreo cookies|oreos', 'oreo sušenky', 'cookies', { allergens: ['soya'], without: 'butter|egg|milk', madeWith: 'cocoa', kg: 320, piece: 11 }),
  sweet('oat-cookies', 'вівсяне печиво|печиво вівсяне', 'oatmeal cookies|oat cookies', 'ovesné sušenky', 'cookies', { madeWith: 'oat', kg: 140, piece: 25 }),
  sweet('amaretti', 'амареті|амаретті', 'amaretti|amaretti cookies', 'amaretti sušenky', 'sweets', { usually: 'apricot', madeWith: 'almond|egg-white|sugar', kg: 450, piece: 5 }),
  sweet('crackers', 'крекер|крекери|солоне печиво|крекерів', 'crackers|cracker', 'krekry', 'baked-goods', { madeWith: 'wheat-flour', usually: 'milk-powder|soy|sesame|egg', kg: 140, piece: 4 }),
  sweet('gingerbread', 'пряники|пряник|пряників|медяник', 'gingerbread|gingerbread cookies', 'perník', 'cookies', { madeWith: 'ginger', usually: 'honey|egg', kg: 110, piece: 30 }),
  sweet('waffles', 'вафлі|вафельні трубочки|вафля|вафель', 'wafers|wafer', 'oplatky|tatranka|tatranky', 'sweets|baked-goods', { madeWith: 'wheat-flour|sugar', usually: 'milk-powder|egg|soy', kg: 150, piece: 15 }),
  sweet('meringue', 'безе|меренга|меренги', 'meringue|meringues|meringue nests', 'sněhové pečivo|pusinky|pusinek|bezé', 'sweets', { madeWith: 'egg-white|sugar', kg: 280, piece: 12, thread: '#fbf5ea' }),
  sweet('marshmallow', 'маршмелоу|маршмеллоу', 'marshmallow|marshmallows|mini marshmallows', 'marshmallow|maršmeloun', 'sweets', { madeWith: 'gelatin|sugar', kg: 320, piece: 6, density: 0.2, thread: '#f7dfe2' }),
  sweet('zefir', 'зефір|пастила', 'zefir|pastila', 'zefír', 'sweets', { madeWith: 'egg-white|sugar|apple', kg: 160, piece: 35, thread: '#f4d3d6' }),
  sweet('marmalade-candy', 'мармелад', 'jelly candy', 'želé bonbony', 'sweets', { madeWith: 'sugar', usually: 'gelatin|carmine|wheat', kg: 190 }),
  sweet('candy', 'цукерки|цукерка|цукерок', 'candy|candies|sweets candy', 'bonbony', 'sweets', { madeWith: 'sugar', usually: 'milk|soy|tree-nut|peanut|wheat|gelatin|egg-white|alcohol', kg: 260, piece: 15 }),
  sweet('caramel', 'карамель|карамелі', 'caramel|caramels|butterscotch', 'karamel', 'sweets', { madeWith: 'sugar|cream|butter', kg: 280, density: 1.25, thread: '#b86f25' }),
  sweet('chewing-gum', 'жувальна гумка|жуйка|жуйки', 'chewing gum|bubble gum', 'žvýkačky|žvýkačka', 'sweets', { usually: 'soy|milk', kg: 900, piece: 14 }),
  sweet('halva', 'халва|халви', 'halva|halwa', 'chalva', 'sweets', { usually: 'tree-nut|peanut|soy|egg-white|milk', madeWith: 'sunflower-seeds|sesame|sugar', kg: 150, thread: '#b7a585' }),
  sweet('sunflower-halva', 'соняшникова халва|халва соняшникова', 'sunflower halva', 'slunečnicová chalva', 'sweets', { usually: 'tree-nut|peanut|egg-white|milk', madeWith: 'sunflower-seeds|sugar', kg: 140, thread: '#a89a7c' }),
  sweet('turkish-delight', 'лукум|рахат-лукум', 'turkish delight|lokum', 'lokum', 'sweets', { usually: 'tree-nut|peanut|sesame|egg-white|soy|milk', madeWith: 'corn-starch|sugar', kg: 280 }),
  sweet('churchkhela', 'чурчхела', 'churchkhela', 'čurčchela', 'sweets', { madeWith: 'walnut|grape|wheat-flour', kg: 380, piece: 80 }),
  sweet('jam', 'варення|джем|конфітюр|джему', 'jam|preserves|fruit preserves|fruit jam', 'džem|marmeláda|zavařenina', 'sweets', { madeWith: 'sugar|fruit', kg: 140, density: 1.33, thread: '#9a1e36' }),
  sweet('mincemeat', 'різдвяна начинка|начинка минсмит', 'mincemeat|mincemeat filling', 'vánoční náplň mincemeat', 'sweets', { usually: 'sulphites|alcohol', madeWith: 'raisin|apple|suet|sugar', density: 1.2 }),
  sweet('lemon-curd', 'лимонний курд|курд', 'lemon curd', 'lemon curd', 'sweets', { madeWith: 'lemon|egg|butter|sugar', kg: 320, density: 1.2 }),
  sweet('berry-syrup', 'ягідний сироп|сироп шипшини|малиновий сироп|сироп вишневий', 'berry syrup|raspberry syrup|fruit syrup', 'ovocný sirup|malinový sirup', 'sweets', { madeWith: 'sugar|berry|raspberry', l: 190, density: 1.3 }),
  sweet('protein-bar', 'злаковий батончик|батончик|протеїновий батончик|шоколадний батончик', 'energy bar|granola bar|protein bar|candy bar', 'tyčinka|müsli tyčinka', 'sweets', { madeWith: 'sugar', usually: 'hazelnut|peanut|milk|soy|honey|egg|oat|wheat|gelatin|sesame', kg: 550, piece: 40 }),
  sweet('corn-puffs', 'кукурудзяні хрустики|хрустики', 'corn puffs|puffed corn', 'kukuřičné křupky|křupky|arašídové křupky|křupky arašídové', 'corn', { usually: 'peanut|milk|soy|cheese', madeWith: 'corn', kg: 260, density: 0.1 }),
  sweet('popcorn-sweet', 'кукурудзяні палички', 'sweet corn puffs|sweet corn sticks', 'sladké kukuřičné křupky', 'sweets', { usually: 'milk|soy', madeWith: 'corn|sugar', kg: 180, density: 0.1 }),
]
