import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { wordTable } from '../../../shared/food/text/word-table.ts'
import { searchWords } from './words.ts'

const { cooked } = wordTable({
  cooked: {
    uk: 'варений варена варене варені вареного вареної варених варену звареного зварений відварений відварена відварені відвареного відварних відварного',
    en: 'cooked precooked boiled leftover',
    cs: 'vařený vařená vařené vařeného vařených uvařená uvařené uvařených',
  },
})

/** «400 г вареного рису», "4 cups cooked rice": the dish begins with what somebody has cooked already. */
export function isReadied({ text }: ParsedLine): boolean {
  return searchWords(text).some(({ low }) => cooked.has(low))
}
