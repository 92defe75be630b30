import { describe, expect, test } from 'bun:test'
import { refine } from '../../../shared/food/ask/refine.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { understood } from '../../support/understood.ts'

/** Everything that decides what is found; the language, the leftover words and how it was said may differ. */
function meaning(text: string): Partial<Slots> {
  const { language, words, followUp, guesses, insisted, ...slots } = understood(text)
  const sorted = Object.entries(slots).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.toSorted() : value,
  ])
  return Object.fromEntries(sorted) as Partial<Slots>
}

describe('the same question, said another way', () => {
  test('the case of a noun changes nothing', () => {
    const said = ['курка', 'курку', 'з куркою', 'із курки', 'курки'].map((text) =>
      meaning(`вечеря ${text}`),
    )
    for (const each of said) expect(each).toEqual(said[0] ?? {})
  })

  test('the order of words changes nothing', () => {
    const orders = [
      'суп з грибами без картоплі до 30 хвилин',
      'до 30 хвилин суп без картоплі з грибами',
      'без картоплі суп з грибами до 30 хвилин',
      'суп до 30 хвилин з грибами без картоплі',
    ]
    for (const order of orders) expect(meaning(order)).toEqual(meaning(orders[0] ?? ''))
  })

  test('a slip of one letter changes nothing', () => {
    expect(meaning('суп без мрокви')).toEqual(meaning('суп без моркви'))
    expect(meaning('сметанаа з куркою')).toEqual(meaning('сметана з куркою'))
    expect(meaning('щось із грибамии')).toEqual(meaning('щось із грибами'))
    expect(meaning('chiken with mushroms')).toEqual(meaning('chicken with mushrooms'))
  })

  test('capitals, apostrophes and spaces change nothing', () => {
    const said = ['суп без м’яса', "СУП БЕЗ М'ЯСА", 'суп  без мʼяса!', 'Суп без мяса']
    for (const each of said) expect(meaning(each)).toEqual(meaning(said[0] ?? ''))
  })

  test('a cold day asks for something warm', () => {
    for (const text of ['гаряче в холодний день', 'something for a cold day'])
      expect(understood(text).occasions).toEqual(['warming'])
  })

  test('Ukrainian and English mean the same', () => {
    const pairs: [string, string][] = [
      ['курка без цибулі до 30 хвилин', 'chicken without onions under 30 minutes'],
      ['веганський сніданок', 'vegan breakfast'],
      ['салат без майонезу на 4 порції', 'salad without mayonnaise for 4 servings'],
      ['алергія на арахіс', 'allergic to peanuts'],
      ['гриби замість м’яса', 'mushrooms instead of meat'],
    ]
    for (const [ukrainian, english] of pairs) expect(meaning(english)).toEqual(meaning(ukrainian))
  })

  test('adding «без …» only adds a refusal', () => {
    for (const question of ['суп з куркою', 'вечеря на двох до години', 'паста з морепродуктами']) {
      const plain = meaning(question)
      const without = meaning(`${question} без цибулі`)
      expect(without).toEqual({ ...plain, exclude: ['onion'] })
    }
  })
})

describe('refusals never become wishes', () => {
  const refusing = [
    'без цибулі',
    'бес цибулі',
    'не хочу цибулі',
    'не люблю цибулю',
    'цибулю не їм',
    'цибулю діти не їдять',
    'мій чоловік ненавидить цибулю',
    'тільки не цибуля',
    'окрім цибулі',
    'жодної цибулі',
    'забудь про цибулю',
    'алергія на цибулю',
    'щоб не було цибулі',
    'терпіти не можу цибулю',
    'цибулі бути не повинно',
    'no onions',
    'without onion',
    'onion-free',
    'they hate onions',
    "doesn't contain onion",
    'I am allergic to onions',
    'hold the onion',
    'anything but onions',
    'nothing with onions',
    "kids won't eat onions",
    'instead of onions',
    'no carrots or onions',
    'without carrots, garlic and onions',
    'borscht w/o onion',
  ]

  test('however onions are refused, they are excluded and not asked for', () => {
    const slipped = refusing.filter((text) => {
      const slots = understood(text)
      return (
        !slots.exclude.includes('onion') ||
        slots.include.includes('onion') ||
        slots.useUp.includes('onion')
      )
    })
    expect(slipped).toEqual([])
  })

  test('an unknown word that is refused is kept as a refusal', () => {
    const slots = understood('суп без хрумсиків')
    expect(slots.unknownExclusions).toEqual(['хрумсиків'])
    expect(slots.words).toEqual([])
  })
})

