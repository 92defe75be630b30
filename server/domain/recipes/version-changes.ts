import type {
  ChangedField,
  RecipeChange,
  VersionContent,
} from '../../../shared/wire/recipe-versions.ts'
import { photosOf } from './version-content.ts'

/** What one text says otherwise than the one before it, in the order of the page. */
export function changesBetween(before: VersionContent, after: VersionContent): RecipeChange[] {
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
  const whole = (what: ChangedField, one: unknown, other: unknown): RecipeChange[] =>
    Bun.deepEquals(one ?? null, other ?? null) ? [] : [{ what }]
  const lines = between(texts(before.ingredients), texts(after.ingredients))
  const steps = between(texts(before.steps), texts(after.steps))
  const times = ({ steps: all }: VersionContent) => all.map(({ minutes }) => minutes ?? null)
  return [
    ...(before.title === after.title
      ? []
      : [{ what: 'title' as const, from: before.title, to: after.title }]),
    ...(before.servings === after.servings
      ? []
      : [{ what: 'servings' as const, from: before.servings, to: after.servings }]),
    ...minutes('prep', before.prepMinutes, after.prepMinutes),
    ...minutes('cook', before.cookMinutes, after.cookMinutes),
    ...minutes('rest', before.restMinutes, after.restMinutes),
    ...whole('description', before.description, after.description),
    ...lines.removed.map((text) => ({ what: 'lineRemoved' as const, text })),
    ...lines.changed.map((pair) => ({ what: 'lineChanged' as const, ...pair })),
    ...lines.added.map((text) => ({ what: 'lineAdded' as const, text })),
    ...(lines.moved ? [{ what: 'linesMoved' as const }] : []),
    ...steps.removed.map((text) => ({ what: 'stepRemoved' as const, text })),
    ...steps.changed.map((pair) => ({ what: 'stepChanged' as const, ...pair })),
    ...steps.added.map((text) => ({ what: 'stepAdded' as const, text })),
    ...(steps.moved ? [{ what: 'stepsMoved' as const }] : []),
    // Steps that were added or removed bring and take their own.
    ...(steps.added.length + steps.removed.length > 0 || steps.moved
      ? []
      : whole('stepTimes', times(before), times(after))),
    ...without(before.tags, after.tags).map((text) => ({ what: 'tagRemoved' as const, text })),
    ...without(after.tags, before.tags).map((text) => ({ what: 'tagAdded' as const, text })),
    ...whole('notes', before.notes || null, after.notes || null),
    ...whole('yield', before.yieldText, after.yieldText),
    ...whole('equipment', before.equipment ?? [], after.equipment ?? []),
    ...whole('video', before.videoUrl, after.videoUrl),
    ...whole('source', sourceOf(before), sourceOf(after)),
    ...whole('photos', photosOf(before), photosOf(after)),
  ]
}

function minutes(
  what: 'prep' | 'cook' | 'rest',
  from: number | null = null,
  to: number | null = null,
): RecipeChange[] {
  return from === to ? [] : [{ what, from, to }]
}

interface Between {
  removed: string[]
  added: string[]
  changed: { from: string; to: string }[]
  /** The same texts stand in another order. */
  moved: boolean
}

/** Texts that are in one list alone; of those, two that say nearly the same are one that was changed. */
function between(before: readonly string[], after: readonly string[]): Between {
  const removed = without(before, after)
  const added = without(after, before)
  const stayed = [without(before, removed), without(after, added)]
  const changed: Between['changed'] = []
  for (const from of [...removed]) {
    const to = added.find((one) => alike(from, one))
    if (to === undefined) continue
    changed.push({ from, to })
    removed.splice(removed.indexOf(from), 1)
    added.splice(added.indexOf(to), 1)
  }
  return { removed, added, changed, moved: !Bun.deepEquals(stayed[0], stayed[1]) }
}

/** As often as it stands in the one more than in the other. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Half of the words of the longer one are in both. */
function alike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const longer = Math.max(a.length, b.length)
  const both = a.length - without(a, b).length
  return longer > 0 && both * 2 >= longer
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

const sourceOf = ({ sourceUrl, sourceAuthor }: VersionContent) => [
  sourceUrl ?? null,
  sourceAuthor || null,
]
