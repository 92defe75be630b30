import { describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { trueShapes } from '../../../support/archives/true-shapes/index.ts'

async function seen(content: Uint8Array | string | object) {
  const plain = typeof content === 'string' || content instanceof Uint8Array
  const bytes = Buffer.from((plain ? content : JSON.stringify(content)) as string)
  const all = await readFile(bytesOf(bytes), 64_000_000)
  const found = all === null ? [] : await Array.fromAsync(all)
  const recipes = found.flatMap((one) =>
    'recipe' in one.reading ? [{ ...one, ...one.reading }] : [],
  )
  const [household] = found.flatMap(({ reading }) =>
    'household' in reading ? [reading.household] : [],
  )
  const [first] = recipes
  const { ingredients = [], steps = [], ...recipe } = first?.recipe ?? {}
  return {
    ...recipe,
    ...first?.about,
    titles: recipes.map((one) => one.recipe.title),
    lines: ingredients.map((one) => one.text),
    steps: steps.map((one) => one.text),
    parts: steps.map((one) => one.part),
    images: first?.images,
    photos: first?.photos.length,
    servingsSaid: first?.servingsSaid,
    left: (first?.left ?? []).map((one) => one.name),
    troubles: found.flatMap(({ where, reading }) => ('problem' in reading ? [where] : [])),
    plan: household?.plan.map((one) => [one.title, one.servings]),
    lists: household?.lists.map((one) => [one.name, one.lines.map((line) => line.text)]),
  } as Record<string, unknown>
}

for (const [program, { file, is }] of Object.entries(trueShapes))
  describe(`as ${program} is written today`, () => {
    // Read once for all that is asked about it.
    let whole: ReturnType<typeof seen> | undefined
    const read = () => (whole ??= file().then(seen))
    for (const [field, value] of Object.entries(is))
      test(field, async () => {
        expect((await read())[field]).toEqual(value)
      })
  })
