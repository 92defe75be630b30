/** What fits into a search box. Apart from the schemas, so that the browser takes no more than the number. */
export const longestSearch = 200

/** Questions before the last that a follow-up in the search box still stands on. */
export const longestThread = 8
