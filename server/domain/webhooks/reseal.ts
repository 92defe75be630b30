import type { Services } from '../../kernel/context.ts'
import { boundTo } from './sign.ts'

export async function resealWebhooks({ sql, secrets }: Services): Promise<number> {
  const rows = await sql<{ id: string; secret: string }[]>`SELECT id, secret FROM webhooks`
  let count = 0
  for (const { id, secret } of rows) {
    const next = secrets.anew(secret, boundTo(id))
    if (next === null) continue
    const { count: changed } = await sql`
      UPDATE webhooks SET secret = ${next} WHERE id = ${id} AND secret = ${secret}`
    count += changed
  }
  return count
}
