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
  const keeps = (position: number) => !dropped[position]
  const positions = () => [...linesOf(preview()).keys()].filter(keeps)

  const made = (): ProposalEdits | undefined => {
    const asked = preview()
    const differing = Object.entries(words).filter(
      ([name, value]) => value !== undefined && value !== askedFor(asked, name),
    )
    const edits: ProposalEdits = Object.fromEntries(differing)
    if (positions().length < linesOf(asked).length) edits.lines = positions()
    return Object.keys(edits).length > 0 ? edits : undefined
  }
  const ready = () =>
    words.title?.trim() !== '' &&
    words.date !== '' &&
    (preview()?.kind !== 'shopping_list' || positions().length > 0)

  return {
    words,
    change: (changes) => setWords(changes),
    keeps,
    tick: (position, on) => setDropped(position, !on),
    tickAll: () => {
      for (const position of linesOf(preview()).keys()) setDropped(position, false)
    },
    kept: () => positions().length,
    made,
    ready,
  }
}

export function linesOf(preview: ProposalPreview | null): readonly string[] {
  if (preview?.kind === 'recipe_draft') return preview.ingredients
  return preview?.kind === 'shopping_list' ? preview.lines : []
}

function askedFor(preview: ProposalPreview | null, name: string): unknown {
  return preview && (preview as unknown as Record<string, unknown>)[name]
}
