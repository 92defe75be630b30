import { names } from '../../names/index.ts'
import type { Item } from '../item.ts'
import { isNamed } from '../marked.ts'
import { isMeant, isRefused, isWished } from '../meant.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import type { Rule, Scene } from './rule.ts'
import { isBareNo, isBesideWith } from './shape.ts'

/** Two things with an answer each, or one with what it is with. */
const shortest = 4

/** What stands before its no with a «з» has an answer of its own, and is joined to nothing. */
export const withThis = 'with this and not with that'

/** Where a no and a yes stand in one breath, each is of what stands right before it. */
export const answeredRules: readonly Rule[] = [
  {
    name: 'another kind of it',
    says: '«коров’яче молоко ні, козяче так», «сир твердий їм, плавлений ні»: an adjective with an answer of its own is of what was named right before.',
    decide({ clause, before, verdicts }) {
      if (!before || clause.items.length > shortest) return undefined
      const [word, answer, ...rest] = clause.items.filter(isSaid)
      if (word?.kind !== 'word' || !answer || rest.length > 0 || !word.words[0]) return undefined
      const yes = small.yesAtEnd.has(answer.words[0]?.low)
      if (!yes && !isBareNo(answer)) return undefined
      const nouns = before.items.findLast(({ kind }) => kind === 'food')?.words ?? []
      const [adjective] = word.words
      const id = nouns
        .map((noun) => names.longest([adjective, noun], 0))
        .find((found) => found?.length === 2)?.values[0]
      if (!id) return undefined
      Object.assign(word, { kind: 'food', foods: [id] })
      verdicts.set(word, yes ? 'wanted' : 'refused')
      verdicts.delete(answer)
      return yes ? 'known' : 'averse'
    },
  },
  {
    name: 'another one',
    says: '"not a pumpkin soup, a lentil one": the one is the dish that was named, and only what it is made of was refused.',
    decide({ clause, last, verdicts }) {
      const [food, one, ...rest] = clause.items.filter(isSaidButArticle)
      if (!last || !food || !one || rest.length > 0 || !small.one.has(one.words[0]?.low))
        return undefined
      const dish = last.items.find(({ parts, terms }) => parts.length > 0 && terms.length > 0)
      if (!dish || !isRefused(verdicts.get(dish)) || !isWished(verdicts.get(food))) return undefined
      Object.assign(one, { kind: 'term', terms: dish.terms })
      Object.assign(dish, { kind: 'food', foods: dish.parts, parts: [], terms: [] })
      verdicts.set(one, 'wanted')
      return 'known'
    },
  },
  {
    name: 'no and yes',
    says: '"mushrooms no chicken yes", «молока не можна яйця можна»: what stands before the no is refused, what stands before the yes is wanted; "burger no mayo mustard ok": of two behind the no the one is refused.',
    decide(scene) {
      const { clause, verdicts } = scene
      if (clause.items.length < shortest || !clause.items.some(mayAnswer)) return undefined
      const said = clause.items.filter((item) => item.kind !== 'gap')
      const named = (item: Item | undefined) => item !== undefined && isMeant(item, verdicts)
      const two = noOfTwo(said)
      if (two >= 0) {
        // "beef no rice beans yes": whether the no is of what stands before it nobody can tell, where that is no dish.
        const dish = isDish(said[two - 1])
        for (const item of said.slice(0, two))
          if (named(item) && !dish) verdicts.set(item, 'unsure')
        for (const [at, verdict] of [
          [two + 1, 'refused'],
          [two + 2, 'wanted'],
        ] as const) {
          const item = said[at]
          if (item) verdicts.set(item, verdict)
        }
        const yes = said.at(-1)
        if (yes) verdicts.delete(yes)
        return 'averse'
      }
      const no = said.findIndex((item, at) => at > 0 && isNo(item))
      const yes = said.findIndex((item, at) => at > no && isYesTo(item, said[no]))
      // «яйця можна молока не можна»
      const first = said[no - 2]
      if (
        first &&
        isYesTo(first, said[no]) &&
        [said[no - 3], said[no - 1]].every(named) &&
        !named(said[no + 1])
      ) {
        verdicts.set(said[no - 3] as Item, 'wanted')
        verdicts.set(said[no - 1] as Item, 'refused')
        verdicts.delete(first)
        return 'averse'
      }
      if (no < 0 || yes !== no + 2 || !named(said[no - 1]) || !named(said[no + 1])) return undefined
      for (const [at, item] of said.slice(0, yes).entries())
        if (named(item))
          verdicts.set(item, at > no || isKept(scene, said, at, no) ? 'wanted' : 'refused')
      verdicts.delete(said[yes] as Item)
      return 'averse'
    },
  },
  {
    name: withThis,
    says: '"dumplings with plums no, with apricots yes": of the dish is asked, and only what it is with is refused.',
    decide({ clause, next, verdicts }) {
      if (!next || clause.items.length < shortest) return undefined
      const [dish, link, ...rest] = clause.items.filter(({ kind }) => kind !== 'gap')
      const other = next.items.filter(({ kind }) => kind !== 'gap')
      const end = rest.at(-1)
      if (!dish || !end || !isMeant(dish, verdicts) || !isWith(link) || !isBareNo(end))
        return undefined
      const foods = rest.slice(0, -1)
      const agreed = isWith(other[0]) && small.yesAtEnd.has(other.at(-1)?.words[0]?.low)
      if (!agreed || foods.length === 0 || !foods.every(isFoodOrJoined)) return undefined
      if (!other.slice(1, -1).some(isNamed)) return undefined
      verdicts.set(dish, 'wanted')
      for (const item of foods) if (isNamed(item)) verdicts.set(item, 'refused')
      return 'averse'
    },
  },
]

