import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { andWords } from '../../../shared/food/line/words/index.ts'
import { withoutPoliteness } from '../../../shared/food/shop/asked-politely.ts'
import { listBehindHeading } from '../../../shared/food/shop/behind-heading.ts'
import { besideCommas, besideUnread } from '../../../shared/food/shop/between-commas.ts'
import { kindsCounted } from '../../../shared/food/shop/kinds-counted.ts'
import { isNotBought, refusedAndBought, tellsWhich } from '../../../shared/food/shop/not-bought.ts'
import { refusedInside } from '../../../shared/food/shop/refused-inside.ts'
import {
  namesKindForSomebody,
  saidUnderCondition,
} from '../../../shared/food/shop/row-conditions.ts'
import {
  apartAtCommas,
  isListForDiet,
  isReadWhole,
  listForDish,
  tellsOfAllergy,
  withoutNumberedKind,
} from '../../../shared/food/shop/row-parts.ts'
import { inWords } from '../../../shared/food/shop/row-pictures.ts'
import { hidesFood } from '../../../shared/food/shop/row-pieces.ts'
import { besideAmounts } from '../../../shared/food/shop/side-by-side.ts'
import {
  boughtBesides,
  isOfRefused,
  listWithin,
  swallowsOthers,
} from '../../../shared/food/shop/swallowed.ts'
import { tokenize } from '../../../shared/food/text/tokens.ts'
import type { Context } from '../../kernel/context.ts'
import { inTurns } from '../../kernel/in-turns.ts'

/** «кріп, петрушка» are two lines, for one may be in the basket before the other. */
export function readTyped(texts: readonly string[]): ParsedLine[] {
  return texts.flatMap(refusedAndBought).flatMap(readRow)
}

/** The same, of however many; before any transaction. */
export async function readTypedInTurn(
  ctx: Context,
  texts: readonly string[],
): Promise<ParsedLine[]> {
  return (await inTurns(ctx, texts.flatMap(refusedAndBought), readRow)).flat()
}

function readRow(text: string): readonly ParsedLine[] {
  if (isNotBought(text)) return [asTyped(text)]
  const shown = inWords(text)
  if (shown.length > 0)
    return shown.flatMap(([typed, words]) => {
      if (typed === words) return readRow(words)
      const line = parseIngredientLine(words)
      return isNotBought(words) || isOfRefused(line) ? asTyped(typed) : { ...line, text: typed }
    })
  const asked = askedPolitely(text)
  if (asked) return asked
  const parts = apartAtCommas(text)
  if (parts) return parts.flatMap(readRow)
  if (namesKindForSomebody(text) || isListForDiet(text)) return [asTyped(text)]
  const told = saidUnderCondition(text)
  if (told && !isNotBought(told[0]) && isReadWhole(parseIngredientLine(told[0])))
    return withNoteLast(told, text)
  const kind = withoutNumberedKind(text)
  if (kind && isReadWhole(parseIngredientLine(kind[0]))) return withNoteLast(kind, text)
  const line = parseIngredientLine(text)
  if (tellsOfAllergy(line)) return [asTyped(text)]
  const isWhole = isReadWhole(line) && !needsOfLine(line).some(hidesFood)
  const apart =
    besideCommas(text, line) ??
    kindsCounted(text) ??
    (isWhole ? undefined : (besideAmounts(text) ?? besideUnread(text)))
  if (apart) return apart.flatMap(readRow)
  const listed = isWhole ? undefined : readList(text, line)
  if (listed) return listed
  const isLost = swallowsOthers(line)
  const within = isLost || needsOfLine(line).length === 1 ? listWithin(text) : undefined
  if (within) return withNoteOnEach(within, text)
  const headed = isWhole ? undefined : readHeaded(text)
  if (headed) return headed
  if (isOfRefused(line)) {
    const besides = boughtBesides(line)
    return besides ? withNoteLast(besides, text) : [asTyped(text)]
  }
  if (isLost) return [asTyped(text)]
  const refused = refusedInside(line)
  if (refused === undefined) return asLines(line)
  return [refused === 'all' ? asTyped(text) : withNote(refused, text)]
}

/** "Milk and bread please": where all is read without what is only polite, that is what is bought. */
function askedPolitely(text: string): readonly ParsedLine[] | undefined {
  const asked = withoutPoliteness(text)
  if (asked === undefined || isNotBought(asked)) return undefined
  const lines = readRow(asked)
  return lines.every(isReadWhole) ? lines : undefined
}

