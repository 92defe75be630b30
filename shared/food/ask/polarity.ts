import { step } from '../text/steps.ts'
import { doubtAgain, doubtBesideRiddles } from './asides.ts'
import { type Clause, isNamed } from './clauses.ts'
import { doubtBeforeFree } from './free-list.ts'
import type { Marks } from './marks.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { rules } from './rules/index.ts'
import type { Judged, Scene } from './rules/rule.ts'
import { keepSettings } from './settings.ts'
import { small } from './words/small.ts'

/** Each clause as the first rule takes it that has an answer. */
export function settle(clauses: readonly Clause[], marks: Marks, verdicts: Verdicts): Judged[] {
  const judged: Judged[] = []
  for (const clause of clauses) {
    step()
    const [last, earlier] = [judged.at(-1), judged.at(-2)]
    const before = last && isAside(last) ? earlier : last
    const said = refusedIn(before, verdicts)
    const now = taken({ clause, last, before, marks, verdicts })
    judged.push(refusedIn(before, verdicts) > said ? { ...now, spent: true } : now)
  }
  doubtBeforeFree(judged, verdicts)
  doubtBesideRiddles(judged, marks, verdicts)
  keepSettings(judged, marks, verdicts)
  doubtAgain(judged, verdicts)
  return judged
}

function refusedIn(clause: Clause | undefined, verdicts: Verdicts): number {
  return clause?.items.filter((item) => isRefused(verdicts.get(item))).length ?? 0
}

function taken(scene: Scene): Judged {
  for (const rule of rules) {
    const why = rule.decide(scene)
    if (why) return { ...scene.clause, why, rule: rule.name }
  }
  throw new Error('No rule took a clause: the last one has to take any.')
}

/** «горіхи всі, крім мигдалю, нам заборонені»: what is said after an exception is said of what came before it. */
function isAside(clause: Judged): boolean {
  return (
    small.except.has(clause.items[0]?.words[0]?.low) ||
    ((clause.why === 'nothing' || clause.why === 'unsure') && !clause.items.some(isNamed))
  )
}
