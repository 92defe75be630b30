import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { createSignal } from 'solid-js'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { sentenceOf } from '../../session/said.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { useComposing } from './composing.ts'
import { inputOf } from './draft.ts'
import { forgetDraft } from './kept.ts'
import { fieldIdOf } from './rows.ts'

/** The acts that end writing: keep it, put it in the feed, take it off. */
export function useFinish() {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { draft, saving, setProblem } = useComposing()
  const [busy, setBusy] = createSignal(false)

  const refuse = (sentence: string, field: string | undefined) => {
    setProblem(sentence)
    document.getElementById(field ?? '')?.focus()
  }
  /** What is missing is said beside the place where it belongs, before anything is sent. */
  const complete = (forFeed: boolean): boolean => {
    const input = inputOf(draft)
    const [line] = draft.lines
    const [step] = draft.steps
    if (!input.title) refuse(text.composer.needsName, 'compose-title')
    else if (forFeed && input.ingredients.length === 0)
      refuse(text.composer.needsLines, line && fieldIdOf(line))
    else if (forFeed && input.steps.length === 0)
      refuse(text.composer.needsSteps, step && fieldIdOf(step))
    else return true
    return false
  }
  const fail = (error: unknown) => setProblem(sentenceOf(error) ?? text.composer.cannotFinish)
  const once = (work: () => Promise<void>) => async () => {
    if (busy()) return
    setBusy(true)
    setProblem(undefined)
    await work().catch(fail)
    setBusy(false)
  }
  const refreshFeed = () => queries.invalidateQueries({ queryKey: ['feed'] })

  const keep = once(async () => {
    if (!complete(shown(saving.recipe()))) return
    const saved = await saving.save('ready')
    if (!saved) return
    if (shown(saved)) {
      await refreshFeed()
      toast({ message: text.composer.updated })
    }
    navigate(to.ownRecipe(saved.id))
  })
  const publish = once(async () => {
    if (!complete(true)) return
    const saved = await saving.save('ready')
    if (!saved) return
    const { publicationId } = await api.recipes.publish.mutate({ id: saved.id })
    saving.setRecipe({ ...saved, publicationId })
    await refreshFeed()
    navigate(to.recipe(publicationId))
    toast({ message: text.mine.publishedNow })
  })
  const unpublish = once(async () => {
    const known = saving.recipe()
    if (!known) return
    await api.recipes.unpublish.mutate({ id: known.id })
    saving.setRecipe({ ...known, publicationId: null })
    if (saving.state().kind === 'held') saving.changed()
    await refreshFeed()
    toast({ message: text.mine.unpublished, action: { label: text.common.undo, run: publish } })
  })
  /** What was typed into a recipe that its author has closed becomes a draft of one's own. */
  const keepAsMine = once(async () => {
    const mine = inputOf(draft)
    const { id } = await api.recipes.create.mutate({ ...mine, status: 'draft' })
    forgetDraft(saving.shelf(), saving.window)
    navigate(to.editRecipe(id))
    toast({ message: text.composer.keptBoth(mine.title) })
  })
  return { busy, keep, publish, unpublish, keepAsMine }
}

/** What its author saves of it is in the feed at once. */
function shown(recipe: Recipe | null): boolean {
  return recipe?.author === null && recipe.publicationId !== null
}
