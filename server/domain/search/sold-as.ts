import { entryOf, foods, isKindOf } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { wordTable } from '../../../shared/food/text/word-table.ts'
import { isGroup } from './ancestors.ts'
import { searchWords } from './words.ts'

/** What is sold in a tin, by the food that it is. */
const tinned = foods.flatMap(({ id, parents = [] }) =>
  id.startsWith('canned-')
    ? parents.filter((of) => !isGroup(of) && !isKindOf(of, 'canned')).map((of) => ({ id, of }))
    : [],
)

const { tins } = wordTable({
  tins: {
    uk: 'банка банки банку банок',
    en: 'tin tins can cans',
    cs: 'plechovka plechovky konzerva',
  },
})

/** Ready as it is sold, and no fillet to be cooked. */
const isReady = (id: string) =>
  entryOf(id)?.aisle === 'canned' || ['canned', 'smoked-fish'].some((kind) => isKindOf(id, kind))

/**
 * "2 x 400 g tins of beans", «філе судака»: a line that tells how it is sold names a food of its own by that. Returns
 * such foods.
 */
export function soldAs(line: ParsedLine): string[] {
  const { food, qualities = [] } = line
  if (food === undefined) return []
  const inTin = tinned.filter(({ of }) => isKindOf(food, of)).map(({ id }) => id)
  const isFillet = qualities.includes('fillet') && isKindOf(food, 'fish') && !isReady(food)
  const isTinned =
    inTin.length > 0 &&
    (qualities.includes('tinned') || searchWords(line.text).some(({ low }) => tins.has(low)))
  return [...(isTinned ? inTin : []), ...(isFillet ? ['fish-fillet'] : [])]
}
