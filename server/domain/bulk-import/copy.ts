import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { ReservedSql } from 'postgres'

type CopyValue = string | number | null | Date

/** A row by its columns; all rows of one call have the same, in the same order. */
export type CopyRow = Readonly<Record<string, CopyValue>>

const messageSize = 64 * 1024

/** Rows through COPY, which takes them several times faster than INSERT. */
export async function copyRows(
  session: ReservedSql<{ bigint: number }>,
  table: string,
  rows: readonly CopyRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const command = `COPY ${table} (${Object.keys(first).join(', ')}) FROM STDIN`
  const sink: Writable = await session.unsafe(command).writable()
  const finished = new Promise<void>((resolve, reject) => {
    sink.once('finish', resolve)
    sink.once('error', reject)
  })
  // A write is a message with costs of its own, so rows travel many at a time.
  let pending = ''
  for (const row of rows) {
    pending += `${Object.values(row).map(field).join('\t')}\n`
    if (pending.length < messageSize) continue
    if (!sink.write(pending)) await Promise.race([once(sink, 'drain'), finished])
    pending = ''
  }
  sink.end(pending)
  await finished
}

/** PostgreSQL, COPY, text format: backslash, tab and line breaks are escaped, \N is null. */
function field(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  return /[\\\t\n\r]/.test(value)
    ? value
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
    : value
}

/** The text of a text[]. */
export function arrayText(values: readonly string[]): string {
  const items = values.map((one) => `"${one.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`)
  return `{${items.join(',')}}`
}
