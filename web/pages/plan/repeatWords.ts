import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import type { DayNames } from '../../language/dayNames.ts'
import type { Dictionary } from '../../language/shape.ts'
import { aMonday, plusDays } from './days.ts'

/** «щотижня: пн, ср». */
export function repeatWords(
  { weekdays, everyWeeks }: NonNullable<PlanEntryCard['repeat']>,
  { repeat }: Dictionary['plan'],
  names: DayNames,
): string {
  const days = weekdays.map((day) => names.brief(plusDays(aMonday, day)))
  return `${repeat.every(everyWeeks)}: ${days.join(', ')}`
}
