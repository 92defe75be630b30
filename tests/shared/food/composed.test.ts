import { expect, test } from 'bun:test'
import { allergensOf, allergenVerdicts, breaks, dietsOf } from '../../../shared/food/diets.ts'
import { composed } from '../../../shared/food/lexicon/composed.ts'
import { entryOf, isA, isKindOf, mayHold } from '../../../shared/food/lexicon/index.ts'
import { traced } from '../../../shared/food/lexicon/traces.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

test('what composed foods are said to hold is known, and so are they', () => {
  const named = [...composed].flatMap(([id, held]) => [id, ...held])
  expect(named.filter((id) => entryOf(id) === undefined)).toEqual([])
})

test('a curry paste, a sausage and a Worcestershire sauce may hold garlic and onion, and are none', () => {
  for (const id of [
    'green-curry-paste',
    'frankfurter',
    'worcestershire',
    'ketchup',
    'tartar-sauce',
  ])
    expect([id, mayHold(id, 'onion'), isA(id, 'onion'), isKindOf(id, 'allium')]).toEqual([
      id,
      true,
      false,
      false,
    ])
  expect(mayHold('green-curry-paste', 'allium')).toBe(true)
})

test('mayonnaise and a broth that one cooks are not refused with onion', () => {
  expect(mayHold('mayonnaise', 'onion')).toBe(false)
  expect(mayHold('vegetable-broth', 'onion')).toBe(false)
})

test('what labels ordinarily say of garlic breaks no diet', () => {
  expect(breaks('hummus', 'vegan')).toBe('no')
  expect(breaks('green-curry-paste', 'gluten-free')).toBe('no')
})

test('what is made beside nuts is safe for no allergy to them, and who only dislikes nuts may have it', () => {
  for (const id of traced) expect([id, entryOf(id) !== undefined]).toEqual([id, true])
  for (const line of [
    'шоколад чорний 70%',
    'печиво Oreo',
    'пряники',
    'морозиво пломбір',
    'вафельні коржі',
    'Кіндер шоколад',
  ]) {
    const read = [parseIngredientLine(line)]
    expect([line, dietsOf(read)['nut-free'], allergenVerdicts(read).peanuts]).toEqual([
      line,
      'unknown',
      'unknown',
    ])
    expect(isA(read[0]?.food ?? '', 'nut')).toBe(false)
  }
})

test('who writes «горіхи» says that there are nuts in it, whatever nuts they are', () => {
  for (const line of ['горіхи 100 г', 'горіховий мікс 100 г', 'хліб з горіхами', 'сир з горіхами'])
    expect([line, allergenVerdicts([parseIngredientLine(line)]).nuts]).toEqual([line, 'yes'])
})

test('sweets that have a name of their own hold what their makers print, and are no others', () => {
  const held = (line: string) => {
    const read = parseIngredientLine(line)
    return [read.food, ...allergensOf([read]).contains]
  }
  expect(held('рафаелло 5 шт')).toEqual(['raffaello', 'gluten', 'milk', 'nuts'])
  expect(held('Snickers 2 шт')).toEqual(['snickers', 'eggs', 'peanuts', 'soya', 'milk'])
  expect(held('гіркий перець 1/2 стручка')[0]).toBe('chili')
  expect(held('листок смородини 3-4')[0]).toBe('currant-leaves')
  expect(held('рибні консерви')).toEqual(['canned-fish', 'fish'])
})

test('the name of a part above its lines is no food of it: «Маринад:», «Розсіл:»', () => {
  const lenten = (...lines: string[]) =>
    dietsOf(lines.map((line) => parseIngredientLine(line))).lenten
  expect(lenten('Маринад:', '1 л води', '50 г солі')).toBe('yes')
  expect(lenten('Розсіл:', '1 л води', '50 г солі')).toBe('yes')
  expect(lenten("М'ясо:", '1 л води')).toBe('no')
  // Where the lines below do not tell it, the name counts.
  expect(
    dietsOf([parseIngredientLine('500 г вишень'), parseIngredientLine('Тісто:')]),
  ).toMatchObject({
    'gluten-free': 'no',
  })
  expect(lenten('Маринад:', '1 л води')).toBe('unknown')
  const open = ['Тісто:', '500 г вишень', '100 г цукру'].map((line) => parseIngredientLine(line))
  expect(dietsOf(open)['gluten-free']).toBe('no')
})
