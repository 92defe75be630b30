import { kinds, type Slots } from '../../../shared/food/ask/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { searchSentences } from '../../../shared/language/search.ts'
import { fill } from '../../../shared/language/sentence.ts'
import type { Chip } from '../../../shared/wire/search.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { withoutChips } from './chips.ts'
import { type Beside, filtered, find } from './finding.ts'

/** What one does without most easily first. Refusals, diets and allergies are not among them. */
const given: readonly Chip['kind'][] = [
  ...([
    'occasions',
    'cuisines',
    'equipment',
    'words',
    'price',
    'maxMinutes',
    'minMinutes',
    'maxEnergy',
  ] as const),
  ...(['courses', 'include', 'useUp', 'anyOf', 'dishes'] as const),
]
const mostTried = 6
const mostShown = 3

/**
 * Where nothing meets a question: which of its wishes and limits, each left out alone, leave a question that something
 * meets. It is for the person to choose, as a refusal must add nothing by itself.
 */
export async function spareOf(
  ctx: Context,
  sql: Sql,
  slots: Slots,
  chips: readonly Chip[],
  beside: Beside,
): Promise<Chip[]> {
  const spare: Chip[] = []
  const tried = given.flatMap((kind) => chips.filter((chip) => chip.kind === kind))
  for (const chip of tried.slice(0, mostTried)) {
    const rest = withoutChips(slots, [chip.id])
    if (!wishes(rest)) continue
    const { rows } = await find(ctx, sql, rest, filtered(rest, beside), 1)
    if (rows.length > 0) spare.push(chip)
    if (spare.length === mostShown) break
  }
  return spare
}

/** The same in a sentence; null where there is none. */
export function spareText(spare: readonly Chip[], language: Language): string | null {
  if (spare.length === 0) return null
  const said = searchSentences[language]
  const list = spare.map(({ label }) => label).join(` ${said.or} `)
  return fill(said.spare, { list })
}

/** Without a wish a question is about nothing, whatever it refuses. */
function wishes(slots: Slots): boolean {
  const { include, anyOf, useUp, words } = slots
  return [include, anyOf, useUp, words, ...kinds.map((kind) => slots[kind])].some(
    (list) => list.length > 0,
  )
}
