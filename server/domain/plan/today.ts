import { dayAt, usualTimeZone } from '../../../shared/time-zone.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

/** In which day the actor's kitchen is right now, and by whose clocks. */
export async function todayOf(ctx: Context): Promise<{ today: string; timeZone: string }> {
  const [kitchen] = await ctx.sql<{ time_zone: string | null }[]>`
    SELECT time_zone FROM kitchens WHERE id = ${signedIn(ctx).kitchenId}`
  const timeZone = kitchen?.time_zone ?? usualTimeZone
  return { today: dayAt(ctx.now(), timeZone), timeZone }
}
