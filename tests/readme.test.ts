import { expect, test } from 'bun:test'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const read = (path: string) => Bun.file(join(root, path)).text()

test('the README names every variable that the configuration reads, and no other', async () => {
  const config = await read('server/config.ts')
  const schema = config.slice(config.indexOf('z.object({'), config.indexOf('export type Config'))
  const inCode = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1])
  const table = (await read('README.md')).split('\n').filter((line) => line.startsWith('| `'))
  const inTable = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]),
  )
  expect(inTable.toSorted()).toEqual(inCode.toSorted())
})
