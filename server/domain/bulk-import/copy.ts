import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { ReservedSql } from 'postgres'

type CopyValue = string | number | null | Date

/** A row by its columns; all rows of one table have the same, in the same order. */
export type CopyRow = Readonly<Record<string, CopyValue>>

/** Rows of a table as COPY takes them, which is several times faster than INSERT. */
export interface TableCopy {
  command: string
  bytes: Uint8Array
}

// A write is a message with costs of its own, so rows travel many at a time.
const messageSize = 256 * 1024

export function copyOf(table: string, rows: readonly CopyRow[]): TableCopy[] {
  const [first] = rows
  if (!first) return []
  const command = `COPY ${table} (${Object.keys(first).join(', ')}) FROM STDIN`
  const lines = rows.map((row) => Object.values(row).map(field).join('\t'))
  return [{ command, bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }]
}

export async function sendCopy(
  session: ReservedSql<{ bigint: number }>,
  { command, bytes }: TableCopy,
): Promise<void> {
  const sink: Writable = await session.unsafe(command).writable()
  const finished = new Promise<void>((resolve, reject) => {
    sink.once('finish', resolve)
    sink.once('error', reject)
  })
  for (let at = 0; at < bytes.length; at += messageSize) {
    if (sink.write(bytes.subarray(at, at + messageSize))) continue
    await Promise.race([once(sink, 'drain'), finished])
  }
  sink.end()
  await finished
}

const escaped = /[\\\t\n\r]/

/** PostgreSQL, COPY, text format: backslash, tab and line breaks are escaped, \N is null. */
function field(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  return escaped.test(value)
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
