import { z } from 'zod'

/** An id as somebody sends it. Postgres takes no null characters, and no id of ours has one. */
export const idInput = z
  .string()
  .max(60)
  .transform((id) => id.replaceAll('\u0000', ''))
