import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { readAnew } from '../../../shared/food/line/parse.ts'
import { ungated } from '../../../shared/food/line/rules/rule.ts'

const sets = `${import.meta.dir}/sets`

/** Every text of every set, whatever it was written for. */
async function textsOfAllSets(): Promise<string[]> {
  const found = new Set<string>()
  for (const file of new Glob('**/*.ts').scanSync(sets))
    gather(await import(`${sets}/${file}`), found)
  return [...found]
}

function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' && value.length > 2 && value.length < 400) into.add(value)
  else if (typeof value === 'object' && value)
    for (const one of Object.values(value)) gather(one, into)
}

test('no rule would have found anything in a line about which it is not asked', async () => {
  // Every third is enough to meet every rule often.
  const texts = (await textsOfAllSets()).filter((_, at) => at % 3 === 0)
  expect(texts.length).toBeGreaterThan(6000)
  const read = (text: string) => JSON.stringify(readAnew(text))
  expect(texts.filter((text) => read(text) !== ungated(() => read(text)))).toEqual([])
})
