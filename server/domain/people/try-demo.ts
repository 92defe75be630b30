import { personNames } from '../../../shared/language/person-names.ts'
import type { Person } from '../../../shared/wire/people.ts'
import type { Context } from '../../context.ts'
import { takeLimit } from '../limits/take.ts'
import { addPerson } from './admit.ts'
import { readPerson } from './person.ts'
import type { NewSession } from './sessions.ts'
import { enter } from './sign-up.ts'

const day = 24 * 60 * 60 * 1000

/** A kitchen to try things in, gone after a day. Who is signed in already stays who they are. */
export async function tryDemo(
  ctx: Context,
): Promise<{ person: Person; session: NewSession | null }> {
  const already = ctx.actor ? await readPerson(ctx.sql, ctx.actor.personId) : null
  if (already) return { person: already, session: null }
  await takeLimit(ctx, 'demo')
  return ctx.sql.begin(async (tx) => {
    const personId = await addPerson(ctx, tx, {
      displayName: personNames[ctx.language].guest,
      language: ctx.language,
      demoUntil: new Date(ctx.now().getTime() + day),
    })
    return enter(ctx, tx, personId)
  })
}
