import { describe, expect, test } from 'bun:test'
import { isBlended } from '../../../../server/domain/search/blended.ts'
import { mayHoldBones } from '../../../../server/domain/search/bones.ts'
import { energyMark, energyOf, energyUpTo } from '../../../../server/domain/search/energy.ts'
import { heatOf } from '../../../../server/domain/search/heat.ts'
import { isSweetened } from '../../../../server/domain/search/sweetened.ts'
import { readStep } from '../../../../server/domain/search/words.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

const lines = (...texts: string[]) => texts.map((text) => parseIngredientLine(text))
const heated = (steps: string[], tools: string[] = [], ingredients: string[] = [], title = '') => {
  const recipe = {
    title,
    ingredients: lines(...ingredients),
    steps: steps.map((text) => ({ text })),
  }
  return heatOf(
    recipe,
    recipe.steps.map(({ text }) => readStep(text)),
    new Set(tools),
    true,
  )
}

describe('what steps tell', () => {
  test('a blender is meant by what it does, and by no purée that is bought', () => {
    for (const step of [
      'Blend half of the soup and stir it back in.',
      'Purée the soup until smooth.',
      'Перебийте суп на пюре.',
      'Rozmixujte dohladka.',
    ])
      expect(isBlended(readStep(step))).toBe(true)
    for (const step of ['Stir in the tomato purée.', 'Збийте яйця виделкою.', 'Promíchejte.'])
      expect(isBlended(readStep(step))).toBe(false)
  })

  test('what boils or fries is on a stove, what only bakes is not, and of what is unknown it is thought', () => {
    expect(heated(['Bring to the boil and simmer.'])).toEqual(['stove'])
    expect(heated(['Варіть на малому вогні.'], ['oven'])).toEqual(['stove'])
    expect(heated(['Pečte při 180 °C.'], ['oven'])).toEqual([])
    expect(heated(['Підніміть до 210 °C і підрум’яньте.'], ['oven'])).toEqual([])
    expect(heated(['Make it warm.'])).toEqual(['stove'])
  })

  test('a dish is fried where oil is bought for frying, or its name says so', () => {
    const pancakes = ['Розігрійте частину олії, викладайте тісто ложкою.']
    expect(heated(pancakes, [], ['5 ст. л. олії для смаження'])).toContain('fried')
    expect(heated(pancakes, [], ['5 ст. л. олії'])).not.toContain('fried')
    expect(heated([], [], [], 'Вареники зі смаженою цибулею')).toContain('fried')
  })
})

describe('what the lines of a recipe tell', () => {
  test('fish has bones unless it is in fillets, or its description says it has none', () => {
    expect(mayHoldBones(lines('1 короп'), '')).toBe(true)
    expect(mayHoldBones(lines('4 salmon fillets'), '')).toBe(false)
    expect(mayHoldBones(lines('800 г хека'), 'Ніжна риба майже без кісток.')).toBe(false)
    expect(mayHoldBones(lines('8 курячих стегон'), '')).toBe(true)
    expect(mayHoldBones(lines('500 g boneless chicken thighs'), '')).toBe(false)
  })

  test('a spoon of sugar for the yeast sweetens nothing', () => {
    expect(isSweetened(lines('400 г борошна', '1 ч. л. цукру'), 4)).toBe(false)
    expect(isSweetened(lines('100 г вівсянки', '1 ст. л. меду'), 2)).toBe(true)
  })

  test('energy is told where nearly all of a dish was weighed', () => {
    expect(energyOf(lines('100 г цукру', '100 г борошна'), 1)).toBeGreaterThan(600)
    expect(energyOf(lines('100 г борошна', 'невідоме щось'), 1)).toBeUndefined()
  })

  test('a limit of energy is met by what is below it or equal, and by nothing else', () => {
    const meets = (energy: number, most: number) => {
      const mark = energyMark(energy)
      return energyUpTo(most)
        .replaceAll(/[()]/g, '')
        .split(' | ')
        .some((part) => {
          const [, start = '', any] = /^'(.*)'(:\*)?$/.exec(part) ?? []
          return any ? mark.startsWith(start) : mark === start
        })
    }
    for (const most of [9, 10, 99, 300, 350, 1009, 9999])
      for (const energy of [0, 9, 10, 11, 98, 99, 100, 299, 300, 301, 350, 351, 1009, 1010, 9999])
        expect(meets(energy, most)).toBe(energy <= most)
  })
})
