import { expect, test } from 'bun:test'
import { kept, lost, ofOneHand, wrongly } from './asked.ts'

export interface Differs {
  /** What is refused and not left out. */
  refused: readonly string[]
  /** What is wished for beside a refusal and is no wish. */
  beside: readonly string[]
  /** What is wished for where nothing is refused, and is no wish. */
  plain: readonly string[]
}

/** Asks what one stranger has written, in three languages; what still differs from what they meant is written down. */
export function examine(
  stranger: string,
  set: Parameters<typeof ofOneHand>[0],
  { refused = [], beside = [], plain = [] }: Partial<Differs> = {},
): void {
  const { refusals, both, wishes } = ofOneHand(set)
  const all = [...refusals, ...both, ...wishes]

  test(`what ${stranger} refused is never a wish`, () => {
    expect(all.flatMap(wrongly)).toEqual([])
  })

  test('and is left out, or unsure where nobody can tell', () => {
    expect(all.flatMap(kept)).toEqual([...refused])
  })

  test('what was wished for beside it is wanted', () => {
    expect([...refusals, ...both].flatMap(lost)).toEqual([...beside])
  })

  test('and so is what refuses nothing', () => {
    expect(wishes.flatMap(lost)).toEqual([...plain])
  })
}
