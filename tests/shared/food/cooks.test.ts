import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { scaledForCook } from '../../../shared/food/amounts/cooks.ts'
import { formatAmount } from '../../../shared/food/amounts/format.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import { countedOf } from '../../../shared/food/write/counted.ts'
import { sentenceFor } from '../../../shared/food/write/sentence.ts'
import type { Language } from '../../../shared/language/languages.ts'

const scaled = (quantity: number, unit: UnitId | undefined, factor: number) =>
  formatAmount(scaledForCook({ quantity, ...(unit && { unit }) }, factor), 'uk')

test('amounts for other numbers of people are such as a cook can measure', () => {
  expect(scaled(3, undefined, 1.5)).toBe('4½')
  expect(scaled(1, undefined, 1 / 3)).toBe('¼')
  expect(scaled(0.5, undefined, 1.5)).toBe('¾')
  expect(scaled(200, 'g', 1 / 3)).toBe('65 г')
  expect(scaled(500, 'g', 5 / 6)).toBe('420 г')
  expect(scaled(1, 'tbsp', 1 / 3)).toBe('¼ ст. л.')
  expect(scaled(1, 'tsp', 0.7)).toBe('¾ ч. л.')
  expect(scaled(1, 'cup', 1 / 3)).toBe('⅓ чашки')
  expect(scaled(1, undefined, 1 / 8)).toBe('⅛')
  expect(scaled(0.5, 'kg', 1 / 3)).toBe('0,17 кг')
  expect(scaled(187, 'g', 1)).toBe('187 г')
})

test('scaling never makes something of nothing, nor a third more or less of much', () => {
  const units = fc.constantFrom<UnitId | undefined>(
    'g',
    'ml',
    'kg',
    'tbsp',
    'tsp',
    'clove',
    undefined,
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      units,
      fc.constantFrom(2, 0.5, 1.5, 3),
      (quarters, unit, factor) => {
        const exact = (quarters / 4) * factor
        const { quantity } = scaledForCook(
          { quantity: quarters / 4, ...(unit && { unit }) },
          factor,
        )
        expect(quantity).toBeGreaterThan(0)
        if (exact >= 1) expect(Math.abs(quantity / exact - 1)).toBeLessThan(1 / 3)
      },
    ),
  )
})

test('twice as much halved, and half as much doubled, is what it was, up to what a cook can measure', () => {
  const steps: Partial<Record<string, number>> = { g: 10, ml: 10, kg: 0.1, tbsp: 0.5, tsp: 0.5 }
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom<UnitId | undefined>('g', 'ml', 'kg', 'tbsp', 'tsp', 'clove', undefined),
      fc.constantFrom(2, 0.5),
      (quarters, unit, factor) => {
        const written = { quantity: quarters / 4, ...(unit && { unit }) }
        const { quantity } = scaledForCook(scaledForCook(written, factor), 1 / factor)
        const step = (unit && steps[unit]) ?? 1
        expect(Math.abs(quantity - written.quantity)).toBeLessThanOrEqual(step + 1e-9)
      },
    ),
  )
})

const steps = (language: Language, ...foods: string[]) =>
  sentenceFor(
    language,
    foods.map((food) => countedOf(food, language)?.forms ?? []),
  )

test('the amounts inside a step grow with it, its minutes, degrees and pots do not', () => {
  const twice = (text: string, language: Language = 'uk') => steps(language)(text, 2)
  expect(twice('Влийте 200 мл води і 1½ ст. л. олії, варіть 20 хвилин при 180 °C.')).toBe(
    'Влийте 400 мл води і 3 ст. л. олії, варіть 20 хвилин при 180 °C.',
  )
  expect(twice('Додайте 1 склянку борошна та 2–3 ст. л. цукру.')).toBe(
    'Додайте 2 склянки борошна та 4–6 ст. л. цукру.',
  )
  expect(twice('У каструлі на 5 л закип’ятіть 2 л води.')).toBe(
    'У каструлі на 5 л закип’ятіть 4 л води.',
  )
  expect(twice('Add 1/2 cup milk to a 2 l pot.', 'en')).toBe('Add 1 cup milk to a 2 l pot.')
  expect(steps('uk')('Влийте 200 мл води.', 1)).toBe('Влийте 200 мл води.')
  expect(twice('Розкладіть по 50 г на кожен млинець.')).toBe('Розкладіть по 50 г на кожен млинець.')
  expect(twice('Додайте 2 зубчики часнику.')).toBe('Додайте 4 зубчики часнику.')
})

