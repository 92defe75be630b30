import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { exporters } from './exporters.ts'

/** Everything of theirs, as one JSON document. */
export async function exportData(ctx: Context): Promise<Record<string, unknown>> {
  const actor = signedIn(ctx)
  await countOwnUse(ctx, 'export')
  const parts = await Promise.all(
    exporters.map(async ({ name, read }) => [name, await read(ctx, actor)] as const),
  )
  return { exportedAt: ctx.now().toISOString(), ...Object.fromEntries(parts) }
}
