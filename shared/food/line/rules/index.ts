import { ofOne } from '../one.ts'
import { inOrder } from './rule.ts'
import { several } from './several.ts'
import { spelling } from './spelling.ts'
import { wholeLine } from './whole-line.ts'
import { wording } from './wording.ts'

/**
 * All that the reader knows about lines, in the order in which it is asked: how they are spelt, what their words
 * are, whether they ask for several foods; and of one food where its name stands, how much of it there is, whether it
 * is no food at all, which food it is, and what is told of it.
 */
export const rules = inOrder(spelling, wording, wholeLine, several, ...ofOne)
