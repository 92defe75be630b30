const atOnce = 2000

/** Deletes in short statements, so that no lock is held for long and no statement runs out of time. */
export async function deleteSome(
  remove: (limit: number) => PromiseLike<{ count: number }>,
): Promise<number> {
  for (let total = 0; ; ) {
    const { count } = await remove(atOnce)
    total += count
    if (count < atOnce) return total
  }
}
