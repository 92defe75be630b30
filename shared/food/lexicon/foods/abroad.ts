// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const alcohol = foodsOf('alcohol')
const baking = foodsOf('baking')
const canned = foodsOf('canned')
const dairy = foodsOf('dairy')
const fish = foodsOf('fish')
const fruit = foodsOf('fruit')
const grain = foodsOf('grains')
const meat = foodsOf('meat')
const sauce = foodsOf('sauces')
const spice = foodsOf('spices')
const sweet = foodsOf('sweets')
const vegetable = foodsOf('vegetables')

/** What recipes of other countries ask for by its own name, beside the more usual thing it is like. */
export const foodsAbroad = [
  canned('ackee', 'акі|плоди акі', 'ackee|akee|canned ackee', 'ackee', 'fruit', { kg: 480 }),
  dairy('niter-kibbeh', 'нітер кіббе|ефіопське пряне масло', 'niter kibbeh|nit’r qibe|tesmi|ethiopian spiced butter|spiced clarified butter', 'niter kibbeh', 'ghee', { madeWith: 'spice', kg: 700, density: 0.91 }),
  dairy('khoya', 'кхоя|мава молочна', 'khoya|khoa|mawa', 'khoya', 'dairy', { madeWith: 'milk', kg: 480 }),
  dairy('hermelin', 'гермелін|сир гермелін', 'hermelin|hermelín cheese|hermelin cheese', 'hermelín|sýr hermelín|hermelíny|nakládaný hermelín', 'camembert', { kg: 480, piece: 120 }),
  dairy('balkan-cheese', 'балканський сир|сир балканський', 'balkan cheese', 'balkánský sýr|sýr balkánského typu|balkán|balkánský', 'feta', { kg: 320, density: 0.55 }),
  dairy('ostiepok', 'оштєпок|копчений оштєпок', 'oštiepok|ostiepok|oscypek', 'oštiepok', 'smoked-cheese', { kg: 480 }),
  dairy('quesadilla-cheese', 'сир для кесадильї', 'queso quesadilla|quesadilla cheese', 'sýr quesadilla', 'cheese', { kg: 480, density: 0.45 }),
  meat('ham-bone', 'шинкова кістка|кістка від шинки|кістка від окосту', 'ham bone|meaty ham bone|leftover ham bone|smoked ham bone', 'šunková kost', 'ham', { kg: 120, piece: 700 }),
  meat('haggis', 'гаґіс', 'haggis', 'haggis', 'sausage|offal', { madeWith: 'lamb|oat|suet', kg: 420 }),
  meat('smoked-pork-belly', 'копчена грудинка|грудинка копчена|копчена грудинка свиняча|копчений підчеревок', 'smoked pork belly|smoked belly pork', 'uzený bok|uzený bůček', 'smoked-meat|pork-belly', { kg: 320 }),
  meat('veal-cheeks', 'телячі щічки|щічки телячі|телячі щоки', 'veal cheeks|veal cheek', 'telecí líčka|telecí líčko', 'veal|offal', { kg: 420, piece: 250 }),
  fish('littleneck-clams', 'молюски літлнек', 'littleneck clams|littlenecks|little neck clams|littleneck clam', 'zaděnky littleneck', 'clams', { kg: 460, piece: 10 }),
  fish('cherrystone-clams', 'молюски черістоун', 'cherrystone clams|cherrystones|cherrystone clam', 'zaděnky cherrystone', 'clams', { kg: 460, piece: 18 }),
  fish('manila-clams', 'манільські молюски', 'manila clams|manila clam', 'manilské zaděnky', 'clams', { kg: 460, piece: 8 }),
  fish('lobster-tail', 'хвіст лобстера|хвости лобстера|хвости омара', 'lobster tails|lobster tail|rock lobster tails', 'humří ocásky|humří ocas', 'lobster', { kg: 2600, piece: 150 }),
  fish('hijiki', 'хіджікі|водорості хіджікі', 'hijiki|hijiki seaweed', 'hidžiki', 'seaweed', { aisle: 'grains', kg: 2200 }),
  fruit('calamansi-juice', 'сік каламансі', 'calamansi juice|kalamansi juice', 'šťáva z kalamansi', 'calamansi|juice', { l: 420, density: 1.03 }),
  fruit('young-jackfruit', 'молодий джекфрут|зелений джекфрут', 'young jackfruit|young green jackfruit|green jackfruit', 'mladý jackfruit', 'jackfruit', { aisle: 'canned', kg: 260 }),
  vegetable('stir-fry-vegetables', 'овочі для воку|овочева суміш для воку|овочі вок', 'stir-fry vegetables|stir fry vegetables|stir-fry vegetable mix|asian vegetable mix', 'wok směs|zelenina na wok', 'vegetable', { kg: 140, density: 0.6 }),
  vegetable('lactarius', 'груздь|грузді|білі грузді|солоні грузді', 'milk mushrooms|peppery milk caps', 'ryzec peprný', 'forest-mushroom', { kg: 250, piece: 40 }),
  grain('brown-lentils', 'коричнева сочевиця|сочевиця коричнева', 'brown lentils|brown lentil', 'hnědá čočka|čočka hnědá', 'lentils', { kg: 85, density: 0.85 }),
  grain('idli-rice', 'рис ідлі', 'idli rice|parboiled idli rice', 'rýže idli', 'rice', { kg: 110, density: 0.85 }),
  grain('pancit-canton', 'панцит кантон|локшина панцит', 'pancit canton|pancit canton noodles|flour sticks', 'pancit canton', 'egg-noodles', { kg: 160 }),
  grain('cheese-tortellini', 'тортеліні з сиром|тортеліні з рікотою|сирні тортеліні', 'cheese tortellini|three-cheese tortellini|cheese tortelloni', 'sýrové tortellini', 'tortellini', { madeWith: 'cheese', without: 'meat|pork', kg: 300, piece: 4 }),
  canned('onion-soup-mix', 'цибулевий суп у пакеті|суха цибулева суміш|цибулевий суп сухий', 'onion soup mix|dry onion soup mix|french onion soup mix|onion soup and dip mix|onion recipe soup mix|beefy onion soup mix', 'cibulová polévka v sáčku', 'dry-soup', { madeWith: 'onion', kg: 340, density: 0.6 }),
  spice('black-mustard-seed', 'насіння чорної гірчиці|чорна гірчиця насіння|зерна чорної гірчиці', 'black mustard seeds|black mustard seed', 'černá hořčičná semínka|černé hořčičné semínko', 'mustard-seed', { kg: 220, density: 0.75 }),
  spice('au-jus-mix', 'суміш для соусу о жу', 'au jus mix|au jus gravy mix|au jus seasoning|au jus packet', 'au jus v prášku', 'gravy-powder', { kg: 460, density: 0.6 }),
  spice('blackening-seasoning', 'приправа блекенд', 'blackening seasoning|blackening spice', 'koření blackened', 'spice|spicy', { usually: 'celery', kg: 700, density: 0.5 }),
  spice('goulash-seasoning', 'приправа для гуляшу|приправа до гуляшу', 'goulash seasoning|goulash spice', 'gulášové koření|koření na guláš', 'spice', { madeWith: 'paprika', usually: 'celery|mustard', kg: 320, density: 0.5 }),
  spice('achiote-paste', 'паста ачіоте|паста аннато', 'achiote paste|recado rojo|annatto paste', 'pasta achiote', 'annatto', { kg: 700, density: 1.1 }),
  baking('praline-paste', 'паста праліне|праліне паста|горіхова паста праліне', 'praline paste|hazelnut praline paste|praline spread', 'pralinková pasta', 'praline', { kg: 480, density: 1.1 }),
  baking('pandan-extract', 'екстракт пандану|есенція пандану', 'pandan extract|pandan essence|pandan flavoring|pandan paste', 'pandanový extrakt', 'baking-aid', { madeWith: 'pandan', kg: 900, density: 1 }),
  baking('kewra-water', 'вода кевра|панданова вода', 'kewra water|kewra essence|screwpine water', 'voda kewra', 'baking-aid', { l: 420, density: 1 }),
  baking('gulab-jamun-mix', 'суміш для гулаб джамун', 'gulab jamun mix', 'směs na gulab džamun', 'baking-aid', { madeWith: 'wheat-flour|milk-powder', kg: 320, density: 0.6 }),
  sweet('ube-halaya', 'убе халая|джем з убе', 'ube halaya|ube jam|purple yam jam', 'ube halaya', 'sweet', { madeWith: 'yam|milk|sugar', kg: 380, density: 1.2 }),
  sweet('macapuno', 'макапуно', 'macapuno|macapuno strings', 'macapuno', 'sweet', { madeWith: 'coconut|sugar', kg: 420, density: 1.2 }),
  sweet('pumpkin-butter', 'гарбузове масло повидло|гарбузове повидло', 'pumpkin butter', 'dýňová povidla', 'povydlo', { madeWith: 'pumpkin', kg: 180, density: 1.2 }),
  sweet('animal-crackers', 'печиво зоологічне|зоологічне печиво', 'animal crackers|animal cookies', 'sušenky zvířátka', 'cookies', { kg: 160, piece: 3 }),
  sweet('sponge-biscuits', 'круглі бісквіти|пішкоти', 'sponge biscuits|baby sponge biscuits|round sponge biscuits', 'piškoty|dětské piškoty|kulaté piškoty|piškot|dětský piškot|piškoty dětské', 'sweets|baked-goods', { madeWith: 'wheat-flour|egg|sugar', kg: 220, piece: 3 }),
  sauce('raita', 'райта', 'raita|cucumber raita', 'raita', 'sauce', { madeWith: 'yogurt', kg: 240, density: 1 }),
  sauce('banana-ketchup', 'банановий кетчуп|кетчуп банановий', 'banana ketchup|banana sauce', 'banánový kečup', 'sauce', { madeWith: 'banana|sugar', kg: 240, density: 1.1 }),
  sauce('brown-sauce', 'коричневий соус|соус коричневий', 'brown sauce|hp sauce', 'hnědá omáčka hp', 'sauce', { madeWith: 'tomato|sugar|tamarind', usually: 'barley|wheat', kg: 300, density: 1.1 }),
  sauce('vegemite', 'веджимайт', 'vegemite', 'vegemite', 'condiment', { madeWith: 'barley|celery|yeast', kg: 950, density: 1.2 }),
  sauce('bovril', 'боврил', 'bovril|beef extract', 'bovril', 'condiment', { madeWith: 'beef|yeast|barley', usually: 'celery', kg: 950, density: 1.2 }),
  sauce('cashew-cream', 'вершки з кеш’ю|крем з кеш’ю', 'cashew cream', 'kešu krém', 'plant-milk', { madeWith: 'cashew', kg: 320, density: 1 }),
  alcohol('stout', 'стаут|темне пиво стаут', 'stout|stout beer|guinness|irish stout|guinness stout', 'stout', 'beer', { l: 90, density: 1.01 }),
  alcohol('falernum', 'фалернум', 'falernum|velvet falernum', 'falernum', 'liqueur', { madeWith: 'sugar|lime', usually: 'almond', l: 520, density: 1.1 }),
  meat('bacon-bits', 'шматочки бекону', 'bacon bits|real bacon bits|bacon pieces', 'kousky slaniny', 'bacon', { kg: 520, density: 0.45 }),
  meat('shortcut-bacon', 'бекон без смуги жиру', 'shortcut bacon|middle bacon|shortcut rashers|middle bacon rashers', 'slanina bez tuku', 'bacon', { kg: 420, piece: 25 }),
  meat('streaky-bacon', 'смугастий бекон', 'streaky bacon|bacon streaky|bacon streaky smoked|smoked streaky bacon|streaky bacon rashers', 'prorostlá slanina', 'bacon', { kg: 380, piece: 25 }),
  grain('firm-tofu', 'твердий тофу|тофу твердий', 'firm tofu|extra-firm tofu|extra firm tofu|super-firm tofu', 'tuhé tofu', 'tofu', { aisle: 'dairy', kg: 260 }),
  sauce('creole-mustard', 'креольська гірчиця', 'creole mustard', 'kreolská hořčice', 'mustard', { kg: 320, density: 1.05 }),
  vegetable('floury-potato', 'борошниста картопля|розсипчаста картопля', 'floury potatoes|floury potato|mealy potatoes', 'moučné brambory', 'potato', { kg: 22, piece: 170 }),
  vegetable('dried-chanterelle', 'сушені лисички|лисички сушені', 'dried chanterelles|dried chanterelle mushrooms', 'sušené lišky', 'chanterelle|dried-mushrooms', { aisle: 'canned', kg: 1400 }),
]
