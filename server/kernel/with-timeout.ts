/**
 * What the work gives, or what `late` makes, thrown, when it takes longer. The work itself goes on, and
 * what becomes of it then is nobody's: whoever can stop it does so in `late`.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  late: () => Error = () => new Error(`No answer within ${ms} ms.`),
): Promise<T> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(late()), ms)
  try {
    return await Promise.race([work, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
