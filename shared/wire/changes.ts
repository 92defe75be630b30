import { z } from 'zod'
import { mealSlots, plainKinds } from '../meals.ts'
import { idInput } from './ids.ts'
import { day, servings } from './plan.ts'
import { filled, filledLine, text } from './text.ts'

const lineText = filledLine(300)
/** Made by a device that had no connection, of the same kind as ours. */
const lineId = z.string().regex(/^lin_[0-9a-z]{26}$/)
const newEntryId = z.string().regex(/^ple_[0-9a-z]{26}$/)
const newTrayId = z.string().regex(/^try_[0-9a-z]{26}$/)
const entryId = idInput
const place = { date: day, slot: z.enum(mealSlots) }
const ids = z.array(idInput).min(1).max(500)

const lineChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('addLine'),
    listId: idInput.optional(),
    lineId,
    text: lineText,
    // Unless that good stands there already: nobody has typed it, but taken what was offered.
    once: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('editLine'),
    lineId: idInput,
    seen: z.string().max(1000),
    text: lineText,
    spareId: lineId,
  }),
  z.strictObject({
    kind: z.literal('remarkLine'),
    lineId: idInput,
    seen: z.string().max(1000),
    remark: text(300),
  }),
  z.strictObject({ kind: z.literal('tickLines'), lineIds: ids, ticked: z.boolean() }),
  z.strictObject({
    kind: z.literal('removeLines'),
    lines: z
      .array(
        z.strictObject({
          id: idInput,
          seen: z.string().max(1000),
          // A device that still waits from before there were any has read none.
          remark: z.string().max(1000).default(''),
        }),
      )
      .min(1)
      .max(500),
  }),
  z.strictObject({ kind: z.literal('restoreLines'), lineIds: ids }),
])
export type SentLineChange = z.infer<typeof lineChange>

const entryChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('addEntry'),
    entryId: newEntryId,
    ...place,
    dish: z.union([
      z.strictObject({ recipeId: idInput }),
      z.strictObject({ publicationId: idInput }),
      // Out of the tray, where it stands no more.
      z.strictObject({ trayId: idInput }),
      z.strictObject({ kind: z.enum(plainKinds), title: filled(200) }),
    ]),
    servings: servings.optional(),
  }),
  z.strictObject({ kind: z.literal('copyEntry'), entryId: newEntryId, of: idInput, ...place }),
  z.strictObject({ kind: z.literal('moveEntry'), entryId, ...place }),
  z.strictObject({
    kind: z.literal('serveEntry'),
    entryId,
    servings,
    eaters: z.array(idInput).min(1).max(50).nullable().optional(),
  }),
  z.strictObject({
    kind: z.literal('noteEntry'),
    entryId,
    seen: z.string().max(1000),
    note: text(500),
  }),
  z.strictObject({ kind: z.literal('cookEntry'), entryId, cooked: z.boolean() }),
  z.strictObject({
    kind: z.literal('removeEntry'),
    entryId,
    seen: z.strictObject({ ...place, note: z.string().max(1000), cooked: z.boolean() }),
  }),
  z.strictObject({ kind: z.literal('restoreEntry'), entryId }),
])
export type SentEntryChange = z.infer<typeof entryChange>

const trayChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trayDish'), trayId: newTrayId, recipeId: idInput }),
  z.strictObject({ kind: z.literal('untrayDish'), trayId: idInput }),
])

/** A dish that was cooked where nobody could be told: the planned one of those days, or one more of that day. */
const cookingChange = z.strictObject({
  kind: z.literal('cookDish'),
  entryId: newEntryId,
  ...place,
  dish: z.union([
    z.strictObject({ recipeId: idInput }),
    z.strictObject({ publicationId: idInput }),
  ]),
  servings,
})
export type SentCooking = z.infer<typeof cookingChange>

const change = z.union([lineChange, entryChange, trayChange, cookingChange])

/** Each has an id of the device's own: however often it is sent, it is made once. */
export const changesInput = z.object({
  changes: z
    .array(z.strictObject({ id: z.uuid(), kitchenId: idInput, change }))
    .min(1)
    .max(100),
})
export type SentChange = z.infer<typeof changesInput>['changes'][number]

export interface ChangeOutcome {
  id: string
  /** Why it was not made, in the language of whoever made it; null when it was. */
  refused: string | null
}
