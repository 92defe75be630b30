import { expect, test } from 'bun:test'
import { foodsIn, foodsMeant } from '../../../shared/food/foods-in.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const foodsOf = (line: string) => foodsIn(parseIngredientLine(line))

test('a cut beside an animal is of that animal: by its own name, or nothing but its meat', () => {
  const lines: readonly (readonly [string, ...string[]])[] = [
    ['800 г яловичини (лопатка або гомілка)', 'beef-shoulder', 'beef-shank'],
    ['1 кг яловичини (лопатка)', 'beef-shoulder'],
    ['яловичина лопатка 1 кг', 'beef-shoulder'],
    ['яловича лопатка', 'beef-shoulder'],
    ['теляча лопатка', 'veal-shoulder'],
    ['телятина (лопатка)', 'veal-shoulder'],
    ['індичка (гомілка або стегно)', 'turkey', 'turkey-leg'],
    ['качка (ніжки або грудка)', 'duck-leg', 'duck-breast'],
    ['лосось (філе)', 'salmon'],
    ['500 g beef (shank or shoulder)', 'beef'],
    ['500 g beef (ribs)', 'beef-ribs'],
    ['turkey (drumstick)', 'turkey-leg'],
    ['lamb (ribs)', 'lamb-ribs'],
    ['кролик, лопатка', 'rabbit'],
    ['курка, реберця', 'chicken', 'pork-ribs'],
    ['500 g hovězí, plec', 'beef-shoulder'],
    ['jehněčí, kýta 1 kg', 'lamb-leg'],
    ['hovězí (kýta)', 'beef-roast'],
    ['vepřová krkovice, plec', 'pork-neck', 'pork-shoulder'],
    ['white and brown meat of 1 cooked crab', 'crab'],
    ['м’ясо з 2 крабів', 'crab'],
    ['meat from 500 g', 'meat'],
  ]
  expect(lines.map(([line]) => [line, ...foodsOf(line)])).toEqual(lines.map((one) => [...one]))
})

test('of meat to choose from the word before is said of both, and a bare cut is of the same animal', () => {
  const lines: readonly (readonly [string, ...string[]])[] = [
    ['500 g ground beef or turkey', 'beef-mince', 'turkey-mince'],
    ['smoked salmon or trout', 'smoked-salmon', 'smoked-trout'],
    ['300 г копченого лосося або форелі', 'smoked-salmon', 'smoked-trout'],
    ['6 chicken breasts or thighs', 'chicken-fillet', 'chicken-thigh'],
    ['kuřecí stehna nebo prsa', 'chicken-thigh', 'chicken-fillet'],
    ['hovězí nebo vepřové maso', 'beef', 'pork'],
    ['500 г курячого філе чи індички', 'chicken-fillet', 'turkey'],
    // What is said of cream or wine is not said of what may stand in its place.
    ['sour cream or milk', 'sour-cream', 'milk'],
  ]
  expect(lines.map(([line]) => [line, ...foodsOf(line)])).toEqual(lines.map((one) => [...one]))
})

test('a cut without an animal is what is sold by that name', () => {
  expect(foodsOf('500 г лопатки')).toEqual(['pork-shoulder'])
  expect(foodsOf('курячі гомілки')).toEqual(['chicken-leg'])
})

test('another animal that is named is never lost', () => {
  expect(foodsOf('яловичина (або курячі стегна чи гомілка)')).toEqual([
    'beef',
    'chicken-thigh',
    'chicken-leg',
  ])
  expect(foodsOf('курка та реберця')).toEqual(['chicken', 'pork-ribs'])
  expect(foodsOf('яловичина з беконом')).toEqual(['beef', 'bacon'])
  expect(foodsOf('яловичина (сало)')).toEqual(['beef', 'salo'])
})

test('what a note or «з» speaks of is in the line, but is not what it asks for', () => {
  const meant = (line: string) => foodsMeant(parseIngredientLine(line))
  expect(meant('шоколад з горіхами')).toEqual(['chocolate'])
  expect(meant('картопля та морква')).toEqual(['potato', 'carrot'])
  expect(meant('зелень (кріп, петрушка) – 1 пучок')).toEqual(['herb', 'dill', 'parsley'])
  expect(meant('масло або маргарин')).toEqual(['butter', 'margarine'])
})

test('a bare cut behind the comma of a named animal is of that one, and so is its amount', () => {
  const read = (line: string) => parseIngredientLine(line)
  const lines: readonly (readonly [string, string, number, string?])[] = [
    ['Оселедець слабосолоний, філе — 250 г', 'herring', 250, 'g'],
    ['минтай, філе (без шкіри) 500 г', 'pollock', 500, 'g'],
    ['лосось, стейки 4 шт', 'salmon', 4, 'piece'],
    ['tuna, steaks, 2', 'tuna', 2],
    ['salmon, 4 fillets', 'salmon', 4],
    ['treska, filé 500 g', 'cod', 500, 'g'],
    ['індичка, гомілки 2 шт', 'turkey-leg', 2, 'piece'],
  ]
  for (const [line, food, quantity, unit] of lines) {
    const { more, ...own } = read(line)
    expect([line, own.food, own.quantity, own.unit, more]).toEqual([
      ...[line, food, quantity, unit, undefined],
    ])
  }
  expect(read('Оселедець, філе 250 г').qualities).toEqual(['fillet'])
  // What no such animal has is bought apart, and what follows a thing without meat, too.
  expect(foodsOf('курка, реберця 1 кг')).toEqual(['chicken', 'pork-ribs'])
  expect(foodsOf('картопля, стегна, яйця')).toEqual(['potato', 'chicken-thigh', 'egg'])
})

test('what is cut into slices is whole before, and is counted so', () => {
  for (const text of ['1 морква скибками', '1 морква смужками']) {
    const { quantity, unit, food } = parseIngredientLine(text)
    expect([text, quantity, unit, food]).toEqual([text, 1, undefined, 'carrot'])
  }
  expect(parseIngredientLine('6 смужок бекону').unit).toBe('slice')
})
