/** What somebody did to the dishes that are put by: there or not, and what came last is so. */
export type TrayChange =
  | { kind: 'trayDish'; trayId: string; recipeId: string }
  | { kind: 'untrayDish'; trayId: string }
