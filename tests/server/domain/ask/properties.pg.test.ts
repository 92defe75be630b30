import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Context } from '../../../../server/context.ts'
import type { DemoRecipe } from '../../../../server/demo/content.ts'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { allergensOf, breaks, foodsIn } from '../../../../shared/food/diets.ts'
import { isA } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { publishDemo } from '../../../support/demo-feed.ts'

let app: TestApp
let ctx: Context
let demo: Map<string, DemoRecipe>

beforeAll(async () => {
  app = await startTestApp()
  demo = await publishDemo(app)
  ctx = { ...app.services, actor: null, language: 'uk', address: '127.0.0.1', device: '' }
}, 60_000)
afterAll(() => app.stop())

/** Far more than there are, so that no result is hidden by another. */
const all = 500

async function titles(text: string): Promise<string[]> {
  return (await searchRecipes(ctx, { text, limit: all })).items.map((item) => item.title)
}

function dish(title: string): DemoRecipe {
  const found = demo.get(title)
  if (!found) throw new Error(`${title} is not one of the demo dishes.`)
  return found
}

function foodsOf(title: string): string[] {
  return dish(title).ingredients.map(parseIngredientLine).flatMap(foodsIn)
}

const questions = [
  'вечеря',
  'щось тепле',
  'суп',
  'десерт',
  'щось на сніданок для дітей',
  'страва з картоплею',
  'dinner under 60 minutes',
  'українська кухня',
  'щось із сиром',
]

describe('«без X»', () => {
  test('never adds a result and never shows X, for the common foods', async () => {
    const refused: Record<string, string> = {
      onion: 'цибулі',
      milk: 'молока',
      egg: 'яєць',
      meat: 'м’яса',
      mushroom: 'грибів',
      garlic: 'часнику',
      butter: 'масла',
      fish: 'риби',
      nut: 'горіхів',
      sugar: 'цукру',
      chicken: 'курки',
      pork: 'свинини',
    }
    for (const question of questions) {
      const before = new Set(await titles(question))
      for (const [id, name] of Object.entries(refused)) {
        const after = await titles(`${question}, без ${name}`)
        expect(
          after.filter((title) => !before.has(title)),
          `${question} − ${id}`,
        ).toEqual([])
        const wrong = after.filter((title) => foodsOf(title).some((food) => isA(food, id)))
        expect(wrong, `${question} − ${id}`).toEqual([])
      }
    }
  })

  test('hides a recipe whose line was not understood', async () => {
    const unclear = [...demo.values()].filter((recipe) =>
      recipe.ingredients.some((line) => !parseIngredientLine(line).understood),
    )
    const shown = new Set(await titles('щось без кокосового молока'))
    expect(shown.size).toBeGreaterThan(40)
    expect(unclear.filter((recipe) => shown.has(recipe.title))).toEqual([])
  })

  test('an unknown word that is refused hides whatever speaks of it', async () => {
    const author = app.caller()
    await author.signUp()
    const id = await author.publish({ title: 'Салат', ingredients: [{ text: '200 г брюнзелю' }] })
    const shown = await searchRecipes(ctx, { text: 'салат без брюнзелю', limit: all })
    expect(shown.items.map((item) => item.id)).not.toContain(id)
    const wanted = await searchRecipes(ctx, { text: 'салат', limit: all })
    expect(wanted.items.map((item) => item.id)).toContain(id)
    await app.services.sql`DELETE FROM publications WHERE id = ${id}`
  })
})

describe('time', () => {
  test('a tighter one gives a subset', async () => {
    for (const question of ['вечеря', 'суп', 'десерт', 'страва з картоплею', 'курка']) {
      let wider = new Set(await titles(question))
      for (const minutes of [120, 90, 60, 45, 30, 20]) {
        const found = await titles(`${question} до ${minutes} хвилин`)
        expect(
          found.filter((title) => !wider.has(title)),
          `${question} ${minutes}`,
        ).toEqual([])
        for (const title of found) {
          const { prepMinutes, cookMinutes } = dish(title)
          expect(prepMinutes + cookMinutes, title).toBeLessThanOrEqual(minutes)
        }
        wider = new Set(found)
      }
    }
  })
})

describe('diets and allergies', () => {
  test('only what surely keeps a diet is shown', async () => {
    for (const [text, diet] of [
      ['веганське', 'vegan'],
      ['vegetarian', 'vegetarian'],
      ['пісне', 'lenten'],
      ['без глютену', 'gluten-free'],
    ] as const) {
      const found = await titles(text)
      expect(found.length, text).toBeGreaterThan(3)
      const wrong = found.filter((title) => foodsOf(title).some((id) => breaks(id, diet) !== 'no'))
      expect(wrong, text).toEqual([])
    }
  })

  test('an allergen that is in a dish, or may be, keeps the dish away', async () => {
    for (const [text, allergen] of [
      ['алергія на горіхи', 'nuts'],
      ['алергія на молоко, щось на вечерю', 'milk'],
      ['I am allergic to eggs', 'eggs'],
    ] as const) {
      const found = await titles(text)
      expect(found.length, text).toBeGreaterThan(3)
      const wrong = found.filter((title) => {
        const lines = dish(title).ingredients.map(parseIngredientLine)
        return allergensOf(lines).verdicts[allergen] !== 'no'
      })
      expect(wrong, text).toEqual([])
    }
  })
})

