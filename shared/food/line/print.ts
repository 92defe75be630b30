import { foodName } from '../../language/food-name.ts'
import type { Language } from '../../language/languages.ts'
import { formatAmount } from '../amounts/format.ts'
import { amountOf } from '../amounts/merge.ts'
import { productOf } from './together.ts'
import type { ParsedLine } from './types.ts'
import { printed } from './words/printed.ts'

/** A line said again in a language from what was understood of it; what was not stays in its own words. */
export function printLine(line: ParsedLine, language: Language): string {
  // The words of a tin are gone where its weight is said, and its beans are not dry.
  const product = line.unit === 'can' ? line.food : productOf(line)
  const known = line.understood ? product : undefined
  // Whatever may be taken is said: «масло або олія».
  const taken = known === undefined ? [] : [known, ...(line.alternatives ?? [])]
  const name = taken.map((id) => foodName(id, language)).join(printed[language].or) || line.foodText
  const amount = amountOf(line)
  const said = amount ? inOrder(name, formatAmount(amount, language), language) : name
  return said + ending(line, language)
}

/** Ukrainian puts the amount after the name, which then needs no case. */
function inOrder(name: string, amount: string, language: Language): string {
  return language === 'uk' ? `${name} – ${amount}` : `${amount} ${name}`
}

function ending(line: ParsedLine, language: Language): string {
  const { taste, optional } = printed[language]
  return (line.toTaste ? taste : '') + (line.optional ? optional : '')
}
