// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const frozen = foodsOf('frozen')
const other = foodsOf('other')

export const preparedFoods = [
  frozen('fish-and-chips', 'фіш енд чипси|риба з чипсами', 'fish and chips', 'fish and chips', 'frozen-food', { usually: 'milk|egg', madeWith: 'fish|wheat-flour|potato', kg: 320 }),
  frozen('pelmeni', 'пельмені|заморожені пельмені|пельменів|пельмень', 'pelmeni|meat dumplings|frozen dumplings', 'pelmeně|masové knedlíčky', 'frozen-food', { usually: 'egg|soy|milk', madeWith: 'wheat-flour|pork|beef|onion', kg: 160, piece: 12, thread: '#e8d7bd' }),
  frozen('varenyky-frozen', 'заморожені вареники|вареники|вареники заморожені|готові вареники', 'frozen varenyky|frozen pierogi|pierogies', 'mražené pirohy|varenyky', 'frozen-food', { madeWith: 'wheat-flour', usually: 'cottage-cheese|egg|meat|pork|mushroom', kg: 120, piece: 20, thread: '#efe0c2' }),
  frozen('ravioli', 'равіолі', 'ravioli', 'ravioli', 'frozen-food', { madeWith: 'wheat-flour|egg', usually: 'cheese|meat|pork', aisle: 'grains', kg: 260, piece: 8 }),
  frozen('syrnyky-frozen', 'заморожені сирники|млинці заморожені|заморожені млинці|готові млинці', 'frozen pancakes|frozen blintzes|crepes', 'mražené palačinky', 'frozen-food', { usually: 'soy|meat', madeWith: 'cottage-cheese|wheat-flour|egg', kg: 170, piece: 60 }),
  frozen('cutlets-frozen', 'заморожені котлети|котлети|котлета|готові котлети|тефтелі|котлет|фрикадельки', 'meat patties|frozen meatballs|meatballs', 'karbanátky|masové kuličky', 'frozen-food', { madeWith: 'minced-meat|breadcrumbs', usually: 'egg|soy|milk|celery|mustard', kg: 220, piece: 80 }),
  frozen('nuggets', 'нагетси|курячі нагетси|наггетси|шніцель заморожений', 'chicken nuggets|nuggets|breaded chicken', 'kuřecí nugety', 'frozen-food', { usually: 'egg|milk|celery|soy', madeWith: 'chicken|breadcrumbs', kg: 230, piece: 20 }),
  frozen('stuffed-cabbage-frozen', 'заморожені голубці|голубці заморожені|фарширований перець заморожений', 'frozen cabbage rolls', 'mražené holubky', 'frozen-food', { usually: 'soy|celery', madeWith: 'minced-meat|rice|cabbage', kg: 150, piece: 110 }),
  frozen('french-fries', 'картопля фрі|картопля фрі заморожена|фрі|заморожена картопля фрі', 'french fries|frozen fries|fries', 'hranolky', 'potato|frozen-food', { usually: 'wheat', aisle: 'frozen', kg: 110, thread: '#e2b64f' }),
  frozen('pizza-frozen', 'заморожена піца|піца готова|готова піца|піца', 'frozen pizza|pizza|pizzas', 'mražená pizza|pizza|pizzy', 'frozen-food', { madeWith: 'wheat-flour|cheese|tomato', usually: 'ham|soy', kg: 280, piece: 350 }),
  frozen('falafel', 'фалафель|фалафелі', 'falafel', 'falafel', 'meat-substitute|frozen-food', { madeWith: 'chickpeas', usually: 'sesame|wheat-flour', kg: 260, piece: 20 }),
  other('potato-chips', 'чипси|картопляні чипси|чіпси', 'potato chips|crisps|chips', 'bramborové lupínky|chipsy', 'potato', { aisle: 'sweets', kg: 420, thread: '#e8bf4c' }),
  other('corn-chips', 'начос|кукурудзяні чипси|чипси начос', 'tortilla chips|corn chips|nachos', 'tortilla chipsy|nachos', 'corn', { aisle: 'sweets', kg: 380 }),
  other('potato-puree-mix', 'сухе картопляне пюре|картопляне пюре сухе|картопляне пюре швидкого приготування|картопляні пластівці|картопляне пюре швидкого приготування', 'instant mashed potatoes|instant mashed potato|potato flakes', 'instantní bramborová kaše', 'potato', { usually: 'sulphites|soy', kg: 140, density: 0.6, madeWith: 'milk-powder' }),
  other('cooked-buckwheat', 'каша гречана|варена гречка|відварена гречка', 'cooked buckwheat|buckwheat porridge', 'vařená pohanka', 'buckwheat', { kg: 30 }),
  other('collagen', 'колаген|гідролізований колаген', 'collagen|collagen powder', 'kolagen', 'animal-product', { usually: 'pork|fish', madeWith: 'meat', density: 0.4 }),
  other('soy-protein', 'соєвий протеїн|соєвий білок', 'soy protein', 'sójový protein', 'soy', { kg: 700, density: 0.45 }),
  other('lecithin', 'лецитин|соєвий лецитин', 'lecithin|soy lecithin', 'lecitin', 'thickener', { madeWith: 'soybean', density: 0.5 }),
  other('bee-pollen', 'перга|квітковий пилок|прополіс', 'bee pollen|propolis', 'včelí pyl', 'animal-product', { madeWith: 'honey', density: 0.6 }),
  other('edible-flowers', 'їстівні квіти', 'edible flowers', 'jedlé květy', 'herb', {}),
  other('skewers', 'дерев’яні шпажки|шпажки', 'wooden skewers|skewers', 'špejle|párátka', 'non-food', {}),
  other('baking-paper', 'пергамент|папір для випічки|пергаментний папір', 'baking paper|parchment paper', 'pečicí papír', 'non-food', {}),
]