describe('follow-ups', () => {
  const asking = (...texts: string[]) => texts.map((text) => understood(text)).reduce(refine)

  test('«те саме, але без молока» keeps the question and adds the refusal', () => {
    const slots = asking('сніданок з вівсянкою до 20 хвилин', 'те саме, але без молока')
    expect(slots).toMatchObject({ courses: ['breakfast'], maxMinutes: 20, exclude: ['milk'] })
    expect(slots.include).toHaveLength(1)
  })

  test('a refusal lasts through the questions that follow', () => {
    expect(asking('вечеря без горіхів', 'а тепер з куркою', 'борщ').exclude).toEqual(['nut'])
  })

  test('a tighter time takes the place of the first', () => {
    expect(asking('суп до години', 'а за 20 хвилин?').maxMinutes).toBe(20)
  })

  test('«швидше» and «дешевше» tighten the numbers of the question before', () => {
    expect(asking('суп до години', 'а швидше?').maxMinutes).toBe(40)
    expect(asking('soup under 30 minutes', 'faster', 'even faster').maxMinutes).toBe(10)
    const { price, occasions } = asking('вечеря до 100 грн на порцію', 'дешевше')
    expect(price).toEqual({ max: 6_500, per: 'serving', currency: 'UAH' })
    expect(occasions).toEqual([])
    expect(asking('dinner for $20', 'cheaper').price?.max).toBeLessThan(2_000)
  })

  test('«довше», «дорожче» and «більше» widen them; a number said anew wins', () => {
    expect(asking('суп до 30 хвилин', 'можна довше').maxMinutes).toBe(45)
    expect(asking('вечеря до 100 грн', 'трохи дорожче').price?.max).toBe(15_000)
    expect(asking('борщ на 4 порції', 'більше').servings).toBe(8)
    expect(asking('борщ на 4 порції', 'на двох').servings).toBe(2)
    expect(asking('вечеря до 100 грн', 'дешевше 90 грн').price?.max).toBe(9_000)
    expect(asking('суп', 'більше овочів').servings).toBeUndefined()
  })

  test('a wish for what was refused takes the refusal back, an allergy stays', () => {
    expect(asking('салат без сиру фета', 'а з сиром фета').exclude).not.toContain('feta')
    expect(asking('алергія на арахіс', 'хочу з арахісом').allergies).toEqual(['peanuts'])
  })
})

describe('words that are right as they stand', () => {
  test('are no slips of foods or dishes', () => {
    const right = ['brown', 'хрусткі', 'crunchy', 'чистий', 'quickly', 'святковий', 'гарячого']
    for (const word of right) {
      const { include, dishes } = understood(`${word} ${word}`)
      expect([word, ...include, ...dishes]).toEqual([word])
    }
    expect(parseIngredientLine('2 brown tart things').food).toBeUndefined()
  })

  test('slips of foods are still put right', () => {
    expect(understood('chiken').include).toEqual(['chicken'])
    expect(understood('курак з гречкй').include).toContain('buckwheat')
  })
})

describe('the same ingredient, written another way', () => {
  test('every way to write two spoons of oil is two spoons of oil', () => {
    const ways = [
      '2 ст. л. олії',
      '2 ст.л. олії',
      '2ст.л олії',
      'олія – 2 ст. л.',
      'Олія: 2 ст.л.',
      '2 столові ложки олії',
      'дві столові ложки олії',
      'олії 2 ст ложки',
      '• 2 ст. л. олії',
      '2 СТ. Л. ОЛІЇ',
    ]
    for (const way of ways)
      expect(parseIngredientLine(way)).toMatchObject({
        quantity: 2,
        unit: 'tbsp',
        food: 'vegetable-oil',
      })
  })

  test('the text of the person is kept to the letter', () => {
    const text = '  • Цибуля (ріпчаста) – 2 шт.  '
    expect(parseIngredientLine(text).text).toBe(text)
  })

  test('a line that is no ingredient is kept as text and not understood', () => {
    for (const text of ['посуд', '!!!', '', '200 г хрумсиків']) {
      const line = parseIngredientLine(text)
      expect(line.understood).toBe(false)
      expect(line.text).toBe(text)
    }
  })
})
