import { fruits } from './foods/fruit.ts'
import { herbs } from './foods/herbs.ts'
import { vegetables } from './foods/vegetables.ts'
import type { Food } from './types.ts'

export const foods: readonly Food[] = [...vegetables, ...fruits, ...herbs]
