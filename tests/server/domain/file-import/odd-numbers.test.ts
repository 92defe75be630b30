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
