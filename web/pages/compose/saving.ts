import { useQueryClient } from '@tanstack/solid-query'
import { createSignal, onCleanup } from 'solid-js'
import { unwrap } from 'solid-js/store'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi } from '../../application.ts'
import { codeOf, sentenceOf } from '../../session/sorry.ts'
import { type Draft, inputOf } from './draft.ts'
import { forgetDraft, keepDraft } from './kept.ts'

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'kept' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'conflict' }

const pause = 1_200
const retryAfter = 5_000

/**
 * Saves a draft while it is written: on this device at once, on the server after a pause. What is in
 * the feed already is saved there only when its author says so.
 */
export function createSaving(draft: Draft, before: Recipe | null) {
  const api = useApi()
  const queries = useQueryClient()
  const [recipe, setRecipe] = createSignal(before)
  const [state, setState] = createSignal<SaveState>({ kind: 'clean' })
  const storageId = () => recipe()?.id ?? 'new'
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<Recipe | null> = Promise.resolve(before)
  let edition = 0

  const changed = () => {
    edition += 1
    keepDraft(storageId(), unwrap(draft))
    if (state().kind !== 'conflict') setState({ kind: 'unsaved' })
    if (!recipe()?.publicationId) later(pause)
  }
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), milliseconds)
  }

  /** One saving after another; the answer is the saved recipe, or null when it could not be. */
  const save = (status?: 'ready', over?: number): Promise<Recipe | null> => {
    clearTimeout(timer)
    running = running.catch(() => null).then(() => saveNow(status, over))
    return running
  }
  const saveNow = async (status?: 'ready', over?: number): Promise<Recipe | null> => {
    const input = inputOf(unwrap(draft))
    if (!input.title) return null
    const known = recipe()
    const saved = edition
    setState({ kind: 'saving' })
    try {
      const next = known
        ? await api.recipes.update.mutate({
            ...input,
            id: known.id,
            version: over ?? known.version,
            ...(status && { status }),
          })
        : await api.recipes.create.mutate({ ...input, status: status ?? 'draft' })
      settle(next, known, saved)
      return next
    } catch (error) {
      refuse(error)
      return null
    }
  }
  const settle = (next: Recipe, known: Recipe | null, saved: number) => {
    if (!known) {
      forgetDraft('new')
      // The address of the draft, without drawing the page anew under the person's hands.
      history.replaceState(history.state, '', to.editRecipe(next.id))
    }
    setRecipe(next)
    void queries.invalidateQueries({ queryKey: ['recipes'], refetchType: 'none' })
    if (saved !== edition) return
    forgetDraft(next.id)
    setState({ kind: 'saved', at: Date.now() })
  }
  const refuse = (error: unknown) => {
    if (codeOf(error) === 'recipe_changed') return setState({ kind: 'conflict' })
    const sentence = sentenceOf(error)
    if (sentence) return setState({ kind: 'refused', sentence })
    setState({ kind: 'kept' })
    later(retryAfter)
  }
  /** The version that another window saved, to be taken or saved over. */
  const theirs = async () => {
    const known = recipe()
    return known ? api.recipes.get.query({ id: known.id }) : null
  }
  onCleanup(() => clearTimeout(timer))

  return { recipe, setRecipe, state, setState, changed, save, theirs }
}

export type Saving = ReturnType<typeof createSaving>
