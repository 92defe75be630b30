import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { searchEn } from '../../../../shared/language/search.en.ts'
import { searchUk } from '../../../../shared/language/search.uk.ts'
import { type Asking, all, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const ask = (text: string, more = {}) => searchRecipes(asking.ctx, { text, limit: all, ...more })

function minutesOf(title: string): number {
  const { prepMinutes, cookMinutes } = asking.dish(title)
  return prepMinutes + cookMinutes
}

describe('a question that is only a limit', () => {
  test('of time is answered with all that is quick enough', async () => {
    const quick = [...asking.demo.keys()].filter((title) => minutesOf(title) <= 30).sort()
    for (const text of [
      'до 30 хвилин',
      'щось за пів години',
      'не більше 30 хвилин',
      'не хочу готувати довше 30 хвилин',
      'anything in 30 minutes',
      'ready in half an hour',
    ]) {
      const { items, taken } = await ask(text)
      expect(items.map((item) => item.title).sort(), text).toEqual(quick)
      expect([searchUk.takenLimit, searchEn.takenLimit], text).toContain(taken ?? '')
    }
  })

  test('of time and of a wish to be quick keeps the time', async () => {
    const { items } = await ask('anything quick, 25 min at most')
    expect(items.length).toBeGreaterThan(3)
    expect(items.filter((item) => minutesOf(item.title) > 25)).toEqual([])
  })

  test('of price is answered with all that is cheap enough', async () => {
    for (const text of ['страви до 100 ₴', 'до 100 гривень', 'dishes under 100 UAH']) {
      const { items, taken } = await ask(text)
      expect(items.length, text).toBeGreaterThan(3)
      expect(
        items.filter((item) => item.estimatedPrice > 10_000),
        text,
      ).toEqual([])
      expect([searchUk.takenLimit, searchEn.takenLimit], text).toContain(taken ?? '')
    }
  })

  test('holds both its ends', async () => {
    const { items } = await ask('no more than 60 minutes but at least 40 minutes')
    const minutes = items.map((item) => minutesOf(item.title))
    expect(minutes.length).toBeGreaterThan(0)
    expect(minutes.filter((one) => one < 40 || one > 60)).toEqual([])
  })

  test('in money that is not the money here is answered, and the price is said to be left out', async () => {
    const { items, relaxed } = await ask('anything under $5')
    expect(items.length).toBeGreaterThan(10)
    expect(relaxed).toBe('The price was left out: prices here are in UAH.')
  })

  test('of how many eat is answered, and says that dishes are scaled', async () => {
    const { items, summary } = await ask('на чотирьох')
    expect(items.length).toBeGreaterThan(10)
    expect(summary).toContain('Порцій: 4')
  })
})

describe('an honest vague wish', () => {
  test('is answered with what is quick first, and says that it was open', async () => {
    for (const text of [
      'surprise me',
      'здивуй мене',
      'щось смачненьке',
      'що приготувати?',
      'що б такого смачненького зварганити',
      'I’m starving, whatever is fine',
      'не знаю, що приготувати',
      'I have no idea what to cook',
      'what should I cook tonight?',
      'хочу їсти',
      'dinner ideas',
      'що приготувати на вечерю',
    ]) {
      const { items, taken, chips } = await ask(text, { limit: 10 })
      expect(items, text).toHaveLength(10)
      expect(minutesOf(items[0]?.title ?? ''), text).toBeLessThanOrEqual(30)
      expect([searchUk.takenAny, searchEn.takenAny], text).toContain(taken ?? '')
      expect(
        chips.map((chip) => chip.kind),
        text,
      ).toContain('vague')
    }
  })

  test('for what is simple puts what is quick first, and says that it was taken so', async () => {
    for (const text of [
      'щось просте',
      'не хочу довго стояти біля плити',
      'щось без зайвих зусиль',
      'I don’t want to cook for long',
      'something simple, nothing fancy',
      'too tired to cook',
    ]) {
      const { items, taken } = await ask(text, { limit: 10 })
      expect(items, text).toHaveLength(10)
      expect(minutesOf(items[0]?.title ?? ''), text).toBeLessThanOrEqual(30)
      expect([searchUk.takenEasy, searchEn.takenEasy], text).toContain(taken ?? '')
    }
  })

  test('refuses and keeps diets like any other question', async () => {
    const { items } = await ask('здивуй мене, але без м’яса')
    const meatless = new Set(await asking.titles('щось без м’яса'))
    expect(items.length).toBe(meatless.size)
    expect(items.filter((item) => !meatless.has(item.title))).toEqual([])
  })

  test('ends the list of an allergy that it stands behind', async () => {
    for (const text of ['алергія на горіхи, щось солодке', 'allergic to nuts, something sweet']) {
      const { chips } = await ask(text)
      const allergens = chips.filter((chip) => chip.kind === 'allergies').map((chip) => chip.value)
      expect(allergens, text).toEqual(['nuts', 'peanuts'])
    }
  })

  test('is no question any more when its chip is taken away', async () => {
    expect((await ask('щось смачне', { dropped: ['vague:any'] })).items).toEqual([])
  })

  test('is none of those that have nothing to do with food', async () => {
    for (const text of [
      'блаблабла',
      'розкажи анекдот',
      'порадь фільм',
      'яка завтра погода',
      'best laptop',
      'what is the capital of france',
      'дорогий ноутбук до 20000 грн',
      '2+2',
      '???',
      'привіт',
    ]) {
      const { items, summary, taken } = await ask(text)
      expect(items, text).toEqual([])
      expect(taken, text).toBeNull()
      expect(summary, text).toMatch(/Не впізнано|recognised/)
    }
  })
})

describe('a question that contradicts itself', () => {
  test('by its diet finds nothing, and says what does not go together', async () => {
    const { items, summary } = await ask('vegan omelette with eggs and milk')
    expect(items).toEqual([])
    expect(summary).toContain('These contradict each other: vegan, egg, milk.')
    expect(summary).toContain(searchEn.nothingMeets)
  })

  test('by a refusal keeps the refusal, and says what it left out', async () => {
    const { items, relaxed } = await ask('суп з куркою без м’яса')
    expect(items.map((item) => item.title).sort()).toEqual(
      (await asking.titles('суп без м’яса')).sort(),
    )
    expect(relaxed).toContain('курка')
    const nothing = await ask('омлет з яйцями без яєць')
    expect(nothing.items).toEqual([])
    expect(nothing.summary).toContain('яйце')
  })

  test('by fish for vegetarians says what they were taken for', async () => {
    const { items, taken } = await ask('вегетаріанська вечеря з лососем')
    expect(items.length).toBeGreaterThan(0)
    expect(taken).toBe(searchUk.takenFish)
  })
})

describe('nothing is left out in silence', () => {
  test('of a question with more words than are looked for', async () => {
    const words = 'хрусткий пухкий ніжний золотистий запашний пряний рум’яний соковитий повітряний'
    const { items, relaxed } = await ask(`борщ ${words}`)
    expect(items.length).toBeGreaterThan(0)
    for (const word of ['хрусткий', 'повітряний']) expect(relaxed).toContain(word)
  })

  test('a question too tangled to read finds nothing rather than what it may refuse', async () => {
    const { items, summary, chips } = await ask(`борщ без м’яса ${'є '.repeat(240)}`)
    expect(items).toEqual([])
    expect(summary).toContain(searchUk.tooTangled)
    expect(chips.map((chip) => chip.kind)).toEqual(['words', 'words', 'words'])
  })
})
