import { expect, test } from 'bun:test'
import { plainWordAt } from '../../../shared/food/text/scan.ts'

test('words that begin alike are told apart, however long they are', () => {
  const words = [
    'перепелиний',
    'перепелиними',
    'найрізноманітніший',
    'найрізноманітнішим',
    'counterclockwisely',
    'counterclockwised',
  ]
  // Twice, as those that were met before are found another way.
  for (const word of [...words, ...words]) expect(plainWordAt(`${word}, `, 0)?.said).toBe(word)
})

test('however many words are met, each is itself', () => {
  const letters = 'абвгдежзиклмнопрстуфхц'
  const wordOf = (n: number) =>
    [n % 22, Math.floor(n / 22) % 22, Math.floor(n / 484) % 22, Math.floor(n / 10_648) % 22]
      .map((at) => letters[at])
      .join('')
  const wrong = Array.from({ length: 120_000 }, (_, n) => wordOf(n)).filter(
    (word) => plainWordAt(word, 0)?.said !== word,
  )
  expect(wrong).toEqual([])
})
