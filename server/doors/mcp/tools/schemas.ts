import { z } from 'zod'
import { mealSlots } from '../../../../shared/meals.ts'

export const limit = (most: number, usual: number) =>
  z.number().int().min(1).max(most).default(usual).describe(`How many to return, ${most} at most`)

export const cursor = z
  .string()
  .max(40)
  .optional()
  .describe('next_cursor of the page before; leave it out for the first page')

export const nextCursor = z
  .string()
  .optional()
  .describe('Pass it as cursor to get the next page; absent on the last one')

export const slot = z.enum(mealSlots)
export const isoMoment = z.string().describe('A moment in ISO 8601, UTC')
export const isoDay = z.string().describe('A day, such as 2026-03-08')

export const proposalAnswer = z.object({
  status: z
    .enum(['needs_user_confirmation', 'applied'])
    .describe('applied only where the person has switched on auto-approval for you and this kind'),
  proposal_id: z.string(),
  confirmation_url: z
    .string()
    .optional()
    .describe('Give this link to the person. Nothing has changed until they confirm there'),
  expires_at: isoMoment.optional(),
  applied: z
    .object({
      kind: z.enum(['recipe', 'plan_entry', 'shopping_list']),
      id: z.string(),
      url: z.string(),
    })
    .optional()
    .describe('What was changed, when status is applied'),
})
