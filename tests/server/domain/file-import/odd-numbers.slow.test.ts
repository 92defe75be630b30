import { describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { everyField } from '../../../support/archives/every-field.ts'

async function told(content: string): Promise<unknown[]> {
  const all = await readFile(bytesOf(Buffer.from(content)), 64_000_000)
  return all === null ? [] : (await Array.fromAsync(all)).map((one) => one.reading)
}

/** Numbers that are none, and words for them, wherever they stand. */
function nonsense(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value === 'string') return /Infinity|NaN|∞|Безмеж/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(nonsense)
}

/** The file with such a number in the place of each of its values in turn, written as a number and as a text. */
function* withNumber(file: object, number: string): Generator<[path: string, text: string]> {
  for (const path of leavesOf(file)) {
    const copy = structuredClone(file)
    const inner = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy)
    Object.assign(inner as object, { [path.at(-1) ?? '']: '§' })
    for (const written of [number, `"${number}"`])
      yield [`${path.join('.')} ${written}`, JSON.stringify(copy).replace('"§"', written)]
  }
}

function leavesOf(value: object): string[][] {
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'object' && one !== null ? leavesOf(one).map((path) => [key, ...path]) : [[key]],
  )
}

describe('a number beyond all counting becomes no word, wherever it stands', () => {
  for (const [program, { file }] of Object.entries(everyField))
    test(program, async () => {
      for (const number of ['1e999', '-1e999', '9'.repeat(400)]) {
        const files = typeof file === 'string' ? inText(file, number) : withNumber(file, number)
        for (const [path, text] of files) {
          const readings = await told(text)
          expect([path, nonsense(readings)]).toEqual([path, []])
        }
      }
    })
})

/** In the place of each number of a text. */
function* inText(file: string, number: string): Generator<[string, string]> {
  for (const { index, 0: digits } of file.matchAll(/(?<![\p{L}\d.])\d+(?:[.,]\d+)?/gu))
    yield [`${index} ${digits}`, file.slice(0, index) + number + file.slice(index + digits.length)]
}

const countedWith = {
  'Mealie, a recipe': ['recipe_servings', 'recipe_yield_quantity', 'rating', 'quantity'],
  Tandoor: ['servings', 'working_time', 'waiting_time', 'amount', 'time', 'rating'],
}

describe('what it was said of is told as it was written', () => {
  for (const [program, names] of Object.entries(countedWith))
    test(program, async () => {
      const { file } = everyField[program] ?? { file: {} }
      const missing: string[] = []
      for (const [path, text] of withNumber(file as object, '1e999')) {
        const [where = '', written = ''] = path.split(' ')
        if (written.startsWith('"') || !names.includes(where.split('.').at(-1) ?? '')) continue
        if (!JSON.stringify(await told(text)).includes('1e999')) missing.push(where)
      }
      expect(missing).toEqual([])
    })
})

describe('in a file of our own it takes nothing else with it, and is named', () => {
  const dish = `"description": "", "language": "uk", "tags": [], "ingredients": [{ "text": "1 буряк" }]`
  const own: Readonly<Record<string, string>> = {
    'a recipe': `{ "@type": "Recipe", "identifier": "rec_00000000000000000000000001",
      "creativeWorkStatus": "Ready", "name": "Борщ", "recipeYield": 1e999, "prepTime": "PT1e999M",
      "recipeIngredient": ["1 буряк"], "recipeInstructions": [{ "@type": "HowToStep", "text": "Варіть." }],
      "komora": { "restMinutes": 1e999, "rating": 1e999 } }`,
    'everything as JSON': `{ "exportedAt": "2026-01-01T00:00:00Z", "recipes": [{ "title": "Борщ", ${dish},
      "servings": 1e999, "prepMinutes": 1e999, "restMinutes": 1e999, "opinion": { "rating": 1e999 },
      "steps": [{ "text": "Варіть.", "minutes": 1e999 }] }] }`,
  }
  for (const [name, file] of Object.entries(own))
    test(name, async () => {
      const [reading] = (await told(file)) as {
        recipe: { title: string; ingredients: unknown[]; steps: unknown[] }
        servingsSaid: boolean
        left: { name: string; said: string }[]
      }[]
      expect(reading?.recipe).toMatchObject({ title: 'Борщ', ingredients: [{ text: '1 буряк' }] })
      expect(reading?.recipe.steps).toMatchObject([{ text: 'Варіть.' }])
      expect(reading?.servingsSaid).toBe(false)
      const named = reading?.left.map((one) => one.name) ?? []
      expect(named).toEqual(
        expect.arrayContaining(['servings', 'prepMinutes', 'restMinutes', 'rating']),
      )
      expect(new Set(reading?.left.map((one) => one.said.replace(/^PT(.*)M$/, '$1')))).toEqual(
        new Set(['1e999']),
      )
    })

  test('what stands around the recipes', async () => {
    const meal = `"slot": "dinner", "kind": "dish", "note": "", "recipe": null, "date": "2026-05-01", "cookedAt": null`
    const file = `{ "format": "komora-household", "version": 1, "staples": ["сіль", 1e999],
      "plan": [{ "title": "Перше", "servings": 1e999, ${meal} }, { "title": "Друге", "servings": 2, ${meal} },
        { "title": "Третє", "servings": 1e999, ${meal} }],
      "recurring": [{ "text": "молоко", "everyWeeks": 1e999, "nextOn": "2026-05-01" }] }`
    const [first, besides] = (await told(file)) as {
      household: { plan: { title: string }[]; staples: string[]; recurring: unknown[] }
      left: { name: string; said: string }[]
    }[]
    expect(first?.household.plan.map((one) => one.title)).toContain('Друге')
    expect(first?.household.staples).toContain('сіль')
    const named = besides?.left.map((one) => one.name) ?? []
    expect(named.some((name) => name.startsWith('plan'))).toBe(true)
    expect(JSON.stringify(besides)).toContain('молоко')
  })
})

test('of a line, the amount stays as it was written, and so does a number with more digits than can be kept', async () => {
  const line = (quantity: string) =>
    `{ "slug": "x", "name": "Хліб", "recipe_ingredient": [{ "quantity": ${quantity}, "unit": { "name": "г" }, "food": { "name": "борошно" } }], "recipe_instructions": [] }`
  const lineOf = async (quantity: string) => {
    const [reading] = (await told(line(quantity))) as {
      recipe: { ingredients: { text: string }[] }
    }[]
    return reading?.recipe.ingredients[0]?.text
  }
  expect(await lineOf('1e999')).toBe('1e999 г борошно')
  expect(await lineOf('"2-3"')).toBe('2-3 г борошно')
  expect(await lineOf('1.5')).toBe('1½ г борошно')
  expect(await lineOf('0')).toBe('борошно')
  const id =
    '{ "@type": "Recipe", "name": "Чай", "recipeIngredient": ["вода"], "barcode": 12345678901234567891 }'
  expect(JSON.stringify(await told(id))).toContain('12345678901234567891')
})
