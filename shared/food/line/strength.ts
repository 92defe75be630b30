import { tellsBrand } from '../brands/index.ts'
import { isQuality } from '../names/qualities.ts'
import { knownOfForm } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import type { ParsedLine } from './types.ts'
import { sizes } from './words/index.ts'
import { endOfStrength, gram } from './words/patterns.ts'
import { strengths, strengthsBeside } from './words/strengths.ts'

const all: ReadonlySet<number> = new Set(Object.values(strengthsBeside).flat())

/** «масло 82», «сметана 20 400 г»: how fat it is, as nobody counts so many of it. */
export function withStrength(
  line: string,
  tokens: readonly Token[],
  readOne: (text: string) => ParsedLine,
): string {
  const at = tokens.findIndex(({ kind, value }) => kind === 'number' && all.has(value))
  const number = tokens[at]
  if (at < 1 || !number) return line
  const end = endOfNumber(tokens, at)
  const last = end === tokens.length
  const grams = isGrams(tokens, end)
  const told = pastTold(tokens, end)
  const noted = isNoted(tokens, end)
  if (!last && !grams && !noted && !isAmount(tokens, told) && !isSize(tokens, end)) return line
  if (tokens.slice(0, at).some(({ kind, low }) => kind !== 'word' && low !== '-')) return line
  const { food = '', understood } = readOne(line.slice(0, tokens[at - 1]?.end))
  const known = last || noted ? strengths : strengthsBeside
  if (!understood || !known[food]?.includes(number.value)) return line
  const strong = `${line.slice(0, number.end)}%${line.slice(tokens[end - 1]?.end)}`
  return grams ? `${strong} ${tokens[0]?.form.cyrillic ? gram.uk : gram.en}` : strong
}

/** «кефір 2,5 900»: behind how fat it is so many hundreds are its weight. */
function isGrams(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]
  if (number?.kind !== 'number' || at !== tokens.length - 1) return false
  return number.value >= 100 && number.value <= 5000 && number.value % 10 === 0
}

/** «оцет 9ка»: what is glued to the number is of it. */
function endOfNumber(tokens: readonly Token[], at: number): number {
  const word = tokens[at + 1]?.low === '-' ? at + 2 : at + 1
  const glued = tokens[word]?.low === endOfStrength && tokens[word]?.start === tokens[word - 1]?.end
  return glued ? word + 1 : at + 1
}

function isAmount(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && tokens[at + 1]?.kind === 'word'
}

/** «масло 82 селянське 2 пачки»: what kind it is, or whose, may stand between. */
function pastTold(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + 2 && tokens[at]?.kind === 'word' && tellsKind((tokens[at] as Token).form)) at++
  return at
}

const tellsKind = knownOfForm((word) => isQuality(word) || tellsBrand(word))

/** «масло 82,5 не спред», «масло 82,5 (селянське)»: behind it stands no other number, and nothing that it counts. */
function isNoted(tokens: readonly Token[], from: number): boolean {
  const [next, ...rest] = tokens.slice(from)
  const isCounted = next?.kind === 'word' && unitOf(next.form) !== undefined
  return (
    next !== undefined &&
    next.low !== '%' &&
    !isCounted &&
    [next, ...rest].every(({ kind }) => kind !== 'number')
  )
}

/** «сметана 20 велика» */
function isSize(tokens: readonly Token[], at: number): boolean {
  return at === tokens.length - 1 && sizes.has(tokens[at]?.low ?? '')
}
