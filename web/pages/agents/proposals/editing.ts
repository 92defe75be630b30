import { createStore } from 'solid-js/store'
import type { ProposalEdits, ProposalPreview } from '../../../../shared/wire/proposals.ts'

type Words = Pick<ProposalEdits, 'title' | 'servings' | 'date' | 'slot'>

export interface Editing {
  /** What the person has put instead, so far. */
  words: Words
  change: (words: Words) => void
  keeps: (position: number) => boolean
  tick: (position: number, on: boolean) => void
  tickAll: () => void
  kept: () => number
  /** What to send with a yes: only what differs from what was asked. */
  made: () => ProposalEdits | undefined
  /** Whether there is something to say yes to. */
  ready: () => boolean
}

/** What a person changes of a proposal before confirming it. The proposal itself stays as it was. */
export function createEditing(preview: () => ProposalPreview | null): Editing {
  const [words, setWords] = createStore<Words>({})
  const [dropped, setDropped] = createStore<Record<number, boolean>>({})
  const keeps = (position: number) => !dropped[position] && !goneOf(preview(), position)
  const all = () => [...Array(sizeOf(preview())).keys()]
  const positions = () => all().filter(keeps)

  const made = (): ProposalEdits | undefined => {
    const asked = preview()
    const differing = Object.entries(words).filter(
      ([name, value]) => value !== undefined && value !== askedFor(asked, name),
    )
    const edits: ProposalEdits = Object.fromEntries(differing)
    if (positions().length < all().length) edits.lines = positions()
    return Object.keys(edits).length > 0 ? edits : undefined
  }
  const ready = () =>
    words.title?.trim() !== '' &&
    words.date !== '' &&
    (!needsOne.includes(preview()?.kind) || positions().length > 0)

  return {
    words,
    change: (changes) => setWords(changes),
    keeps,
    tick: (position, on) => setDropped(position, !on),
    tickAll: () => {
      for (const position of all()) setDropped(position, false)
    },
    kept: () => positions().length,
    made,
    ready,
  }
}

/** Nothing is left to say yes to when all of it is left out. */
const needsOne: readonly (ProposalPreview['kind'] | undefined)[] = ['shopping_list', 'plan_entries']

/** How many lines or dishes can be left out one by one. */
function sizeOf(preview: ProposalPreview | null): number {
  if (preview?.kind === 'recipe_draft') return preview.ingredients.length
  if (preview?.kind === 'plan_entries') return preview.entries.length
  return preview?.kind === 'shopping_list' ? preview.lines.length : 0
}

function goneOf(preview: ProposalPreview | null, position: number): boolean {
  return preview?.kind === 'plan_entries' && preview.entries[position]?.gone === true
}

function askedFor(preview: ProposalPreview | null, name: string): unknown {
  return preview && (preview as unknown as Record<string, unknown>)[name]
}
