import { z } from 'zod'

/** What was understood of a question and then taken away or decided, by the ids of its chips. */
export const chipIds = z.array(z.string().max(120)).max(60).default([])
