import type { Asked } from './candidates.ts'
import type { Plan } from './plan.ts'
import { limited, openWish } from './said.ts'
import { orderToDrop, type SoftKind } from './soft.ts'

/**
 * First the whole question, then without its words, and so on; what must be stays to the end. There is
 * always a way: where nothing may be left out, and nothing but a limit or a vague wish was said, it is the
 * question itself.
 */
export function waysToRelax(plan: Plan, asked: Asked, currency: string): SoftKind[][] {
  const present = orderToDrop(plan.occasions).filter(
    (kind) =>
      (plan.soft[kind] ?? []).length > 0 || (kind === 'words' && plan.unknownWords.length > 0),
  )
  const start = plan.unknownWords.length > 0 ? 1 : 0
  // What is left when everything soft is gone has to be a question still.
  const stays =
    plan.must.length > plan.unasked ||
    plan.never.length > 0 ||
    limited(asked, currency) ||
    openWish(asked, currency)
  const end = Math.max(start, stays ? present.length : present.length - 1)
  return Array.from({ length: end - start + 1 }, (_, n) => present.slice(0, start + n))
}
