import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { allergensOf, breaks } from '../../../../shared/food/diets.ts'
import { isA } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { type Asking, all, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

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
      const before = new Set(await asking.titles(question))
      for (const [id, name] of Object.entries(refused)) {
        const after = await asking.titles(`${question}, без ${name}`)
        expect(
          after.filter((title) => !before.has(title)),
          `${question} − ${id}`,
        ).toEqual([])
        const wrong = after.filter((title) => asking.foodsOf(title).some((food) => isA(food, id)))
        expect(wrong, `${question} − ${id}`).toEqual([])
      }
    }
  })

  test('hides a recipe whose line was not understood', async () => {
    const unclear = [...asking.demo.values()].filter((recipe) =>
      recipe.ingredients.some((line) => !parseIngredientLine(line).understood),
    )
    const shown = new Set(await asking.titles('щось без кокосового молока'))
    expect(shown.size).toBeGreaterThan(40)
    expect(unclear.filter((recipe) => shown.has(recipe.title))).toEqual([])
  })

  test('an unknown word that is refused hides whatever speaks of it', async () => {
    const author = await asking.app.signedUp()
    const id = await author.publish({ title: 'Салат', ingredients: [{ text: '200 г брюнзелю' }] })
    const shown = await searchRecipes(asking.ctx, { text: 'салат без брюнзелю', limit: all })
    expect(shown.items.map((item) => item.id)).not.toContain(id)
    const wanted = await searchRecipes(asking.ctx, { text: 'салат', limit: all })
    expect(wanted.items.map((item) => item.id)).toContain(id)
    await asking.app.services.sql`DELETE FROM publications WHERE id = ${id}`
  })
})

describe('time', () => {
  test('a tighter one gives a subset', async () => {
    for (const question of ['вечеря', 'суп', 'десерт', 'страва з картоплею', 'курка']) {
      let wider = new Set(await asking.titles(question))
      for (const minutes of [120, 90, 60, 45, 30, 20]) {
        const found = await asking.titles(`${question} до ${minutes} хвилин`)
        expect(
          found.filter((title) => !wider.has(title)),
          `${question} ${minutes}`,
        ).toEqual([])
        for (const title of found) {
          const { prepMinutes, cookMinutes } = asking.dish(title)
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
      const found = await asking.titles(text)
      expect(found.length, text).toBeGreaterThan(3)
      const wrong = found.filter((title) =>
        asking.foodsOf(title).some((id) => breaks(id, diet) !== 'no'),
      )
      expect(wrong, text).toEqual([])
    }
  })

  test('an allergen that is in a dish, or may be, keeps the dish away', async () => {
    for (const [text, allergen] of [
      ['алергія на горіхи', 'nuts'],
      ['алергія на молоко, щось на вечерю', 'milk'],
      ['I am allergic to eggs', 'eggs'],
    ] as const) {
      const found = await asking.titles(text)
      expect(found.length, text).toBeGreaterThan(3)
      const wrong = found.filter((title) => {
        const lines = asking.dish(title).ingredients.map(parseIngredientLine)
        return allergensOf(lines).verdicts[allergen] !== 'no'
      })
      expect(wrong, text).toEqual([])
    }
  })
})
