import { wordTable } from '../../text/word-table.ts'

/** How words end that tell of a noun. */
export const endings = wordTable({
  adjective: { cs: '*ý *á *é *í *ého *ému *ých *ými *ým *ou' },
})
