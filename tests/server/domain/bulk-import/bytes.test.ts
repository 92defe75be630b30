import { expect, test } from 'bun:test'
import { Bytes } from '../../../../server/domain/bulk-import/bytes.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('numbers stand with their highest byte first, also the negative and the large', () => {
  const bytes = new Bytes()
  for (const value of [1, -2, 1_763_900_000_123, -1, -(2 ** 40), 2 ** 32]) bytes.int64(value)
  const all = Buffer.from(bytes.taken())
  expect(Array.from({ length: 6 }, (_, at) => all.readBigInt64BE(at * 8))).toEqual([
    ...[1n, -2n, 1_763_900_000_123n, -1n, -(2n ** 40n), 2n ** 32n],
  ])
  bytes.int16(-2)
  bytes.int32(258)
  expect(hex(bytes.taken())).toBe('fffe00000102')
})

test('what grows keeps what was written, and what is taken is no longer there', () => {
  const bytes = new Bytes(4)
  bytes.sized(() => {
    bytes.text('їжа 🥔')
    bytes.raw('\u00ff\u0000')
  })
  const taken = bytes.taken()
  expect(hex(taken.subarray(0, 4))).toBe('0000000d')
  expect(new TextDecoder().decode(taken.subarray(4, -2))).toBe('їжа 🥔')
  expect(hex(taken.subarray(-2))).toBe('ff00')
  bytes.text('ab')
  expect(hex(taken.subarray(0, 4))).toBe('0000000d')
  expect(hex(bytes.taken())).toBe('6162')
})
