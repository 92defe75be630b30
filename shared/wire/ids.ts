import { z } from 'zod'

/**
 * What names one of our things, as somebody sends it. Nothing of ours has a longer name, or one with
 * control characters, which Postgres would not even take: such a name is not malformed, it is unknown.
 */
const naming = (longest: number) =>
  z.string().transform((name) => (name.length > longest || /\p{Cc}/u.test(name) ? '' : name))

export const idInput = naming(60)
/** The secret of a link that was mailed or handed over. */
export const linkTokenInput = naming(200)
