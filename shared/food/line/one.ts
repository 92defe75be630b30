import { amounts } from './rules/amounts.ts'
import { bought } from './rules/bought.ts'
import { Draft } from './rules/draft.ts'
import { goods } from './rules/goods.ts'
import { naming } from './rules/naming.ts'
import { others } from './rules/others.ts'
import { parts } from './rules/parts.ts'
import { follow, inOrder } from './rules/rule.ts'
import { secondLook } from './rules/second-look.ts'
import { spelling } from './rules/spelling.ts'
import { telling } from './rules/telling.ts'
import { wording } from './rules/wording.ts'
import type { ParsedLine } from './types.ts'

/** What is asked of a line once it is known to be of one food. */
export const ofOne = [parts, amounts, goods, naming, bought, telling, others, secondLook]

const rules = inOrder(spelling, wording, ...ofOne)

/** What a line says of one food, the first where it names several. Never throws; the text is always kept. */
export function readOne(text: string, makers?: ReadonlySet<number>): ParsedLine {
  return follow(rules, new Draft(text, readOne, makers))
}
