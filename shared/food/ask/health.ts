import { Expressions } from '../text/expressions.ts'
import { once } from '../text/remembered.ts'
import { type HealthId, health } from './words/health.ts'

const named = Object.entries(health).map(
  ([id, said]) => [id as HealthId, new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu')] as const,
)

const spokenOf = once(() => new Expressions(named.map((one) => [one[1], one] as const)))

/**
 * What somebody told of their health. It refuses nothing here: what may be eaten with it is for a doctor to say, and the
 * answer says that it was not weighed.
 */
export function healthIn(text: string): HealthId[] {
  return spokenOf()
    .in(text)
    .flatMap(([id, said]) => (said.test(text) ? [id] : []))
}
