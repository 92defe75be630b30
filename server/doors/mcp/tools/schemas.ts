import { z } from 'zod'
import { mealSlots } from '../../../../shared/meals.ts'

export const limit = (most: number, usual: number) =>
  z.number().int().min(1).max(most).default(usual)

export const cursor = z.string().max(40).optional().describe('next_cursor of the page before')

export const nextCursor = z.string().optional()

export const slot = z.enum(mealSlots)
export const isoMoment = z.string()
export const isoDay = z.string()

/** Given to the three that propose. */
export const proposalAnswer = z.object({
  status: z.enum(['needs_user_confirmation', 'applied']),
  proposal_id: z.string(),
  repeated: z.boolean().optional().describe('Nothing new was made'),
  confirmation_url: z.string().optional().describe('Give it to the person'),
  expires_at: isoMoment.optional(),
  applied: z
    .object({
      kind: z.string(),
      id: z.string(),
      ids: z.array(z.string()).optional(),
      url: z.string(),
    })
    .optional(),
})
