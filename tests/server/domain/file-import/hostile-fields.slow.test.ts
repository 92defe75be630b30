import { expect, test } from 'bun:test'
import { momentOf } from '../../../../server/domain/file-import/formats/about.ts'
import { readFields } from '../../../../server/domain/file-import/formats/fields.ts'
import { readXml } from '../../../../server/domain/file-import/formats/markup/xml.ts'
import { readCooklang } from '../../../../server/domain/file-import/formats/texts/cooklang.ts'
import { readPlain } from '../../../../server/domain/file-import/formats/texts/plain.ts'
import { growth } from '../../../support/growth.ts'

/** What once cost seconds in a field of a few hundred thousand letters. */
const fields: Readonly<Record<string, (size: number) => unknown>> = {
  'commas where addresses of pictures stand': (size) =>
    readFields([
      ['title', 'Борщ'],
      ['image', `${','.repeat(size)}x`],
    ]),
  'brackets behind a moment': (size) => momentOf(`Fri Mar 01 2024${' ('.repeat(size)}\nx`),
  'the same field again and again': (size) =>
    readXml(
      `<?xml version="1.0"?><data><recipe><title>Борщ</title>${'<notes>а</notes>'.repeat(size)}</recipe></data>`,
    ),
  'tags in each other that others close': (size) =>
    readXml(
      `<?xml version="1.0"?><data><recipe><title>Борщ</title>${'<a>'.repeat(size)}${'</b>'.repeat(size)}`,
    ),
  'nothing but empty lines': (size) => readPlain('\n'.repeat(3 * size)),
  'foods of one method': (size) =>
    readCooklang(Array.from({ length: size }, (_, at) => `@а${at}{}`).join(' '), 'Борщ.cook'),
}

test('a field of hostile shape costs no more for each of its letters the larger it is', () => {
  for (const [name, read] of Object.entries(fields))
    expect(growth(read, 2000, 20), name).toBeLessThan(6)
})
