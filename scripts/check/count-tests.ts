/** Reads the totals under a `bun test` run. A run that broke off counts as at least one failure. */
export function countTests(ok: boolean, output: string): { passed: number; failed: number } {
  const passed = total(output, 'pass')
  const failed = total(output, 'fail')
  if (ok && passed + failed === 0) return { passed: 0, failed: 1 }
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

function total(output: string, word: string): number {
  const lines = [...output.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))]
  return Number(lines.at(-1)?.[1] ?? 0)
}
