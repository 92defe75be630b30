import type { Pack } from './good.ts'

/** How a country's shop writes what it sells. */
export interface Tongue {
  language: 'uk' | 'cs'
  /** Minor units of the store for one minor unit of the lexicon's prices. */
  rate: number
  brands: readonly string[]
  weighed: string
  pack: (pack: Pack) => string
  brand: (name: string) => string
  /** What says a food's words and is no such food: its name, its pack, its price. `{}` is the food. */
  misleading: readonly { name: string; pack: string; minor: number }[]
}

const decimal = (size: number) => String(size).replace('.', ',')

export const ukrainian: Tongue = {
  language: 'uk',
  rate: 1,
  brands: ['Лугова', 'Нивка', 'Подвір’я', 'Вечорниця', 'Зоряна комора', 'Три жорна', 'Садиба'],
  weighed: 'ваг.',
  pack: ({ size, unit }) => {
    if (unit === 'piece') return `${size} шт`
    if (unit === 'l') return size < 1 ? `${size * 1000}мл` : `${decimal(size)}л`
    return size < 1 ? `${Math.round(size * 1000)}г` : `${decimal(size)}кг`
  },
  brand: (name) => `«${name}»`,
  misleading: [
    { name: 'Корм для котів «Мурчик» {} в соусі', pack: '85г', minor: 2490 },
    { name: 'Корм для собак «Сірко» зі смаком {}', pack: '400г', minor: 6990 },
    { name: 'Чипси «Хрускіт» зі смаком {}', pack: '120г', minor: 5490 },
    { name: 'Приправа «До столу» до страв {}', pack: '25г', minor: 1690 },
    { name: 'Пюре дитяче «Малюк» {}', pack: '90г', minor: 3890 },
    { name: 'Сухарики «Гризки» {}', pack: '70г', minor: 1990 },
    { name: 'Засіб для посуду «Чистун» {}', pack: '500мл', minor: 5990 },
  ],
}

export const czech: Tongue = {
  language: 'cs',
  rate: 0.56,
  brands: ['Lučnice', 'Mlynářka', 'Dvorek', 'Zahrádka', 'Spižírna', 'Tři mlýny', 'Statek'],
  weighed: 'volně',
  pack: ({ size, unit }) => {
    if (unit === 'piece') return `${size} ks`
    if (unit === 'l') return size < 1 ? `${size * 1000} ml` : `${decimal(size)} l`
    return size < 0.5 ? `${Math.round(size * 1000)} g` : `${decimal(size)} kg`
  },
  brand: (name) => name,
  misleading: [
    { name: 'Micka Krmivo pro kočky {} v omáčce', pack: '85 g', minor: 1990 },
    { name: 'Alík Granule pro psy s příchutí {}', pack: '1,5 kg', minor: 18990 },
    { name: 'Křupek Chipsy s příchutí {}', pack: '150 g', minor: 4490 },
    { name: 'Kořenka Koření na {}', pack: '30 g', minor: 1490 },
    { name: 'Broučci Dětská přesnídávka {}', pack: '100 g', minor: 2690 },
    { name: 'Pěnka Prostředek na nádobí {}', pack: '500 ml', minor: 4990 },
  ],
}

/** The foods that things for cats, babies and dishes like to be named after. */
export const lures = [
  'chicken-fillet',
  'chicken',
  'beef',
  'turkey',
  'rabbit',
  'salmon',
  'tuna',
  'liver',
  'cheese',
  'sour-cream',
  'bacon',
  'apple',
  'banana',
  'carrot',
  'pumpkin',
  'lemon',
  'milk',
  'garlic',
  'dill',
  'mushroom',
]
