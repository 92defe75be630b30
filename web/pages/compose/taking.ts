import { createEffect, createSignal } from 'solid-js'
import type { RecipeToTake } from '../../../shared/food/line/recipe-line.ts'
import { useApi } from '../../application.ts'
import { codeOf } from '../../session/said.ts'
import type { Draft } from './draft.ts'

/** A recipe that a line takes: null where there is none any more, undefined as long as nobody knows. */
export type Taking = (id: string) => RecipeToTake | null | undefined

/** What the lines of a draft take, read once for each recipe. */
export function createTaking(draft: Draft): Taking {
  const api = useApi()
  const [known, setKnown] = createSignal<Readonly<Record<string, RecipeToTake | null>>>({})
  const asked = new Set<string>()
  const keep = (id: string, recipe: RecipeToTake | null) =>
    setKnown((before) => ({ ...before, [id]: recipe }))
  const read = async (id: string) => {
    try {
      const recipe = await api.recipes.get.query({ id })
      // What is read only because a plan still holds it is nothing to take.
      keep(id, recipe.removed || recipe.status === 'draft' ? null : recipe)
    } catch (error) {
      if (codeOf(error) === 'recipe_unknown') return keep(id, null)
      // Without a connection the line waits for the next one.
      asked.delete(id)
    }
  }
  createEffect(() => {
    for (const { recipe } of draft.lines) {
      if (!recipe || asked.has(recipe.id)) continue
      asked.add(recipe.id)
      void read(recipe.id)
    }
  })
  return (id) => known()[id]
}
