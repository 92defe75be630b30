import { names } from '../names/index.ts'
import { inSmall } from '../text/expressions.ts'
import { formOf } from '../text/forms.ts'
import { neededPieces } from '../text/needed-pieces.ts'
import { Pieces } from '../text/pieces.ts'
import { once, remembered } from '../text/remembered.ts'
import type { Token } from '../text/tokens.ts'
import { anyOf, letters } from '../text/words/letters.ts'
import { bare } from './function-words/bare.ts'
import { refusing } from './words/refusing.ts'
import { saidOtherwise } from './words/said-otherwise/index.ts'
import { gluedNumbers, minus, spelled, spelling } from './words/slips.ts'

const accented = anyOf(letters.onlyCzech + letters.czechAndOthers)

/** To look for more pieces than that takes as long as to ask the expression. */
const few = 4

/** An expression is made when it is first heard: there are a thousand, and few are ever. */
const slipped = saidOtherwise.map(([slip, meant, within], place) => ({
  place,
  slip: once(() => {
    const expression = new RegExp(orBare(slip), 'giu')
    const needed = neededPieces(expression) ?? []
    return { expression, needed: needed.length <= few ? needed : [] }
  }),
  meant,
  within: within.split('|').flatMap((part) => [...new Set([part, bare(part)])]),
}))

/** The same with each Czech letter or the one that is typed for it: «vlastně», "vlastne". */
function orBare(source: string): string {
  // Bun spells such letters out where a template is raw.
  const slip = source.replaceAll(/\\u([\dA-F]{4})/gi, (_, code) =>
    String.fromCharCode(Number(`0x${code}`)),
  )
  let within = false
  return [...slip].reduce((right, letter, at) => {
    if (slip[at - 1] !== '\\') within = letter === '[' || (within && letter !== ']')
    const typed = accented.test(letter) ? letter + bare(letter) : letter
    return right + (typed === letter || within ? typed : `[${typed}]`)
  }, '')
}

/** Few questions have a slip in them: an expression is asked only where what it stands on is said. */
export function putRight(text: string): string {
  let said = text
  let low = inSmall(said)
  let heard = slipsByPart.in(low)
  for (let nth = 0; nth < heard.length; ) {
    const { place, slip, meant } = heard[nth++] as (typeof slipped)[number]
    const { expression, needed } = slip()
    if (needed.length > 0 && !holdsAny(low, needed)) continue
    const right = said.replace(expression, meant)
    if (right === said) continue
    said = right
    low = inSmall(said)
    // Of what is said now, those that come behind this one.
    heard = slipsByPart.in(low).filter((other) => other.place > place)
    nth = 0
  }
  return said
}

function holdsAny(text: string, pieces: readonly string[]): boolean {
  for (const piece of pieces) if (text.includes(piece)) return true
  return false
}

const slipsByPart = new Pieces(
  slipped.flatMap((one) => one.within.map((part) => [part, one] as const)),
)

/** Lines one under another are a list, where no mark says otherwise. */
export function withLines(said: string): string {
  return said.includes('\n')
    ? said.replace(/(?<=[\p{L}\p{M}\d]) *\r?\n *(?=[\p{L}\d])/gu, ', ')
    : said
}

/** «суп -цибуля», "- mushrooms": a minus takes away; where every line begins so it is only a list. */
export function withMinus(said: string): string {
  if (!/[-−–0]/u.test(said) || /^\s*[-•].*\n\s*[-•]/u.test(said)) return said
  return (
    said
      .replace(/(?<=^|\s)[-−–](?=\p{Script=Cyrillic}{3})/gu, minus.cyrillic)
      .replace(/(?<=^|\s)[-−–](?=[a-z]{3})/giu, minus.latin)
      // «0 цибулі»
      .replace(/(?<![\p{L}\d.,/:-])0\s+(?=\p{Script=Cyrillic}{3})/gu, minus.cyrillic)
      .replace(/(?<![\p{L}\d.,/:-])0\s+(?=[a-z]{3})/giu, minus.latin)
      .replace(/^\s*[-−–]\s+(?=\p{Script=Cyrillic}+\s*$)/u, minus.cyrillic)
      .replace(/^\s*[-−–]\s+(?=[a-z]+\s*$)/iu, minus.latin)
  )
}

/** «свинину не можна. Щось із рисом»: the dot of a word ends a sentence, that of «хв.» does not. */
export function ended(token: Token): Token[] {
  if (!token.dotted || token.kind !== 'word' || spelled.cutShort.has(token.low)) return [token]
  const dot = token.as({ kind: 'mark', text: '.', low: '.', dotted: false })
  return [token.as({ dotted: false }), dot]
}

const stuck = new RegExp(`(?:${spelling.stuck})$`, 'u')
const angry = new RegExp(`^(.{3,})(${spelling.anger})$`, 'u')
const counting = new RegExp(`^${spelling.glued}$`, 'u')
const [not = ''] = spelled.not.words
const [withIt = ''] = spelled.with.words

/** «півгодини», «двогодинний»: a number glued to what it counts. */
export function parted(token: Token): Token[] {
  if (token.kind !== 'word') return [token]
  const parts = partsOf(token.low)
  return parts ? parts.map((low) => token.as({ low })) : [token]
}

/** What a word is read as, where that is not the word itself. */
const partsOf = remembered((low): readonly string[] | undefined => {
  if (spelled.withToo.has(low)) return [withIt]
  // «нелюблю», «неїм»: a slip of the space bar.
  const verb = low.startsWith(not) ? low.slice(not.length) : ''
  if (verb.length > 1 && !spelled.noSlip.has(low) && refusing.verbs.has(verb)) return [not, verb]
  // «грибамии»: a key that stuck.
  if (low.at(-1) === low.at(-2) && stuck.test(low) && !names.knows(formOf(low)))
    return [low.replace(/(.)\1+$/u, '$1')]
  // «цибулянафіг»: what is said of a food in anger runs into its name.
  const [, food = '', anger = ''] = angry.exec(low) ?? []
  if (anger && names.knows(formOf(food))) return [food, anger]
  const [glued, first = '', rest = ''] = counting.exec(low) ?? []
  return glued === undefined ? undefined : [gluedNumbers.get(first) ?? first, rest]
})
