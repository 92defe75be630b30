import { z } from 'zod'
import type { ConnectionView } from './agents.ts'
import type { IdentityView, PasskeyView } from './people.ts'

/** What a reset by mail ended. */
export interface AfterReset {
  sessions: number
  /** What went beside the sessions, because until then nobody had shown that the address is theirs. */
  more: EndedBefore | null
}

/** By the names that their people and programs gave themselves. */
export interface EndedBefore {
  agents: string[]
  people: string[]
  invitations: number
  /** The kitchen of somebody else that the account had been brought to. */
  leftKitchen: string | null
  passkeys: string[]
  services: string[]
}

export interface AfterResetView extends AfterReset {
  left: { agents: ConnectionView[]; passkeys: PasskeyView[]; services: IdentityView[] }
}

const some = z.array(z.string().max(60)).max(200)

export const endAfterResetInput = z.object({ agents: some, passkeys: some, services: some })
export type EndAfterResetInput = z.infer<typeof endAfterResetInput>
