import type { Transaction } from '../../db/client.ts'
import type { Services } from '../../kernel/context.ts'
import { dropPhotoFiles } from '../photos/drop.ts'
import { leaveDishes } from '../plan/leave-dishes.ts'
import { feedChanged } from '../recipes/publication.ts'

/** People and everything that is theirs. What they liked is liked by one fewer. */
export async function removePeople(
  services: Services,
  personIds: readonly string[],
): Promise<number> {
  const removed = await services.sql.begin(async (tx) => {
    const rows = await tx<{ id: string }[]>`
      SELECT id FROM people WHERE id = ANY(${personIds}) ORDER BY id FOR UPDATE`
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    await takeBackLikes(tx, ids)
    await leaveKitchens(services, tx, ids)
    await removeKitchensOf(tx, ids)
    await tx`DELETE FROM people WHERE id = ANY(${ids})`
    return ids.length
  })
  if (removed === 0) return 0
  await feedChanged(services)
  await dropPhotoFiles(services)
  return removed
}

async function takeBackLikes(tx: Transaction, ids: string[]): Promise<void> {
  await tx`
    UPDATE publications p SET likes = p.likes - l.given
    FROM (SELECT publication_id, count(*)::int AS given FROM likes
      WHERE person_id = ANY(${ids}) GROUP BY publication_id ORDER BY publication_id) l
    WHERE p.id = l.publication_id`
}

/** Those whom they cooked with go on by the plan that they made together. */
async function leaveKitchens(services: Services, tx: Transaction, ids: string[]): Promise<void> {
  const members = await tx<{ personId: string; kitchenId: string }[]>`
    SELECT person_id AS "personId", kitchen_id AS "kitchenId" FROM kitchen_members m
    WHERE person_id = ANY(${ids}) AND EXISTS (SELECT 1 FROM kitchen_members o
      WHERE o.kitchen_id = m.kitchen_id AND o.person_id <> ALL(${ids})) FOR UPDATE`
  for (const member of members) {
    await leaveDishes(services, tx, member)
    // They know its links, as whoever leaves does.
    await tx`DELETE FROM open_links WHERE kitchen_id = ${member.kitchenId}`
    await tx`
      DELETE FROM kitchen_members
      WHERE person_id = ${member.personId} AND kitchen_id = ${member.kitchenId}`
  }
}

/** A kitchen goes with its last person; where somebody else cooks too, it stays theirs. */
async function removeKitchensOf(tx: Transaction, ids: string[]): Promise<void> {
  await tx`
    DELETE FROM kitchens k
    WHERE k.id IN (SELECT kitchen_id FROM kitchen_members WHERE person_id = ANY(${ids}))
      AND NOT EXISTS (SELECT 1 FROM kitchen_members m
        WHERE m.kitchen_id = k.id AND m.person_id <> ALL(${ids}))`
}
