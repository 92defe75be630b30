import { entryOf } from '../../lexicon/index.ts'
import { tellsApart } from '../../names/quality-table.ts'
import { formOf } from '../../text/forms.ts'
import type { Name, Reading } from '../naming-words.ts'
import { said } from '../words/said.ts'
import { isOwnNoun, type Said } from './kinds.ts'
import type { Segment } from './parts.ts'

/** What lacks the noun that was said with the first of them: «листя хрону, смородини та вишні», "dried thyme and sage". */
export function ledBy(
  all: readonly Said[],
  segments: readonly Segment[],
  at: number,
  reading: Reading,
): (readonly [number, string])[] {
  let first = at - 1
  while (first > 0 && segments[first]?.by === ',') first--
  for (let from = first; from < at; from++) {
    const holder = (all[from] as Said).words
    const rest = all.slice(from + 1, at + 1)
    if (holder.length < 2 || rest.some(({ words, counted }) => counted || !isShort(words))) continue
    const food = reading.foodIn(holder)?.id
    if (food === undefined) continue
    // «фарш свинина і яловичина»: the first kind of it is a noun as well.
    const kind = holder.slice(1)
    const asNouns = isOwnNoun(kind, reading) && !isGenitive(kind)
    for (const lead of leadsIn(holder, reading)) {
      const led = rest.map(({ words }) => isLedBy(words, lead, food, asNouns, reading))
      if (led.includes(undefined) || !led.includes(true)) continue
      const text = lead.map((one) => one.text).join(' ')
      return led.flatMap((is, i) => (is ? [[from + 1 + i, text] as const] : []))
    }
  }
  return []
}

function isShort(words: readonly Name[]): boolean {
  return words.length === 1 || words.length === 2
}

/** The words that may be said for all: the noun that opens, or what was done to all of them. */
function leadsIn(holder: readonly Name[], { isDoneToAll, nounFirst }: Reading) {
  // «імбир мелений, кориця»: behind its noun it is said of that alone.
  const isBehind = holder[0]?.form.cyrillic === true
  const done = (isBehind ? holder.slice(0, 1) : holder).filter(isDoneToAll).slice(0, 1)
  // «болгарський перець червоний і зелений»: an adjective may stand before the noun.
  const nouns = nounFirst(holder) ? [holder.slice(0, 1), holder.slice(0, 2)] : []
  const noun = nouns.filter(({ length }) => length < holder.length)
  return done.length > 0 ? [done, ...noun] : noun
}

/** Undefined where it is a food of its own; false where its own name says the same. */
function isLedBy(
  words: readonly Name[],
  lead: readonly Name[],
  food: string,
  asNouns: boolean,
  reading: Reading,
): boolean | undefined {
  // «1 citron – šťáva a kůra» are parts of the one that was counted.
  if (words.every(({ text }) => said.takenOff.has(text.toLowerCase()))) return undefined
  const own = reading.foodIn(words)?.id
  const id = reading.foodOf([...lead, ...words])
  if (lead.every(reading.isDoneToAll)) {
    const told = id ?? (lead.every(({ text }) => tellsApart(formOf(text))) ? own : undefined)
    return told !== undefined && entryOf(told)?.aisle === entryOf(food)?.aisle ? true : undefined
  }
  if (id === undefined) return undefined
  if (!asNouns && isOwnNoun(words, reading) && !isGenitive(words)) return undefined
  return id !== own && id !== food
}

function isGenitive(words: readonly Name[]): boolean {
  return words.every(({ form }) => said.genitive.has(form.low))
}
