import { entryOf } from '../lexicon/index.ts'
import type { Item } from './items.ts'
import { refusals } from './words.ts'

export type Verdict = 'wanted' | 'refused' | 'allergy' | 'hand'

/** A refusal while its list goes on. */
interface Refusing {
  verdict: Verdict
  /** Something was refused already. */
  met: boolean
  /** A joining word came since; a comma only, when `comma` is set. */
  joined: boolean
  comma: boolean
  /** «без», «крім»: what is refused stands in the genitive. */
  genitive: boolean
}

/**
 * Decides of each item whether it is wanted or refused. A refusal holds its list («без молока, яєць і
 * горіхів») until a wish, an end, or a word in the nominative begins something new. When in doubt an
 * item is refused: a refusal that cannot be resolved must never become a wish.
 */
export function judge(items: readonly Item[]): Map<Item, Verdict> {
  const verdicts = new Map<Item, Verdict>()
  let refusing: Refusing | undefined
  let hand = false
  for (const [at, item] of items.entries()) {
    switch (item.kind) {
      case 'refusal': {
        const verdict = item.allergy ? 'allergy' : 'refused'
        if (item.after && !hasObject(items, at) && refuseBefore(items, at, verdicts, verdict))
          refusing = undefined
        else
          refusing = {
            verdict,
            met: false,
            joined: false,
            comma: false,
            genitive: takesGenitive(item),
          }
        hand = false
        break
      }
      case 'free':
        refuseBefore(items, at, verdicts, 'refused')
        break
      case 'less':
        verdicts.set(item, 'refused')
        break
      case 'wish':
        if (refusing?.met) refusing = undefined
        hand = false
        break
      case 'end':
        refusing = undefined
        hand = false
        break
      case 'hand':
        if (refusing && !refusing.met) break
        refusing = undefined
        if (items[at + 1]?.kind === 'gap') break
        hand = true
        if (!hasObject(items, at)) takeBefore(items, at, verdicts)
        break
      case 'joiner':
        if (refusing)
          Object.assign(refusing, { joined: true, comma: isComma(item) && !refusing.joined })
        break
      case 'stop':
        // «без гострого, дитині …»: a new clause, unless it only goes on («, також …»).
        if (
          refusing?.met &&
          (!refusing.joined || (refusing.comma && refusing.verdict !== 'allergy' && !goesOn(item)))
        )
          refusing = undefined
        break
      case 'gap':
        break
      case 'diet':
        if (item.words.at(-1)?.low === 'free') refuseJoined(items, at, verdicts)
        if (refusing?.met && !refusing.joined) refusing = undefined
        // «без горіхів, безглютенове»: a diet in a list of refusals is a diet, only "not vegan" refuses one.
        verdicts.set(item, refusing && !refusing.met ? 'refused' : 'wanted')
        // «без глютену та цукру»: the refusal inside the diet's name goes on.
        if (refusals.has(item.words[0]?.low ?? ''))
          refusing = { verdict: 'refused', met: true, joined: false, comma: false, genitive: true }
        break
      default: {
        // «менше цукру», "low sugar": neither a wish nor a refusal.
        if (!refusing && little.has(before(items, at)?.words[0]?.low ?? '')) break
        if (refusing?.met && opensAnew(item, before(items, at), refusing)) refusing = undefined
        if (refusing) {
          verdicts.set(item, refusing.verdict)
          Object.assign(refusing, { met: true, joined: false, comma: false })
        } else verdicts.set(item, hand && item.kind === 'food' ? 'hand' : 'wanted')
        if (item.kind === 'term' && refusals.has(item.words[0]?.low ?? '')) {
          refusing = { verdict: 'refused', met: true, joined: false, comma: false, genitive: true }
        }
      }
    }
  }
  return verdicts
}

/** Whether something that can be refused or kept follows at once. */
function hasObject(items: readonly Item[], at: number): boolean {
  for (const item of items.slice(at + 1)) {
    if (['food', 'term', 'diet', 'word', 'less'].includes(item.kind)) return true
    if (item.kind === 'joiner' && isComma(item)) return false
    if (item.kind === 'end' || item.kind === 'refusal') return false
    if (
      item.kind === 'wish' &&
      !['з', 'із', 'зі', 'with', 'i', 'we'].includes(item.words[0]?.low ?? '')
    )
      return false
  }
  return false
}