test('what is counted in a step grows too, and its noun agrees', () => {
  const scale = steps('uk', 'egg', 'onion', 'tomato')
  expect(scale('Вбийте 2 яйця.', 3)).toBe('Вбийте 6 яєць.')
  expect(scale('Вбийте 2 яйця.', 0.5)).toBe('Вбийте 1 яйце.')
  expect(scale('Наріжте 2 цибулини.', 0.5)).toBe('Наріжте 1 цибулину.')
  expect(scale('Наріжте 1 цибулину.', 5)).toBe('Наріжте 5 цибулин.')
  expect(scale('Вичавіть сік із 4 помідорів.', 0.5)).toBe('Вичавіть сік із 2 помідорів.')
  expect(scale('Збийте білки з 2 яєць.', 0.5)).toBe('Збийте білки з 1 яйця.')
  expect(scale('Вводьте по 1 яйцю, через 5 хвилин додайте 3 яйця.', 2)).toBe(
    'Вводьте по 1 яйцю, через 5 хвилин додайте 6 яєць.',
  )
  expect(steps('en', 'egg')('Beat in 4 eggs, 1 egg at a time.', 0.25)).toBe(
    'Beat in 1 egg, 1 egg at a time.',
  )
})

test('a Czech step grows by its spoons and cups, which agree with their number', () => {
  const scale = steps('cs', 'egg', 'onion', 'red-onion', 'carrot')
  expect(scale('Přidejte 2 lžíce másla a 1 lžičku soli.', 3)).toBe(
    'Přidejte 6 lžic másla a 3 lžičky soli.',
  )
  expect(scale('Přidejte 2 lžíce másla a půl lžičky soli.', 0.5)).toBe(
    'Přidejte 1 lžíci másla a ¼ lžičky soli.',
  )
  expect(scale('Přidejte půl lžičky kmínu a 2 PL oleje.', 2)).toBe(
    'Přidejte 1 lžičku kmínu a 4 lžíce oleje.',
  )
  expect(scale('Vlijte 1 hrnek mléka a 2 dl vody.', 5)).toBe('Vlijte 5 hrnků mléka a 10 dl vody.')
  expect(scale('Zalijte 1 sklenicí, pak přidejte 1 sklenici vody.', 2)).toBe(
    'Zalijte 1 sklenicí, pak přidejte 2 sklenice vody.',
  )
  expect(scale('Smíchejte se 2 lžícemi oleje.', 0.5)).toBe('Smíchejte se 1 lžící oleje.')
  expect(scale('Ušlehejte sníh ze 4 vajec.', 0.5)).toBe('Ušlehejte sníh ze 2 vajec.')
  expect(scale('Ušlehejte sníh z 8 vajec.', 0.125)).toBe('Ušlehejte sníh z 1 vejce.')
  expect(scale('Nakrájejte 2 cibule a 2 červené cibule.', 0.5)).toBe(
    'Nakrájejte 1 cibuli a 1 červenou cibuli.',
  )
  expect(scale('Nakrájejte 1 cibuli.', 5)).toBe('Nakrájejte 5 cibulí.')
  expect(scale('V hrnci na 5 l přiveďte k varu 2 l vody.', 2)).toBe(
    'V hrnci na 5 l přiveďte k varu 4 l vody.',
  )
  expect(scale('Dejte po 1 lžíci na každou placku.', 2)).toBe('Dejte po 1 lžíci na každou placku.')
})

test('what goes into a pot grows, though the pot is named before it', () => {
  expect(steps('uk', 'egg')('У мисці збийте 2 яйця.', 2)).toBe('У мисці збийте 4 яйця.')
  expect(steps('cs')('Na pánvi rozehřejte 2 lžíce oleje.', 2)).toBe(
    'Na pánvi rozehřejte 4 lžíce oleje.',
  )
  expect(steps('en')('In a pot, in a bowl of about 2 l, mix 1 cup milk.', 2)).toBe(
    'In a pot, in a bowl of about 2 l, mix 2 cups milk.',
  )
})

test('what hands form in a step is as many as the dish is for, and no half of one', () => {
  const uk = (text: string, factor: number) => steps('uk')(text, factor)
  expect(uk('Вологими руками сформуйте 12 шайб завтовшки 2 см.', 1 / 4)).toBe(
    'Вологими руками сформуйте 3 шайби завтовшки 2 см.',
  )
  expect(uk('Сформуйте 12 шайб.', 1 / 5)).toBe('Сформуйте 2 шайби.')
  expect(uk('Сформуйте 4 шайби.', 1 / 4)).toBe('Сформуйте 1 шайбу.')
  expect(uk('Поділіть тісто на 12 кульок, смажте по 3 котлети.', 2)).toBe(
    'Поділіть тісто на 24 кульки, смажте по 3 котлети.',
  )
  expect(uk('Зліпіть 10–12 вареників.', 1 / 2)).toBe('Зліпіть 5–6 вареників.')
  expect(uk('Розріжте на 8 частин.', 2)).toBe('Розріжте на 8 частин.')
  expect(steps('en')('Shape into 12 patties, 4 at a time.', 1 / 12)).toBe(
    'Shape into 1 patty, 4 at a time.',
  )
  expect(steps('cs')('Vytvarujte 8 kuliček.', 1 / 4)).toBe('Vytvarujte 2 kuličky.')
})
