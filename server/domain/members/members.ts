import type { MemberAdd, MemberUpdate, MemberView } from '../../../shared/wire/members.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { foodsRefusedBy } from './dislikes.ts'
import { type MemberRow, membersOf } from './rows.ts'

const most = 20

export async function listMembers(ctx: Context): Promise<MemberView[]> {
  const actor = signedIn(ctx)
  const rows = await membersOf(ctx.sql, actor.kitchenId)
  return rows.map((row) => view(row, actor.personId))
}

/** A child, a grandmother on Sundays: somebody who eats here and needs no account. */
export async function addMember(ctx: Context, input: MemberAdd): Promise<MemberView[]> {
  const { kitchenId } = signedIn(ctx)
  const { name, portion, diets, allergies, dislikes } = input
  const added = await ctx.sql.begin(async (tx) => {
    // Two who add at once are counted one after the other.
    await tx`SELECT 1 FROM kitchens WHERE id = ${kitchenId} FOR NO KEY UPDATE`
    return tx`
      INSERT INTO eaters (id, kitchen_id, name, portion, diets, allergies, dislikes, created_at)
      SELECT ${newId('eat')}, ${kitchenId}, ${name}, ${portion}, ${diets}, ${allergies}::text[], ${dislikes},
        ${ctx.now()}
      WHERE (SELECT count(*) FROM eaters WHERE kitchen_id = ${kitchenId}) < ${most}`
  })
  if (added.count === 0) throw new DomainError('members_too_many', { limit: most })
  return listMembers(ctx)
}

/** Whoever cooks in the kitchen may say what the others eat, too: somebody has to do it for the children. */
export async function updateMember(ctx: Context, input: MemberUpdate): Promise<MemberView[]> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    const [row] = await tx<{ id: string; account: boolean }[]>`
      SELECT person_id AS id, true AS account FROM kitchen_members
      WHERE person_id = ${input.id} AND kitchen_id = ${kitchenId}
      UNION ALL SELECT id, false FROM eaters WHERE id = ${input.id} AND kitchen_id = ${kitchenId}`
    if (!row) throw new DomainError('member_unknown')
    if (row.account && input.name !== undefined) throw new DomainError('member_has_account')
    if (row.account)
      await tx`
        INSERT INTO eaters (id, person_id, created_at) VALUES (${newId('eat')}, ${row.id}, ${ctx.now()})
        ON CONFLICT (person_id) DO NOTHING`
    await tx`
      UPDATE eaters SET name = ${input.name ?? tx`name`}, portion = ${input.portion ?? tx`portion`},
        diets = ${input.diets ?? tx`diets`}, dislikes = ${input.dislikes ?? tx`dislikes`},
        allergies = ${input.allergies === undefined ? tx`allergies` : tx`${input.allergies}::text[]`}
      WHERE ${row.account ? tx`person_id` : tx`id`} = ${row.id}`
  })
  return listMembers(ctx)
}

/** A person leaves a kitchen by themselves; a name is taken off by whoever cooks there. */
export async function removeMember(ctx: Context, input: { id: string }): Promise<MemberView[]> {
  const { kitchenId } = signedIn(ctx)
  const rows = await membersOf(ctx.sql, kitchenId)
  const found = rows.find((row) => row.id === input.id)
  if (found?.account) throw new DomainError('member_has_account')
  // Twice is as good as once.
  await ctx.sql`DELETE FROM eaters WHERE id = ${input.id} AND kitchen_id = ${kitchenId}`
  return listMembers(ctx)
}

function view({ dislikes, ...row }: MemberRow, personId: string): MemberView {
  return {
    id: row.id,
    name: row.name,
    account: row.account,
    self: row.id === personId,
    portion: row.portion,
    diets: row.diets,
    allergies: row.allergies,
    dislikes: dislikes.map((text) => ({ text, understood: foodsRefusedBy(text).length > 0 })),
  }
}
