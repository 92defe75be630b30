import type { ListRow, SharedRow } from '../../../shared/wire/shopping.ts'

/** A row as it is drawn: a guest is not told what it costs, for which dishes it is and who wrote it. */
export type ShownRow = SharedRow & Partial<Pick<ListRow, 'price' | 'dishes' | 'addedBy'>>
