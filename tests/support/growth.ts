/**
 * How much more a part of a large text costs than a part of a small one: about as much where the work is
 * linear, however fast this machine is. Each is taken at its best, since another program may have had
 * the processor meanwhile.
 */
export function growth(work: (size: number) => void, small = 500, times = 40): number {
  work(small)
  const cost = (size: number, rounds: number) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const before = performance.now()
        for (let round = 0; round < rounds; round += 1) work(size)
        return performance.now() - before
      }),
    )
  return cost(small * times, 1) / cost(small, times)
}
