/** Under which name the answer of a tool carries what only its view shows, and no model reads. */
export const shownKey = 'komora/shown'
