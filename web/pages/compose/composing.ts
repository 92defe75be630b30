import { useQueryClient } from '@tanstack/solid-query'
import { createContext, createSignal, onCleanup, onMount, useContext } from 'solid-js'
import { createStore, reconcile, type SetStoreFunction, unwrap } from 'solid-js/store'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi } from '../../application.ts'
import { type Draft, draftOf, emptyDraft, isBlank, newKey, type Row, sameDraft } from './draft.ts'
import { forgetDraft, keptDraft } from './kept.ts'
import { createSaving, type Saving } from './saving.ts'
import { createUnderstanding, type Understanding } from './understanding.ts'

/** One recipe being written: its fields, where they are safe, and what is understood of them. */
export interface Composing {
  draft: Draft
  /** Changes fields; every change is kept and saved. */
  change: SetStoreFunction<Draft>
  /** Puts a whole draft in place; the answer puts back what stood there. */
  replace: (draft: Draft) => () => void
  saving: Saving
  understanding: Understanding
  /** What somebody else has saved stands here, where nothing was typed since. Says who saved it. */
  follow: () => Promise<string | null>
  /** Unsaved text of this device has been brought back. */
  recovered: () => boolean
  discardRecovered: () => () => void
  /** Why the last wish to finish was not granted; the next change clears it. */
  problem: () => string | undefined
  setProblem: (sentence: string | undefined) => void
  /** The row that had the cursor last; its tools stay until another has it. */
  heldRow: () => string | undefined
  holdRow: (key: string) => void
  /** Says to a screen reader what the eyes see happen. */
  announce: (sentence: string) => void
  announced: () => string
}

export const ComposingContext = createContext<Composing>()

export function useComposing(): Composing {
  const composing = useContext(ComposingContext)
  if (!composing) throw new Error('Compose inside <ComposingContext.Provider value={…}>.')
  return composing
}

/** Row by row where others stood: whoever has the cursor in one keeps it. */
function inPlace<Of extends Row>(rows: readonly Of[], stood: readonly Of[]): Of[] {
  return rows.map((row, at) => ({ ...row, key: stood[at]?.key ?? newKey() }))
}

export function createComposing(personId: string, before: Recipe | null): Composing {
  const api = useApi()
  const queries = useQueryClient()
  const initial = before ? draftOf(before) : emptyDraft()
  const [draft, setDraft] = createStore<Draft>(structuredClone(initial))
  const [recovered, setRecovered] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  const [announced, announce] = createSignal('')
  const [heldRow, holdRow] = createSignal<string>()
  let here = true

  const saving = createSaving({
    api,
    personId,
    before,
    draft: () => structuredClone(unwrap(draft)),
    saved: (recipe, first) => {
      // The draft has an address now; taking it must not draw the page anew under the hands.
      if (first && here) history.replaceState(history.state, '', to.editRecipe(recipe.id))
      // Who has left already looks at a page that shows the recipe: it must not stay as it was.
      const refetchType = here ? 'none' : 'active'
      void queries.invalidateQueries({ queryKey: ['recipes'], refetchType })
    },
  })
  const change = ((...path: unknown[]) => {
    ;(setDraft as (...path: unknown[]) => void)(...path)
    setProblem(undefined)
    saving.changed()
  }) as SetStoreFunction<Draft>
  const replace = (next: Draft) => {
    const stood = structuredClone(unwrap(draft))
    setDraft(reconcile(structuredClone(next), { key: 'key' }))
    setProblem(undefined)
    saving.changed()
    return () => void replace(stood)
  }

  const follow = async (): Promise<string | null> => {
    const theirs = await saving.meetOther()
    if (!theirs) return null
    const next = draftOf(theirs)
    const { lines, steps } = unwrap(draft)
    const now = { ...next, lines: inPlace(next.lines, lines), steps: inPlace(next.steps, steps) }
    setDraft(reconcile(now, { key: 'key' }))
    saving.setState({ kind: 'clean' })
    return theirs.changedBy ?? ''
  }

  /** What this device kept since the last visit comes back; a newer saved version is shown beside it. */
  const recover = () => {
    const kept = keptDraft(saving.shelf())
    if (!kept) return
    if (sameDraft(kept.draft, initial) || isBlank(kept.draft))
      return forgetDraft(saving.shelf(), kept.window)
    setDraft(reconcile(kept.draft, { key: 'key' }))
    setRecovered(true)
    if (before && kept.version !== before.version)
      return saving.setState({ kind: 'conflict', theirs: before })
    saving.changed()
  }
  const again = () => {
    if (saving.waits()) void saving.save()
  }
  onMount(() => {
    recover()
    addEventListener('online', again)
    onCleanup(() => {
      here = false
      removeEventListener('online', again)
      saving.stop()
      again()
    })
  })

  return {
    draft,
    change,
    replace,
    saving,
    understanding: createUnderstanding(draft, () => saving.recipe()),
    follow,
    recovered,
    discardRecovered: () => {
      setRecovered(false)
      return replace(initial)
    },
    problem,
    setProblem: (sentence) => setProblem(sentence),
    heldRow,
    holdRow: (key) => holdRow(key),
    announce: (sentence) => announce(sentence),
    announced,
  }
}
