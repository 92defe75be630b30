import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { type Asking, all, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

describe('«X або Y»', () => {
  test('shows what has either, and nothing else', async () => {
    const pairs: [string, string, string][] = [
      ['курка або гриби', 'курка', 'гриби'],
      ['суп з картоплею чи з буряком', 'суп з картоплею', 'суп з буряком'],
      ['chicken or mushrooms', 'chicken', 'mushrooms'],
    ]
    for (const [either, one, other] of pairs) {
      const union = new Set([...(await asking.titles(one)), ...(await asking.titles(other))])
      expect((await asking.titles(either)).sort(), either).toEqual([...union].sort())
    }
  })

  test('is refused as both', async () => {
    expect((await asking.titles('вечеря без курки або грибів')).sort()).toEqual(
      (await asking.titles('вечеря без курки і грибів')).sort(),
    )
  })

  test('is one chip', async () => {
    const { chips } = await searchRecipes(asking.ctx, {
      text: 'курка або гриби до години',
      limit: all,
    })
    expect(chips.map(({ id, label }) => [id, label])).toContainEqual([
      'anyOf:chicken|mushroom',
      'курка або гриби',
    ])
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
      expect((await asking.titles(other)).sort(), `${one} = ${other}`).toEqual(
        (await asking.titles(one)).sort(),
      )
  })
})

describe('a follow-up without a number', () => {
  test('asks for less than the middle one of what was shown', async () => {
    const shown = await searchRecipes(asking.ctx, { text: 'вечеря', limit: 10 })
    const dearest = Math.max(...shown.items.map((item) => item.pricePerServing))
    const cheaper = await searchRecipes(asking.ctx, {
      text: 'дешевше',
      prev: ['вечеря'],
      limit: all,
    })
    expect(cheaper.items.length).toBeGreaterThan(0)
    expect(cheaper.items.every((item) => item.pricePerServing < dearest)).toBe(true)
    const faster = await searchRecipes(asking.ctx, { text: 'faster', prev: ['dinner'], limit: all })
    expect(faster.chips.some((chip) => chip.kind === 'maxMinutes')).toBe(true)
  })
})

describe('what is understood', () => {
  test('can be taken away chip by chip', async () => {
    const text = 'суп без м’яса до 60 хвилин'
    const whole = await searchRecipes(asking.ctx, { text, limit: all })
    expect(whole.chips.map((chip) => chip.id).sort()).toEqual([
      'courses:soup',
      'exclude:meat',
      'maxMinutes:60',
    ])
    const without = await searchRecipes(asking.ctx, { text, limit: all, dropped: ['exclude:meat'] })
    expect(without.items.map((item) => item.title).sort()).toEqual(
      (await asking.titles('суп до 60 хвилин')).sort(),
    )
    expect(without.chips.map((chip) => chip.id)).not.toContain('exclude:meat')
  })

  test('is one chip for a diet and the refusal that it is', async () => {
    const text = 'суп без глютену'
    const whole = await searchRecipes(asking.ctx, { text, limit: all })
    expect(whole.chips.map((chip) => chip.id)).toEqual(['courses:soup', 'diets:gluten-free'])
    const without = await searchRecipes(asking.ctx, {
      text,
      limit: all,
      dropped: ['diets:gluten-free'],
    })
    expect(without.items.map((item) => item.title).sort()).toEqual(
      (await asking.titles('суп')).sort(),
    )
  })

  test('is narrowed by the filters beside it, never widened', async () => {
    const whole = await searchRecipes(asking.ctx, { text: 'суп до 60 хвилин', limit: all })
    const filters = { diets: ['vegan' as const], total: 90, max: 5_000 }
    const some = await searchRecipes(asking.ctx, {
      text: 'суп до 60 хвилин',
      limit: all,
      ...filters,
    })
    const found = whole.items.map((item) => item.id)
    expect(some.items.every((item) => found.includes(item.id))).toBe(true)
    expect(some.items.length).toBeLessThan(found.length)
    expect(some.items.every((item) => item.pricePerServing <= 5_000)).toBe(true)
    const none = await searchRecipes(asking.ctx, { text: 'суп до 60 хвилин', limit: all, max: 0 })
    expect(none.items).toEqual([])
    const huge = { total: 1e20, max: 1e20 }
    const same = await searchRecipes(asking.ctx, { text: 'суп до 60 хвилин', limit: all, ...huge })
    expect(same.items.map((item) => item.id)).toEqual(found)
  })
})
