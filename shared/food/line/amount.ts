import { named } from '../czech/names.ts'
import { names } from '../names/index.ts'
import { readNumber } from '../numbers/read.ts'
import { approximations, vague } from '../numbers/words.ts'
import { knownOfForm } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import type { WordClass } from '../text/word-table.ts'
import { packages, units } from '../units/units.ts'
import { readInverted } from './inverted.ts'
import { formsOf } from './region.ts'
import { isSprat } from './sprat.ts'
import { inTin, readTimes, round, timesBehind } from './times.ts'
import type { Amount, AmountRead } from './types.ts'
import { unitAt } from './unit.ts'
import { withUnit } from './unit-behind.ts'
import { said } from './words/said.ts'

/** An amount that starts at this token; `alone` lets a unit without a number mean one («щіпка солі»). */
export function readAmount(
  tokens: readonly Token[],
  start: number,
  alone = false,
): AmountRead | undefined {
  const at = pastApproximations(tokens, start)
  const some = readVague(tokens, at)
  if (some) return some
  const number = readNumber(tokens, at)
  const inverted = number ? undefined : readInverted(tokens, at)
  if (inverted) return inverted
  // «9%», «за 5 грн»: neither how strong it is nor what it costs is how much of it there is.
  if (number && saysAnother(tokens, at, number.next)) return undefined
  if (!number) return alone ? readLoneUnit(tokens, at) : undefined
  const times = readTimes(tokens, number.value, number.next)
  if (times) return times
  const next = pastNumbering(tokens, number.next)
  const read = withUnit(tokens, next, { quantity: number.value, next })
  if (number.upTo !== undefined) read.upTo = number.upTo
  const whole = withSecond(tokens, withMore(tokens, pastGrowing(tokens, start, read)))
  return timesBehind(tokens, pastPackage(tokens, whole))
}

function saysAnother(tokens: readonly Token[], at: number, next: number): boolean {
  const after = tokens[next]
  if (after?.low === '%' || (after && isTold(after) && said.money.has(after.low))) return true
  // "60w", "the twirly one"
  const glued = after !== undefined && after.start === tokens[next - 1]?.end
  if (glued && said.watts.has(after.low) && tokens[next + 1]?.kind !== 'number') return true
  const before = tokens[at - 1]
  // "half fat cream" is no half of it.
  if (said.aHalf.has(tokens[at]?.low) && said.asMuchFat.has(after?.low)) return true
  if (said.thatOne.has(tokens[at]?.low) && !after && before?.kind === 'word') return true
  return before?.kind === 'mark' && said.coin.has(before.low)
}

/** Few words behind a number are not what it counts: one look tells most of the others. */
function isTold({ kind, low, form }: Token): boolean {
  return kind === 'word' ? tellsOfNumber(form) : said.money.has(low) || said.numbered.has(low)
}

const tellsOfNumber = knownOfForm(
  ({ low }) =>
    [said.money, said.numbered, said.growing, said.rooted].some((words) => words.has(low)) ||
    low.startsWith(named),
)

/** «5-6 великих бульб», «2 корінці»: as many pieces of what is named beside it. */
export function pastGrowing(tokens: readonly Token[], start: number, read: AmountRead): AmountRead {
  const token = tokens[read.next]
  if (read.unit || token?.kind !== 'word' || !isTold(token)) return read
  const rooted = isRoot(token)
  if (!rooted && !says(said.growing, token)) return read
  const rest = tokens.slice(read.next)
  // «2 цибулини» are onions, «корінь петрушки» is a name, "root vegetables" are some.
  if (rest.length === 1 ? start === 0 : isNamed(rest)) return read
  return { ...read, next: read.next + 1, ...(rooted && { rooted }) }
}

function isNamed(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens.slice(0, 3))
  return (names.longest(words, 0)?.length ?? 0) > 1
}

export function isRoot(token: Token): boolean {
  return says(said.rooted, token)
}

/** A Czech word was made what it means, and is known as it was written. */
function says(words: WordClass, { low, text, start, end }: Token): boolean {
  if (words.has(low)) return true
  return text !== low && end - start === text.length && words.has(text.toLowerCase())
}

/** "1 No. 2 can", "2 #10 cans": by which number trade calls the tin. */
function pastNumbering(tokens: readonly Token[], at: number): number {
  const opens = tokens[at]
  if (!opens || !isTold(opens) || !said.numbered.has(opens.low)) return at
  const dot = tokens[at + 1]?.low === '.' ? at + 2 : at + 1
  const number = tokens[dot]?.kind === 'number' ? readNumber(tokens, dot) : undefined
  const unit = number && unitAt(tokens, number.next)
  return unit && packages.has(unit.id) ? number.next : at
}

function pastApproximations(tokens: readonly Token[], start: number): number {
  let at = start
  for (let token = tokens[at]; token; token = tokens[++at]) {
    if (token.kind === 'number') return at
    const skipped =
      token.kind === 'mark' ? '~≈<>=:-'.includes(token.low) : approximations.has(token.low)
    if (!skipped && !isAtMost(tokens, at)) return at
  }
  return at
}

