import { createEffect, createSignal, onCleanup, onMount } from 'solid-js'
import { unwrap } from 'solid-js/store'
import type { OwnPrice } from '../../../shared/food/price.ts'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { useApplication } from '../../application.ts'
import type { Draft } from './draft.ts'
import type { Asked, Reading } from './reading.ts'
import type { Taking } from './taking.ts'

export type Understanding = () => Reading | undefined

const pause = 80

/** What is understood of the draft so far; nothing until the reader has loaded. */
export function createUnderstanding(
  draft: Draft,
  recipe: () => Recipe | null,
  taking: Taking,
): Understanding {
  const { api, language, currency } = useApplication()
  const [reading, setReading] = createSignal<Reading>()
  const [prices, setPrices] = createSignal<readonly OwnPrice[]>()
  let reader: Worker | undefined
  let busy = false
  let next: Asked | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    if (!reader || busy || !next) return
    busy = true
    reader.postMessage(next)
    next = undefined
  }
  const ask = (asked: Asked) => {
    next = asked
    clearTimeout(timer)
    timer = setTimeout(send, pause)
  }
  const current = (prices: readonly OwnPrice[]): Asked => ({
    lines: draft.lines.flatMap((row) => {
      const text = row.text.trim()
      if (!text || !row.recipe) return text || []
      const { id, title } = row.recipe
      const taken = taking(id)
      return taken === undefined ? [] : { text, id, title, recipe: unwrap(taken) }
    }),
    steps: draft.steps.flatMap(({ text }) => text.trim() || []),
    servings: draft.servings,
    language,
    currency: recipe()?.currency ?? currency,
    prices,
    seed: seedOf(recipe()),
  })

  onMount(() => {
    reader = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' })
    reader.addEventListener('message', (event: MessageEvent<Reading>) => {
      busy = false
      setReading(event.data)
      send()
    })
    // Without an answer the lexicon's are better than none; saving says what it costs in the end.
    api.recipes.prices.query().then(setPrices, () => setPrices([]))
    onCleanup(() => {
      clearTimeout(timer)
      reader?.terminate()
    })
  })
  createEffect(() => {
    const known = prices()
    if (known) ask(current(known))
  })
  return reading
}

/** The picture while it is written is the one that will be seen: a copy's is that of its original. */
function seedOf(recipe: Recipe | null): string {
  return recipe?.publicationId ?? recipe?.copiedFrom?.publicationId ?? recipe?.id ?? 'new'
}
