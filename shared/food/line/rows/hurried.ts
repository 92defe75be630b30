import { goodsIn } from '../../goods/index.ts'
import { wordsOf } from '../../text/phrases.ts'
import type { Token } from '../../text/tokens.ts'
import { tastesOf } from '../flavours.ts'
import { readOne } from '../one.ts'
import { formsOf, split, textOf } from '../region.ts'
import type { ParsedLine } from '../types.ts'
import { andWords } from '../words/index.ts'
import { said } from '../words/said.ts'
import { isCompound, joined, type Named } from './joining.ts'
import { namesProducts } from './made-by.ts'
import { isOneName, mayBeOne } from './may-be-one.ts'
import { mayBeRow, separates } from './may-be-row.ts'
import { eachText, rowAmountAt } from './row-amounts.ts'
import { type Run, runsOf } from './runs.ts'
import { mayTasteOf } from './tastes.ts'
import { thingsIn } from './things.ts'
import { pastTold } from './told-behind.ts'
import { withoutGuess } from './which-pepper.ts'

/** What is longer was not typed in a hurry. */
const longest = 160

const several = 3

/**
 * «молоко хліб туалетний папір», "eggs 12 milk bread": a row typed in a hurry, each word of which belongs to a name
 * that stands there to the letter. Two of them that may be one thing, as what it tastes of, are read together.
 */
export function hurriedRow(text: string, tokens: readonly Token[]): readonly ParsedLine[] {
  if (text.length > longest || !mayBeRow(tokens)) return []
  const pieces: (readonly Named[])[] = []
  for (const runs of runsIn(tokens)) {
    const found = namedIn(text, runs)
    if (found.length === 0) return []
    pieces.push(found)
  }
  if (pieces.length === 0 || namesProducts(tokens)) return []
  if (isSaidOfEach(tokens)) return []
  const all = pieces.reduce((sum, runs) => sum + countOf(runs), 0)
  // "Milk bread and eggs" are three, while of "milk bread, eggs" the comma tells more.
  const ofAll = !tokens.some(isMark)
  const rows = pieces.flatMap((runs) => {
    const count = ofAll ? all : countOf(runs)
    // «горошок кукурудза по 2 банки»: they are several.
    return runs.map((run) => ({ ...run, things: joined(run, run.each ? several : count) }))
  })
  // Where each has its own place between marks, they part the line better.
  const isParted = pieces.length > 1 && !tokens.some(isLinking)
  if (isCompound(rows) || countOf(rows) < 2 || (isParted && countOf(rows) === pieces.length))
    return []
  const lines = rows.flatMap((run) => linesOfRun(text, run))
  return lines.filter(isKnown).length > 1 && areOthers(lines) ? withoutGuess(lines) : []
}

/** "Almond oat and rice milk": in English the last word may be said of each. */
function isSaidOfEach(tokens: readonly Token[]): boolean {
  const and = tokens.findLastIndex(({ low }) => andWords.has(low))
  const behind =
    and < 0
      ? []
      : tokens.slice(and + 1).filter((token) => token.kind === 'word' && !isLinking(token))
  // "Apples and three lemons" are counted apart.
  if (rowAmountAt(behind, 0)) return false
  return behind.length > 1 && behind.every(({ form }) => !form.cyrillic)
}

function countOf(runs: readonly Named[]): number {
  return runs.reduce((sum, { things }) => sum + things.length, 0)
}

/** The runs of each piece between marks; none where no piece can hold two things. */
function runsIn(tokens: readonly Token[]): readonly (readonly Run[])[] {
  const all: (readonly Run[])[] = []
  for (const piece of split(tokens, isBetween)) {
    if (piece.length === 0) continue
    const runs = runsOf(piece)
    if (runs.length === 0) return []
    all.push(runs)
  }
  if (tokens.some(isLinking)) return all
  return all.some(([run, ...more]) => more.length > 0 || (run && holdsSeveral(run))) ? all : []
}

