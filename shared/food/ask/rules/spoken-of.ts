import { isGoverned } from '../governed.ts'
import type { Item } from '../item.ts'
import { forgetWords, isMeant, isRefused, isWished } from '../meant.ts'
import type { Verdict } from '../verdict.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import { type Judged, namedIn, type Rule, type Scene } from './rule.ts'

/** What was turned down already, and is only spoken of again. */
export const spokenOfRules: readonly Rule[] = [
  {
    name: 'without what was refused',
    says: '«не їм цибулі, зробіть котлети, щоб її там не було»: where a dish is asked for, and is to be without what was refused before.',
    decide(scene) {
      const { clause, before, earlier, marks, verdicts } = scene
      if (!before || !speaksOfIt(scene) || namedIn(scene).length > 0) return undefined
      if (!clause.items.some(({ words }) => words.some(({ low }) => small.leftOut.has(low))))
        return undefined
      const named = before.items.filter((item) => isMeant(item, verdicts))
      const asked = named.filter((item) => mayBeAskedFor(verdicts.get(item)))
      if (!asked.every((item) => isDish(item) || isGoverned(item, before, marks))) return undefined
      const isSaid = named.length > asked.length || earlier.some((one) => refusesFood(one, scene))
      if (asked.length === 0 || !isSaid) return undefined
      // «Як зварити його без неї?»
      if (clause.marks.some((mark) => mark.class === 'wish'))
        for (const item of asked) verdicts.set(item, 'wanted')
      return heard(scene)
    },
  },
  {
    name: 'told of an exception',
    says: '«вареники з будь-чим, крім картоплі, вона вже в горлі стоїть»: what is told by «вона» is told of what was excepted.',
    decide(scene) {
      const { last } = scene
      if (!last || !speaksOfIt(scene) || namedIn(scene).length > 0) return undefined
      const isExcepted = small.except.has(last.items[0]?.words[0]?.low)
      return isExcepted && refusesFood(last, scene) ? heard(scene) : undefined
    },
  },
]

function mayBeAskedFor(verdict: Verdict | undefined): boolean {
  return isWished(verdict) || verdict === 'unsure'
}

function speaksOfIt({ clause }: Scene): boolean {
  return clause.marks.some((mark) => mark.class === 'it')
}

function refusesFood({ items }: Judged, { verdicts }: Scene): boolean {
  const isFood = (item: Item) => item.kind === 'food' && isRefused(verdicts.get(item))
  return items.some(isFood)
}

/** It turns down nothing more. */
function heard({ clause, verdicts }: Scene): 'refused' {
  forgetWords(clause, verdicts)
  return 'refused'
}
