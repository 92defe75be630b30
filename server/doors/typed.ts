import { z } from 'zod'
import type { Typed } from '../../shared/pages.ts'
import type { Services } from '../kernel/context.ts'
import { cookie, readCookie } from './cookies.ts'

/** What a person had written into a form that came back; never a password. */
const typedSchema = z.object({
  email: z.string().max(254).optional(),
  displayName: z.string().max(80).optional(),
})

const name = 'komora-typed'
const purpose = 'typed form'
// As long as a redirect takes on a bad line.
const life = 60

/** A form's answer is a new page; what was typed travels to it sealed, and not in the address. */
export function typedCookie(services: Services, fields: Record<string, string>): string {
  const typed = typedSchema.safeParse({
    email: fields['email'],
    displayName: fields['display_name'],
  })
  if (!typed.success || Object.values(typed.data).every((value) => !value))
    return cookie(services.config, name, '', 0)
  const sealed = services.secrets.seal(JSON.stringify(typed.data), purpose)
  return cookie(services.config, name, sealed, life)
}

/** Read once: the second value is the cookie that takes it away again. */
export function readTyped(services: Services, request: Request): [Typed, string[]] {
  const sealed = readCookie(request, name)
  if (!sealed) return [{}, []]
  const plain = services.secrets.open(sealed, purpose)
  return [
    plain === null ? {} : typedSchema.parse(JSON.parse(plain)),
    [cookie(services.config, name, '', 0)],
  ]
}