/** A list that begins with the dish it is for is read behind that, where it is read better so. */
function readList(text: string, whole: ParsedLine): readonly ParsedLine[] | undefined {
  const [dish, list] = listForDish(text) ?? []
  if (dish === undefined || list === undefined) return undefined
  const apart = parseIngredientLine(list)
  if (countRead(apart) <= countRead(whole)) return undefined
  return asLines(apart).map((line) => ({
    ...line,
    note: [line.note, dish].filter(Boolean).join(', '),
  }))
}

/** «на борщ: буряк капуста»: a list behind what it is for. */
function readHeaded(text: string): readonly ParsedLine[] | undefined {
  const [heading, list] = listBehindHeading(text) ?? []
  if (heading === undefined || list === undefined) return undefined
  const lines = readRow(list)
  // A thing that nobody knows stands beside at least two that are known.
  if (!lines.every(isReadWhole) && lines.filter(isReadWhole).length < 2) return undefined
  return lines.map((line) => ({ ...line, note: [line.note, heading].filter(Boolean).join(', ') }))
}

/** «яйця редис квас на окрошку»: what a list is for is said of each. */
function withNoteOnEach([list, said]: readonly [string, string], text: string) {
  return asLines(parseIngredientLine(list)).map((line, at) => ({
    ...line,
    ...(at === 0 && { text }),
    note: [line.note, said].filter(Boolean).join(', '),
  }))
}

function countRead(line: ParsedLine): number {
  return needsOfLine(line).filter(isReadWhole).length
}

/** «хліб, молоко якщо свіже»: what is said last is said of the last. */
function withNoteLast(told: readonly [string, string], text: string): readonly ParsedLine[] {
  const [bought, note] = told
  const lines = asLines(parseIngredientLine(bought))
  const one = lines.length === 1
  return lines.map((line, at) =>
    at < lines.length - 1
      ? line
      : { ...line, ...(one && { text }), note: [line.note, note].filter(Boolean).join(', ') },
  )
}

/** «ковбаса, краківську не брати»: what is read is what is bought, and the rest a note. */
function withNote([bought, note]: readonly [string, string], text: string): ParsedLine {
  const line = parseIngredientLine(bought)
  return { ...line, text, note: [line.note, note].filter(Boolean).join(', ') }
}

/** «салат, помідори», «губки хліб»: of what is no food only its own words stand on the list, as the others have lines of theirs. */
function asLines(line: ParsedLine): readonly ParsedLine[] {
  const { foodText, food, more } = line
  const words = ownWords(line)
  if (more?.[0] && isNotBought(words) && tellsWhich(more[0].text)) return [asTyped(line.text)]
  if (more && isNotBought(words)) return [asTyped(words), ...more.map(unlessRefused)]
  const own = more && !food && foodText !== ''
  // Each line is its own words: how much there is of another is said of that alone.
  return needsOfLine({ ...line, text: own ? foodText : words }).map(unlessRefused)
}

const between = /[\s,;+&]+$/

/** Of «масло не брати, хліб» the first is what stands before the second. */
function ownWords({ text, more }: ParsedLine): string {
  const next = more?.[0] ? startOf(more[0], text) : -1
  if (next <= 0) return text
  const own = text.slice(0, next).replace(between, '')
  const last = tokenize(own).at(-1)
  return last && (andWords.has(last.low) || last.low === czechAnd)
    ? own.slice(0, last.start).replace(between, '')
    : own
}

const czechAnd = 'a'

/** Where a thing begins in the row: «сир тв. 200г» was read as «сир твердий 200г», and begins with the same word. */
function startOf({ text, foodText }: ParsedLine, row: string): number {
  const whole = row.indexOf(text)
  if (whole >= 0) return whole
  const [first = ''] = foodText.split(' ')
  const places = first === '' ? [] : [...row.matchAll(new RegExp(RegExp.escape(first), 'giu'))]
  return places.length === 1 ? (places[0]?.index ?? -1) : -1
}

function unlessRefused(line: ParsedLine): ParsedLine {
  return isNotBought(line.text) || isOfRefused(line) ? asTyped(line.text) : line
}

/** «молока не треба»: it stands there for whoever goes shopping, and is nothing to buy. */
function asTyped(text: string): ParsedLine {
  return { text, foodText: text, understood: false }
}
