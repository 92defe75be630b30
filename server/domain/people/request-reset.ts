import type { Context } from '../../kernel/context.ts'
import { countUse } from '../limits/count-use.ts'
import { mailLink, readerByEmail } from './letters.ts'

/** The same answer, as soon, for every address: whether it has an account is found out afterwards. */
export async function requestReset(
  ctx: Context,
  input: { email: string },
): Promise<{ sent: true }> {
  const email = input.email.trim().toLowerCase()
  await countUse(ctx, 'mail')
  await countUse(ctx, 'mailTo', email)
  mailLink(ctx, 'reset', () => readerByEmail(ctx, email))
  return { sent: true }
}
