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
