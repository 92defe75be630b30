import { perVolumeOf } from '../../../shared/food/amounts/poured.ts'
import { unmeasuredIn } from '../../../shared/food/amounts/unsaid.ts'
import { dietIds } from '../../../shared/food/diet-table.ts'
import { allergensOf, dietsOf } from '../../../shared/food/diets.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { nutritionOf } from '../../../shared/food/nutrition/nutrition.ts'
import { type LinesOfStep, linesOfSteps } from '../../../shared/food/step-parts.ts'
import { amountsInStep, measuredInStep } from '../../../shared/food/steps.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import { nameOfLine } from '../../../shared/food/write/name.ts'
import { foodName } from '../../../shared/language/food-name.ts'
import { besideWords, type WrittenLanguage } from '../../../shared/language/written.ts'
import type { ReplacedLine } from '../../../shared/wire/recipe-details.ts'
import type { DerivedFacts, Ingredient, Step } from '../../../shared/wire/recipes.ts'

/** What follows from the lines and steps of a recipe, and is therefore stored nowhere. */
export function derivedFacts(
  lines: Ingredient[],
  steps: readonly Step[],
  servings: number,
  language: WrittenLanguage,
  replaced: readonly ReplacedLine[] = [],
): DerivedFacts {
  const told = foodsOnlyInSteps({ ingredients: lines, steps, replaced })
  const verdicts = dietsOf(lines, told)
  const found = allergensOf(lines, told)
  const ofSteps = linesOfSteps(steps, lines)
  return {
    steps: steps.map((step, at) => ({
      ...step,
      ingredients: toShow(step.text, lines, ofSteps[at]),
    })),
    diets: dietIds.filter((diet) => verdicts[diet] === 'yes'),
    allergens: found.contains,
    allergensOrdinary: found.ordinary,
    allergensMayContain: found.mayContain,
    allergensComplete: found.complete,
    onlyInSteps: told.map((id) => foodName(id, besideWords(language))),
    unmeasured: unmeasuredIn(lines),
    nutrition: nutritionOf(lines, servings),
    perVolume: lines.map((line) => needsOfLine(line).map(({ food }) => perVolumeOf(food))),
    names: lines.map((line) => needsOfLine(line).map((one) => nameOfLine(one, language) ?? null)),
  }
}

/** The lines whose amounts stand beside a step, which says nothing of them itself. */
function toShow(step: string, lines: readonly Ingredient[], of?: LinesOfStep): number[] {
  const measured = measuredInStep(step, lines)
  return amountsInStep(step, lines, of).filter((at) => !measured.has(at))
}