/** «1 банка печінки тріски», "5 pork sausages" count what they say together. */
function holdsSeveral({ words, before }: Run): boolean {
  // "2% milk bread" counts nothing.
  if (pastTold(before, 0) === before.length) return words.length > 1
  return words.length > 2 && words[0]?.form.cyrillic === true
}

/** The things that stand there with nothing between them but amounts; none where a word is of no name. */
function namedIn(text: string, all: readonly Run[]): readonly Named[] {
  const runs: Named[] = []
  for (const run of all) {
    const things = thingsIn(formsOf(run.words), run.before.length > 0)
    if (things.length === 0) return []
    runs.push({ ...run, things })
  }
  const count = countOf(runs)
  if (count > 1 && isOneOfGoods(text, runs)) return []
  if (count > 2) return runs
  if (runs.some((run, at) => tellsOfOne(run, runs[at + 1]))) return []
  return count > 1 && runs.length === 1 && runs[0]?.before.length ? [] : runs
}

/** «semínka mrkve»: all of it may be one thing that is no food. */
function isOneOfGoods(text: string, runs: readonly Named[]): boolean {
  if (runs.some(({ things }) => things.some(({ shelf }) => shelf))) return false
  return (
    goodsIn(
      wordsOf(
        textOf(
          text,
          runs.flatMap(({ words }) => words),
        ),
      ),
    ) !== undefined
  )
}

/** "Juice ½ lime", «йогурт 200 г полуниця», "sandpaper 120 grit": both tell of one thing, and so does the amount. */
function tellsOfOne({ words, things, behind }: Named, next: Named | undefined): boolean {
  const [last, one, other] = [words.at(-1), things.at(-1), next?.things[0]]
  if (!last || !one || !other || !next) return false
  // «макарони без глютену рис», while «йогурт без лактози полуниця» tastes of it.
  const isTold = behind.length > 0 && pastTold(behind, 0) === behind.length
  if (isTold && !mayTasteOf(one.food ?? '', other.food ?? '')) return false
  if ([said.ofTheSame, said.takenOff].some((parts) => parts.has(last.low))) return true
  // «губки 2 хліб» are two, "sandpaper 120 grit" is one.
  if (one.shelf !== other.shelf) return one.shelf === 'home'
  const named = [...words.slice(one.from), ...next.words.slice(0, other.to)]
  const then = { ...other, from: one.to, to: named.length }
  const forms = formsOf(named)
  return isOneName(forms) || mayBeOne(forms, { ...one, from: 0, to: one.to - one.from }, then, 3)
}

function isBetween(token: Token): boolean {
  return isLinking(token) || andWords.has(token.low) || isMark(token)
}

function isMark({ low }: Token): boolean {
  return separates(low)
}

function isLinking({ low }: Token): boolean {
  return said.thenAlso.has(low)
}

function linesOfRun(
  text: string,
  { words, before, behind, each = [], things }: Named,
): readonly ParsedLine[] {
  return things.map(({ from, to, joined }, at) => {
    const first = at === 0 ? before : []
    const last = at === things.length - 1 ? behind : []
    const own = textOf(text, [...first, ...words.slice(from, to), ...last])
    const line = readOne(each.length > 0 ? `${own} ${eachText(text, each)}` : own)
    return joined && isUnsaid(line) ? { ...line, understood: false } : line
  })
}

/** Whether it names another food than its own and what it tastes of. */
function isUnsaid({ food, mentions = [], qualities = [] }: ParsedLine): boolean {
  const tastes = food === undefined ? [] : tastesOf(food, mentions)
  return mentions.length > 0 && !tastes.some((taste) => qualities.includes(taste))
}

function isKnown({ goods, food, understood }: ParsedLine): boolean {
  return goods !== undefined || (food !== undefined && understood)
}

/** What is named twice is hardly two things. */
function areOthers(lines: readonly ParsedLine[]): boolean {
  const ids = lines.flatMap(({ food }) => (food === undefined ? [] : [food]))
  return new Set(ids).size === ids.length
}
