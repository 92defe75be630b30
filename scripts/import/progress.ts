import type { ImportReport } from '../../server/domain/bulk-import/import-recipes.ts'
import type { Counted } from './counted.ts'

const width = 30
const everyOnTerminal = 200
const everyElsewhere = 10_000

/** A bar on a terminal, and a line now and then where nobody watches. */
export function showProgress(size: number | null, source: Counted) {
  const began = performance.now()
  const terminal = process.stderr.isTTY
  let drawnAt = 0
  const clear = terminal ? '\r\u001b[K' : ''
  const rate = (done: number) => Math.round(done / ((performance.now() - began) / 1000))
  return {
    rate,
    update(report: Readonly<ImportReport>): void {
      const now = performance.now()
      if (now - drawnAt < (terminal ? everyOnTerminal : everyElsewhere)) return
      drawnAt = now
      const done = report.added + report.known + report.bad
      const line = `${bar(size, source.bytes)} ${done.toLocaleString('en')} records, ${rate(done)} a second`
      process.stderr.write(terminal ? clear + line : `${line}\n`)
    },
    tell(line: string): void {
      process.stderr.write(`${clear}${line}\n`)
    },
    end(): void {
      process.stderr.write(clear)
    },
  }
}

function bar(size: number | null, read: number): string {
  if (size === null || size === 0) return `${Math.round(read / 1_048_576)} MB`
  const share = Math.min(1, read / size)
  const full = Math.round(share * width)
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${Math.floor(share * 100)} %`
}
