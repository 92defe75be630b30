import type { Services } from '../../kernel/context.ts'
import { removePeople } from './remove-people.ts'

const atOnce = 100

/** People whose trial is over. */
export async function sweepDemoPeople(services: Services): Promise<number> {
  for (let total = 0; ; ) {
    // people_demo_until
    const rows = await services.sql<{ id: string }[]>`
      SELECT id FROM people WHERE demo_until < ${services.now()} ORDER BY demo_until LIMIT ${atOnce}`
    if (rows.length === 0) return total
    total += await removePeople(
      services,
      rows.map((row) => row.id),
    )
  }
}
