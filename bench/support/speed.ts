import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds that this thread has had a processor for; a busy machine then costs little of the figure. */
const own = `/proc/self/task/${process.pid}/schedstat`
export const ownMs: () => number = existsSync(own)
  ? () => Number(readFileSync(own, 'utf8').split(' ')[0]) / 1e6
  : () => performance.now()

/** How many rows are read in a second of one core, every row so many times. */
export function perSecond<T>(
  rows: readonly T[],
  read: (row: T) => unknown,
  rounds: number,
): number {
  const began = ownMs()
  for (let round = 0; round < rounds; round++) for (const row of rows) read(row)
  return (rounds * rows.length * 1000) / (ownMs() - began)
}
