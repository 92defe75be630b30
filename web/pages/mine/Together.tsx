import { useQueryClient } from '@tanstack/solid-query'
import { History } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { Switch } from '../../components/Switch.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useKitchen } from '../../session/kitchen.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './together.css'

/** Who may change the recipe, who has changed it last, and the way to what it said before. */
export function Together(props: { of: RecipeView }) {
  const { together, history } = useText().mine
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const kitchen = useKitchen()
  /** Nobody is asked who could change it where nobody else cooks. */
  const others = () => (kitchen.data?.people.length ?? 0) > 1
  const allow = async (allowed: boolean) => {
    const { id } = props.of
    const key = ['recipes', 'one', id]
    const put = (kitchenEdits: boolean) =>
      queries.setQueryData<RecipeView>(key, (now) => now && { ...now, kitchenEdits })
    put(allowed)
    try {
      await api.recipes.letKitchenEdit.mutate({ id, allowed })
      toast({ message: allowed ? together.allowed : together.closed })
    } catch (error) {
      put(!allowed)
      sorry(error)
    }
  }
  return (
    <section class="together" aria-labelledby="together">
      <h2 id="together">{together.title}</h2>
      <Show
        when={props.of.author}
        fallback={
          <Show when={others() || props.of.kitchenEdits}>
            <div class="together-let">
              <div>
                <p>{together.let}</p>
                <p class="small muted" id="together-hint">
                  {together.letHint}
                </p>
              </div>
              <Switch
                on={props.of.kitchenEdits}
                label={together.let}
                describedBy="together-hint"
                change={(on) => void allow(on)}
              />
            </div>
          </Show>
        }
      >
        {(author) => <p>{together.theirs(author())}</p>}
      </Show>
      <p class="row tight">
        <a class="button" href={to.recipeVersions(props.of.id)}>
          <Icon of={History} />
          {together.versions}
        </a>
        <Show when={props.of.changedBy}>
          {(name) => (
            <span class="small muted">
              {together.changedBy(props.of.changedByFile ? history.fromFile(name()) : name())}
            </span>
          )}
        </Show>
      </p>
    </section>
  )
}
