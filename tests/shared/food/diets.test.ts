import { describe, expect, test } from 'bun:test'
import type { Diet, Verdict } from '../../../shared/food/diet-table.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import {
  allergenSource,
  descendantsOf,
  flagsOf,
  foods,
} from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const lines = (...texts: string[]) => texts.map((text) => parseIngredientLine(text))
const verdict = (diet: Diet, ...texts: string[]): Verdict => dietsOf(lines(...texts))[diet]

describe('diets', () => {
  test('vegetables with oil are fine for everyone', () => {
    const verdicts = Object.values(
      dietsOf(lines('500 г картоплі', '2 ст. л. олії', 'сіль за смаком')),
    )
    expect(new Set(verdicts)).toEqual(new Set(['yes']))
  })

  test('a broth is meat, and gelatine is no food of vegetarians', () => {
    expect(verdict('vegetarian', '1 л курячого бульйону')).toBe('no')
    expect(verdict('vegetarian', 'желатин 10 г')).toBe('no')
    expect(verdict('pescatarian', 'желатин 10 г')).toBe('no')
  })

  test('a group of what grew or was caught is those as they are, and nothing that is made with them', () => {
    const plants = [
      'зелень',
      'ягоди для подачі',
      'гриби 300 г',
      'овочі',
      'fresh herbs',
      'fruit to serve',
      'bylinky',
    ]
    for (const text of plants) {
      expect([text, verdict('vegan', text)]).toEqual([text, 'yes'])
      expect([text, verdict('gluten-free', text)]).toEqual([text, 'yes'])
    }
    expect(verdict('gluten-free', "м'ясо 500 г")).toBe('yes')
    expect(verdict('gluten-free', 'риба 1 кг')).toBe('yes')
  })

  test('what some of a group hold as they grow nobody knows of the group', () => {
    const perhaps = (text: string) => allergensOf(lines(text)).mayContain
    expect(perhaps('зелень')).toEqual(['celery'])
    expect(perhaps('бобові')).toEqual(['peanuts', 'soya', 'lupin'])
    expect(perhaps('морепродукти')).toEqual(['crustaceans', 'molluscs'])
    expect(verdict('pork-free', "м'ясо 500 г")).toBe('unknown')
    expect(verdict('gluten-free', 'крупа 200 г')).toBe('unknown')
  })

  test('a group of what is made is open for whatever may be in it', () => {
    for (const text of ['соус', 'солодощі', 'ковбасні вироби', 'спеції'])
      expect([text, verdict('vegan', text)]).not.toEqual([text, 'yes'])
  })

  test('fish is for pescatarians, not for vegetarians', () => {
    expect(verdict('pescatarian', '300 г лосося')).toBe('yes')
    expect(verdict('vegetarian', '300 г лосося')).toBe('no')
  })

  test('honey is for the lenten, not for vegans', () => {
    expect(verdict('lenten', '2 ложки меду')).toBe('yes')
    expect(verdict('vegan', '2 ложки меду')).toBe('no')
  })

  test('mayonnaise hides eggs and soy sauce hides wheat', () => {
    expect(verdict('egg-free', 'майонез 100 г')).toBe('no')
    expect(verdict('gluten-free', '3 ст. л. соєвого соусу')).toBe('no')
  })

  test('coconut milk is no milk, butternut squash no nut, and buckwheat flour no wheat', () => {
    expect(verdict('dairy-free', '400 мл кокосового молока')).toBe('yes')
    expect(verdict('nut-free', '1 butternut squash')).toBe('yes')
    expect(verdict('gluten-free', '200 г гречаного борошна')).toBe('yes')
  })

  test('a line that nobody understands makes every verdict unknown, never safe', () => {
    expect(verdict('vegan', 'картопля', '2 пачки хрумсиків')).toBe('unknown')
    expect(verdict('gluten-free', 'картопля', 'хрумсики')).toBe('unknown')
  })

  test('what is surely there decides, whatever else is unknown', () => {
    expect(verdict('vegan', 'хрумсики', '200 г сметани')).toBe('no')
  })

  test('an alternative and a companion count: a cook may take them', () => {
    expect(verdict('dairy-free', 'маргарин або масло 100 г')).toBe('no')
    expect(verdict('nut-free', 'хліб з горіхами')).toBe('no')
  })

  test('a group names no one food, so it may hide what some of its kinds have', () => {
    expect(verdict('gluten-free', 'крупа 200 г')).toBe('unknown')
  })

  test('nothing is known of a recipe without ingredients', () => {
    expect(verdict('vegan')).toBe('unknown')
  })

  test('every food under meat breaks a vegetarian diet by its own line', () => {
    const safe = foods.filter(
      (food) => descendantsOf('meat').has(food.id) && verdictFor(food.id) !== 'no',
    )
    expect(safe.map((food) => food.id)).toEqual([])
  })

  test('no food that has the flag of dairy is told to be free of it', () => {
    const named = foods.filter((food) => flagsOf(food.id).has('dairy'))
    const slipped = named.filter((food) =>
      food.uk.some((name) => verdict('dairy-free', `${name} – 100 г`) === 'yes'),
    )
    expect(slipped.map((food) => food.id)).toEqual([])
  })
})

