import { expect, test } from 'bun:test'
import { readersAside } from '../../../../server/domain/bulk-import/aside.ts'
import { type Reader, readerHere } from '../../../../server/domain/bulk-import/batch.ts'
import { priceBookOf } from '../../../../shared/food/price.ts'

const prices = [{ food: 'saffron', per: 'kg', minor: 77_000_000 }] as const
const records = ['1 г шафрану', '2 яйця', 'щось'].map((line, number) => ({
  number,
  text: JSON.stringify({
    '@id': `https://a.example/${number}`,
    name: line,
    recipeIngredient: [line],
  }),
}))
const wanted = { fresh: [2, 0], authorId: 'per_x', now: 0, publishedAt: null }

test('a thread reads as this one does, by the same prices', async () => {
  const [aside, ...others] = readersAside({ prices, currency: 'UAH' })
  const here = readerHere(priceBookOf(prices), 'UAH')
  expect(await rowsBy(aside as Reader)).toEqual(await rowsBy(here))
  await Promise.all([aside, ...others].map((reader) => reader?.end()))
})

test('a thread that broke says so to whoever waits for it, and to whoever asks later', async () => {
  const [aside, ...others] = readersAside({ prices, currency: 'UAH' })
  const read = await (aside as Reader).read(records)
  await read.rows(wanted)
  await expect(read.rows(wanted)).rejects.toThrow('nobody has read')
  await expect((aside as Reader).read(records)).rejects.toThrow('nobody has read')
  await Promise.all([aside, ...others].map((reader) => reader?.end()))
})

/** Without the ids, which are new each time. */
async function rowsBy(reader: Reader): Promise<string[]> {
  const read = await reader.read([...records, { number: 3, text: '{' }])
  expect(read.bad).toEqual([{ number: 3, reason: 'is not JSON' }])
  const { copies } = await read.rows(wanted)
  return copies.map(({ command, bytes }) =>
    `${command} ${new TextDecoder().decode(bytes)}`.replace(/rec_[\w-]+/g, 'rec'),
  )
}
