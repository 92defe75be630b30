import type { Language } from '../../language/languages.ts'
import type { UnitId } from '../units/units.ts'
import { juice, whites, yolks, zest } from './words/parts.ts'

/** What is taken out of a thing that a shop sells whole. */
export interface Part {
  of: string
  /** How much of it there is in one, by weight or by volume. */
  grams?: number
  millilitres?: number
  /** The unit of the whole, where it is not the piece. */
  as?: UnitId
  /** What the part is called beside the name of the whole; a head of garlic needs no such word. */
  name?: Readonly<Record<Language | 'cs', string>>
}

const parts: Readonly<Record<string, Part>> = {
  'egg-yolk': { of: 'egg', grams: 18, name: yolks },
  'egg-white': { of: 'egg', grams: 33, name: whites },
  'lemon-juice': { of: 'lemon', millilitres: 45, name: juice },
  'lime-juice': { of: 'lime', millilitres: 30, name: juice },
  'lemon-zest': { of: 'lemon', grams: 6, millilitres: 15, name: zest },
  'lime-zest': { of: 'lime', grams: 4, millilitres: 10, name: zest },
  'orange-zest': { of: 'orange', grams: 10, millilitres: 20, name: zest },
  'garlic-head': { of: 'garlic', grams: 50, as: 'head' },
}

export function partOf(food: string): Part | undefined {
  return parts[food]
}

/** «сік», beside the limes of which it is. */
export function partName(food: string, language: Language): string | undefined {
  return parts[food]?.name?.[language]
}
