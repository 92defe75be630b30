import type { ListRow, SharedRow } from '../../../shared/wire/shopping.ts'

/** A row as it is drawn: a guest is not told what it costs, for which dishes it is and who wrote it. */
export type ShownRow = SharedRow &
  Partial<Pick<ListRow, 'good' | 'price' | 'refused' | 'dishes' | 'addedBy'>>

/** Of what was typed a moment ago nothing is known yet, not even that its price is unknown. */
export function hasPriceToSay({ good, refused }: Pick<ShownRow, 'good' | 'refused'>): boolean {
  return !refused && good !== ''
}

/** The dishes that the note does not name already: «сік: Том-ям» says for what, and needs no «Том-ям» after it. */
export function dishesUnsaid({ dishes = [], note }: Pick<ShownRow, 'dishes' | 'note'>): string[] {
  const said = new Set(note.split(/: |, /))
  return dishes.filter((title) => !said.has(title))
}
