import { mayHold } from '../../../shared/food/lexicon/index.ts'
import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import { refusedBy, toldFree, withoutRefused } from '../../../shared/food/names/free-of.ts'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'
import type { PriceOf } from '../../../shared/food/price.ts'
import { sumsOf } from '../../../shared/food/shop/bare-number.ts'
import { aisleOf, amountText, capital, keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import { shopAmounts } from '../../../shared/food/shop/measure.ts'
import { isNotBought } from '../../../shared/food/shop/not-bought.ts'
import { partName } from '../../../shared/food/shop/parts.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { ListRow, RowHome } from '../../../shared/wire/shopping.ts'
import { pictureOfLine } from './pictures.ts'
import { priceOfAmounts } from './price.ts'

export interface LineRow {
  id: string
  version: number
  text: string
  food: string | null
  quality: string | null
  quantity: number | null
  unit: UnitId | null
  note: string | null
  remark: string
  picture_id: string | null
  made: boolean
  ticked: boolean
  /** The name of another person of the kitchen who typed it. */
  added_by: string | null
  origins: {
    title: string
    quantity: number | null
    unit: UnitId | null
    /** What its dish takes of it: the juice of a lime. */
    part: string | null
  }[]
}

/** Lines for one food are one row, as long as either all or none of them are in the basket. */
export function rowsOf(
  lines: readonly LineRow[],
  priceOf: PriceOf,
  language: Language,
  order: readonly Aisle[],
  homeOf: (lines: readonly LineRow[]) => RowHome | null = () => null,
): ListRow[] {
  const groups = Map.groupBy(lines, (line) => `${keyOf(line)} ${line.ticked}`)
  const rows = [...groups].map(([key, group]) => ({
    ...rowOf(key, group, priceOf, language),
    home: homeOf(group),
  }))
  // Sorting is stable: on one shelf the lines stay as they were added, what is ticked after them.
  return rows.sort(
    (a, b) =>
      order.indexOf(a.aisle) - order.indexOf(b.aisle) || Number(a.ticked) - Number(b.ticked),
  )
}

/** What tells the product apart, then what people wrote beside it: «2,5%, до чаю». */
function noteOf(lines: readonly LineRow[], language: Language): string {
  const [line] = lines
  const told = line ? qualitiesOf(line, language) : []
  const written = lines.flatMap((line) => line.note ?? [])
  const plain = (text: string) => text.toLowerCase().replace(/[\s.,]/g, '')
  const beside = written.filter(
    (one) => !told.some((each) => plain(each) === plain(one)) && !saysOnlyRefused(one, line),
  )
  return [
    // «для Солі без кісток»: what was written with more around it says it as well.
    ...told.filter((each) => ![...beside, ...told].some((one) => one !== each && holds(one, each))),
    ...partsOf(lines, language),
    ...beside,
  ].join(', ')
}

/** In whole words: «жирне» is not said by «нежирне». */
function holds(written: string, told: string): boolean {
  const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\d%]+/gu) ?? []).join(' ')} `
  return words(written).includes(words(told))
}

/** «без яєць і молока», each of which is told already. */
function saysOnlyRefused(text: string, line: LineRow | undefined): boolean {
  const refused = toldFree(text)
  const told = line?.quality?.split(',') ?? []
  return (
    refused.length > 0 && refused.every((one) => told.includes(one)) && withoutRefused(text) === ''
  )
}

/** «сік: Том-ям»: for what a whole lime is there, of which only a part is taken. */
function partsOf(lines: readonly LineRow[], language: Language): string[] {
  const taken = lines.flatMap(({ origins }) =>
    origins.flatMap(({ part, title }) =>
      (part?.split(',') ?? []).flatMap((one) => {
        const name = partName(one, language)
        return name ? { name, title } : []
      }),
    ),
  )
  return [...Map.groupBy(taken, ({ name }) => name)].map(
    ([name, some]) => `${name}: ${[...new Set(some.map(({ title }) => title))].join(', ')}`,
  )
}

function qualitiesOf({ food, quality }: LineRow, language: Language): string[] {
  return qualityNames(quality, food ? nameOf(food, language) : '', language)
}

/** What a line stands for: the sum of its dishes or, once a person has typed it, what they typed. */
function amountsOf(line: LineRow): Amount[] {
  const parts = line.made ? line.origins : [line]
  return parts.flatMap(({ quantity, unit }) =>
    quantity === null ? [] : [{ quantity, ...(unit && { unit }) }],
  )
}

function rowOf(
  key: string,
  lines: readonly LineRow[],
  priceOf: PriceOf,
  language: Language,
): Omit<ListRow, 'home'> {
  const food = lines[0]?.food ?? undefined
  const amounts = amountsToBuy(food, lines)
  return {
    key,
    good: lines[0] ? keyOf(lines[0]) : key,
    name: food ? nameOf(food, language) : capital(lines[0]?.text ?? ''),
    amount: amountText(amounts, language, bareOf(lines)),
    // Where the words themselves are the name, the remark is in it already.
    note: food ? noteOf(lines, language) : '',
    remark: [...new Set(lines.map((line) => line.remark))].filter(Boolean).join(' · '),
    aisle: aisleOf(food, lines[0]?.text ?? ''),
    ticked: lines[0]?.ticked ?? false,
    price: isOtherKind(food, lines[0]?.quality) ? null : priceOfAmounts(food, amounts, priceOf),
    ...(!food && lines[0] && isNotBought(lines[0].text) && { refused: true }),
    dishes: [...new Set(lines.flatMap((line) => line.origins.map((origin) => origin.title)))],
    addedBy: [...new Set(lines.flatMap((line) => (line.made ? [] : (line.added_by ?? []))))],
    lines: lines.map((line) => ({
      id: line.id,
      version: line.version,
      text: line.made ? madeText(line, language) : line.text,
      remark: line.remark,
      picture: line.picture_id === null ? null : pictureOfLine(line.picture_id),
    })),
  }
}

/** «йогурт без молока»: what the ordinary one costs says nothing of it. */
function isOtherKind(food: string | undefined, quality: string | null | undefined): boolean {
  if (food === undefined || !quality) return false
  return quality.split(',').some((id) => refusedBy(id).some((one) => mayHold(food, one)))
}

/** The food of lines whose numbers people typed without a unit: what those count is not said. */
export function bareOf(lines: readonly LineRow[]): string | null {
  const isBare = lines.every(({ made, unit }) => !made && unit !== 'piece')
  return isBare ? (lines[0]?.food ?? null) : null
}

/** What is to be bought for the lines of one food. */
export function amountsToBuy(food: string | undefined, lines: readonly LineRow[]): Amount[] {
  // What nobody understood carries its amount in its own words, where a person typed it.
  const counted = food ? lines : lines.filter((line) => line.made)
  const sums = sumsOf(counted.flatMap(amountsOf), food)
  // What people typed stands as they typed it.
  return lines.some((line) => line.made) ? shopAmounts(sums, food) : sums
}

/** A line of the plan's as somebody would type it. */
function madeText(line: LineRow, language: Language): string {
  const name = line.food ? nameOf(line.food, language).toLowerCase() : line.text
  const told = qualitiesOf(line, language).join(' ')
  const amount = amountText(amountsToBuy(line.food ?? undefined, [line]), language)
  return `${told ? `${name} ${told}` : name} ${amount}`.trim()
}
