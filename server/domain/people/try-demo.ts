import { personNames } from '../../../shared/language/person-names.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { Context } from '../../kernel/context.ts'
import { countUse } from '../limits/count-use.ts'
import { readPerson } from './person.ts'
import { addPerson } from './register-person.ts'
import type { NewSession } from './sessions.ts'
import { enter } from './sign-up.ts'

/** Long enough to plan a week, shop for it and cook it. */
const trialLife = 14 * 24 * 60 * 60 * 1000

/** A kitchen to try things in, kept for a while on this device. Who is signed in already stays who they are. */
export async function tryDemo(
  ctx: Context,
): Promise<{ person: Person; session: NewSession | null }> {
  const already = ctx.actor
    ? await readPerson(ctx.sql, ctx.actor.personId, null, ctx.actor.kitchenId)
    : null
  if (already) return { person: already, session: null }
  await countUse(ctx, 'demo')
  return ctx.sql.begin(async (tx) => {
    const personId = await addPerson(ctx, tx, {
      displayName: personNames[ctx.language].guest,
      language: ctx.language,
      demoUntil: new Date(ctx.now().getTime() + trialLife),
    })
    return enter(ctx, tx, personId)
  })
}
