import { z } from 'zod'
import { idInput } from './ids.ts'
import { reportReasons } from './report-reasons.ts'
import { text } from './text.ts'

export const reportInput = z.object({
  publicationId: idInput,
  /** When it is about what somebody said under the dish. */
  commentId: idInput.optional(),
  reason: z.enum(reportReasons),
  note: text(1000).default(''),
})
