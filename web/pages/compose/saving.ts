import { createSignal } from 'solid-js'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import type { Api } from '../../api.ts'
import { codeOf, sentenceOf } from '../../session/said.ts'
import { type Draft, draftOf, inputOf, newKey, sameDraft } from './draft.ts'
import { forgetDraft, keepDraft, type Shelf } from './kept.ts'

export type SaveState =
  | { kind: 'clean' }
  /** Kept on this device, on its way to the server. */
  | { kind: 'unsaved' }
  /** Kept on this device until its author names it. */
  | { kind: 'nameless' }
  /** Kept on this device until its author updates the feed. */
  | { kind: 'held' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'offline' }
  | { kind: 'refused'; sentence: string; code: string | undefined }
  | { kind: 'conflict'; theirs: Recipe }

const pause = 1_000
const retryAfter = 5_000

/**
 * Saves a draft while it is written: on this device at once, on the server after a pause. What is in
 * the feed already is saved there only when its author says so.
 */
export function createSaving(given: {
  api: Api
  personId: string
  before: Recipe | null
  draft: () => Draft
  /** The recipe has been saved; `first` when it has just come to be. */
  saved: (recipe: Recipe, first: boolean) => void
}) {
  const [recipe, setRecipe] = createSignal(given.before)
  const [state, setState] = createSignal<SaveState>({ kind: 'clean' })
  const shelf = (id = recipe()?.id): Shelf => ({
    personId: given.personId,
    recipeId: id ?? 'new',
  })
  const window = newKey()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<Recipe | null> = Promise.resolve(given.before)
  let edition = 0

  /** In the feed stands what its author has shown there: what others save does not change it. */
  const shown = () => recipe()?.publicationId != null && recipe()?.author === null

  const keep = () =>
    keepDraft(shelf(), { draft: given.draft(), version: recipe()?.version ?? null, window })
  const changed = () => {
    edition += 1
    keep()
    if (state().kind === 'conflict') return
    clearTimeout(timer)
    if (shown()) return setState({ kind: 'held' })
    if (!given.draft().title.trim()) return setState({ kind: 'nameless' })
    setState({ kind: 'unsaved' })
    later(pause)
  }
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), milliseconds)
  }
  /** Whether something waits that would be saved by itself. */
  const waits = () => ['unsaved', 'offline'].includes(state().kind)

  /** One saving after another; the answer is the saved recipe, or null when it could not be. */
  const save = (status?: 'ready'): Promise<Recipe | null> => {
    clearTimeout(timer)
    running = running.then(() => saveNow(status))
    return running
  }
  const saveNow = async (status?: 'ready'): Promise<Recipe | null> => {
    const input = inputOf(given.draft())
    if (!input.title || state().kind === 'conflict') return null
    const known = recipe()
    const written = edition
    setState({ kind: 'saving' })
    try {
      const next = known
        ? await given.api.recipes.update.mutate({
            ...input,
            id: known.id,
            version: known.version,
            ...(status && { status }),
          })
        : await given.api.recipes.create.mutate({ ...input, status: status ?? 'draft' })
      settle(next, known === null, written)
      return next
    } catch (error) {
      return refuse(error, status)
    }
  }
  const settle = (next: Recipe, first: boolean, written: number) => {
    if (first) forgetDraft(shelf(), window)
    setRecipe(next)
    given.saved(next, first)
    if (written === edition) {
      forgetDraft(shelf(), window)
      return setState({ kind: 'saved', at: Date.now() })
    }
    // More was typed meanwhile: it is kept over the version that now exists.
    keep()
    setState({ kind: shown() ? 'held' : 'unsaved' })
    if (!shown()) later(pause)
  }
  const refuse = async (error: unknown, status?: 'ready'): Promise<Recipe | null> => {
    const code = codeOf(error)
    if (code === 'recipe_changed') return meet(status)
    const sentence = sentenceOf(error)
    if (sentence) setState({ kind: 'refused', sentence, code })
    else {
      setState({ kind: 'offline' })
      later(retryAfter)
    }
    return null
  }
  /** Another window saved meanwhile. The same text is no quarrel; a different one is shown. */
  const meet = async (status?: 'ready'): Promise<Recipe | null> => {
    const known = recipe()
    if (!known) return null
    try {
      const theirs = await given.api.recipes.get.query({ id: known.id })
      const mine = given.draft()
      if (sameDraft(draftOf(theirs), mine)) {
        setRecipe(theirs)
        setState({ kind: 'unsaved' })
        return saveNow(status)
      }
      setState({ kind: 'conflict', theirs })
      return null
    } catch (failure) {
      return refuse(failure)
    }
  }
  /**
   * Somebody else has saved while this page is open. Says whether their text may take the place of this one: where
   * something was typed here, both are shown instead.
   */
  const meetOther = async (): Promise<Recipe | null> => {
    await running
    const known = recipe()
    if (!known || state().kind === 'conflict') return null
    const theirs = await given.api.recipes.get.query({ id: known.id }).catch(() => null)
    if (!theirs || theirs.version <= (recipe()?.version ?? 0)) return null
    const mine = given.draft()
    const typed = !['clean', 'saved'].includes(state().kind)
    if (!typed) setRecipe(theirs)
    if (sameDraft(draftOf(theirs), mine)) return null
    if (!typed) return theirs
    clearTimeout(timer)
    setState({ kind: 'conflict', theirs })
    return null
  }
  const stop = () => clearTimeout(timer)

  return {
    recipe,
    setRecipe,
    state,
    setState,
    changed,
    save,
    waits,
    stop,
    shelf,
    window,
    meetOther,
  }
}

export type Saving = ReturnType<typeof createSaving>
