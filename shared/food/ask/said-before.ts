import type { Clause } from './clauses.ts'
import { isGoverned } from './governed.ts'
import { type Item, isFreeFrom } from './item.ts'
import { unknownIn } from './known.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isMeant, isRefused, isWished, refusesFood, type Verdicts } from './meant.ts'
import { isDish } from './whole-items.ts'
import { small } from './words/small.ts'

/** «Печериці? Дякую, обійдусь»: what was named right before, unless it was plainly asked for. */
export function saidBefore(
  clause: Clause,
  before: Clause | undefined,
  marks: Marks,
  verdicts: Verdicts,
): Item[] {
  if (clause.marks.some((mark) => mark.class === 'remark')) return []
  // «піцу без оливок, бо на них дивитись не можу»: the reason of a refusal refuses nothing more.
  // «паска без родзинок, діти їх виколупують», «борщ без буряка буває? син його терпіти не може»
  if (before && refusesFood(before, verdicts) && isWithoutIt(before, verdicts)) return []
  if (before && isToldOfFree(clause, before, verdicts)) return []
  if (before && small.because.has(clause.items[0]?.words[0]?.low) && refusesFood(before, verdicts))
    return []
  const unnamed = unknownIn(clause, marks, verdicts).filter(
    (item) =>
      (item.words[0]?.low.length ?? 0) > 2 &&
      !marksOver(item, marks).some((mark) => isAverse([mark])),
  )
  // «сир твердий так, плавлений нізащо»: what was agreed to is not what the next no is of.
  if (before && unnamed.length > 0 && endsInYes(before)) return unnamed
  const speaks = clause.marks.some((mark) => mark.class === 'it')
  // «jehněčí radši než hovězí, to vůbec nejím»: what was named last is what is spoken of, and was refused.
  if (speaks && before && endsInRefused(before, verdicts)) return []
  if (!before) return speaks ? [] : unnamed
  const named = before.items.filter(
    (item) =>
      isMeant(item, verdicts) && (isWished(verdicts.get(item)) || verdicts.get(item) === 'unsure'),
  )
  // «колись їла устриці, а тепер алергія»: what was liked then is what is spoken of.
  const then = [clause, before].some((one) => one.marks.some((mark) => mark.class === 'past'))
  // «борщ з квасолею? ну таке»: of what is only asked about, and not wished for, all is meant.
  const asked = clause.tells && !before.marks.some((mark) => mark.class === 'wish')
  const all = speaks || then || asked
  const left = all
    ? withoutFillings(named, before)
    : named.filter((item) => !isGoverned(item, before, marks))
  return left.length === 0 && !all ? unnamed : left
}

function endsInYes({ items }: Clause): boolean {
  const said = items.findLast(({ kind }) => kind !== 'gap' && kind !== 'joiner')
  return small.yesAtEnd.has(said?.words[0]?.low)
}

/** «у пиріг з вишнями хотіла корицю, та чоловік її не їсть»: what a dish is made with is spoken of only where nothing else is. */
function withoutFillings(named: readonly Item[], { items, places }: Clause): Item[] {
  const others = named.filter((item) => {
    const at = places.get(item) ?? 0
    const isFilling = small.withThem.has(items[at - 1]?.words[0]?.low) && isDish(items[at - 2])
    return !isFilling && !isDish(item)
  })
  return others.length > 0 && others.length < named.length ? others : [...named]
}

/** What is named last stands right behind the word that refuses it. */
function endsInRefused({ items }: Clause, verdicts: Verdicts): boolean {
  const at = items.findLastIndex((item) => isMeant(item, verdicts))
  const latest = items[at]
  return (
    latest !== undefined && items[at - 1]?.kind === 'refusal' && isRefused(verdicts.get(latest))
  )
}

/** A dish is named and then what it is to be without: nothing else is told of. */
function isWithoutIt({ items }: Clause, verdicts: Verdicts): boolean {
  const at = items.findIndex(
    ({ kind, words }) => kind === 'refusal' && small.without.has(words[0]?.low),
  )
  const refused = items
    .slice(at + 1)
    .some((item) => isMeant(item, verdicts) && isRefused(verdicts.get(item)))
  return at > 0 && refused && items.slice(0, at).some(isNamed)
}

/** «торт без глютену, маю непереносимість»: a diet says what it is to be without. */
export function isToldOfFree(clause: Clause, { items }: Clause, verdicts: Verdicts): boolean {
  const isSaid =
    clause.marks.some((mark) => mark.class === 'allergy') ||
    clause.items.some(({ allergy, words }) => allergy || small.intolerance.has(words[0]?.low))
  return isSaid && items.some((item) => isFreeFrom(item) && isWished(verdicts.get(item)))
}
