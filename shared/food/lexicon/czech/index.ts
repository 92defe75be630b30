import { animalNames } from './animals.ts'
import { pantryNames } from './pantry.ts'
import { plantNames } from './plants.ts'

/** What foods and groups are also called in Czech, beside the names of their rows. Understood and never shown. */
export const czechNames: Readonly<Record<string, string>> = {
  ...plantNames,
  ...animalNames,
  ...pantryNames,
}
