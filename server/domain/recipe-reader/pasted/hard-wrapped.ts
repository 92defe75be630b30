import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { endsShortened } from '../sentences.ts'
import { kindOfLine } from './line-kinds.ts'

const hyphen = /[-\u00ad‐]$/u
/** A word goes on in the next line: «готов-», «ності». */
const broken = /\p{L}[-\u00ad‐]$/u
/** Where one is broken so, a narrow column was set; a single hyphen may be anything. */
const fewest = 2
const closed = /[.!?:…]$/u
const opens = /(?:,|\s[-–—])$/u
const low = /^\p{Ll}/u
/** «на холод на», «30 хв» */
const preposition = /\s\p{Ll}{1,3}$/u
/** So many lines above and below tell how wide the column was. */
const around = 4
/** No typesetter fills each line. */
const nearlyFull = 0.75
/** What is read of a line costs. */
const mostRead = 300

/** Text out of a scanner, which ends its lines where the column does: put together again, words and sentences. */
export function unwrapped(lines: readonly string[]): readonly string[] {
  const breaks = lines.map((line, at) => isBroken(line, lines[at + 1]))
  const isNarrow = breaks.filter(Boolean).length >= fewest
  const wrapped = isNarrow ? wrappedWith(lines, breaks) : new Set<number>()
  const whole: string[] = []
  let left = mostRead
  for (const [at, line] of lines.entries()) {
    const joined = whole.at(-1)
    if (joined === undefined) whole.push(line)
    else if (isNarrow && breaks[at - 1]) whole[whole.length - 1] = withoutBreak(joined, line)
    else if (
      awaitsAmount(lines[at - 1] ?? '', line) ||
      (wrapped.has(at - 1) && (opens.test(joined) || (left-- > 0 && isOneLine(joined, line))))
    )
      whole[whole.length - 1] = `${joined} ${line}`
    else whole.push(line)
  }
  return whole
}

/**
 * The lines that go on in the next one, in a stretch of such with a broken word in it: what somebody typed line by line
 * below a scanned paragraph stays so.
 */
function wrappedWith(lines: readonly string[], breaks: readonly boolean[]): ReadonlySet<number> {
  const found = new Set<number>()
  let stretch: number[] = []
  let isOf = false
  for (const at of lines.keys()) {
    const goes = breaks[at] || goesOn(lines, at)
    if (goes) {
      stretch.push(at)
      isOf ||= breaks[at] === true
      continue
    }
    if (isOf) for (const one of stretch) found.add(one)
    stretch = []
    isOf = false
  }
  return found
}

function isBroken(line: string, next = ''): boolean {
  // «ДОМАШНЬО-», «МУ»: in capitals both are.
  const sameCase =
    low.test(next) || (/\p{Lu}[-\u00ad‐]$/u.test(line) && /^\p{Lu}+(?!\p{Ll})/u.test(next))
  return broken.test(line) && sameCase
}

/** «готов-», «ності» are one word, and «томат-», «паста» are what they are called. */
function withoutBreak(line: string, next: string): string {
  const [end = ''] = /[\p{L}'’ʼ]+$/u.exec(line.replace(hyphen, '')) ?? []
  const [begin = ''] = /^[\p{L}'’ʼ]+/u.exec(next) ?? []
  const isCalled = (name: string) => matchFoods(wordsOf(name)).length > 0
  const isOwn = end !== '' && !isCalled(end + begin) && isCalled(`${end}-${begin}`)
  return isOwn ? line + next : line.replace(hyphen, '') + next
}

/**
 * «томат-паста -», «3 ст. л.»: a comma or a dash ends no line, and no sentence begins with a small letter. Where the next
 * word had room in the column, somebody began a line of their own.
 */
function goesOn(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = [lines[at], lines[at + 1]]
  if (line === '' || next === '') return false
  const isClosed = closed.test(line) && !endsShortened(line)
  const begins = low.test(next) || (/^\d/.test(next) && preposition.test(line))
  if (!opens.test(line) && (isClosed || !begins)) return false
  const near = lines.slice(Math.max(0, at - around), at + around + 2)
  const width = Math.max(...near.map((one) => one.length))
  return line.length + 1 + next.search(/\s|$/) > nearlyFull * width
}

/** Neither is a line of a list by itself, or the last amount of the first is of what the second names. */
function isOneLine(line: string, next: string): boolean {
  const { food, quantity } = parseIngredientLine(line.split(', ').at(-1)?.slice(0, 80) ?? '')
  if (food === undefined && quantity !== undefined && endsShortened(line)) return true
  return ![line, next].some((one) => ['listed', 'foods'].includes(kindOfLine(one)))
}

/** «часник -», «2 зубчики, сіль»: the amount is of what stands before the dash. */
const awaitsAmount = (line: string, next: string) => /\p{L}\s[-–—]$/u.test(line) && /^\d/.test(next)
