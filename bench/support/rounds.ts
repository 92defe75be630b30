import type { LoadResult } from './load.ts'
import { print, table } from './print.ts'

type Measure = (seconds: number) => Promise<LoadResult>

/**
 * Two servers in turn, several times, so that whatever else the machine does falls on both; of each
 * the middle round counts.
 */
export async function rounds(
  unit: string,
  ours: readonly [name: string, measure: Measure],
  theirs: readonly [name: string, measure: Measure],
  seconds: number,
): Promise<void> {
  const own: LoadResult[] = []
  const other: LoadResult[] = []
  await ours[1](1)
  await theirs[1](1)
  for (let round = 0; round < 5; round += 1) {
    own.push(await ours[1](seconds / 5))
    other.push(await theirs[1](seconds / 5))
  }
  const [a, b] = [middle(own), middle(other)]
  table([row(ours[0], unit, a), row(theirs[0], unit, b)])
  print(`${ours[0]} / ${theirs[0]}: ${(a.perSecond / b.perSecond).toFixed(2)} (limit: above 1)`)
}

function middle(results: readonly LoadResult[]): LoadResult {
  const sorted = [...results].sort((a, b) => a.perSecond - b.perSecond)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('There is at least one round.')
  return { ...found, failures: results.reduce((sum, one) => sum + one.failures, 0) }
}

function row(name: string, unit: string, result: LoadResult) {
  return {
    name,
    [unit]: Math.round(result.perSecond),
    'p50 ms': result.p50.toFixed(2),
    'p99 ms': result.p99.toFixed(2),
    failed: result.failures,
  }
}
