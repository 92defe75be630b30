import { describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { parseAll } from '../../../../server/domain/recipe-reader/loose-json.ts'
import { everyField } from '../../../support/archives/every-field.ts'

async function found(content: string | object) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const all = await readFile(bytesOf(Buffer.from(text)), 64_000_000)
  return all === null ? [] : (await Array.fromAsync(all)).map((one) => one.reading)
}

/** What came of a file, in the recipes, in the kitchen, or in the report, as one text. */
async function told(content: string | object): Promise<string> {
  // In an address it is written as a browser writes it.
  return JSON.stringify(await found(content)).replace(/(?:%[\dA-F]{2})+/g, decodeURIComponent)
}

/** The words of a file: each of its fields says a word that no other field says. */
const wordsOf = (content: string | object) => [
  ...new Set(JSON.stringify(content).match(/слово\p{L}+/gu)),
]

describe('every field of the other program lands in ours or is named', () => {
  for (const [program, { file, titles = 1, marks = [] }] of Object.entries(everyField))
    test(program, async () => {
      const readings = await found(file)
      const recipes = readings.filter((one) => 'recipe' in one)
      expect(recipes).toHaveLength(titles)
      const text = (await told(file)).toLowerCase()
      const missing = wordsOf(file).filter((word) => !text.includes(word.toLowerCase()))
      expect(missing).toEqual([...marks])
    })
})

describe('a key that nobody has heard of gets its line', () => {
  for (const [program, { file, strange }] of Object.entries(everyField))
    test(program, async () => {
      const files = strange ?? strangeIn(file as object)
      expect(files.length).toBeGreaterThan(0)
      for (const one of files) expect(await told(one)).toContain('чудасія')
    })
})

/** The file with such a key in each of its objects in turn, but not in those that only say what they are. */
function strangeIn(file: object): object[] {
  const all: object[] = []
  const visit = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) {
      const copy = structuredClone(file)
      const inner = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy)
      Object.assign(inner as object, { zzz_unheard: 'чудасія' })
      all.push(copy)
    }
    for (const [key, one] of Object.entries(value)) visit(one, [...path, key])
  }
  visit(file, [])
  return all
}

test('a step of Tandoor that is another recipe, of which it tells the number alone, is named', async () => {
  const steps = [
    { instruction: 'Тушкуйте.', ingredients: [{ food: { name: 'капуста' }, amount: 1 }] },
    { instruction: '', ingredients: [], step_recipe: 512 },
  ]
  const [reading] = await found({ name: 'Голубці', servings: 4, steps })
  expect(reading && 'left' in reading ? reading.left : []).toEqual([
    { name: 'steps.step_recipe', said: '512' },
  ])
})

test('names that JavaScript knows of itself are names as any other, wherever they stand', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON']
  const odd = names.map((name) => `"${name}": "слово"`).join(', ')
  const recipe = `{ "@type": "Recipe", "name": "Чай", "recipeIngredient": ["вода"], ${odd} }`
  const [reading] = await found(recipe)
  const left = reading && 'left' in reading ? reading.left : []
  expect(left?.map((one) => one.name).sort()).toEqual(names.toSorted())
  expect(Object.hasOwn(Object.prototype, 'слово')).toBe(false)
})

describe('a thing that cannot be asked what it says stops no other recipe', () => {
  for (const [program, { file }] of Object.entries(everyField)) {
    if (typeof file !== 'object') continue
    test(program, async () => {
      for (const path of pathsIn(file)) {
        const copy = structuredClone(file)
        const last = path.at(-1) ?? ''
        const inner = path
          .slice(0, -1)
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy)
        Object.assign(inner as object, { [last]: { toString: 'чудасія', valueOf: 1 } })
        await found(copy)
      }
    })
  }

  test('of a page, also with its letters escaped', () => {
    for (const name of ['toString', '\\u0074oString']) {
      const [read] = parseAll(`{ "name": { "${name}": "чудасія" } }`) as [{ name: unknown }]
      expect(String(read.name)).toBe('[object Object]')
      expect(JSON.stringify(read)).toContain('чудасія')
    }
  })
})

function pathsIn(file: object): string[][] {
  return Object.entries(file).flatMap(([key, one]) => [
    [key],
    ...(typeof one === 'object' && one !== null ? pathsIn(one).map((path) => [key, ...path]) : []),
  ])
}

test('what schema.org keeps in objects and somebody wrote as words is told too', async () => {
  const tea = { '@type': 'Recipe', name: 'Чай', recipeIngredient: ['вода', 'чай'] }
  for (const field of ['nutrition', 'video', 'comment', 'author', 'tool', 'review', 'keywords'])
    for (const said of ['чудасія', ['чудасія']])
      expect([field, await told({ ...tea, [field]: said })]).toEqual([
        field,
        expect.stringMatching(/чудасія/iu),
      ])
})

test('what says nothing is not named', async () => {
  const silent = { none: null, no: false, nought: 0, nothing: '', empty: [], bare: { inner: null } }
  const recipe = { '@type': 'Recipe', name: 'Чай', recipeIngredient: ['вода', 'чай'], ...silent }
  expect(await found(recipe)).toMatchObject([{ left: [] }])
})

test('however much a field says, a line of it is told', async () => {
  const recipe = {
    ...{ '@type': 'Recipe', name: 'Чай', recipeIngredient: ['вода', 'чай'] },
    ...{
      poem: 'рядок '.repeat(100_000),
      many: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at + 1])),
    },
  }
  const [reading] = await found(recipe)
  const left = reading && 'left' in reading ? reading.left : []
  expect(JSON.stringify(left).length).toBeLessThan(1000)
  expect(left?.map((one) => one.name)).toEqual(['poem', 'many'])
})

test('a file that is made to be slow holds nothing up: the test would not end', async () => {
  const wide = ' '.repeat(100_000)
  const master = `* Exported from MasterCook *\n\nЧай\n\n${wide}:\n${'А  '.repeat(30_000)}\n----  ----  ----\n 1 л води\n\nВаріть.\n`
  await found(master)
  await found(
    `# Чай\n\nПорцій: 4${wide}x\n\n## Інгредієнти\n\n- чай\n\n## Приготування\n\n1. Варіть.\n`,
  )
  const yaml = 'name: Чай\ningredients: |-\n  чай\n  вода\ndirections: |-\n  Варіть.\n'
  await found(`${yaml}deep: ${'['.repeat(100_000)}\n`)
  // One that repeats itself by name would unfold without an end.
  const names = Array.from(
    { length: 30 },
    (_, at) => `n${at}: &n${at} [${at === 0 ? '' : `*n${at - 1}, `.repeat(9)}]`,
  )
  // It is read as the plain text that it is.
  expect(await found(`${names.join('\n')}\n${yaml}`)).toHaveLength(1)
})
