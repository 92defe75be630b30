/**
 * Which of a person's kitchens the page shows that asks. A page acts in that one, whichever another window of the
 * same browser has turned to meanwhile.
 */
export const kitchenHeader = 'komora-kitchen'
