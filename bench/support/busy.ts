import { readdirSync, readFileSync } from 'node:fs'

/**
 * How long the processors have worked for everything that this process has started: the server and PostgreSQL, as Linux
 * counts it in hundredths of a second. Elsewhere nothing is known, and it says 0.
 */
export function busyMs(): number {
  const all = readdir('/proc').flatMap((id) => statOf(id) ?? [])
  const ours = new Set([process.pid])
  // A child may be listed before its parent.
  for (let before = 0; before < ours.size; ) {
    before = ours.size
    for (const { id, parent } of all) if (ours.has(parent)) ours.add(id)
  }
  ours.delete(process.pid)
  return all.reduce((sum, one) => sum + (ours.has(one.id) ? one.ticks * 10 : 0), 0)
}

function readdir(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** proc(5): the name stands in brackets and may hold anything; after it the state, the parent, and at 14 to 17 the ticks. */
function statOf(id: string): { id: number; parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0)
    return { id: Number(id), parent: fields[1] ?? 0, ticks }
  } catch {
    // It has ended meanwhile.
    return null
  }
}
