import { z } from 'zod'
import { isTimeZone } from '../time-zone.ts'
import { idInput, linkTokenInput } from './ids.ts'
import { visibleName } from './people.ts'

export const kitchenNameInput = z.object({ name: visibleName.nullable() })
export const timeZoneInput = z.object({ timeZone: z.string().max(60).refine(isTimeZone) })
export const invitationInput = z.object({ token: linkTokenInput })
export const invitationIdInput = z.object({ id: idInput })

export const kitchenOpenInput = z.object({ name: visibleName })
export const kitchenIdInput = z.object({ id: idInput })

export interface KitchenCard {
  id: string
  name: string | null
  /** Who else cooks there: what tells kitchens without a name apart. */
  others: string[]
  current: boolean
}

export interface KitchenView {
  id: string
  /** Null until somebody names it. */
  name: string | null
  /** By whose clocks it has its days. */
  timeZone: string
  /** For how many it cooks, by the portions of those who eat; null while nobody has said who that is. */
  portions: number | null
  people: { id: string; displayName: string; self: boolean }[]
  invitations: { id: string; createdAt: number; expiresAt: number }[]
}

export interface InvitationView {
  kitchen: string | null
  invitedBy: string
  expiresAt: number
}
