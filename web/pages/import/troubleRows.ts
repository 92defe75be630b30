import { householdParts } from '../../../shared/wire/household.ts'
import type { IntakeTrouble } from '../../../shared/wire/intakes.ts'
import type { Dictionary } from '../../language/shape.ts'
import { fieldName } from './fieldNames.ts'

export interface TroubleRow {
  title: string
  said: string
}

/** So many are read one by one. */
const fewTroubles = 5
/** So many of the same are one row. */
const several = 3
const mostNamed = 3

/** What one trouble says has no place here; in a list that is kept also how the file calls it, and what it said. */
export function lostIn(trouble: IntakeTrouble, text: Dictionary, whole = false): string[] {
  const left = (trouble.left ?? []).map(({ name, said }) => {
    const part = partOf(name)
    if (part && trouble.problem !== 'fields_lost' && /^\d+$/.test(said))
      return text.imports.householdParts[part](Number(said))
    const word = fieldName(name, text)
    if (!whole) return word
    return word === name ? `${name} = ${said}` : `${word} (${name}) = ${said}`
  })
  const own = (trouble.fields ?? []).map((one) => text.imports.lostFields[one])
  return [...new Set([...own, ...left])]
}

/** A part of a kitchen, of which it is said how much there is. */
const partOf = (name: string) => householdParts.find((one) => one === name)

/** Each by itself while they are few; of many, what is the same is said once, with the recipes that it is about. */
export function troubleRows(troubles: readonly IntakeTrouble[], text: Dictionary): TroubleRow[] {
  if (troubles.length <= fewTroubles) return troubles.map((one) => alone(one, text))
  const same = new Map<string, string[]>()
  for (const trouble of troubles)
    for (const part of partsOf(trouble, text))
      if (trouble.title !== null) same.set(part, [...(same.get(part) ?? []), trouble.title])
  const isShared = (part: string) => (same.get(part)?.length ?? 0) >= several
  const said = new Set<string>()
  return troubles.flatMap((trouble) => {
    const parts = partsOf(trouble, text)
    const shared = parts.filter(isShared)
    const fresh = shared.filter((part) => !said.has(part))
    for (const part of fresh) said.add(part)
    const rows = fresh.map((part) => together(trouble, part, same.get(part) ?? [], text))
    const own = parts.filter((part) => !isShared(part))
    if (shared.length > 0 && own.length === 0) return rows
    return [
      ...rows,
      trouble.problem === 'fields_lost' ? alone(trouble, text, own) : alone(trouble, text),
    ]
  })
}

/** What may be the same of several: a field that has no place, or the whole problem. */
function partsOf(trouble: IntakeTrouble, text: Dictionary): string[] {
  const { title, problem } = trouble
  if (problem === 'fields_lost') return lostIn(trouble, text)
  return title === null || trouble.left?.length ? [] : [text.imports.problems[problem]]
}

function alone(trouble: IntakeTrouble, text: Dictionary, lost = lostIn(trouble, text)): TroubleRow {
  const { title, where, problem } = trouble
  const said = [text.imports.problems[problem], lost.length > 0 && `${lost.join(', ')}.`]
  return {
    title: title ?? where,
    said: [...said, title !== null && where].filter(Boolean).join(' '),
  }
}

function together(
  { problem }: IntakeTrouble,
  part: string,
  titles: readonly string[],
  text: Dictionary,
): TroubleRow {
  const recipes = text.imports.inRecipes(titles.slice(0, mostNamed), titles.length)
  if (problem !== 'fields_lost') return { title: part, said: recipes }
  return { title: initial(part), said: `${text.imports.noPlaceFor} ${recipes}` }
}

function initial(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
