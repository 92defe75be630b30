import { formatAmount, type Language } from '../amounts/format.ts'
import { amountOf } from '../amounts/merge.ts'
import { entryOf } from '../lexicon/index.ts'
import type { ParsedLine } from './types.ts'

/** A line said again in a language from what was understood of it; what was not stays in its own words. */
export function printLine(line: ParsedLine, language: Language): string {
  const entry = line.understood && line.food !== undefined ? entryOf(line.food) : undefined
  const name = entry?.[language][0] ?? line.foodText
  const amount = amountOf(line)
  const said = amount ? inOrder(name, formatAmount(amount, language), language) : name
  return said + ending(line, language)
}

/** Ukrainian puts the amount after the name, which then needs no case. */
function inOrder(name: string, amount: string, language: Language): string {
  return language === 'uk' ? `${name} – ${amount}` : `${amount} ${name}`
}

function ending(line: ParsedLine, language: Language): string {
  const taste = { uk: ' за смаком', en: ' to taste' }[language]
  const optional = { uk: ' (за бажанням)', en: ' (optional)' }[language]
  return (line.toTaste ? taste : '') + (line.optional ? optional : '')
}
