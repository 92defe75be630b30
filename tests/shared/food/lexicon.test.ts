import { describe, expect, test } from 'bun:test'
import { courseIds, cuisineIds, occasionIds } from '../../../shared/food/lexicon/dish.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import {
  ambiguous,
  concepts,
  descendantsOf,
  entryOf,
  foods,
  namedAlike,
  namesakesOf,
} from '../../../shared/food/lexicon/index.ts'
import { courses, cuisines, equipment, occasions } from '../../../shared/food/lexicon/taxonomy.ts'

const entries = [...concepts, ...foods]

describe('names', () => {
  test('an id is kebab-case and belongs to one food or concept', () => {
    const ids = entries.map((entry) => entry.id)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(repeated(ids)).toEqual([])
  })

  test('a food is called first as people here call it', () => {
    expect(entryOf('tteokbokki')?.uk[0]).toBe('токпокки')
  })

  test('every food and concept has Ukrainian, English and Czech names, none of them blank', () => {
    const nameless = entries.filter((entry) =>
      [entry.uk, entry.en, entry.cs].some(
        (names) => names.length === 0 || names.some((name) => name === '' || name !== name.trim()),
      ),
    )
    expect(nameless.map((entry) => entry.id)).toEqual([])
  })

  test('Ukrainian names are written in Cyrillic, English and Czech ones are not', () => {
    const cyrillic = /\p{Script=Cyrillic}/u
    const latin = /\p{Script=Latin}/u
    const odd = entries.filter(
      (entry) =>
        entry.uk.some((name) => !cyrillic.test(name)) ||
        (entry.adjectives ?? []).some((name) => latin.test(name)) ||
        [...entry.en, ...entry.cs].some((name) => cyrillic.test(name)),
    )
    expect(odd.map((entry) => entry.id)).toEqual([])
  })

  test('a name belongs to one food, unless it is listed as ambiguous', () => {
    const shared = [...owners()].filter(([name, ids]) => ids.size > 1 && !ambiguous[name])
    expect(shared.map(([name, ids]) => `${name}: ${[...ids].join(', ')}`)).toEqual([])
  })

  test('an ambiguous name lists exactly the foods that carry it', () => {
    const names = owners()
    for (const [name, { default: first, bulk, others }] of Object.entries(ambiguous)) {
      const readings = new Set([first, ...(bulk ? [bulk] : []), ...others])
      expect([name, [...readings].sort()]).toEqual([name, [...(names.get(name) ?? [])].sort()])
    }
  })

  test('what goes by another’s name is a food of its own that the other does not cover anyway', () => {
    const pairs = namedAlike.flatMap((id) => namesakesOf(id).map((other) => [id, other] as const))
    const odd = pairs.filter(
      ([id, other]) => !entryOf(id) || !entryOf(other) || descendantsOf(id).has(other),
    )
    expect(odd).toEqual([])
  })

  test('plain «перець» is the spice in a pinch and the vegetable by the piece', () => {
    expect(ambiguous['перець']).toMatchObject({ default: 'black-pepper', bulk: 'bell-pepper' })
  })

  test('«масло» is butter and «олія» is whichever there is, or any oil to who avoids oils', () => {
    expect([...(owners().get('масло') ?? [])]).toEqual(['butter'])
    expect(ambiguous['олія']).toEqual({ default: 'vegetable-oil', others: ['plant-oil'] })
  })

  test('«сирі» is no form of cheese that the lexicon lists', () => {
    expect(owners().has('сирі')).toBe(false)
    expect([...(owners().get('сир') ?? [])]).toEqual(['cheese'])
  })

  test('adjectives lead to what they are made from', () => {
    const of = (adjective: string) => [...(owners().get(adjective) ?? [])].join()
    expect(['курячий', 'гречаний', 'яловичий', 'вершковий'].map(of)).toEqual([
      'chicken',
      'buckwheat',
      'beef',
      'cream',
    ])
    expect(['гарбузовий', 'томатний', 'яєчний', 'рибний'].map(of)).toEqual([
      'pumpkin',
      'tomato',
      'egg',
      'fish',
    ])
  })
})

