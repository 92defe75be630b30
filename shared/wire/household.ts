import { z } from 'zod'
import { mealSlots, plainKinds } from '../meals.ts'
import { memberAddInput } from './members.ts'
import { day, servings } from './plan.ts'
import { filled, filledLine, text } from './text.ts'

/** How our own file of a household calls itself; it is known by these, whatever the file is called. */
export const householdFormat = 'komora-household'
export const householdVersion = 1

/** Written as in the file, but for what cannot be stored. */
export const keyInFile = text(100)

/** What stands around the recipes of an account. A recipe is named by what the same file calls it. */
export const householdSchema = z.object({
  plan: z
    .array(
      z.object({
        date: day,
        slot: z.enum(mealSlots),
        kind: z.enum(['dish', ...plainKinds]),
        title: filled(200),
        note: text(500),
        servings,
        recipe: keyInFile.nullable(),
        cookedAt: z.iso
          .datetime()
          .refine((moment) => moment >= '1900')
          .nullable(),
      }),
    )
    .max(5000)
    .default([]),
  lists: z
    .array(
      z.object({
        name: filledLine(100),
        current: z.boolean(),
        lines: z.array(z.object({ text: filledLine(300), ticked: z.boolean() })).max(500),
      }),
    )
    .max(100)
    .default([]),
  members: z
    .array(memberAddInput.extend({ self: z.boolean() }))
    .max(20)
    .default([]),
  staples: z.array(filledLine(60)).max(500).default([]),
  tray: z.array(keyInFile).max(50).default([]),
  /** As one types it, and when it was last seen. */
  pantry: z
    .array(
      z.object({
        text: filledLine(300),
        seenAt: z.iso.datetime().refine((moment) => moment >= '1900'),
      }),
    )
    .max(500)
    .default([]),
})
export type Household = z.infer<typeof householdSchema>

/** How much of it there is, to be told before it is taken. */
export interface HouseholdSize {
  plan: number
  lists: number
  members: number
  staples: number
  tray: number
  pantry: number
}
