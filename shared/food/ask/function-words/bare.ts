import { remembered } from '../../text/remembered.ts'

/** Without the marks over its letters: «nejím» is typed "nejim" too. */
export const bare = remembered((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
