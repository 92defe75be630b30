import { createMemo, createSignal } from 'solid-js'
import type { FoundRecipe } from '../../../shared/wire/intakes.ts'

/** What is ticked: all that the person does not have yet, until they say otherwise. */
export function createTicking(recipes: () => readonly FoundRecipe[]) {
  const [said, setSaid] = createSignal<ReadonlyMap<number, boolean>>(new Map())
  const isTicked = (recipe: FoundRecipe) => said().get(recipe.position) ?? !recipe.known
  const positions = createMemo(() =>
    recipes()
      .filter(isTicked)
      .map((recipe) => recipe.position),
  )
  return {
    isTicked,
    positions,
    tick: (recipe: FoundRecipe, on: boolean) =>
      setSaid((before) => new Map(before).set(recipe.position, on)),
    tickAll: (on: boolean) =>
      setSaid(new Map(recipes().map((recipe) => [recipe.position, on] as const))),
  }
}
