import { z } from 'zod'
import { idInput } from './ids.ts'

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*$/)

const credential = z.object({
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** What navigator.credentials.create() gave, as JSON, and what its owner calls it. */
export const passkeyRegisterInput = z.object({
  name: z.string().trim().max(80).default(''),
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url(8000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
})

/** What navigator.credentials.get() gave, as JSON. */
export const passkeySignInInput = z.object({
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url(8000),
      authenticatorData: base64url(8000),
      signature: base64url(4000),
      userHandle: base64url(400).nullish(),
    }),
  }),
})

export type PasskeyRegisterInput = z.infer<typeof passkeyRegisterInput>
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>

export const passkeyIdInput = z.object({ id: idInput })
