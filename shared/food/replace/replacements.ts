import type { Language } from '../../language/languages.ts'
import { formatAmount } from '../amounts/format.ts'
import { amountOf } from '../amounts/merge.ts'
import { scaleAmount } from '../amounts/scale.ts'
import { parseIngredientLine } from '../line/parse.ts'
import type { ParsedLine } from '../line/types.ts'
import { formFor } from '../write/agree.ts'
import { replacements } from './table.ts'

export interface Replacement {
  /** The food instead. */
  by: string
  /** What it does to the dish: a key of `effects`. */
  effect: string
  line: ParsedLine
}

interface Row {
  foods: string[]
  by: string
  ratio: number
  effect: string
  names: Record<Language, string[]>
}

/**
 * What a line may say instead, in the language of its recipe, the closest first. Only of a line that is one food and
 * nothing besides, and only what the reader reads back as the food that was meant: else nothing is offered.
 */
export function replacementsOf(line: ParsedLine, language: Language): Replacement[] {
  const { food } = line
  if (!food || !isPlain(line)) return []
  return rows()
    .filter((row) => row.foods.includes(food))
    .flatMap(({ by, ratio, effect, names }) => {
      const text = written(line, ratio, names[language], language)
      if (text === undefined) return []
      const read = parseIngredientLine(text)
      return read.understood && read.food === by && isPlain(read)
        ? [{ by, effect, line: read }]
        : []
    })
}

/** For a test that each row says what it means. */
export function rows(): readonly Row[] {
  known ??= replacements
    .trim()
    .split('\n')
    .map((text) => {
      const [foods = '', by = '', ratio = '', effect = '', uk = '', en = '', cs = ''] =
        text.split(' | ')
      const names = { uk: uk.split(', '), en: en.split(', '), cs: cs.split(', ') }
      return { foods: foods.split(', '), by, ratio: Number(ratio), effect, names }
    })
  return known
}

let known: Row[] | undefined

function isPlain(line: ParsedLine): boolean {
  const { understood, heading, optional, alternatives, mentions, more, goods } = line
  return understood && !heading && !optional && !goods && !(alternatives ?? mentions ?? more)
}

/** Its amount and the new name. What was said of the old food («розм'якшене») is not said of the new one. */
function written(
  line: ParsedLine,
  ratio: number,
  names: readonly string[],
  language: Language,
): string | undefined {
  const [one = '-', ofIt = one] = names
  if (one === '-') return undefined
  const amount = amountOf(line)
  if (!amount) return one
  const scaled = scaleAmount(amount, ratio)
  const said = formatAmount(scaled, language)
  if (amount.unit) return `${said} ${ofIt}`
  // Counted things are replaced by what is counted, one for one.
  if (ratio !== 1 || names.length < (language === 'en' ? 2 : 4)) return undefined
  return `${said} ${formFor(names, scaled.upTo ?? scaled.quantity, language)}`
}
