import { describe, expect, test } from 'bun:test'
import {
  type DemoRecipe,
  parseDemoFile,
  readDemoContent,
  recipe,
} from '../../../server/demo/content.ts'

const { authors, recipes } = await readDemoContent()
const slugs = (dishes: DemoRecipe[]) => dishes.map((dish) => dish.slug)
const tagged = (...tags: string[]) =>
  recipes.filter((dish) => dish.tags.some((tag) => tags.includes(tag)))

describe('the demo feed', () => {
  test('has at least a hundred recipes, most of them Ukrainian, a fifth English and twenty Czech', () => {
    const of = (language: string) => recipes.filter((dish) => dish.language === language).length
    expect(recipes.length).toBeGreaterThanOrEqual(100)
    expect(of('uk') / recipes.length).toBeGreaterThan(0.5)
    expect(of('en') / recipes.length).toBeGreaterThanOrEqual(0.2)
    expect(of('cs')).toBeGreaterThanOrEqual(20)
  })

  test('names no two recipes alike', () => {
    const titles = recipes.map((dish) => dish.title.toLowerCase())
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('gives every recipe an address of lower-case latin words', () => {
    expect(slugs(recipes).filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
  })

  test('shows both favourites and dishes that nobody has found yet, with ties between them', () => {
    const likes = recipes.map((dish) => dish.likes)
    expect(Math.max(...likes) - Math.min(...likes)).toBeGreaterThan(40)
    expect(new Set(likes).size).toBeLessThan(likes.length)
  })
})

describe('the cooks', () => {
  test('are each named once', () => {
    expect(new Set(authors.map((cook) => cook.id)).size).toBe(authors.length)
    expect(new Set(authors.map((cook) => cook.displayName)).size).toBe(authors.length)
  })

  test('have each published something, in their own language', () => {
    const written = (cook: (typeof authors)[number]) =>
      recipes.some((dish) => dish.author === cook.id && dish.language === cook.language)
    expect(authors.filter((cook) => !written(cook))).toEqual([])
  })

  test('are known for every recipe', () => {
    const known = new Set(authors.map((cook) => cook.id))
    expect(slugs(recipes.filter((dish) => !known.has(dish.author)))).toEqual([])
  })
})

describe('a demo recipe', () => {
  test('has between five and fifteen ingredients, and no line twice', () => {
    const wrong = recipes.filter(
      ({ ingredients }) =>
        ingredients.length < 5 ||
        ingredients.length > 15 ||
        new Set(ingredients).size !== ingredients.length,
    )
    expect(slugs(wrong)).toEqual([])
  })

  test('has between four and nine steps', () => {
    expect(slugs(recipes.filter(({ steps }) => steps.length < 4 || steps.length > 9))).toEqual([])
  })

  test('says how much there is of every ingredient, or that it is to taste', () => {
    const amount =
      /[\d½¼¾]|за смаком|щіпка|дрібка|пучок|склянка|пів|to taste|pinch|handful|bunch|podle chuti|špetka|hrst|svazek/i
    const vague = recipes.flatMap((dish) => dish.ingredients.filter((line) => !amount.test(line)))
    expect(vague).toEqual([])
  })

  test('promises enough time for the waiting in its steps', () => {
    const late = recipes.filter((dish) => {
      const waiting = dish.steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0)
      return waiting > dish.prepMinutes + dish.cookMinutes
    })
    expect(slugs(late)).toEqual([])
  })

  test('is called quick only when it takes half an hour at most', () => {
    const slow = tagged('швидко', 'quick', 'rychlé').filter(
      (dish) => dish.prepMinutes + dish.cookMinutes > 30,
    )
    expect(slugs(slow)).toEqual([])
  })

  test('is written with the apostrophe and quotation marks of print', () => {
    const text = (dish: DemoRecipe) =>
      JSON.stringify({ ...dish, steps: dish.steps.map((s) => s.text) })
    expect(slugs(recipes.filter((dish) => /'|\\"/.test(text(dish))))).toEqual([])
  })

  test('in Czech is written with its accents, and the dots and dashes of print', () => {
    const czech = recipes.filter((dish) => dish.language === 'cs')
    expect(slugs(czech.filter((dish) => !/[ěřů]/.test(proseOf(dish))))).toEqual([])
    expect(slugs(czech.filter((dish) => / - |\.\.\./.test(proseOf(dish))))).toEqual([])
  })

  test('in Ukrainian borrows no letter from Latin or Russian', () => {
    const borrowed = recipes.filter(
      (dish) => dish.language === 'uk' && /[a-zыэёъ]/i.test(proseOf(dish).replace(/°C/g, '')),
    )
    expect(slugs(borrowed)).toEqual([])
  })
})

describe('a mistake in a demo file', () => {
  test('is reported with the name of the file and of the field', () => {
    expect(() =>
      parseDemoFile('recipes/borshch.yaml', 'title: Борщ\nservings: many', recipe),
    ).toThrow(/recipes\/borshch\.yaml[\s\S]*servings/)
  })

  test('such as a stray colon is reported with the name of the file', () => {
    expect(() => parseDemoFile('recipes/borshch.yaml', 'title: a: b: [', recipe)).toThrow(
      /recipes\/borshch\.yaml/,
    )
  })

  test('such as a field that nobody knows is refused', () => {
    expect(() => parseDemoFile('recipes/borshch.yaml', 'colour: red', recipe)).toThrow(/colour/)
  })
})

function proseOf(dish: DemoRecipe): string {
  return [
    dish.title,
    dish.description,
    ...dish.ingredients,
    ...dish.steps.map((step) => step.text),
  ].join('\n')
}
