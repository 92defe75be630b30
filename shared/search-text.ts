/** What fits into a search box. Apart from the schemas, so that the browser takes no more than the number. */
export const longestSearch = 200
