import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { meant } from '../../support/meant.ts'

const wishes = (text: string) => {
  const { include, useUp, dishes, anyOf } = understandQuery(text)
  return [...include, ...useUp, ...dishes, ...anyOf.flat()]
}

test('of an allergy to nothing that its clause names the food that follows is no wish', () => {
  for (const text of [
    'my daughter comes out in hives if she so much as looks at a cashew. birthday cake ideas?',
    'she breaks out in hives so I keep away a cashew',
  ])
    expect([text, wishes(text).includes('cashew')]).toEqual([text, false])
  // What is asked for after it is.
  expect(wishes('hives again, chicken soup please')).toContain('chicken')
})

test('of foods in a row that are turned down together the first is no wish', () => {
  expect(wishes('яблука груші й мед мимо. десерт є якийсь?')).not.toContain('apple')
})

test('a dish for somebody allergic is asked for, and refuses nothing that was not named', () => {
  for (const [text, dish] of [
    ['торт для алергіка', 'cake'],
    ['cake for my allergic son', 'cake'],
    ['birthday cake for an allergic child, no nuts', 'cake'],
    ['dort pro alergika', 'cake'],
    ['млинці для алергіків', 'mlyntsi'],
  ] as const) {
    const { dishes, refused } = understandQuery(text)
    expect([text, dishes, refused.dishes]).toEqual([text, [dish], []])
  }
  expect(understandQuery('peanut-allergic son, cookies').exclude).toEqual(['peanut'])
  expect(understandQuery('суп для алергіка на молоко').exclude).toEqual(['milk'])
})

test('a reason not to eat it is refused with it, and a list goes on over «all with»', () => {
  expect(understandQuery("i can't do soy sauce because of the wheat").exclude).toEqual([
    'soy-sauce',
    'wheat',
  ])
  expect(understandQuery('лікар заборонив помідори, каву і все з оцтом').exclude).toContain(
    'vinegar',
  )
  expect(wishes('соєвий соус не вживаю бо там пшениця, чим маринувати курку')).toEqual(['chicken'])
})

test('what is there, said behind its name, is not of the refusals before it', () => {
  meant(`
    крем без барвників, маскарпоне маю => food-colouring; mascarpone
    bez masa, ryb máme plný mrazák => meat; fish
    no meat no eggs, mushrooms by the kilo here => meat, egg; mushroom
    мяса нема і не буде, зате є нут => meat; chickpeas
    do bramborového salátu nechci majonézu, dám jogurt => mayonnaise; yogurt
  `)
})

test('what stands behind somebody allergic may be what it is to, and is no wish', () => {
  for (const text of [
    'торт для алергіка (яйця)',
    'для алергічної дитини: яйця, горіхи, мед',
    'my allergic son, milk and eggs',
    'dort pro alergika: ořechy, mléko',
    'can my allergic son have almonds',
    'чи можна мед для алергіка',
    'печиво з арахісом геть',
    'десерти з горіхами прибери',
    'použiju mléko? mám intoleranci',
    'allergic to milk, butter we have',
    'vegan, eggs by the crate',
    'without reheating or nuts',
    "без розігріву, м'яса і риби",
    'bez mikrovlnky, masa a ryb',
  ]) {
    const { include, anyOf, useUp } = understandQuery(text)
    expect([text, include, anyOf, useUp]).toEqual([text, [], [], []])
  }
})

test('what a child never had is not wished for with the recipe of something else', () => {
  expect(wishes('kid has never had milk, cmpa, recipe for custard')).not.toContain('milk')
})

test('what is offered behind a refusal is not refused', () => {
  for (const [text, food] of [
    ['no pork, and anything with chicken is welcome', 'chicken'],
    ["без м'яса, і будь-що з квасолею підійде", 'beans'],
    ['bez masa a cokoliv s fazolemi', 'beans'],
    ['it was bland, ginger next time', 'ginger'],
    ['я забула банани, вже чорні, що спекти', 'banana'],
    ['не можна лазити в холодильник, бо там яйця, хочу їх на сніданок', 'egg'],
  ] as const)
    expect([text, understandQuery(text).exclude.includes(food)]).toEqual([text, false])
})

test('how a dish is eaten is not heard of what is turned down, or of something else', () => {
  for (const text of [
    "it's cold, want soup",
    'не хочу їсти холодне',
    "i can't heat the oven",
    'напередодні Різдва, торт',
    'з вечора болить живіт, каша',
    "can't make it the day before",
    '36 months old parmesan, risotto',
    'my 8 month old puppy, i want chicken',
    'the trip lasts two days, camping food',
    'йду на пару о восьмій, швидкий сніданок',
    'пиріг на пару яблук',
    "don't want to turn on the stove or oven, slow cooker chicken",
  ]) {
    const { occasions, equipment, forBaby } = understandQuery(text)
    const heard = [...occasions, ...equipment].filter((id) => wrongly.has(id))
    expect([text, heard, forBaby ?? false]).toEqual([text, [], false])
  }
})

const wrongly = new Set(['eaten-cold', 'ahead', 'keeps', 'soft', 'steamer', 'no-cook'])

test('an allergy to it is to what the refusal before it names, and to nothing else', () => {
  meant(`
    м'ясна страва без цибулі, в мене на неї алергія => onion; meat
    a meat dish without onions, I am allergic to them => onion; meat
    maso bez cibule, mám na ni alergii => onion; meat
  `)
  expect(understandQuery('суп без горіхів, у мене на них алергія').allergies).toEqual([
    'nuts',
    'peanuts',
  ])
  expect(understandQuery('алергія на цибулю, суп').allergies).toEqual([])
})

test('a first puree is for a baby, and what is drunk is no pita', () => {
  const first = understandQuery('перше пюре для малюка, груші та яблука поки не даємо')
  expect([first.forBaby, first.exclude]).toEqual([true, ['pear', 'apple']])
  expect(understandQuery('příkrm pro miminko bez jablka').include).toEqual([])
  expect(understandQuery('холодне пиття на літо').courses).toEqual(['drink'])
})

test('a dish for somebody with an allergy is wanted, and without what it is to', () => {
  for (const [text, dish, exclude] of [
    ['торт для алергіка (яйця)', 'cake', ['egg']],
    ['dort pro alergika: ořechy, mléko', 'cake', ['nut', 'milk']],
    ['cake for my allergic son: nuts, eggs', 'cake', ['nut', 'egg']],
    ['торт для людини з алергією на яйця', 'cake', ['egg']],
    ['печиво для гостя з алергією на горіхи', 'cookies-dish', ['nut']],
    ['dort pro člověka s alergií na ořechy, mléko', 'cake', ['nut', 'milk']],
  ] as const) {
    const slots = understandQuery(text)
    expect([text, slots.dishes, slots.exclude, slots.refused.dishes]).toEqual([
      text,
      [dish],
      [...exclude],
      [],
    ])
  }
  expect(understandQuery('zákusek k čaji bez mléka').include).toEqual([])
})
