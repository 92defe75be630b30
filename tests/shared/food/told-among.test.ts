import { expect, test } from 'bun:test'
import { concepts, foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { foodsTold, namesOfQuality } from '../../../shared/food/names/quality-table.ts'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'

const told = (text: string) => parseIngredientLine(text).qualities ?? []

test('what a shop sells a food by is kept: ground, dry, heavy, skin-on, for a child', () => {
  const lines: Record<string, string[]> = {
    '1 tbsp ground cumin': ['ground'],
    'mletého hřebíčku': ['ground'],
    'кориця в паличках': ['in-sticks'],
    'кава в зернах 1 кг': ['in-beans'],
    '2 cups dry white wine': ['dry'],
    'вина білого сухого 100 мл': ['dry'],
    '1 cup heavy cream': ['heavy'],
    '500 ml double cream': ['double'],
    '1 tbsp kosher salt': ['kosher'],
    '100 g caster sugar': ['caster'],
    '1 cup packed light brown sugar': ['light'],
    '2 1/4 tsp active dry yeast': ['active'],
    '6 bone-in, skin-on chicken thighs': ['bone-in', 'skin-on'],
    'філе хека 500 г': ['fillet'],
    '5 oz baby spinach': ['baby'],
    '1 lb ground beef 80/20': ['20%'],
    'листкове тісто бездріжджове': ['without-yeast'],
    'листкове тісто дріжджове': ['with-yeast'],
    'бринза овеча 100 г': ['from-sheep'],
    'тунець у власному соку': ['in-juice'],
    'оливкова олія extra virgin': ['extra-virgin'],
    'кетчуп лагідний': ['mild'],
    'сосиски дитячі': ['for-children'],
    'měkkého tvarohu': ['soft'],
  }
  expect(Object.fromEntries(Object.keys(lines).map((line) => [line, told(line)]))).toEqual(lines)
})

test('what a cook does to it at home tells nothing apart', () => {
  for (const line of ['1 onion, finely chopped', 'морква нарізана кубиками', '2 dry bay leaves'])
    expect([line, told(line)]).toEqual([line, []])
})

test('what every product of a food is, is not said of it again', () => {
  expect(told('1 tsp freshly ground black pepper')).toEqual([])
})

test('every food and group that a quality is told of is known, and every quality has its names', () => {
  const known = new Set([...foods, ...concepts].map(({ id }) => id))
  expect(foodsTold().filter((id) => !known.has(id))).toEqual([])
  for (const id of ['skin-on', 'in-oil', 'extra-virgin', 'fillet', 'boneless'])
    expect(Object.values(namesOfQuality(id) ?? {}).every((name) => name.length > 1)).toBe(true)
})

test('it is said in the form that its noun asks for, and a noun stays one', () => {
  expect(qualityNames('ground', 'зіра', 'uk')).toEqual(['мелена'])
  expect(qualityNames('dry', 'біле вино', 'uk')).toEqual(['сухе'])
  expect(qualityNames('fillet', 'хек', 'uk')).toEqual(['філе'])
  expect(qualityNames('soft', 'tvaroh', 'cs')).toEqual(['měkký'])
})
