import type { Transaction } from '../../db/client.ts'

/** Whether nobody would miss this kitchen: it has one cook and no name, and nothing was ever made of it. */
export async function isUntouched(tx: Transaction, kitchenId: string): Promise<boolean> {
  const [row] = await tx<{ untouched: boolean }[]>`
    SELECT k.name IS NULL AND k.staples = '{}' AND k.aisles = '{}' AND k.shop_orders = '{}'
      AND (SELECT count(*) FROM kitchen_members m WHERE m.kitchen_id = k.id) = 1
      AND NOT EXISTS (SELECT 1 FROM plan_entries e WHERE e.kitchen_id = k.id AND (NOT e.sample OR e.version > 1))
      AND NOT EXISTS (SELECT 1 FROM shopping_lines i JOIN shopping_lists l ON l.id = i.list_id
        WHERE l.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM cookbooks b WHERE b.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM pantry_moves p WHERE p.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM recurring_goods g WHERE g.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM tray_dishes t WHERE t.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM plan_menus m WHERE m.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM plan_repeats r WHERE r.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM eaters e WHERE e.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM open_links o WHERE o.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM webhooks w WHERE w.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM store_choices c WHERE c.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM kitchen_invitations i WHERE i.kitchen_id = k.id)
      AND NOT EXISTS (SELECT 1 FROM grants g WHERE g.kitchen_id = k.id AND g.revoked_at IS NULL) AS untouched
    FROM kitchens k WHERE k.id = ${kitchenId}`
  return row?.untouched ?? false
}
