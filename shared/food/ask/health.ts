import { type HealthId, health } from './words/health.ts'

const named = Object.entries(health).map(
  ([id, said]) => [id as HealthId, new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu')] as const,
)

/**
 * What somebody told of their health. It refuses nothing here: what may be eaten with it is for a doctor to say, and the
 * answer says that it was not weighed.
 */
export function healthIn(text: string): HealthId[] {
  return named.flatMap(([id, said]) => (said.test(text) ? [id] : []))
}
