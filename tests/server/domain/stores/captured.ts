import type { Place, Tool } from '../../../../server/domain/stores/dialects/types.ts'

/** A store that answers as it was captured, and remembers what it was told. */
export function captured(answers: Record<string, unknown>) {
  const told: Record<string, unknown>[] = []
  const tool: Tool = async (name, input) => {
    told.push({ [name]: input })
    if (!(name in answers)) throw new Error(`Nothing was captured of ${name}.`)
    return answers[name]
  }
  return { tool, told }
}

export const place: Place = {
  cartId: 'cart-1',
  branchId: 'branch-1',
  companyId: 'company-1',
  deliveryType: 'DeliveryHome',
  slot: { start: '2026-09-07T10:00:00Z', end: '2026-09-07T12:00:00Z' },
  slotOver: null,
}
