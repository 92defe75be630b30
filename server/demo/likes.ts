import type { Transaction } from '../db/client.ts'
import { addPerson } from '../domain/people/register-person.ts'
import type { Context } from '../kernel/context.ts'

/** Real likes by readers of the demo's own, so that every count is the count of its rows. */
export async function addDemoLikes(
  ctx: Context,
  tx: Transaction,
  wanted: readonly { publicationId: string; likes: number }[],
): Promise<void> {
  const readers: string[] = []
  const most = Math.max(0, ...wanted.map((one) => one.likes))
  while (readers.length < most)
    readers.push(await addPerson(ctx, tx, { displayName: `Гість ${readers.length + 1}` }))
  const pairs = wanted.flatMap(({ publicationId, likes }, index) =>
    // Another first reader for each dish: otherwise the same few would like everything.
    readers.slice(0, likes).map((_, at) => ({
      publicationId,
      reader: readers[(index * 7 + at) % readers.length] ?? '',
    })),
  )
  await tx`
    INSERT INTO likes (publication_id, person_id)
    SELECT * FROM unnest(${pairs.map((one) => one.publicationId)}::text[], ${pairs.map((one) => one.reader)}::text[])`
  await tx`
    UPDATE publications p SET likes = counted.likes
    FROM (SELECT publication_id, count(*)::int AS likes FROM likes GROUP BY publication_id) counted
    WHERE p.id = counted.publication_id`
}
