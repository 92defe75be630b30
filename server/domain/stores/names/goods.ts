import { home, household } from '../../../../shared/food/goods/at-home.ts'
import { baby, hygiene, pets, pharmacy } from '../../../../shared/food/goods/for-people.ts'
import { indexPhrases, wordsOf } from '../../../../shared/food/text/phrases.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import type { AwayLanguage } from './languages.ts'
import { rowsOf } from './names.ts'
import { goods } from './rows/goods.ts'

export const goodsRows = rowsOf([goods])

/** Every way to write a good, with the first English name of its row, which is what it goes by here. */
const written = indexPhrases(
  [household, home, hygiene, baby, pharmacy, pets].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((row) => {
        const key = keyOf(row)
        return row.split(/[;|]/).map((name) => [name, key] as const)
      }),
  ),
)

/** Shelf names of a good as it was written; none where we have no name of it, or do not know the thing. */
export function goodsNamesAway(text: string, language: AwayLanguage, austrian = false): string[] {
  const key = goodIn(text)
  const own = (key === undefined ? undefined : goodsRows.get(key)?.[language]) ?? []
  return own.toSorted(byPlace(austrian)).map((name) => name.text)
}

const byPlace = (austrian: boolean) => (one: { austrian: boolean }, other: { austrian: boolean }) =>
  Number(one.austrian !== austrian) - Number(other.austrian !== austrian)

/** The longest name that the words begin with or contain. */
const goodIn = remembered((text): string | undefined => {
  const words = wordsOf(text)
  let best: { length: number; key: string | undefined } | undefined
  for (let at = 0; at < words.length; at++) {
    const found = written.longest(words, at)
    if (found && found.length > (best?.length ?? 0))
      best = { length: found.length, key: found.values[0] }
  }
  return best?.key
})

export const keysOfGoods = (): string[] =>
  [household, home, hygiene, baby, pharmacy, pets].flatMap((table) =>
    table.trim().split('\n').map(keyOf),
  )

function keyOf(row: string): string {
  return row.split(';')[1]?.split('|')[0] ?? ''
}
