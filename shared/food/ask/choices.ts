import type { Item } from './item.ts'
import { isComma } from './runs.ts'
import type { Verdict } from './verdict.ts'
import { small } from './words/small.ts'

/** «курка, індичка або качка», "beef or lamb": wanted foods of which one is enough. */
export function choicesIn(
  items: readonly Item[],
  verdicts: ReadonlyMap<Item, Verdict>,
): string[][] {
  const groups: string[][] = []
  let group: string[] = []
  let chosen = false
  let link: 'or' | 'comma' | 'other' | undefined
  const close = () => {
    if (chosen) groups.push([...new Set(group)])
    group = []
    chosen = false
  }
  for (const item of items) {
    const foods = verdicts.get(item) === 'wanted' ? foodsOf(item) : []
    if (foods.length > 0) {
      if (link !== 'or' && link !== 'comma') close()
      else if (link === 'or' && group.length > 0) chosen = true
      group.push(...foods)
      link = undefined
    } else if (item.kind === 'joiner') link = linkOf(item, link)
    else if (!isWith(item)) {
      close()
      link = undefined
    }
  }
  close()
  return groups.filter((one) => one.length > 1)
}

/** «торт чи щось до чаю», "a soup or a salad": wanted dishes and courses of which one is enough. */
export function isEitherCourse(
  items: readonly Item[],
  verdicts: ReadonlyMap<Item, Verdict>,
): boolean {
  let isOr = false
  let before: 'dishes' | 'courses' | undefined
  for (const item of items) {
    const kinds = item.terms.map(({ kind }) => kind)
    const kind = (['courses', 'dishes'] as const).find((one) => kinds.includes(one))
    if (kind && verdicts.get(item) === 'wanted') {
      // «пиріг або торт до чаю»: either dish, and to tea.
      if (before && isOr && (kind === 'courses' || before === 'courses')) return true
      before = kind
      isOr = false
    } else if (item.kind === 'joiner' && linkOf(item, undefined) === 'or') isOr = true
    else if (!passable.has(item.kind)) {
      before = undefined
      isOr = false
    }
  }
  return false
}

/** «солодкий перекус»: what is said of a snack, and no dessert beside it. */
export function isSweetSnack(
  items: readonly Item[],
  verdicts: ReadonlyMap<Item, Verdict>,
): boolean {
  const isWanted = (item: Item | undefined, course: string) =>
    item !== undefined &&
    verdicts.get(item) === 'wanted' &&
    item.terms.some(({ kind, id }) => kind === 'courses' && id === course)
  // «něco sladkého ke svačině»
  const isBetween = ({ words: [word] }: Item) => small.toMeal.has(word?.low)
  const isSnack = (at: number) =>
    isWanted(
      items.slice(at).find((one) => !isBetween(one)),
      'snack',
    )
  return items.some((item, at) => isWanted(item, 'dessert') && isSnack(at + 1))
}

/** «булочки або хліб», "koláč, bábovka nebo dort": foods that are enough in the place of a dish that is named beside them. */
export function foodsForDishes(
  items: readonly Item[],
  verdicts: ReadonlyMap<Item, Verdict>,
): string[] {
  const found: string[] = []
  let group: Item[] = []
  let chosen = false
  const close = () => {
    const isDish = ({ kind, terms }: Item) =>
      kind === 'term' && terms.some((term) => term.kind === 'dishes')
    if (chosen && group.some(isDish))
      found.push(...group.flatMap((item) => (item.kind === 'food' ? item.foods.slice(0, 1) : [])))
    group = []
    chosen = false
  }
  let link: ReturnType<typeof linkOf> | undefined
  let isFilling = false
  for (const item of items) {
    // «пиріг з куркою або млинці»: what a dish is made with is no other dish.
    if (isFilling) isFilling = item.kind !== 'food'
    else if (item.kind === 'joiner') link = linkOf(item, link)
    else if (verdicts.get(item) === 'wanted' && (item.kind === 'food' || item.kind === 'term')) {
      if (link !== 'or' && link !== 'comma') close()
      else if (link === 'or' && group.length > 0) chosen = true
      group.push(item)
      link = undefined
    } else {
      isFilling = isWith(item)
      if (!isFilling) close()
      link = undefined
    }
  }
  close()
  return found
}

const passable: ReadonlySet<Item['kind']> = new Set(['stop', 'wish', 'joiner', 'gap'])

function foodsOf(item: Item): string[] {
  if (item.kind === 'food') return item.foods.slice(0, 1)
  return item.kind === 'term' ? item.parts : []
}

function linkOf(item: Item, before: 'or' | 'comma' | 'other' | undefined) {
  const low = item.words[0]?.low.replace('\u0000', '') ?? ''
  if (small.or.has(low)) return 'or'
  if (before === 'or' || small.orMore.has(low)) return before
  return isComma(item) ? 'comma' : 'other'
}

/** «з куркою або з індичкою». */
function isWith(item: Item): boolean {
  return item.kind === 'wish' && small.with.has(item.words[0]?.low)
}
