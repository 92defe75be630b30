import type { Actor, Context } from './context.ts'
import { DomainError } from './errors.ts'

/** The signed-in person, or a refusal. Every function that acts for somebody begins with it. */
export function signedIn(ctx: Context): Actor {
  if (!ctx.actor) throw new DomainError('sign_in_needed')
  return ctx.actor
}

/** A signed-in person who has registered; a trial kitchen may not reach other people. */
export function registered(ctx: Context): Actor {
  const actor = signedIn(ctx)
  if (actor.demo) throw new DomainError('demo_cannot')
  return actor
}