/** «до 200 г», "up to 2 eggs", but neither «до борщу» nor «до 8 березня». */
export function isAtMost(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at + 1]
  const word = tokens[at]
  if (number?.kind !== 'number' || word?.kind !== 'word') return false
  const opens = said.atMost.has(word.low) || said.atMost.has(word.text.toLowerCase())
  if (!opens && !(said.toAfterUp.has(word.low) && said.up.has(tokens[at - 1]?.low))) return false
  const counted = readNumber(tokens, at + 1)
  const next = counted && tokens[counted.next]
  if (!counted || next?.kind !== 'word') return false
  return unitAt(tokens, counted.next) !== undefined || names.single(next.form).length > 0
}

/** «кілька гілочок», "a few sprigs": a unit without a number. */
function readVague(tokens: readonly Token[], at: number): AmountRead | undefined {
  const article = tokens[at]?.low === 'a' ? at + 1 : at
  const word = tokens[article]
  // «кілька» alone is a sprat.
  if (
    word?.kind !== 'word' ||
    !vague.has(word.low) ||
    ((tokens[article + 1]?.kind ?? 'mark') === 'mark' && !closesWords(tokens, article)) ||
    (said.sprat.has(word.low) && isSprat(tokens[article + 1]))
  )
    return undefined
  const next = tokens[article + 1]?.low === 'of' ? article + 2 : article + 1
  return withUnit(tokens, next, { next })
}

/** «яблука кілька»: some of what was named before, where nothing follows. */
function closesWords(tokens: readonly Token[], at: number): boolean {
  return at > 0 && at === tokens.length - 1 && tokens[at - 1]?.kind === 'word'
}

function readLoneUnit(tokens: readonly Token[], start: number): AmountRead | undefined {
  const read = withUnit(tokens, start, { next: start })
  const last = tokens[read.next - 1]
  // «літр молока» is one litre; «л» alone is a letter.
  if (!read.unit || !last || (last.text.length < 3 && !last.dotted && read.unit !== 'kg'))
    return undefined
  if (start === 0 && read.next >= tokens.length) return undefined
  // "pound cake" weighs nothing, "pound of flour" and "apples, a kilo" do.
  const opens = /^[a-z]/.test(last.low) && read.next < tokens.length
  if (opens && units[read.unit].dimension === 'mass' && tokens[read.next]?.low !== 'of')
    return undefined
  // «листя м’яти», «kuličky pepře»: more than one, and nobody says how many.
  if (said.many.has(last.low) || said.many.has(last.text.toLowerCase())) return read
  return { ...read, quantity: 1 }
}

/** «1 кг 200 г», "1 lb 4 oz". */
function withMore(tokens: readonly Token[], read: AmountRead): AmountRead {
  const first = read.unit && units[read.unit]
  if (
    !first ||
    first.dimension === 'count' ||
    read.quantity === undefined ||
    read.upTo !== undefined
  )
    return read
  const joiner = tokens[read.next]?.low ?? ''
  const added = said.plus.has(joiner)
  const at = added || said.joinsAmounts.has(joiner) ? read.next + 1 : read.next
  const number = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : undefined
  const unit = number && unitAt(tokens, number.next)
  if (!number || !unit || units[unit.id].dimension !== first.dimension) return read
  const finer = units[unit.id].factor < first.factor
  // «150 г + 50 г» is a sum; side by side they are only one where the second is finer.
  if (!finer && !added) return read
  const [to, from] = finer ? [unit.id, read.unit] : [read.unit, unit.id]
  if (!to || !from) return read
  const [kept, converted] = finer ? [number.value, read.quantity] : [read.quantity, number.value]
  const total = (converted * units[from].factor) / units[to].factor + kept
  return { ...read, quantity: round(total), unit: to, next: unit.next }
}

/** "400g tin chopped tomatoes", "320g sheet puff pastry": the weight is what counts. */
function pastPackage(tokens: readonly Token[], read: AmountRead): AmountRead {
  if (!read.unit || units[read.unit].dimension === 'count' || read.next + 1 >= tokens.length)
    return read
  const unit = unitAt(tokens, read.next)
  const packed = unit && (packages.has(unit.id) || unit.id === 'sheet')
  return packed ? { ...read, ...inTin(unit.id), next: unit.next } : read
}

/** "150 g / 5 oz", «1 склянка або 200 г», "1 cup = 240 ml". */
function withSecond(tokens: readonly Token[], read: AmountRead): AmountRead {
  const sign = tokens[read.next]
  if (!read.unit || !sign || !said.sameAmount.has(sign.low)) return read
  const at = pastApproximations(tokens, read.next + 1)
  const number = readNumber(tokens, at)
  const unit = number && unitAt(tokens, number.next)
  if (!number || !unit) return read
  const also: Amount = { quantity: number.value, unit: unit.id }
  if (number.upTo !== undefined) also.upTo = number.upTo
  return { ...read, also, next: unit.next }
}