describe('the tree', () => {
  test('every parent, source and exception is in the lexicon', () => {
    const unresolved = [
      ...concepts.flatMap(({ id, parents = [] }) => parents.map((to) => `${id} -> ${to}`)),
      ...foods.flatMap(({ id, parents, madeWith = [], without = [] }) =>
        [...parents, ...madeWith, ...without].map((to) => `${id} -> ${to}`),
      ),
    ].filter((edge) => !entryOf(edge.split(' -> ')[1] ?? ''))
    expect(unresolved).toEqual([])
  })

  test('nothing is its own ancestor or its own ingredient', () => {
    expect(entries.filter((entry) => above(entry.id).has(entry.id))).toEqual([])
  })
})

describe('numbers', () => {
  test('there are at least 1,200 foods, 900 of them priced, 200 with a thread', () => {
    expect(foods.length).toBeGreaterThanOrEqual(1200)
    expect(foods.filter((food) => food.price).length).toBeGreaterThanOrEqual(900)
    expect(foods.filter((food) => food.thread).length).toBeGreaterThanOrEqual(200)
  })

  test('a density is that of something edible', () => {
    const odd = foods.filter(({ density = 1 }) => density < 0.05 || density > 1.5)
    expect(odd.map((food) => food.id)).toEqual([])
  })

  test('a piece weighs from a peppercorn to a watermelon', () => {
    const odd = foods.filter(({ piece = 1 }) => piece < 0.05 || piece > 8000)
    expect(odd.map((food) => food.id)).toEqual([])
  })

  test('a kilogram or litre costs from a tap to saffron', () => {
    const odd = entries.filter(({ price }) => {
      if (!price) return false
      const { per, minor } = price
      if (!Number.isInteger(minor)) return true
      return per === 'piece' ? minor < 100 || minor > 20_000 : minor < 10 || minor > 30_000_000
    })
    expect(odd.map((entry) => entry.id)).toEqual([])
  })

  test('what is priced by the piece has the weight of a piece', () => {
    const odd = foods.filter((food) => food.price?.per === 'piece' && !food.piece)
    expect(odd.map((food) => food.id)).toEqual([])
  })

  test('what is priced by the litre has a density', () => {
    const odd = foods.filter((food) => food.price?.per === 'l' && !food.density)
    expect(odd.map((food) => food.id)).toEqual([])
  })

  test('a thread is a colour', () => {
    const odd = foods.filter(({ thread = '#000000' }) => !/^#[0-9a-f]{6}$/.test(thread))
    expect(odd.map((food) => food.id)).toEqual([])
  })
})

describe('dishes and the taxonomy', () => {
  test('there are at least 120 dishes, each with an id and names of its own', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(120)
    expect(repeated(dishes.map((dish) => dish.id))).toEqual([])
    expect(repeated(dishes.flatMap((dish) => [...dish.uk, ...dish.en]))).toEqual([])
  })

  test('every course, cuisine and occasion has its words', () => {
    expect(courses.map((term) => term.id).sort()).toEqual([...courseIds].sort())
    expect(cuisines.map((term) => term.id).sort()).toEqual([...cuisineIds].sort())
    expect(occasions.map((term) => term.id).sort()).toEqual([...occasionIds].sort())
  })

  test('a word leads to one course, one cuisine, one occasion', () => {
    for (const terms of [courses, cuisines, occasions, equipment]) {
      expect(repeated(terms.flatMap((term) => [...term.uk, ...term.en]))).toEqual([])
    }
  })

  test('a cold has a remedy and warms', () => {
    const remedies = dishes.filter((dish) => dish.occasions.includes('cold-remedy'))
    expect(remedies.map((dish) => dish.id)).toContain('chicken-soup')
    expect(remedies.map((dish) => dish.id)).toContain('ginger-tea')
  })
})

function owners(): Map<string, Set<string>> {
  const owned = new Map<string, Set<string>>()
  for (const { id, uk, en, cs, adjectives = [] } of entries) {
    for (const name of [...uk, ...en, ...cs, ...adjectives]) {
      const key = name.toLowerCase()
      owned.set(key, (owned.get(key) ?? new Set()).add(id))
    }
  }
  return owned
}

function above(id: string): Set<string> {
  const seen = new Set(next(id))
  for (const each of seen) for (const further of next(each)) seen.add(further)
  return seen
}

function next(id: string): readonly string[] {
  const food = foods.find((each) => each.id === id)
  if (food) return [...food.parents, ...(food.madeWith ?? [])]
  return concepts.find((each) => each.id === id)?.parents ?? []
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
