import { describe, expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'

function lines(draft: ReturnType<typeof draftOfText>) {
  return {
    title: draft?.title,
    ingredients: draft?.ingredients.map((one) => one.text),
    steps: draft?.steps.map((one) => one.text),
  }
}

test('a Ukrainian recipe under headings', () => {
  const draft = draftOfText(`
Зелений борщ

Весняний, з молодого щавлю.
Порцій: 6
Час підготовки: 20 хв
Час приготування: 1 год 10 хв

Інгредієнти:
• 300 г щавлю
• 4 картоплини
• 2 яйця, зварені круто
Сіль – за смаком

Спосіб приготування
1. Наріжте картоплю кубиками й зваріть.
2. Додайте щавель. Варіть 5 хвилин.
3) Подавайте з яйцем.

Примітки
Сметана не завадить.
`)
  expect(draft).toMatchObject({
    language: 'uk',
    servings: 6,
    prepMinutes: 20,
    cookMinutes: 70,
    description: 'Весняний, з молодого щавлю.\nСметана не завадить.',
    photo: null,
  })
  expect(lines(draft)).toEqual({
    title: 'Зелений борщ',
    ingredients: ['300 г щавлю', '4 картоплини', '2 яйця, зварені круто', 'Сіль – за смаком'],
    steps: [
      'Наріжте картоплю кубиками й зваріть.',
      'Додайте щавель. Варіть 5 хвилин.',
      'Подавайте з яйцем.',
    ],
  })
})

test('an English recipe under headings', () => {
  const draft = draftOfText(`# Tomato soup
Serves 4
Prep time: 10 min
Cook time: 1 h 20 min

## Ingredients
- 1 kg ripe tomatoes
- 2 cloves of garlic

**Method**
Roast the tomatoes with the garlic.
Blend until smooth.`)
  expect(draft).toMatchObject({ language: 'en', servings: 4, prepMinutes: 10, cookMinutes: 80 })
  expect(lines(draft)).toEqual({
    title: 'Tomato soup',
    ingredients: ['1 kg ripe tomatoes', '2 cloves of garlic'],
    steps: ['Roast the tomatoes with the garlic.', 'Blend until smooth.'],
  })
})

test('a recipe without headings is sorted by the shape of its lines', () => {
  const draft = draftOfText(`Млинці
Бабусині, тонкі.
Борошно – 200 г
2 яйця
пів літра молока
сіль за смаком
Збийте яйця з молоком і всипте борошно, щоб не було грудочок.
Дайте тісту постояти.
Смажте на гарячій сковорідці з обох боків до рум’яності.`)
  expect(draft?.description).toBe('Бабусині, тонкі.')
  expect(lines(draft)).toEqual({
    title: 'Млинці',
    ingredients: ['Борошно – 200 г', '2 яйця', 'пів літра молока', 'сіль за смаком'],
    steps: [
      'Збийте яйця з молоком і всипте борошно, щоб не було грудочок.',
      'Дайте тісту постояти.',
      'Смажте на гарячій сковорідці з обох боків до рум’яності.',
    ],
  })
})

test('a part of the dish is a heading over its lines, with a colon or without', () => {
  const draft = draftOfText(`Вареники
Інгредієнти
Для тіста:
500 г борошна
Для начинки
400 г вишень
Приготування
Замісіть тісто.`)
  expect(lines(draft).ingredients).toEqual([
    'Для тіста:',
    '500 г борошна',
    'Для начинки',
    '400 г вишень',
  ])
})

test('a part of the method is the name of the step it begins with', () => {
  const draft = draftOfText(
    'Еклери\nІнгредієнти\n4 яйця\nПриготування\nТісто:\nЗаваріть борошно.\nОхолодіть.\nКрем:\nЗбийте вершки.',
  )
  expect(draft?.steps).toMatchObject([
    { text: 'Заваріть борошно.', part: 'Тісто' },
    { text: 'Охолодіть.' },
    { text: 'Збийте вершки.', part: 'Крем' },
  ])
})

test('a list that only its parts are named over is a list, and its method has the one heading', () => {
  const draft = draftOfText(`Вареники з вишнями

Літні, бабусині.

Для тіста:
500 г борошна
1 склянка води
Сіль

Для начинки
500 г вишень

Приготування:
1. Замісіть тісто.
2. Зліпіть вареники й варіть 5 хвилин.`)
  expect(draft?.description).toBe('Літні, бабусині.')
  expect(lines(draft)).toEqual({
    title: 'Вареники з вишнями',
    ingredients: [
      'Для тіста:',
      '500 г борошна',
      '1 склянка води',
      'Сіль',
      'Для начинки',
      '500 г вишень',
    ],
    steps: ['Замісіть тісто.', 'Зліпіть вареники й варіть 5 хвилин.'],
  })
})

test('a method without a heading begins with its first step', () => {
  const draft = draftOfText(
    'Pancakes\nIngredients\n200 g flour\n2 eggs\nsalt\n1. Whisk it all.\n2. Fry on both sides.',
  )
  expect(lines(draft)).toEqual({
    title: 'Pancakes',
    ingredients: ['200 g flour', '2 eggs', 'salt'],
    steps: ['Whisk it all.', 'Fry on both sides.'],
  })
})

test('minutes inside a step are not the time of the dish', () => {
  const draft = draftOfText('Яйце\nІнгредієнти\n1 яйце\nПриготування\nВаріть яйце 9 хвилин.')
  expect(draft?.cookMinutes).toBeNull()
  expect(lines(draft).steps).toEqual(['Варіть яйце 9 хвилин.'])
})

test('signs of markup in plain text stay what they are', () => {
  const draft = draftOfText(
    'Сир < 5 % & сметана\nІнгредієнти\n200 г сиру <5 %>\nПриготування\nЗмішайте.',
  )
  expect(draft?.title).toBe('Сир < 5 % & сметана')
  expect(lines(draft).ingredients).toEqual(['200 г сиру <5 %>'])
})

describe('what is no recipe', () => {
  test('nothing, blank lines and a title alone', () => {
    expect(['', ' \n\n\t\n', 'Борщ'].map(draftOfText)).toEqual([null, null, null])
  })

  test('a poem', () => {
    expect(draftOfText('Реве та стогне\nДніпр широкий,\nСердитий вітер\nзавива')).toBeNull()
  })
})

test('a wall of text is cut to what a recipe may hold', () => {
  const draft = draftOfText(
    `Борщ\nІнгредієнти\n${'1 буряк\n'.repeat(900)}Приготування\n${'х'.repeat(50_000)}`,
  )
  expect(draft?.ingredients).toHaveLength(200)
  expect(draft?.steps[0]?.text).toHaveLength(4000)
})

test('a post with hashtags, headings on one line with what they are over, and a whole time is read', () => {
  const post = draftOfText(
    'Сирники\nІнгредієнти: 500 г сиру, 2 яйця, цукор\nПриготування:\n1. Сир протерти.\n2. Додати яйця.\nСмачного! ❤️ #сирники #сніданок',
  )
  expect(post?.ingredients.map((line) => line.text)).toEqual(['500 г сиру', '2 яйця', 'цукор'])
  expect(post?.steps.map((step) => step.text)).toEqual(['Сир протерти.', 'Додати яйця.'])
  const bread = draftOfText(
    'Banana bread\nPrep time: 10 min\nTotal time: 1 h 10\nIngredients\n3 bananas\nMethod\nBake it for 50 minutes.',
  )
  expect(bread).toMatchObject({ prepMinutes: 10, cookMinutes: 60 })
})
