import { z } from 'zod'
import { visibleName } from './people.ts'

export const kitchenNameInput = z.object({ name: visibleName })
export const invitationInput = z.object({ token: z.string().max(200) })
export const invitationIdInput = z.object({ id: z.string().max(60) })

export interface KitchenView {
  id: string
  name: string
  people: { id: string; displayName: string; self: boolean }[]
  invitations: { id: string; createdAt: number; expiresAt: number }[]
}

export interface InvitationView {
  kitchen: string
  invitedBy: string
  expiresAt: number
}
