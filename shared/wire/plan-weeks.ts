import { z } from 'zod'
import { idInput } from './ids.ts'
import { day } from './plan.ts'
import { filledLine } from './text.ts'

/** From the week around one day to the week around another. */
export const weekCopyInput = z.object({ from: day, to: day })

const entryIds = z.array(idInput).max(500)
export const entriesInput = z.object({ ids: entryIds })

/** Monday is 0. Without weekdays it comes on the one that the entry stands on. */
export const planRepeatInput = z.object({
  id: idInput,
  weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7).optional(),
  everyWeeks: z.number().int().min(1).max(8).default(1),
  until: day.optional(),
})
export type PlanRepeat = z.infer<typeof planRepeatInput>

/** What an end has changed, so that it can be taken back. */
export const repeatEndedInput = z.object({
  repeatId: idInput.nullable(),
  until: day.nullable(),
  ids: entryIds,
})
export type RepeatEnded = z.infer<typeof repeatEndedInput>

export const menuSaveInput = z.object({ name: filledLine(80), from: day })
export const menuPlaceInput = z.object({ id: idInput, from: day })
export const menuInput = z.object({ id: idInput })

/** A week that was saved under a name. */
export interface PlanMenu {
  id: string
  name: string
  titles: string[]
}
