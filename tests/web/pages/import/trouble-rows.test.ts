import { describe, expect, test } from 'bun:test'
import type { IntakeTrouble } from '../../../../shared/wire/intakes.ts'
import { loadDictionary } from '../../../../web/language/dictionary.ts'
import { loadPart } from '../../../../web/language/parts.ts'
import { fieldName } from '../../../../web/pages/import/fieldNames.ts'
import { lostIn, troubleRows } from '../../../../web/pages/import/troubleRows.ts'

await loadPart('imports')
const text = await loadDictionary('uk')

const lost = (title: string, ...names: string[]): IntakeTrouble => ({
  where: 'вивантаження.zip',
  title,
  problem: 'fields_lost',
  left: names.map((name) => ({ name, said: 'щось' })),
})
/** As it is read, whatever holds the words of a line together. */
const plain = (said: string) => said.replaceAll('\u00a0', ' ')
const named = (path: string) => plain(fieldName(path, text))

describe('the report of an import', () => {
  test('calls the fields of other programs by words, and what nobody has heard of by its own name', () => {
    expect(named('aggregateRating.ratingValue')).toBe('оцінки й відгуки читачів')
    expect(named('recipe_ingredient.food.aliases')).toBe('інші назви продуктів')
    expect(named('steps.ingredients.food.supermarket_category')).toBe('відділ крамниці')
    expect(named('steps.images')).toBe('фото кроків')
    expect(named('constructor')).toBe('constructor')
    expect(named('zzz_unheard')).toBe('zzz_unheard')
  })

  test('says a word once for all the fields that it is for, and keeps in the file what each of them said', () => {
    const one = lost('Борщ', 'aggregateRating', 'review', 'cookingMethod')
    expect(lostIn(one, text).map(plain)).toEqual([
      'оцінки й відгуки читачів',
      'спосіб приготування',
    ])
    expect(lostIn(one, text, true).map(plain)).toContain('оцінки й відгуки читачів (review) = щось')
  })

  test('tells a few recipes one by one, each with where it stood', () => {
    const rows = troubleRows([lost('Борщ', 'scale'), lost('Куліш', 'scale')], text)
    expect(rows.map((row) => row.title)).toEqual(['Борщ', 'Куліш'])
    expect(plain(rows[0]?.said ?? '')).toBe(
      'Прочитано все, крім цього: на скільки помножено кількості. вивантаження.zip',
    )
  })

  test('says how much there was of what could not be put here, in words', () => {
    const left = [
      { name: 'plan', said: '2' },
      { name: 'members', said: '1' },
      { name: 'сірники', said: 'сірники' },
    ]
    const kitchen = { where: '', title: 'Дача', problem: 'no_room' as const, left }
    const rows = troubleRows([kitchen], text)
    expect(rows.map((row) => plain(row.said))).toEqual([
      'Тут для цього вже немає місця. план: 2 страви, 1 їдець, сірники.',
    ])
  })

  test('says of many what is the same but once, and leaves out none of them', () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Страва ${at + 1}`)
    const rows = troubleRows(
      [
        ...titles.map((title) => lost(title, 'aggregateRating', 'estimatedCost')),
        lost('Куліш', 'icon', 'scale'),
        { where: 'а.zip', title: null, problem: 'broken' },
        { where: 'б.zip', title: null, problem: 'besides', left: [{ name: 'chores', said: '3' }] },
        ...titles.map((title) => ({ where: '', title, problem: 'photo_away' as const })),
      ],
      text,
    )
    expect(rows.map((row) => [plain(row.title), plain(row.said)])).toEqual([
      [
        'Оцінки й відгуки читачів',
        'Тут цьому немає місця. 40 рецептів: Страва 1, Страва 2, Страва 3 і ще 37.',
      ],
      ['Вартість', 'Тут цьому немає місця. 40 рецептів: Страва 1, Страва 2, Страва 3 і ще 37.'],
      [
        'Куліш',
        'Прочитано все, крім цього: значок, на скільки помножено кількості. вивантаження.zip',
      ],
      ['а.zip', 'Файл в архіві пошкоджено.'],
      ['б.zip', 'Крім рецептів, у файлі є таке, чому тут немає місця: хатні справи.'],
      ['Фото не вдалося взяти з його сайту.', '40 рецептів: Страва 1, Страва 2, Страва 3 і ще 37.'],
    ])
  })
})
