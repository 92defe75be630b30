import { z } from 'zod'

// Null bytes and halves of a surrogate pair cannot be stored by Postgres, and mean nothing to a reader.
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim())

export const filled = (max: number) => text(max).pipe(z.string().min(1))