/** «а козяче так»: what only joins says nothing. */
function isSaid({ kind, words }: Item): boolean {
  return kind !== 'gap' && !small.and.has(words[0]?.low) && !small.but.has(words[0]?.low)
}

function isSaidButArticle(item: Item): boolean {
  return isSaid(item) && !small.article.has(item.words[0]?.low)
}

/** «ne», "no", or «не можна» with its verb. */
function isNo(item: Item): boolean {
  return isBareNo(item) || isDenied(item)
}

function isDenied({ kind, words }: Item): boolean {
  return kind === 'refusal' && words.length > 1 && small.not.has(words[0]?.low)
}

function mayAnswer(item: Item): boolean {
  return isNo(item) || small.yesAtEnd.has(item.words[0]?.low)
}

/** «так», "ok", or the verb itself of which was said «не» before. */
function isYesTo({ words: [word, ...more] }: Item, no: Item | undefined): boolean {
  if (!word || more.length > 0 || !no) return false
  if (small.yesAtEnd.has(word.low)) return true
  return isDenied(no) && no.words.slice(1).some(({ low }) => low === word.low)
}

/** «піца з шинкою помідори не треба»: what the no is not of, a dish that has it, or what stands with a «з» of its own. */
function isKept({ clause }: Scene, said: readonly Item[], at: number, no: number): boolean {
  const [item, refused] = [said[at], said[no - 1]]
  if (!item || !refused || at === no - 1) return false
  const place = clause.places.get(said[no] as Item) ?? 0
  if (isBesideWith(clause, item, place)) return true
  return isDish(item) && !isDish(refused) && at === no - 2
}

function isWith(item: Item | undefined): boolean {
  return small.withThem.has(item?.words[0]?.low)
}

function isFoodOrJoined({ kind }: Item): boolean {
  return kind === 'food' || kind === 'joiner'
}

/** Where a no or a «без» has two foods behind it, and then comes nothing but the yes. */
function noOfTwo(said: readonly Item[]): number {
  const no = said.length - 4
  const item = said[no]
  if (!item || !small.yesAtEnd.has(said.at(-1)?.words[0]?.low)) return -1
  if (!said.slice(no + 1, -1).every(isNamed)) return -1
  return isBareNo(item) || (item.kind === 'refusal' && small.without.has(item.words[0]?.low))
    ? no
    : -1
}
