import { z } from 'zod'
import { languages } from '../language/languages.ts'
import { idInput, linkTokenInput } from './ids.ts'

// Controls and invisible direction marks could make one name look like another.
export const visibleName = z
  .string()
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1).max(80))

const email = z.string().trim().max(254).pipe(z.email())

/** Its length is judged by a rule of its own, which has a sentence of its own. */
const password = z.string().max(20_000)

export const personSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  language: z.enum(languages).nullable(),
  demo: z.boolean(),
  /** Until when a trial is kept, in Unix milliseconds; null for whoever has registered. */
  demoUntil: z.number().nullable(),
  /** In this session a trial was left behind, whose things may be brought along. */
  trialWaits: z.boolean(),
  hasPassword: z.boolean(),
  kitchenId: z.string(),
  /** By whose clocks their kitchen has its days; null until a browser has said. */
  timeZone: z.string().nullable(),
})
export type Person = z.infer<typeof personSchema>

/** How much was made in a trial kitchen. */
export interface TrialLeft {
  recipes: number
  planned: number
  lines: number
  likes: number
}

export const signUpInput = z.object({
  email,
  password,
  displayName: visibleName,
  language: z.enum(languages).optional(),
})

export const signInInput = z.object({ email: z.string().max(254), password })

export const profileInput = z.object({
  displayName: visibleName.optional(),
  language: z.enum(languages).nullable().optional(),
})

export const changePasswordInput = z.object({ current: password.optional(), next: password })
export const requestResetInput = z.object({ email: z.string().max(254) })
export const resetPasswordInput = z.object({ token: linkTokenInput, password })
export const tokenInput = z.object({ token: linkTokenInput })
export const removePersonInput = z.object({ password: password.optional() })

export const sessionIdInput = z.object({ id: idInput })
export const providerInput = z.object({ provider: z.string().max(20) })

export interface SessionView {
  id: string
  current: boolean
  createdAt: number
  lastSeenAt: number
  device: string
}

export interface IdentityView {
  provider: string
  /** What people call that service. */
  name: string
  email: string | null
  createdAt: number
}

export interface PasskeyView {
  id: string
  name: string
  createdAt: number
  lastUsedAt: number | null
}
