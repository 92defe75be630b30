import { describe, expect, test } from 'bun:test'
import { type DemoRecipe, readDemoContent } from '../../../server/demo/content.ts'
import { readLines } from '../../../server/domain/recipes/understand.ts'
import { dietIds } from '../../../shared/food/diet-table.ts'
import { allergensOf, breaks, dietsOf } from '../../../shared/food/diets.ts'
import { foodsIn } from '../../../shared/food/foods-in.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { basePrice, priceOfLines } from '../../../shared/food/price.ts'

const { recipes } = await readDemoContent()

/** What a newcomer sees first may not say «Алергени відомі не всі», nor guess at what it costs. */
describe('every line of a demo recipe', () => {
  test('names a food that is known', () => {
    const unread = linesOf(({ line }) => !line.understood || line.food === undefined)
    expect(unread).toEqual([])
  })

  test('names a food that has a price of its own', () => {
    expect(linesOf(({ line }) => !basePrice(line.food ?? ''))).toEqual([])
  })

  test('costs something', () => {
    expect(linesOf(({ line, minor }) => (minor ?? 0) <= 0 && line.food !== 'water')).toEqual([])
  })

  test('is no guess where it decides what the dish costs', () => {
    expect(linesOf(({ estimated, share }) => estimated && share > 1 / 3)).toEqual([])
  })
})

describe('a demo recipe', () => {
  test('is right or wrong for each diet, but for what labels ordinarily say of a bought food', () => {
    const undecided = recipes.flatMap((dish) => {
      const lines = readLines(dish.ingredients)
      const verdicts = dietsOf(lines)
      const open = dietIds.filter((diet) => verdicts[diet] === 'unknown')
      const bought = lines.flatMap(foodsIn).filter((id) => foods.some((food) => food.id === id))
      return open
        .filter((diet) => !bought.some((id) => breaks(id, diet) === 'unknown'))
        .map((diet) => `${dish.slug}: ${diet}`)
    })
    expect(undecided).toEqual([])
  })

  test('leaves no allergen open but those that are ordinary in a bought food', () => {
    const undecided = recipes.filter((dish) => {
      const { mayContain, ordinary } = allergensOf(readLines(dish.ingredients))
      return mayContain.length > ordinary.length
    })
    expect(undecided.map((dish) => dish.slug)).toEqual([])
  })

  test('costs what such a dish may cost: from three to two hundred hryvnias a serving', () => {
    const odd = recipes.flatMap((dish) => {
      const { perServing } = priceOfLines(readLines(dish.ingredients), dish.servings, basePrice)
      return perServing >= 300 && perServing <= 20_000 ? [] : [`${dish.slug}: ${perServing}`]
    })
    expect(odd).toEqual([])
  })
})

type ReadLine = ReturnType<typeof linesWithPrices>[number]

function linesOf(wrong: (line: ReadLine) => boolean): string[] {
  return recipes.flatMap((dish) =>
    linesWithPrices(dish)
      .filter(wrong)
      .map(({ line }) => `${dish.slug}: ${line.text}`),
  )
}

function linesWithPrices({ ingredients, servings }: DemoRecipe) {
  const lines = readLines(ingredients)
  const priced = priceOfLines(lines, servings, basePrice)
  return lines.map((line, at) => {
    const { minor, estimated } = priced.lines[at] ?? { minor: 0, estimated: true }
    return { line, minor, estimated, share: (minor ?? 0) / priced.minor }
  })
}
