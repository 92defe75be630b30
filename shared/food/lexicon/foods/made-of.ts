import { agreeing, agreeingCzech } from '../agreement.ts'
import { foodsOf } from '../row.ts'
import type { Food } from '../types.ts'

/**
 * What is pressed, ground or squeezed of a nut, a seed or a grain: «кешеве молоко», "chestnut flour". One row a
 * source; the answers to every diet and allergen are those of the source.
 */
interface Source {
  of: string
  uk: string
  en: string
  /** In the neuter, as of milk. */
  cs: string
  makes: readonly Kind[]
}

type Kind = 'milk' | 'flour' | 'oil' | 'butter' | 'cream' | 'yogurt'

const sources: readonly Source[] = [
  source('cashew', 'кешевий|кеш’ю', 'cashew', 'kešu', 'milk flour oil yogurt'),
  source('macadamia', 'макадамієвий', 'macadamia', 'makadamové', 'milk flour oil butter'),
  source('hazelnut', 'фундучний|ліщиновий', 'hazelnut', 'lískooříškové', 'flour oil'),
  source('walnut', 'волоський|грецький', 'walnut', 'vlašské', 'milk flour butter'),
  source('pistachio', 'фісташковий', 'pistachio', 'pistáciové', 'milk flour oil'),
  source('pecan', 'пекановий', 'pecan', 'pekanové', 'milk flour butter'),
  source('almond', 'мигдальний', 'almond', 'mandlové', 'oil cream yogurt'),
  source('brazil-nut', 'бразильський горіховий', 'brazil nut', 'para', 'milk'),
  source('peanut', 'арахісовий', 'peanut', 'arašídové', 'milk flour'),
  source('sesame', 'кунжутний|сезамовий', 'sesame', 'sezamové', 'milk flour'),
  source('hemp-seeds', 'конопляний', 'hemp', 'konopné', 'milk flour butter'),
  source('sunflower-seeds', 'соняшниковий', 'sunflower', 'slunečnicové', 'milk flour'),
  source('pumpkin-seeds', 'гарбузовий', 'pumpkin seed', 'dýňové', 'milk flour'),
  source('flaxseed', 'лляний', 'flax', 'lněné', 'milk'),
  source('chestnut', 'каштановий', 'chestnut', 'kaštanové', 'flour milk'),
  source('tiger-nut', 'чуфовий', 'tiger nut', 'šáchorové', 'milk flour'),
  source('soybean', 'соєвий', 'soy|soya', 'sójové', 'flour cream yogurt'),
  source('rolled-oats', 'вівсяний', 'oat', 'ovesné', 'cream yogurt'),
  source('rice', 'рисовий', 'rice', 'rýžové', 'cream'),
  source('lentils', 'сочевичний', 'lentil', 'čočkové', 'flour'),
  source('peas-dried', 'гороховий', 'pea', 'hrachové', 'milk'),
  source('lupin', 'люпиновий', 'lupin', 'lupinové', 'milk'),
  source('quinoa', 'кіноєвий|кіноа', 'quinoa', 'quinoové', 'flour milk'),
  source('sorghum', 'сорговий', 'sorghum', 'čirokové', 'flour'),
  source('spelt', 'спельтовий', 'spelt', 'špaldové', 'milk'),
  source('banana', 'банановий', 'banana', 'banánové', 'flour milk'),
  source('potato', 'картопляний', 'potato', 'bramborové', 'flour milk'),
  source('apricot', 'абрикосовий', 'apricot kernel', 'meruňkové', 'oil'),
]

const kinds = {
  milk: {
    row: foodsOf('dairy'),
    parents: 'plant-milk',
    uk: 'молоко',
    en: 'milk',
    cs: 'mléko',
    facts: { l: 110, density: 1.03 },
  },
  flour: {
    row: foodsOf('baking'),
    parents: 'flours',
    uk: 'борошно',
    en: 'flour',
    cs: 'mouka',
    facts: { kg: 260, density: 0.5 },
  },
  oil: {
    row: foodsOf('oils'),
    parents: 'plant-oil',
    uk: 'олія',
    en: 'oil',
    cs: 'olej',
    facts: { l: 900, density: 0.92 },
  },
  butter: {
    row: foodsOf('nuts'),
    parents: 'seed',
    uk: 'паста',
    en: 'butter',
    cs: 'máslo',
    facts: { kg: 650, density: 1.05 },
  },
  cream: {
    row: foodsOf('dairy'),
    parents: 'dairy-substitute',
    uk: 'вершки',
    en: 'cream',
    cs: 'smetana',
    facts: { l: 180, density: 1 },
  },
  yogurt: {
    row: foodsOf('dairy'),
    parents: 'dairy-substitute',
    uk: 'йогурт',
    en: 'yogurt|yoghurt',
    cs: 'jogurt',
    facts: { kg: 200, density: 1.04 },
  },
} as const satisfies Record<Kind, unknown>

export const madeOfNutsAndSeeds: readonly Food[] = sources.flatMap(({ of, uk, en, cs, makes }) =>
  makes.map((kind) => {
    const { row, parents, facts, ...noun } = kinds[kind]
    const names = uk.split('|').flatMap((adjective) => {
      const agreed = agreeing(adjective, noun.uk)
      return [`${agreed} ${noun.uk}`, `${noun.uk} ${agreed}`]
    })
    const id = `${of}-${kind}`
    const czech = `${agreeingCzech(cs, noun.cs)} ${noun.cs}`
    const english = en
      .split('|')
      .flatMap((one) => noun.en.split('|').map((made) => `${one} ${made}`))
    return row(id, names.join('|'), english.join('|'), czech, parents, { madeWith: of, ...facts })
  }),
)

function source(of: string, uk: string, en: string, cs: string, makes: string): Source {
  return { of, uk, en, cs, makes: makes.split(' ') as Kind[] }
}
