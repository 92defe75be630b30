import { answeredRules } from './answered.ts'
import { askedRules } from './asked.ts'
import { correctingRules } from './correcting.ts'
import { doubleNoRules } from './double-no.ts'
import { doneRules, latelyRules } from './lately.ts'
import { negatingRules } from './negating.ts'
import { refusingRules } from './refusing.ts'
import type { Rule } from './rule.ts'
import { spokenOfRules } from './spoken-of.ts'
import { turnedOutRules } from './turned-out.ts'
import { wishingRules } from './wishing.ts'

/**
 * How a clause is taken. A refusal has more forms than anybody lists, so what refuses is asked first, and a food is
 * a wish only where its whole clause is known, or a word of wishing governs it.
 */
export const rules: readonly Rule[] = [
  ...askedRules,
  ...correctingRules,
  ...turnedOutRules,
  ...doubleNoRules,
  ...answeredRules,
  ...spokenOfRules,
  ...doneRules,
  ...refusingRules,
  ...negatingRules,
  ...latelyRules,
  ...wishingRules,
]
