import { wordTable } from '../../text/word-table.ts'

/** What stands in names of equipment and in every other sentence: «на», "in the". */
export const aroundEquipment = wordTable({
  any: {
    uk: 'в у на без не одна одній одному одну',
    en: 'a an the in on over no without one',
  },
})
