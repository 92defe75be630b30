// biome-ignore-all format: tables of lines

/** Small cases that sessions left over, each by its mechanism: text = amount, unit and food. */
export const smallCases = `
  milk, eggs, half and half = - - milk + - - egg + - - half-and-half
  2 eggs and 1 cup half and half = 2 - egg + 1 cup half-and-half
  sea salt / black pepper / chilli flakes = - - sea-salt + - - black-pepper + - - chili-flakes
  сіль / перець / паприка = - - salt + - - black-pepper + - - paprika
  sůl / pepř / kmín = - - salt + - - black-pepper + - - caraway
  4 білки та 4 жовтки окремо = 4 - egg-white + 4 - egg-yolk
  whites and yolks of 3 eggs = 3 - egg
  білки і жовтки 3 яєць = 3 - egg
  ground and whole almonds = - - almond-flour + - - almond
  100 g ground and 50 g whole almonds = 100 g almond-flour + 50 g almond
  rolled oats and oat flour = - - rolled-oats + - - oat-flour
  Mix the flour with the cocoa = - - wheat-flour + - - cocoa
  Збийте яйця з цукром = - - egg + - - sugar
  Whisk the eggs with the sugar = - - egg + - - sugar
  2 racks baby back ribs = 2 rack baby-back-ribs
  1 rack of lamb = 1 - lamb-rack
  2 nests medium egg noodles = 2 nest egg-noodles
  2 гнізда локшини = 2 nest egg-noodles
  1 slab of pork belly = 1 slab pork-belly
  zelny salat = - - coleslaw
  зелний салат = - - lettuce
  огрки = - - cucumber
  картпля 2 кг = 2 kg potato
  svestkovy kolac = - - sweet-pie
  dýňový koláč = - - sweet-pie
  čočková polévka = - - soup-ready
  hruškový kompot = - - kompot
  tvarohový koláč = - - sweet-pie
  cibulový chléb = - - bread
  mrkvový salát = - - deli-salad
  višňový džus = - - cherry-juice
  jogurt jahodový = - - yogurt
  sun cream spf50 = 50 - hygiene
  turkey baster = - - home
  carrot seeds = - - home
  гантелі = - - home
  scented basmati rice = - - basmati
  floss mint = - - hygiene
  Соус (200 г сметани та 2 зубчики часнику) = 200 g sour-cream + 2 clove garlic
  Фарш (300 г свинячого і 200 г яловичого) = 300 g pork-mince + 200 g beef-mince
  Eggs (2 whole and 1 yolk) = 2 - egg + 1 - egg-yolk
  vinegar (white or apple) = - - vinegar
  лущений горіх = - - nut
  горіхів лущених 100 г = 100 g nut
  лущеного гороху 100 г = 100 g peas-dried
  chunky salsa = - - salsa
  1/4 tsp red pepper = 0.25 tsp cayenne
  щіпка червоного перцю = 1 pinch cayenne
  1 tsp red bell pepper = 1 tsp red-bell-pepper
  2 перець червоний = 2 - red-bell-pepper
  батон, 3 скибки вчорашнього = 3 slice loaf
  масло (можна смалець) = - - butter
  цибуля (можна синя) = - - onion
  горіхи (волоські, мигдаль) = - - walnut + - - almond
  сушені гриби, цибуля, морква = - - dried-mushrooms + - - onion + - - carrot
  a mix of basil and mint = - - basil + - - mint
  батарейка CR2032 2 шт = 2 piece home
  молоко 2,5 = - - milk
  молоко 2 = 2 - milk
  1 yeast cake = 1 cube yeast
  banánky = - - banana
  зелень, наприклад кріп, петрушка = - - herb
  bylinky, například tymián, rozmarýn = - - herb
  1/4 cup mixed chopped fresh herbs, such as tarragon, chives and parsley = 0.25 cup herb
  masky = - - ?
`

/** What is no food, and stays as it was typed. */
export const noFood = ['ta vec na balkon', 'ta věc na balkón', 'květáková kaše', 'крика']

/** What may be meant in two ways. */
export const twoWays = [
  'beef and pork, half and half',
  'butter and lard, half and half',
  'thyme / rosemary / oregano',
]
