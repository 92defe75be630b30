import { isFoodAdjective } from '../czech/adjectives.ts'
import { named } from '../czech/names.ts'
import { dishes } from '../lexicon/dishes.ts'
import { entryOf } from '../lexicon/index.ts'
import { adjectives } from '../names/index.ts'
import type { Form } from '../text/forms.ts'
import { remembered } from '../text/remembered.ts'
import type { Item } from './item.ts'
import { lastBefore } from './runs.ts'
import type { Refusing } from './verdict.ts'
import { endings, endsInA } from './words/endings.ts'
import { small } from './words/small.ts'

export function before(items: readonly Item[], at: number): Item | undefined {
  return lastBefore(items, at, (item) => item.kind !== 'gap' && item.kind !== 'joiner')
}

/** After a refused word: does this one begin a wish? «без цибулі курка», «без цибулі, курка з рисом». */
export function opensAnew(item: Item, previous: Item | undefined, refusing: Refusing): boolean {
  // «без курячих сердець»: an adjective waits for its noun, even for one that nobody knows.
  if (item.kind === 'word') return !refusing.joined && !isAdjective(previous)
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
      (beginsWish(item, refusing) ||
        (item.kind === 'term' && (item.foods.length === 0 || namesCourse(item))))
    )
  if (item.kind === 'term') return !isOneName(previous, item, refusing)
  // «без шніту цибулі»: what follows an unknown word may be what it describes.
  if (previous?.kind === 'word') return false
  // «без молочної ковбаси»: the refusal inside a known phrase may go on; «без глютену хліб» ends it.
  if (previous && previous.kind !== 'food') return beginsWish(item, refusing)
  // «без курячого м'яса»: an adjective waits for its noun.
  return beginsWish(item, refusing)
}

/** «не гарбузову кашу», "anything but pumpkin pie": the food only tells what dish is refused, and agrees with it. */
function isOneName(food: Item | undefined, dish: Item, refusing: Refusing): boolean {
  const [form, ...more] = food?.words ?? []
  if (food?.kind !== 'food' || !form || !dish.terms.some(isOfFood)) return false
  if (food.foods.some((id) => tastes.has(id))) return false
  if (!form.cyrillic) return refusing.whole === true || isCzechAdjective(form)
  if (more.length > 0 || adjectives.single(form).length === 0) return false
  // «без молочного суп»: of what is refused the noun would stand in the same case.
  const noun = dish.words[0]?.low
  if (endings.genitiveMasculine.has(form.low)) return !endings.consonant.has(noun)
  return !(endings.genitiveFeminine.has(form.low) && endings.feminine.has(noun))
}

/** «не гостре карі»: how it tastes, and no food of it. */
const tastes: ReadonlySet<string> = new Set(['spicy', 'sweet'])
const meals: ReadonlySet<string> = new Set(['main', 'breakfast', 'snack'])

/** «без макаронів вечеря»: a meal is made of no food. */
function isOfFood({ kind, id }: Item['terms'][number]): boolean {
  return kind === 'dishes' || (kind === 'courses' && !meals.has(id))
}

function isCzechAdjective({ low }: Form): boolean {
  return low.startsWith(named) && isFoodAdjective(low.slice(named.length))
}

/** "no cilantro, tomato soup": a course is no ingredient, though a shop may sell it in a tin. */
function namesCourse(item: Item): boolean {
  return item.words.length > 1 && item.terms.some((term) => term.kind === 'courses')
}

/** "no cilantro, tomato soup": with a dish behind it a food is what that dish is made of. */
export function beginsDish(items: readonly Item[], at: number, refusing: Refusing): boolean {
  const [item, next] = [items[at], items[at + 1]]
  if (!item || !next) return false
  if (!refusing.joined) return isMadeOf(item, next, items[at - 1], refusing)
  if (!refusing.comma) return false
  // «приберіть часник, соус до м'яса»
  if (item.kind === 'term' && small.goesWith.has(next.words[0]?.low)) return true
  // «печінка не смакує, а курку їмо»
  if (small.but.has(items[at - 1]?.words[0]?.low) && small.eaten.has(next.words[0]?.low))
    return true
  // "leave out the coriander, curry with chickpeas"
  if (
    item.kind === 'term' &&
    refusing.verdict !== 'allergy' &&
    small.dishOf.has(next.words[0]?.low)
  )
    return true
  if (item.kind !== 'food') return false
  const sure = refusing.verdict !== 'allergy'
  // "no mushrooms, pasta ideas"
  if (sure && small.dishIdeas.has(next.words[0]?.low)) return true
  if (!next.terms.some((term) => term.kind === 'courses' || term.kind === 'dishes')) return false
  return item.words[0]?.cyrillic ? isNominative(item, next) : sure
}

