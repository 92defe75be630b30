import type { z } from 'zod'
import { DomainError } from '../../../kernel/errors.ts'

/** What a store said, in the shape that we know; anything else is a change of theirs, said clearly. */
export function read<T>(schema: z.ZodType<T>, said: unknown): T {
  const parsed = schema.safeParse(said)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new DomainError('store_changed', {}, { cause: new Error(`Unknown shape at: ${where}`) })
}

/** A store that tidies the words it was asked by still answers in their order. */
export function inPlace<T>(
  answers: readonly T[],
  asked: readonly unknown[],
  at: number,
): T | undefined {
  return answers.length === asked.length ? answers[at] : undefined
}
