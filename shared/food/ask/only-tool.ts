import type { Slots } from './types.ts'

const tools: ReadonlySet<string> = new Set(['frying-pan', 'pot', 'microwave'])

/** «є тільки сковорода», "all I have is a microwave": that is little to cook in, and nothing is said of food. */
export function keepToOnlyTool(slots: Slots): void {
  const [tool, ...more] = slots.equipment
  if (!slots.scarce || more.length > 0 || !tool || !tools.has(tool)) return
  if (slots.useUp.length > 0) return
  slots.onlyTool = true
  slots.scarce = false
}
