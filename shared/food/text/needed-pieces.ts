/** What is known of a part of an expression: all that it may match, or lists of pieces, of each of which every match of it holds one. */
interface Known {
  /** In lower case; none where they are too many to tell. */
  whole?: readonly string[] | undefined
  needed?: readonly (readonly string[])[]
}

/** It takes no letters, or may take any. */
const empty: Known = { whole: [''] }
const anything: Known = {}
/** What no text has: how expressions say of a part that there is none of it. */
const never: Known = { whole: [] }
const neverSaid = '(?!)'

/** More alternatives than that are not multiplied with what stands beside them. */
const most = 16

/**
 * Pieces of text of which one stands in whatever the expression matches, in lower case; none where that cannot be told.
 * They are read from the expression itself, so that no list beside it can be forgotten.
 */
export function neededPieces({ source }: RegExp): readonly string[] | undefined {
  return neededOf(alternatives(source, 0).known)
}

/**
 * The ways in which it may match: each has lists of pieces, and of each of them one stands in what matches so. The list
 * that tells most comes first. None where of any way nothing can be told.
 */
export function waysToMatch({
  source,
}: RegExp): readonly (readonly (readonly string[])[])[] | undefined {
  const ways = sequences(source, 0).all.map((way) => {
    const first = neededOf(way)
    const others = way.needed?.filter((list) => list !== first && shortest(list) >= telling) ?? []
    return first && [first, ...others]
  })
  return ways.every((way) => way !== undefined) ? ways : undefined
}

/** A list with a shorter piece is held by most texts, and is worth a look only where there is no other. */
const telling = 3

interface Read {
  known: Known
  next: number
}

/** What stands between two brackets, or all of it. */
function alternatives(source: string, start: number): Read {
  const { all, next } = sequences(source, start)
  if (all.length === 1) return { known: all[0] as Known, next }
  const whole = all.flatMap((one) => one.whole ?? [])
  if (all.every((one) => one.whole) && whole.length <= most) return { known: { whole }, next }
  const needed = all.map(neededOf)
  const known = needed.every((one) => one !== undefined) ? { needed: [needed.flat()] } : anything
  return { known, next }
}

/** What is known of each that strokes part. */
function sequences(source: string, start: number): { all: readonly Known[]; next: number } {
  const all: Known[] = []
  for (let at = start; ; at++) {
    const { known, next } = sequence(source, at)
    all.push(known)
    at = next
    if (source[at] !== '|') return { all, next }
  }
}

/** What stands one behind the other: letters run together as far as they are told. */
function sequence(source: string, start: number): Read {
  let run: readonly string[] = ['']
  const needed: (readonly string[])[] = []
  let isWhole = true
  const add = (list: readonly string[] | undefined) => {
    if (list) needed.push(list)
  }
  const end = () => {
    add(neededOf({ whole: run }))
    run = ['']
  }
  let at = start
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const letters = lettersAt(source, at)
    if (letters !== '') {
      run = run.map((before) => before + letters.toLowerCase())
      at += letters.length
      continue
    }
    const one = item(source, at)
    at = one.next
    const { least, most: times, next } = quantity(source, at)
    at = next
    const { known } = one
    const once = least === 1 && times === 1
    if (known.whole && once && known.whole.length * run.length <= most) {
      const { whole } = known
      run = run.flatMap((before) => whole.map((behind) => before + behind))
      continue
    }
    if (once && known.whole?.length === 1 && known.whole[0] === '') continue
    isWhole = false
    end()
    if (least === 0) continue
    known.needed?.forEach(add)
    if (known.whole) add(neededOf(known))
  }
  if (isWhole) return { known: { whole: run }, next: at }
  end()
  return { known: { needed }, next: at }
}

/** Letters and spaces, each of them once; of the last one it may be said how often. */
const plainLetters = /[\p{L} ]+(?![*+?{])/uy

function lettersAt(source: string, at: number): string {
  plainLetters.lastIndex = at
  return plainLetters.exec(source)?.[0] ?? ''
}

function item(source: string, at: number): Read {
  const sign = source[at] as string
  if (sign === '(') return group(source, at)
  if (sign === '[') return letterClass(source, at)
  if (sign === '\\') return escaped(source, at)
  if (sign === '^' || sign === '$') return { known: empty, next: at + 1 }
  if (sign === '.') return { known: anything, next: at + 1 }
  const said = String.fromCodePoint(source.codePointAt(at) ?? 0)
  return letter(said, at + said.length)
}

const opensGroup = /\((?:\?(?::|<?[=!]|<\w+>))?/y
const looksAround = /^\(\?<?[=!]$/

function group(source: string, at: number): Read {
  opensGroup.lastIndex = at
  const opening = opensGroup.exec(source)?.[0] ?? '('
  if (opening === '(' && source[at + 1] === '?')
    throw new Error(`A group of no known kind: ${source}`)
  if (source.startsWith(neverSaid, at)) return { known: never, next: at + neverSaid.length }
  const { known, next } = alternatives(source, at + opening.length)
  // What is only looked at is no part of a match, and need not stand there.
  return { known: looksAround.test(opening) ? empty : known, next: next + 1 }
}

/** One of a few letters, or any. */
function letterClass(source: string, at: number): Read {
  let next = at + 1
  while (next < source.length && source[next] !== ']') next += source[next] === '\\' ? 2 : 1
  const letters = source.slice(at + 1, next)
  const few = letters.length <= 4 && !/[\^\\\-\ud800-\udfff]/.test(letters)
  return {
    known: few ? { whole: [...new Set(letters.toLowerCase())] } : anything,
    next: next + 1,
  }
}

const escaping =
  /\\(?:u\{(?<long>[\da-f]+)\}|u(?<code>[\da-f]{4})|x[\da-f]{2}|[pPk][{<][^}>]*[}>]|.)/isy

function escaped(source: string, at: number): Read {
  escaping.lastIndex = at
  const found = escaping.exec(source)
  const said = found?.[0] ?? '\\'
  const next = at + said.length
  const code = found?.groups?.['long'] ?? found?.groups?.['code']
  if (code) return letter(String.fromCodePoint(Number.parseInt(code, 16)), next)
  const sign = said[1] ?? ''
  if (sign === 'b' || sign === 'B') return { known: empty, next }
  return /[\p{L}\p{N}]/u.test(sign) ? { known: anything, next } : letter(sign, next)
}

const letter = (said: string, next: number): Read => ({
  known: { whole: [said.toLowerCase()] },
  next,
})

const times = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

function quantity(source: string, at: number): { least: number; most: number; next: number } {
  times.lastIndex = at
  const found = times.exec(source)
  if (!found) return { least: 1, most: 1, next: at }
  const [said, sign, from = '', comma, to = ''] = found
  const next = at + said.length
  const endless = Number.POSITIVE_INFINITY
  if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : endless, next }
  const least = Number(from)
  return { least, most: comma ? (to ? Number(to) : endless) : least, next }
}

function neededOf({ whole, needed }: Known): readonly string[] | undefined {
  if (!whole) return needed?.length ? needed.reduce(better) : undefined
  return whole.includes('') ? undefined : whole
}

/** The longer the pieces are, the fewer texts hold one by chance. */
function better(one: readonly string[], other: readonly string[]): readonly string[] {
  const [ofOne, ofOther] = [shortest(one), shortest(other)]
  if (ofOne !== ofOther) return ofOne > ofOther ? one : other
  return one.length <= other.length ? one : other
}

/** Beyond that a piece is as good as any. */
const longEnough = 5

function shortest(pieces: readonly string[]): number {
  return Math.min(longEnough, ...pieces.map((piece) => piece.length))
}
