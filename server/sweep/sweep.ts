import type { Services } from '../kernel/context.ts'
import { type SweepTask, sweepTasks } from './tasks.ts'

const lock = 7_731_905

/** One round of every task, or null when another server is at it. A task that fails stops no other. */
export async function sweep(
  services: Services,
  tasks: readonly SweepTask[] = sweepTasks,
): Promise<Record<string, number> | null> {
  // The lock lives as long as its connection, so a server that dies leaves none behind.
  const held = await services.sql.reserve()
  try {
    const [row] = await held<{ mine: boolean }[]>`SELECT pg_try_advisory_lock(${lock}) AS mine`
    if (!row?.mine) return null
    try {
      return await runAll(services, tasks)
    } finally {
      await held`SELECT pg_advisory_unlock(${lock})`
    }
  } finally {
    held.release()
  }
}

async function runAll(services: Services, tasks: readonly SweepTask[]) {
  const swept: Record<string, number> = {}
  for (const { name, run } of tasks) {
    try {
      swept[name] = await run(services)
    } catch (error) {
      services.log.error('sweep.failed', { task: name, error })
    }
  }
  return swept
}