/** "no mayo potato salad": right behind what was refused a dish is named, with what it is made of. */
function isMadeOf(item: Item, next: Item, last: Item | undefined, refusing: Refusing): boolean {
  const dish = next.terms.some(({ kind }) => kind === 'courses' || kind === 'dishes')
  const foods = item.kind === 'food' && last?.kind === 'food' && !item.words[0]?.cyrillic
  return dish && foods && refusing.met && refusing.verdict !== 'allergy'
}

/** «алергія на селеру, овочевий суп»: of what is refused the adjective would stand in another case. */
function isNominative(item: Item, next: Item): boolean {
  const [adjective, noun] = [item.words[0]?.low ?? '', next.words[0]?.low ?? '']
  if (item.words.length > 1 || next.terms.some((term) => term.id === 'sauce')) return false
  if (endings.hardAdjective.has(adjective)) return !endings.oblique.has(noun)
  const feminine = endings.hardFeminine.has(adjective) && !endings.unchanging.has(adjective)
  return feminine && endings.feminine.has(noun)
}

/**
 * A nominative ends a refusal («без цибулі, курка з рисом»), where it can be told from the case that is refused:
 * «арахіс» in «не люблю арахіс» is the same in both. About an allergy nothing is guessed.
 */
function beginsWish(item: Item, refusing: Refusing): boolean {
  return refusing.verdict !== 'allergy' && !refusing.listed && isNominativeName(item, refusing)
}

/** «не їм: картопля, морква»: whoever refuses in the nominative goes on so. */
export function isNominativeName(item: Item, refusing: Pick<Refusing, 'genitive'>): boolean {
  if (!item.words[0]?.cyrillic) return false
  const said = item.words.map((word) => word.low).join(' ')
  // «яйця» is the genitive too, and most plurals look like one: then the refusal goes on.
  if (small.genitiveToo.has(said)) return false
  if (refusing.genitive && isNeuterPair(item)) return true
  const first = item.words[0].low
  return item.foods.some((id) => {
    if (firstName(id) !== said) return false
    // «тунця» is a name too; «насіння», «листя» and «кіноа» never change, nor does «гарам» in its masala.
    if (endings.feminine.has(first)) return !endings.unchanging.has(first)
    // «печиво» is no genitive.
    if (refusing.genitive && item.words.length === 1 && isNeuter(first)) return true
    const ending = item.words.length > 1 ? endings.hardAdjective : endings.consonant
    return refusing.genitive && ending.has(first)
  })
}

/** «без молока, паста», «без м'яса, піца»: a feminine would stand in the genitive, which ends in another way. */
export function isFeminineName({ words: [word, another], foods, terms }: Item): boolean {
  const low = word?.low
  if (!low || another || !endings.feminine.has(low) || endings.unchanging.has(low)) return false
  const stem = low.slice(0, -1)
  const named = [...foods, ...terms.map(({ id }) => id)].flatMap(namesOf)
  return named.includes(low) && !endsInA.some((ending) => named.includes(stem + ending))
}

const namesOf = remembered((id: string): readonly string[] =>
  [entryOf(id), dishes.find((dish) => dish.id === id)].flatMap((named) => named?.uk ?? []),
)

/** «креветки», «гриби»: called by a plural, which is no genitive of theirs. */
export function isPluralName({ words, foods }: Item): boolean {
  const [{ low } = { low: '' }, another] = words
  return !another && endings.ofFeminine.has(low) && foods.some((id) => firstName(id) === low)
}

const firstName = remembered((id: string) =>
  entryOf(id)?.uk[0]?.toLowerCase().replace(/['’ʼ]/g, ''),
)

function isNeuter(low: string | undefined): boolean {
  return endings.neuter.has(low) && !endings.neverChanging.has(low)
}

/** «вівсяне печиво», «печиво вівсяне»: what is refused would stand in the genitive. */
function isNeuterPair({ words }: Item): boolean {
  if (words.length !== 2) return false
  const [one, other] = words.map(({ low }) => low)
  const isPair = (noun?: string, adjective?: string) =>
    isNeuter(noun) && endings.neuterAdjective.has(adjective)
  return isPair(one, other) || isPair(other, one)
}

function isAdjective(item: Item | undefined): boolean {
  return item?.kind === 'food' && endings.genitiveAdjective.has(item.words.at(-1)?.low)
}

export function takesGenitive(item: Item): boolean {
  return small.genitive.has(item.words[0]?.low)
}
