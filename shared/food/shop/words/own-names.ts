import { wordTable } from '../../text/word-table.ts'

/** Names that one make of a food goes by alone, as «дружба» of processed cheese does. */
export const { ownNames } = wordTable({
  ownNames: {
    uk: 'дружба дружбу дружби янтар хохланд виола віола',
    en: 'philly',
    cs: 'apetito javor',
  },
})
