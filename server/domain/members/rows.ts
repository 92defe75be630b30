import type { Diet } from '../../../shared/food/diet-table.ts'
import type { Allergen } from '../../../shared/food/lexicon/types.ts'
import type { Queryable } from '../../db/client.ts'

export interface MemberRow {
  /** A person's own id, or that of a name. */
  id: string
  name: string
  account: boolean
  portion: number
  diets: Diet[]
  allergies: Allergen[] | null
  dislikes: string[]
}

/** Who eats in a kitchen: who cooks there, as they came, and then the names. */
export function membersOf(sql: Queryable, kitchenId: string): Promise<MemberRow[]> {
  // kitchen_members_kitchen, then eaters_person_id_key; eaters_kitchen
  return sql<MemberRow[]>`
    SELECT p.id, p.display_name AS name, true AS account, coalesce(e.portion, 1)::float8 AS portion,
      coalesce(e.diets, '{}') AS diets, e.allergies, coalesce(e.dislikes, '{}') AS dislikes,
      0 AS rank, m.joined_at AS since
    FROM kitchen_members m JOIN people p ON p.id = m.person_id
      LEFT JOIN eaters e ON e.person_id = p.id
    WHERE m.kitchen_id = ${kitchenId}
    UNION ALL
    SELECT e.id, e.name, false, e.portion::float8, e.diets, e.allergies, e.dislikes, 1, e.created_at
    FROM eaters e WHERE e.kitchen_id = ${kitchenId}
    ORDER BY rank, since, id`
}
