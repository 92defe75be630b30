import { neededPieces } from './needed-pieces.ts'
import { Pieces } from './pieces.ts'
import { once } from './remembered.ts'

/** Letters that an expression may take for others, though in small they are their own. */
const odd = /[\u017f\u1c80-\u1c8f]/
const everyOdd = new RegExp(odd, 'g')

/** As a text is looked through for pieces of what an expression matches. */
export function inSmall(text: string): string {
  if (text === last.text) return last.small
  const said = odd.test(text) ? text.replace(everyOdd, (letter) => letter.toUpperCase()) : text
  last = { text, small: said.toLowerCase() }
  return last.small
}

/** One text is looked through for several expressions, one after the other. */
let last = { text: '', small: '' }

/** Whether the expression matches, asked only about texts that hold a piece of what it may match. */
export function quickTest(expression: RegExp): (text: string) => boolean {
  const pieces = once(() => {
    const needed = neededPieces(expression)
    return needed ? new Pieces(needed.map((piece) => [piece, piece] as const)) : 'any'
  })
  return (text) => {
    const held = pieces()
    return (held === 'any' || held.areIn(inSmall(text))) && expression.test(text)
  }
}

/**
 * Expressions that are asked about one text, each with what it stands for. One walk over the text tells which of them may
 * match at all: those of which it holds a piece that every match has.
 */
export class Expressions<T> {
  private readonly all: readonly T[]
  private readonly pieces: Pieces<T>
  /** Those that have no such piece, and may match anything. */
  private readonly always: ReadonlySet<T>

  constructor(entries: readonly (readonly [expression: RegExp, value: T])[]) {
    const needed = entries.map(([one, value]) => ({ value, pieces: neededPieces(one) }))
    this.all = entries.map(([, value]) => value)
    this.always = new Set(needed.flatMap(({ value, pieces }) => (pieces ? [] : [value])))
    this.pieces = new Pieces(
      needed.flatMap(({ value, pieces = [] }) => pieces.map((piece) => [piece, value] as const)),
    )
  }

  /** What those stand for that may match the text, in their order; of all others it is known that they do not. */
  in(text: string): readonly T[] {
    const held = this.pieces.in(inSmall(text))
    if (this.always.size === 0) return held
    const heard = new Set(held)
    return this.all.filter((value) => this.always.has(value) || heard.has(value))
  }
}
