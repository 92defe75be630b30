import { useQuery } from '@tanstack/solid-query'
import { BookOpen } from 'lucide'
import { createSignal, For, onCleanup, Show } from 'solid-js'
import { unwrap } from 'solid-js/store'
import type { RecipeCard } from '../../../shared/wire/recipes.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { ChoiceRow } from '../../components/ChoiceRow.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useComposing } from './composing.ts'
import { row } from './draft.ts'
import { fieldIdOf } from './rows.ts'
import './takeRecipe.css'

const shown = 20
const pause = 200

/** Another recipe of the kitchen becomes a line: dough, broth, a sauce. */
export function TakeRecipe() {
  const text = useText()
  const { draft, change } = useComposing()
  const [choosing, setChoosing] = createSignal(false)
  const take = ({ id, title, servings }: RecipeCard) => {
    setChoosing(false)
    const added = { ...row(text.composer.taking.line(servings, title)), recipe: { id, title } }
    const rows = unwrap(draft).lines
    // A row that is still empty is where it was meant to go.
    const last = rows.at(-1)
    const stay = last && !last.text.trim() ? rows.slice(0, -1) : rows
    change('lines', [...stay, added])
    queueMicrotask(() => document.getElementById(fieldIdOf(added))?.focus())
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => setChoosing(true)}>
        <Icon of={BookOpen} />
        {text.composer.taking.add}
      </button>
      <Show when={choosing()}>
        <ChooseRecipe take={take} close={() => setChoosing(false)} />
      </Show>
    </>
  )
}

function ChooseRecipe(props: { take: (recipe: RecipeCard) => void; close: () => void }) {
  const text = useText()
  const api = useApi()
  const { saving } = useComposing()
  const [asked, setAsked] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  const type = (words: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => setAsked(words.trim()), pause)
  }
  const found = useQuery(() => ({
    queryKey: ['recipes', 'list', 'to-take', asked()] as const,
    queryFn: async () => {
      const q = asked()
      const ready = { of: 'kitchen', status: 'ready', limit: shown } as const
      const { items } = await api.recipes.list.query({ ...ready, ...(q && { q }) })
      return items
    },
    placeholderData: (before) => before,
  }))
  const others = (items: readonly RecipeCard[]) =>
    items.filter((one) => one.id !== saving.recipe()?.id)
  return (
    <Dialog title={text.composer.taking.title} close={props.close}>
      <div class="stack take-recipe">
        <p class="muted small">{text.composer.taking.hint}</p>
        <div class="field">
          <label for="take-words">{text.composer.taking.search}</label>
          <input
            id="take-words"
            class="input"
            // The dialog would begin with the cross that closes it.
            autofocus
            autocomplete="off"
            enterkeyhint="search"
            maxlength="200"
            onInput={(event) => type(event.currentTarget.value)}
          />
        </div>
        <Answer of={found} pending={<Skeleton shape="line" width="half" />}>
          {(items) => (
            <ul class="dish-choice">
              <For
                each={others(items())}
                fallback={
                  <li class="none muted">
                    {asked() ? text.composer.taking.nothing : text.composer.taking.none}
                  </li>
                }
              >
                {(recipe) => (
                  <ChoiceRow
                    title={recipe.title}
                    servings={recipe.servings}
                    totalMinutes={recipe.totalMinutes}
                    pictureSeed={recipe.publicationId ?? recipe.id}
                    photoUrl={recipe.photo?.small ?? null}
                    choose={() => props.take(recipe)}
                  />
                )}
              </For>
            </ul>
          )}
        </Answer>
      </div>
    </Dialog>
  )
}
