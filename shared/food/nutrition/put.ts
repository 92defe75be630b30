import { isMassUnknown } from '../amounts/unsaid.ts'
import { type Weight, weighLine } from '../amounts/weigh.ts'
import { needsOfLine } from '../line/needs.ts'
import { productOf } from '../line/together.ts'
import type { ParsedLine } from '../line/types.ts'
import { figuresOf } from './figures-of.ts'

/** What one need of a line weighs, and the figures of its food. */
export interface Put extends Weight {
  line: ParsedLine
  /** The line that it stands in, as it is written. */
  written: string
  figures: ReturnType<typeof figuresOf>
  /** Nobody can say how much of it there is. */
  unknown: boolean
}

/** What a line puts into the dish: the same in every dish that it stands in. */
export function putBy(line: ParsedLine): Put[] {
  return needsOfLine(line)
    .filter(isEaten)
    .map((need) => ({
      line: need,
      written: line.text,
      ...weighLine(need),
      figures: figuresBehind(need),
      unknown: isMassUnknown(need),
    }))
}

function figuresBehind(line: ParsedLine) {
  return line.understood && line.food ? figuresOf(productOf(line) ?? line.food) : undefined
}

/** Water weighs much and feeds nobody: counted, it would hide what else is not known. */
function isEaten(line: ParsedLine): boolean {
  return !line.heading && !line.goods && !line.optional && !waters.has(line.food ?? '')
}

const waters = new Set(['water', 'sparkling-water', 'ice'])