/** «цибулю й гриби діти не їдять», "a nut allergy", "onion-free": the list before the refusal. */
function refuseBefore(
  items: readonly Item[],
  at: number,
  verdicts: Map<Item, Verdict>,
  verdict: Verdict,
): boolean {
  const run = runBefore(items, at)
  for (const item of run) verdicts.set(item, verdict)
  return run.length > 0
}

function takeBefore(items: readonly Item[], at: number, verdicts: Map<Item, Verdict>): void {
  for (const item of runBefore(items, at))
    if (verdicts.get(item) === 'wanted') verdicts.set(item, 'hand')
}

function runBefore(items: readonly Item[], at: number): Item[] {
  const run: Item[] = []
  let joined = true
  let listed = false
  for (const item of items.slice(0, at).reverse()) {
    if (
      item.kind === 'food' ||
      item.kind === 'term' ||
      (item.kind === 'word' && run.length === 0)
    ) {
      if (!joined) break
      run.push(item)
      joined = false
    } else if (item.kind === 'joiner') {
      // A comma joins only a list that an «і» closed: «рибу, гриби і сир не їм».
      if (isComma(item) && run.length > 0 && !listed) break
      if (!isComma(item)) listed = true
      joined = true
    } else if (item.kind !== 'stop' && item.kind !== 'gap') {
      if (run.length > 0 || item.kind === 'end' || item.kind === 'refusal') break
    } else if (run.length > 0 && item.kind === 'stop') break
  }
  return run
}

/** "dairy and gluten free": what is joined to it is refused too. */
function refuseJoined(items: readonly Item[], at: number, verdicts: Map<Item, Verdict>): void {
  if (items[at - 1]?.kind === 'joiner' && !isComma(items[at - 1]))
    refuseBefore(items, at, verdicts, 'refused')
}

const little = new Set([
  'low',
  'less',
  'lower',
  'reduced',
  'fewer',
  'мало',
  'менше',
  'меншим',
  'мінімум',
  'мінімумом',
])

function goesOn(item: Item): boolean {
  return ['а', 'також', 'теж', 'ще', 'also', 'any', 'навіть', 'будь'].includes(
    item.words[0]?.low ?? '',
  )
}

function before(items: readonly Item[], at: number): Item | undefined {
  return items.slice(0, at).findLast((item) => item.kind !== 'gap' && item.kind !== 'joiner')
}

/** After a refused word: does this one begin a wish? «без цибулі курка», «без цибулі, курка з рисом». */
function opensAnew(item: Item, previous: Item | undefined, refusing: Refusing): boolean {
  if (item.kind === 'word') return !refusing.joined
  // «без сметани і швидко»: an occasion is no ingredient.
  if (
    previous?.kind === 'food' &&
    item.terms.some((term) => term.kind === 'occasions') &&
    item.foods.length === 0
  )
    return true
  if (refusing.joined)
    return (
      refusing.comma &&
      (beginsWish(item, refusing) || (item.kind === 'term' && item.foods.length === 0))
    )
  if (item.kind === 'term') return true
  // «без шніту цибулі»: what follows an unknown word may be what it describes.
  if (previous?.kind === 'word') return false
  // «без молочної ковбаси»: the refusal inside a known phrase may go on; «без глютену хліб» ends it.
  if (previous && previous.kind !== 'food') return beginsWish(item, refusing)
  // «без курячого м'яса»: an adjective waits for its noun.
  return beginsWish(item, refusing)
}

/**
 * A nominative ends a refusal («без цибулі, курка з рисом»), where it can be told from the case that is refused:
 * «арахіс» in «не люблю арахіс» is the same in both. About an allergy nothing is guessed.
 */
function beginsWish(item: Item, refusing: Refusing): boolean {
  if (refusing.verdict === 'allergy' || !item.words[0]?.cyrillic) return false
  const said = item.words.map((word) => word.low).join(' ')
  // «яйця» is the genitive too, and most plurals look like one: then the refusal goes on.
  if (said === 'яйця') return false
  return item.foods.some((id) => {
    const names = entryOf(id)?.uk.map((name) => name.toLowerCase().replace(/['’ʼ]/g, '')) ?? []
    if (/[ая]$/.test(said)) return names.includes(said)
    return refusing.genitive && /[бвгґджзйклмнпрстфхцчшщь]$/.test(said) && names[0] === said
  })
}

function takesGenitive(item: Item): boolean {
  return /^(?:без|бес|безз|крім|окрім|замість|нема|немає|ні)$/u.test(item.words[0]?.low ?? '')
}

function isComma(item: Item | undefined): boolean {
  return item?.words[0]?.low === '\u0000,'
}
