import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { openZip } from '../../../../server/archives/zip/read.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { otherFormats } from '../../../../shared/other-formats.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let cook: Caller
const titles = [
  // The second word for the same file, where blanks become hyphens.
  ...['a b', 'a-b', 'a  b', 'A-B', 'a b 2', 'a-b-2'],
  // The same by case, however a system folds it.
  ...['Straße', 'STRASSE', 'strasse', 'ΣΊΣΥΦΟΣ', 'σίσυφος', 'ﬁg', 'FIG', 'Café', 'Cafe\u0301'],
  // Names that Windows keeps for itself, whatever follows the dot.
  ...['CON', 'nul', 'Aux', 'prn', 'COM1', 'lpt9', 'COM¹', 'LPT³', 'com0', 'CON.txt'],
  // What a program would take for an option, and what is left of nothing.
  ...['-rf', '--help me', '- - -', '-', '...', '/', ' ', '🥕', 'борщ'],
  // Letters of several bytes: a name has no more than 255 of those.
  ...['漢'.repeat(199), '𠮷'.repeat(99), `${'漢'.repeat(198)}!`],
].filter((title) => title.trim() !== '')

beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
  for (const title of titles) await cook.compose({ title })
})
afterAll(() => app.stop())

const take = async (format: string) => (await cook.fetch(`/export/recipes-${format}.zip`)).bytes()

for (const format of otherFormats)
  describe(`an archive for ${format}`, () => {
    test('holds every recipe under a name of its own, on every system', async () => {
      const entries = await openZip(bytesOf(await take(format)), {
        ...{ entries: 500, total: 64_000_000 },
      })
      const names = entries.map((entry) => entry.name)
      expect(names).toHaveLength(titles.length)
      const folded = names.map((name) => name.normalize('NFKD').toUpperCase().normalize('NFKD'))
      expect(new Set(folded).size).toBe(titles.length)
      for (const name of names)
        for (const part of name.split('/')) {
          const [stem = ''] = part.split('.')
          expect(stem).not.toMatch(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])$/i)
          expect(part).not.toMatch(/^[-.\s]|[.\s]$|^$/)
          expect(part.isWellFormed()).toBe(true)
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255)
        }
    })

    test('loses none of them on the way back', async () => {
      const all = await readFile(bytesOf(await take(format)), 64_000_000)
      const found = all ? await Array.fromAsync(all) : []
      const back = found.map(({ reading }) => ('recipe' in reading ? reading.recipe.title : ''))
      expect(back).toHaveLength(titles.length)
    })
  })
