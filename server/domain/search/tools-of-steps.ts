import { isBaked, isToldToBake } from './baked.ts'
import { isBlended } from './blended.ts'
import { isCoatedAndFried, isDeepFried, isFried } from './fried.ts'
import { isKneaded } from './kneaded.ts'
import { isStewed } from './stewed.ts'
import type { ReadStep } from './words.ts'

const told: readonly (readonly [tool: string, is: (step: ReadStep) => boolean])[] = [
  ['oven', isBaked],
  ['frying', isFried],
  ['deep-fried', isDeepFried],
  ['stewing', isStewed],
  ['blender', isBlended],
  ['kneading', isKneaded],
]

/** How it is cooked and with what, as its steps tell it without naming a tool. */
export function addToolsOf(steps: readonly ReadStep[], equipment: Set<string>): void {
  for (const [tool, is] of told) if (steps.some(is)) equipment.add(tool)
  if (isCoatedAndFried(steps)) equipment.add('deep-fried')
  // «Vlijte na plech a pečte»: a tray goes into an oven, whether or not anybody says how hot it is.
  if (equipment.has('one-tray') && steps.some(isToldToBake)) equipment.add('oven')
}