describe('«X або Y»', () => {
  test('shows what has either, and nothing else', async () => {
    const pairs: [string, string, string][] = [
      ['курка або гриби', 'курка', 'гриби'],
      ['суп з картоплею чи з буряком', 'суп з картоплею', 'суп з буряком'],
      ['chicken or mushrooms', 'chicken', 'mushrooms'],
    ]
    for (const [either, one, other] of pairs) {
      const union = new Set([...(await titles(one)), ...(await titles(other))])
      expect((await titles(either)).sort(), either).toEqual([...union].sort())
    }
  })

  test('is refused as both', async () => {
    expect((await titles('вечеря без курки або грибів')).sort()).toEqual(
      (await titles('вечеря без курки і грибів')).sort(),
    )
  })

  test('is one chip', async () => {
    const { chips } = await searchRecipes(ctx, { text: 'курка або гриби до години', limit: all })
    expect(chips.map(({ id, label }) => [id, label])).toContainEqual([
      'anyOf:chicken|mushroom',
      'курка або гриби',
    ])
  })
})

describe('an answer longer than a page', () => {
  test('goes on in rank order, nothing twice and nothing left out', async () => {
    for (const text of ['вечеря', 'без риби до 90 хвилин', 'незнаніслова вечеря з картоплею']) {
      const whole = (await searchRecipes(ctx, { text, limit: all })).items.map((item) => item.id)
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const page = await searchRecipes(ctx, { text, limit: 3, ...(cursor && { cursor }) })
        paged.push(...page.items.map((item) => item.id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(paged, text).toEqual(whole)
    }
  })

  test('begins anew after what is no cursor', async () => {
    const first = await searchRecipes(ctx, { text: 'вечеря' })
    for (const cursor of ['', 'abc', '0_1e999_5', "0_1_2'; --"])
      expect((await searchRecipes(ctx, { text: 'вечеря', cursor })).items).toEqual(first.items)
  })
})

describe('a follow-up without a number', () => {
  test('asks for less than the middle one of what was shown', async () => {
    const shown = await searchRecipes(ctx, { text: 'вечеря', limit: 10 })
    const dearest = Math.max(...shown.items.map((item) => item.pricePerServing))
    const cheaper = await searchRecipes(ctx, { text: 'дешевше', prev: ['вечеря'], limit: all })
    expect(cheaper.items.length).toBeGreaterThan(0)
    expect(cheaper.items.every((item) => item.pricePerServing < dearest)).toBe(true)
    const faster = await searchRecipes(ctx, { text: 'faster', prev: ['dinner'], limit: all })
    expect(faster.chips.some((chip) => chip.kind === 'maxMinutes')).toBe(true)
  })
})

describe('the same question said otherwise', () => {
  test('gives the same answer', async () => {
    const pairs: [string, string][] = [
      ['курка з рисом', 'рис із куркою'],
      ['суп без молока', 'без молока суп'],
      ['страва з гречкою', 'гречана страва'],
      ['картопля', 'potato'],
      ['грибний суп', 'mushroom soup'],
      ['щось без цибулі', 'something without onion'],
    ]
    for (const [one, other] of pairs)
      expect((await titles(other)).sort(), `${one} = ${other}`).toEqual((await titles(one)).sort())
  })
})

describe('what is understood', () => {
  test('can be taken away chip by chip', async () => {
    const text = 'суп без м’яса до 60 хвилин'
    const whole = await searchRecipes(ctx, { text, limit: all })
    expect(whole.chips.map((chip) => chip.id).sort()).toEqual([
      'courses:soup',
      'exclude:meat',
      'maxMinutes:60',
    ])
    const without = await searchRecipes(ctx, { text, limit: all, dropped: ['exclude:meat'] })
    expect(without.items.map((item) => item.title).sort()).toEqual(
      (await titles('суп до 60 хвилин')).sort(),
    )
    expect(without.chips.map((chip) => chip.id)).not.toContain('exclude:meat')
  })

  test('is one chip for a diet and the refusal that it is', async () => {
    const text = 'суп без глютену'
    const whole = await searchRecipes(ctx, { text, limit: all })
    expect(whole.chips.map((chip) => chip.id)).toEqual(['courses:soup', 'diets:gluten-free'])
    const without = await searchRecipes(ctx, { text, limit: all, dropped: ['diets:gluten-free'] })
    expect(without.items.map((item) => item.title).sort()).toEqual((await titles('суп')).sort())
  })

  test('is narrowed by the filters beside it, never widened', async () => {
    const whole = await searchRecipes(ctx, { text: 'суп до 60 хвилин', limit: all })
    const filters = { diets: ['vegan' as const], time: 90, max: 5_000 }
    const some = await searchRecipes(ctx, { text: 'суп до 60 хвилин', limit: all, ...filters })
    const found = whole.items.map((item) => item.id)
    expect(some.items.every((item) => found.includes(item.id))).toBe(true)
    expect(some.items.length).toBeLessThan(found.length)
    expect(some.items.every((item) => item.pricePerServing <= 5_000)).toBe(true)
    const none = await searchRecipes(ctx, { text: 'суп до 60 хвилин', limit: all, max: 0 })
    expect(none.items).toEqual([])
    const huge = { time: 1e20, max: 1e20 }
    const same = await searchRecipes(ctx, { text: 'суп до 60 хвилин', limit: all, ...huge })
    expect(same.items.map((item) => item.id)).toEqual(found)
  })
})
