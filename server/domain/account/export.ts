import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { takeLimit } from '../limits/take.ts'
import { exporters } from './exporters.ts'

/** Everything of theirs, as one JSON document. */
export async function exportData(ctx: Context): Promise<Record<string, unknown>> {
  const actor = signedIn(ctx)
  await takeLimit(ctx, 'export', actor.personId)
  const parts = await Promise.all(
    exporters.map(async ({ name, read }) => [name, await read(ctx, actor)] as const),
  )
  return { exportedAt: ctx.now().toISOString(), ...Object.fromEntries(parts) }
}
