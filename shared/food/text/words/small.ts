import { wordTable } from '../word-table.ts'

/** Small words by which texts are compared. */
export const small = wordTable({
  /** What follows these is refused: «випічка без молока» has no «без випічки» in it. */
  refusing: { uk: 'без не ні', cs: 'bez' },
  /** They follow their neighbours and are all one word. */
  soundsOfWith: { uk: 'із зі зо' },
})

export const plainWith = 'з'
