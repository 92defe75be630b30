/** Programs and forms that recipes leave for. */
export const otherFormats = ['markdown', 'cooklang', 'mealie', 'paprika', 'tandoor'] as const
export type OtherFormat = (typeof otherFormats)[number]

/** Of a recipe. */
export type LeftBehind =
  | 'history'
  | 'draft'
  | 'takes'
  | 'morePhotos'
  | 'stepMinutes'
  | 'lastCooked'
  | 'video'
  | 'apart'
  | 'rest'

/** What each has no room for: said before somebody leaves with it, and held to what really comes back. */
export const leftBehind: Readonly<Record<OtherFormat, readonly LeftBehind[]>> = {
  markdown: ['takes', 'draft', 'history'],
  cooklang: ['takes', 'draft', 'history'],
  mealie: ['draft', 'history'],
  // Equipment and what its owner thinks stand among the notes.
  paprika: ['takes', 'video', 'apart', 'stepMinutes', 'lastCooked', 'draft', 'history'],
  // It counts cooking and resting as one.
  tandoor: ['morePhotos', 'rest', 'draft', 'history'],
}
