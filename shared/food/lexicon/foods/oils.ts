// biome-ignore-all format: one food a line
import { foodsOf } from '../row.ts'

const oil = foodsOf('oils')

export const oils = [
  oil('sunflower-oil', 'олія соняшникова|соняшникова олія|соняхова олія|соняшна олія|олія соняшна|соняшникове масло|масло соняшникове', 'sunflower oil', 'slunečnicový olej', 'vegetable-oil', { l: 85, density: 0.92, thread: '#f1c93a' }),
  // Whichever there is: who asks for it is given sunflower, rapeseed or corn oil, and none of them is said to be meant.
  oil('vegetable-oil', 'олія|рослинна олія|олія рослинна|олійка|олії|олія для смаження|постне масло|масло рослинне|рослинне масло', 'vegetable oil|oil|cooking oil|oil for frying|frying oil|neutral oil|neutral-flavored oil|flavorless oil|mild vegetable oil|light vegetable oil|neutral cooking oil|salad oil', 'rostlinný olej|olej', 'plant-oil', { l: 85, density: 0.92, thread: '#f1c93a' }),
  oil('olive-oil', 'оливкова олія|олія оливкова|оливкове масло|маслинова олія|оливкова олія extra virgin|масло оливкове', 'olive oil|extra virgin olive oil|extra-virgin olive oil', 'olivový olej', 'plant-oil', { l: 480, density: 0.915, thread: '#b3a52c' }),
  oil('corn-oil', 'кукурудзяна олія|олія кукурудзяна|масло кукурудзяне|кукурудзяне масло', 'corn oil', 'kukuřičný olej', 'vegetable-oil', { l: 140, density: 0.92 }),
  oil('rapeseed-oil', 'ріпакова олія|олія ріпакова', 'canola oil|rapeseed oil', 'řepkový olej', 'vegetable-oil', { l: 95, density: 0.915 }),
  oil('sesame-oil', 'кунжутна олія|олія кунжутна|кунжутове масло|сезамова олія|масло кунжутне', 'sesame oil', 'sezamový olej', 'plant-oil', { madeWith: 'sesame', l: 650, density: 0.92, thread: '#a3642a' }),
  oil('flaxseed-oil', 'лляна олія|олія лляна|лляне масло|масло лляне', 'flaxseed oil|linseed oil', 'lněný olej', 'plant-oil', { madeWith: 'flaxseed', l: 320, density: 0.93 }),
  oil('pumpkin-seed-oil', 'гарбузова олія|олія гарбузова|масло гарбузове|гарбузове масло', 'pumpkin seed oil', 'dýňový olej', 'plant-oil', { l: 750, density: 0.92, thread: '#3b4a1f' }),
  oil('mustard-oil', 'гірчична олія|олія гірчична|гірчичне масло|масло гірчичне', 'mustard oil', 'hořčičný olej', 'plant-oil', { madeWith: 'mustard-seed', l: 320, density: 0.91 }),
  oil('hemp-oil', 'конопляна олія|олія конопляна', 'hemp oil|hemp seed oil', 'konopný olej', 'plant-oil', { l: 450, density: 0.92 }),
  oil('walnut-oil', 'горіхова олія|олія волоського горіха', 'walnut oil', 'ořechový olej', 'plant-oil', { madeWith: 'walnut', l: 900, density: 0.92 }),
  oil('peanut-oil', 'арахісова олія|олія арахісова|масло з арахісу', 'peanut oil|groundnut oil', 'arašídový olej', 'plant-oil', { madeWith: 'peanut', l: 420, density: 0.91 }),
  oil('soybean-oil', 'соєва олія|олія соєва', 'soybean oil', 'sójový olej', 'plant-oil', { madeWith: 'soybean', l: 110, density: 0.92 }),
  oil('grape-seed-oil', 'олія виноградних кісточок|виноградна олія', 'grapeseed oil|grape seed oil', 'olej z hroznových jader', 'plant-oil', { l: 420, density: 0.92 }),
  oil('coconut-oil', 'кокосова олія|олія кокосова|кокосове масло|масло кокосове', 'coconut oil', 'kokosový olej', 'plant-oil', { madeWith: 'coconut', l: 420, density: 0.92, thread: '#f7f5ee' }),
  oil('avocado-oil', 'олія авокадо|авокадова олія', 'avocado oil', 'avokádový olej', 'plant-oil', { l: 800, density: 0.91 }),
  oil('truffle-oil', 'трюфельна олія|олія трюфельна', 'truffle oil|white truffle oil|black truffle oil', 'lanýžový olej', 'plant-oil', { l: 1800, density: 0.91 }),
  oil('palm-oil', 'пальмова олія|олія пальмова', 'palm oil', 'palmový olej', 'plant-oil', { l: 110, density: 0.91 }),
  oil('cooking-fat', 'кулінарний жир|кондитерський жир|рослинний жир', 'shortening|vegetable shortening|solid shortening|solid vegetable shortening', 'pokrmový tuk|ztužený tuk', 'plant-oil', { kg: 110, density: 0.9 }),
  oil('oil-spray', 'олія-спрей|спрей-олія|олія в спреї', 'cooking spray|nonstick cooking spray|oil spray', 'olej ve spreji', 'plant-oil', { usually: 'soy', l: 600, density: 0.9 }),
]
