/** Of a recipe that does not say for how many it is. */
export const usualServings = 4