describe('allergens', () => {
  test('those of every line are named', () => {
    const found = allergensOf(lines('2 яйця', '200 мл молока', '1 склянка борошна'))
    expect(found.contains).toEqual(['gluten', 'eggs', 'milk'])
    expect(found.complete).toBe(true)
  })

  test('with a line not understood, what was not found is unknown', () => {
    const found = allergensOf(lines('2 яйця', 'хрумсики'))
    expect(found.verdicts.eggs).toBe('yes')
    expect(found.verdicts.nuts).toBe('unknown')
    expect(found.complete).toBe(false)
  })
})

describe('composed foods', () => {
  test('what labels ordinarily say is neither contained nor absent', () => {
    const found = allergensOf(lines('300 г ковбаси', '2 картоплини'))
    expect(found.contains).not.toContain('soya')
    expect(found.ordinary).toContain('soya')
    expect(found.verdicts.soya).toBe('unknown')
    expect(found.verdicts.nuts).toBe('no')
    expect(found.complete).toBe(false)
  })

  test('a line not understood may contain all that is not named, and ordinarily nothing', () => {
    const found = allergensOf(lines('2 яйця', 'хрумсики'))
    expect(found.ordinary).toEqual([])
    expect(found.mayContain).toHaveLength(13)
  })

  test('what one food ordinarily contains is contained where another surely does', () => {
    const found = allergensOf(lines('300 г ковбаси', '1 ст. л. гірчиці'))
    expect(found.contains).toContain('mustard')
    expect(found.ordinary).not.toContain('mustard')
  })

  test('no diet is promised where a part may break it', () => {
    expect(verdict('pork-free', '500 г фаршу')).toBe('unknown')
    expect(verdict('pork-free', '500 г яловичого фаршу')).toBe('yes')
    expect(verdict('pork-free', '500 г свинячого фаршу')).toBe('no')
    expect(verdict('vegan', '100 г чорного шоколаду')).toBe('unknown')
    expect(verdict('alcohol-free', '1 ч. л. ванільного екстракту')).toBe('unknown')
    expect(verdict('vegetarian', '50 г пармезану')).toBe('unknown')
    expect(verdict('vegetarian', 'мармелад 200 г')).toBe('unknown')
  })

  test('every allergen of a food has a source: the food itself, its parts, or labels', () => {
    expect(allergenSource('milk', 'milk')).toBe('itself')
    expect(allergenSource('mayonnaise', 'eggs')).toBe('parts')
    expect(allergenSource('sausage', 'soya')).toBe('labels')
    expect(allergenSource('potato', 'soya')).toBeUndefined()
  })
})

function verdictFor(food: string): Verdict {
  return dietsOf([{ text: food, food, foodText: food, understood: true }]).vegetarian
}
