import { expect, test } from 'bun:test'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dir, '../../../server/demo/pictures')
const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'))

test('there are at least twenty-four', () => {
  expect(names.length).toBeGreaterThanOrEqual(24)
})

test('every drawn picture is named by the slug of its dish', () => {
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*\.svg$/.test(name))).toEqual([])
})

test('every drawn picture is 4:3, self-contained and small', async () => {
  const faults = await Promise.all(names.map(faultsOf))
  expect(faults.flat()).toEqual([])
})

async function faultsOf(name: string): Promise<string[]> {
  const source = await Bun.file(join(folder, name)).text()
  const rules: [fault: string, broken: boolean][] = [
    ['is not 1200 x 900', !/^<svg [^>]*viewBox="0 0 1200 900"/.test(source)],
    ['is 40 KB or more', Buffer.byteLength(source) >= 40 * 1024],
    ['refers to something', /\bhref\s*=|\bsrc\s*=/i.test(source)],
    ['loads from an address', /url\(\s*['"]?(?!#)|@import/i.test(source)],
    ['embeds another document', /<(image|use|foreignObject|iframe|style|filter)\b/i.test(source)],
    ['can run code', /<script\b|\son[a-z]+\s*=|javascript:/i.test(source)],
    ['has words in it', /<(text|tspan|textPath)\b/i.test(source)],
    ['has a number that is not one', /NaN|undefined|Infinity/.test(source)],
  ]
  return rules.filter(([, broken]) => broken).map(([fault]) => `${name} ${fault}`)
}
