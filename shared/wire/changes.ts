import { z } from 'zod'
import { idInput } from './ids.ts'
import { filledLine } from './text.ts'

const lineText = filledLine(300)
/** Made by a device that had no connection, of the same kind as ours. */
const lineId = z.string().regex(/^lin_[0-9a-z]{26}$/)
const ids = z.array(idInput).min(1).max(500)

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('addLine'),
    listId: idInput.optional(),
    lineId,
    text: lineText,
  }),
  z.strictObject({
    kind: z.literal('editLine'),
    lineId: idInput,
    seen: z.string().max(1000),
    text: lineText,
    spareId: lineId,
  }),
  z.strictObject({ kind: z.literal('tickLines'), lineIds: ids, ticked: z.boolean() }),
  z.strictObject({
    kind: z.literal('removeLines'),
    lines: z
      .array(z.strictObject({ id: idInput, seen: z.string().max(1000) }))
      .min(1)
      .max(500),
  }),
  z.strictObject({ kind: z.literal('restoreLines'), lineIds: ids }),
])

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
