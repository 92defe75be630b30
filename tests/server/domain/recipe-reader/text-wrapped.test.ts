import { describe, expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'

const scanned = `КВАСОЛЯ ПО-ДОМАШНЬО-
МУ
Продукти: квасоля - 2 скл.,
цибуля - 2 шт., мор-
ква - 1 шт., томат-паста -
3 ст. л., олія - 50 г, часник -
2 зуб., сіль, перець, лав-
ровий лист.
Приготування. Квасолю замо-
чити на ніч, відварити до готов-
ності (1 год). Цибулю i моркву
обсмажити, з'єдна-
ти з квасолею i тушкувати 20 хв.
Порцій: 4`

describe('a recipe out of a scanner', () => {
  test('has whole words and whole amounts again, each of its own food', () => {
    const draft = draftOfText(scanned)
    expect(draft).toMatchObject({ title: 'КВАСОЛЯ ПО-ДОМАШНЬОМУ', servings: 4, description: '' })
    expect(draft?.ingredients.map(({ text }) => text)).toEqual([
      'квасоля - 2 скл.',
      'цибуля - 2 шт.',
      'морква - 1 шт.',
      'томат-паста - 3 ст. л.',
      'олія - 50 г',
      'часник - 2 зуб.',
      'сіль',
      'перець',
      'лавровий лист',
    ])
    expect(draft?.steps.map(({ text }) => text).join(' ')).toBe(
      "Квасолю замочити на ніч, відварити до готовності (1 год). Цибулю i моркву обсмажити, з'єднати з квасолею i тушкувати 20 хв.",
    )
  })

  test('gives an amount below a dash to what stands before it', () => {
    const text =
      'Суп\nквасоля - 2 скл.\nчасник -\n2 зубчики\nсіль\nВідварити квасолю до готовності.'
    expect(draftOfText(text)?.ingredients.map((line) => line.text)).toEqual([
      'квасоля - 2 скл.',
      'часник - 2 зубчики',
      'сіль',
    ])
  })

  test('is no other list: what is typed line by line stays so', () => {
    const lines = ['соєвий соус -', 'кунжут', 'вода, лід,', 'яйця']
    const text = `Салат\nІнгредієнти\n${lines.join('\n')}\nПриготування\nЗмішати.`
    expect(draftOfText(text)?.ingredients).toHaveLength(4)
  })

  test('leaves lines that were typed by themselves as they are, below broken words too', () => {
    const text = `Сирна запіканка
Інгредієнти:
сир кисломолоч-
ний - 500 г
яйця - 3 шт.
цукор - 100 г
ванільний цукор
сіль
Приготування
сир розтерти з цук-
ром, додати яйця і манку.
викласти у форму
випікати 40 хв при 180 градусах
остудити й подати`
    const draft = draftOfText(text)
    expect(draft?.ingredients.map((line) => line.text)).toEqual([
      'сир кисломолочний - 500 г',
      'яйця - 3 шт.',
      'цукор - 100 г',
      'ванільний цукор',
      'сіль',
    ])
    expect(draft?.steps.map((step) => step.text)).toEqual([
      'сир розтерти з цукром, додати яйця і манку.',
      'викласти у форму',
      'випікати 40 хв при 180 градусах',
      'остудити й подати',
    ])
  })

  test('keeps the hyphen that a food is called by', () => {
    const text = 'Рагу\nІнгредієнти\nтомат-\nпаста 50 г\nморк-\nва 2 шт.\nПриготування\nТушкувати.'
    expect(draftOfText(text)?.ingredients.map((line) => line.text)).toEqual([
      'томат-паста 50 г',
      'морква 2 шт.',
    ])
  })

  test('goes on behind a spoon and behind a preposition at the end of its column', () => {
    const text = `ПИРІГ ЯБЛУЧНИЙ
Тісто: 2 скл. борошна, 200 г мар-
гарину, 0,5 скл. цукру, 1/2 ч. л.
соди, погашеної оцтом.
Маргарин посікти з борошном, дода-
ти цукор і поставити на холод на
30 хв. Яблука натерти на крупній
тертці, змішати з цукром.`
    const draft = draftOfText(text)
    expect(draft?.ingredients.map((line) => line.text)).toContain('1/2 ч. л. соди')
    expect(draft?.steps.map((step) => step.text)).toEqual([
      'Маргарин посікти з борошном, додати цукор і поставити на холод на 30 хв. Яблука натерти на крупній тертці, змішати з цукром.',
    ])
  })
})
