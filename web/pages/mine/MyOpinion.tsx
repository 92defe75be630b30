import { useQueryClient } from '@tanstack/solid-query'
import { Star } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { Opinion, RecipeView } from '../../../shared/wire/recipes.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/field.css'
import { GrowingText } from '../../components/GrowingText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import '../recipe/moreOfDish.css'

/** What its reader thinks of a dish: a rating and a note that nobody else sees. */
export function MyOpinion(props: { of: RecipeView }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const [saved, setSaved] = createSignal(false)
  const rating = () => props.of.opinion?.rating ?? null

  const think = async (change: Partial<Opinion>) => {
    setSaved(false)
    const key = ['recipes', 'one', props.of.id]
    const put = (opinion: Opinion) =>
      queries.setQueryData<RecipeView>(key, (now) => now && { ...now, opinion })
    const before = { rating: rating(), note: props.of.opinion?.note ?? '' }
    put({ ...before, ...change })
    try {
      put(await api.recipes.think.mutate({ id: props.of.id, ...change }))
      setSaved(true)
    } catch (error) {
      put(before)
      sorry(error)
    }
  }

  return (
    <section class="opinion" aria-labelledby="opinion">
      <div>
        <h2 id="opinion">{text.dish.opinion.title}</h2>
        <p class="muted small">{text.dish.opinion.hint}</p>
      </div>
      <fieldset class="stars">
        <legend class="visually-hidden">{text.dish.opinion.rating}</legend>
        <For each={[1, 2, 3, 4, 5]}>
          {(stars) => (
            <label classList={{ given: stars <= (rating() ?? 0) }}>
              <input
                class="visually-hidden"
                type="radio"
                name="rating"
                value={stars}
                checked={rating() === stars}
                onChange={() => void think({ rating: stars })}
              />
              <Icon of={Star} />
              <span class="visually-hidden">{text.dish.opinion.of(stars)}</span>
            </label>
          )}
        </For>
        <Show when={rating() !== null}>
          <button type="button" class="button quiet" onClick={() => void think({ rating: null })}>
            {text.dish.opinion.clear}
          </button>
        </Show>
      </fieldset>
      <div class="field">
        <label for="my-note">{text.dish.opinion.note}</label>
        <GrowingText
          id="my-note"
          class="input"
          value={props.of.opinion?.note ?? ''}
          maxlength={4000}
          placeholder={text.dish.opinion.noteHint}
          onChange={(event) => void think({ note: event.currentTarget.value.trim() })}
        />
        <p class="hint" aria-live="polite">
          <Show when={saved()}>{text.dish.opinion.saved}</Show>
        </p>
      </div>
    </section>
  )
}
