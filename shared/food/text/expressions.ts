import { neededPieces, waysToMatch } from './needed-pieces.ts'
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

/** One way in which an expression may match: a text has to hold a piece of each of those lists, by their numbers. */
interface Way {
  /** Of the expression. */
  place: number
  lists: readonly number[]
}

/**
 * Expressions that are asked about one text, each with what it stands for. One walk over the text tells which of them may
 * match at all: those of which it holds all the pieces that one way to match them needs.
 */
export class Expressions<T> {
  private readonly values: readonly T[]
  private readonly lists: Pieces<number>
  /** By the list that the fewest ways share. */
  private readonly ways: ReadonlyMap<number, readonly Way[]>
  /** The places of those of which nothing can be told, and that may match anything. */
  private readonly always: readonly number[]

  constructor(entries: readonly (readonly [expression: RegExp, value: T])[]) {
    const numbers = new Map<string, number>()
    const sharing: number[] = []
    const pieces: [string, number][] = []
    const numberOf = (list: readonly string[]) => {
      const known = numbers.get(list.join('|'))
      const number = known ?? numbers.size
      sharing[number] = (sharing[number] ?? 0) + 1
      if (known !== undefined) return known
      numbers.set(list.join('|'), number)
      for (const piece of list) pieces.push([piece, number])
      return number
    }
    const all = entries.map(([one], place) => ({ place, ways: waysToMatch(one) }))
    const ways = all.flatMap(({ place, ways = [] }) =>
      ways.map((lists): Way => ({ place, lists: lists.map(numberOf) })),
    )
    const sharedBy = (list: number) => sharing[list] as number
    this.ways = Map.groupBy(ways, ({ lists }) =>
      lists.reduce((one, other) => (sharedBy(other) < sharedBy(one) ? other : one)),
    )
    this.lists = new Pieces(pieces)
    this.always = all.flatMap(({ place, ways }) => (ways ? [] : [place]))
    this.values = entries.map(([, value]) => value)
  }

  /** What those stand for that may match the text, in their order; of all others it is known that they do not. */
  in(text: string): readonly T[] {
    const held = this.lists.in(inSmall(text))
    if (held.length + this.always.length === 0) return none
    const found = new Set(this.always)
    for (const list of held)
      for (const { place, lists } of this.ways.get(list) ?? none)
        if (lists.every((one) => held.includes(one))) found.add(place)
    return [...found].sort((one, other) => one - other).map((place) => this.values[place] as T)
  }
}

const none: readonly never[] = []
