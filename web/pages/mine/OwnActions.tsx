import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { ChefHat, Download, Globe, GlobeLock, Pencil, Printer, Share2, Trash2 } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { useToast } from '../../components/Toast.tsx'
import { useSorry } from '../../session/sorry.ts'
import { share } from '../recipe/share.ts'

/** Cook it, change it, show it to everybody, or let it go; all but cooking can be undone. */
export function OwnActions(props: { of: RecipeView; cook: () => void }) {
  const text = useText()
  const api = useApi()
  const { origin } = useApplication()
  const toast = useToast()
  const sorry = useSorry()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const id = () => props.of.id

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['recipes'] }),
      queries.invalidateQueries({ queryKey: ['feed'] }),
    ])
  const attempt = (work: () => Promise<void>) => () => void work().catch(sorry)

  const publish = attempt(async () => {
    const { publicationId } = await api.recipes.publish.mutate({ id: id() })
    await refresh()
    toast({
      message: text.mine.publishedNow,
      action: { label: text.recipe.open, run: () => navigate(to.recipe(publicationId)) },
    })
  })
  const unpublish = attempt(async () => {
    await api.recipes.unpublish.mutate({ id: id() })
    await refresh()
    toast({ message: text.mine.unpublished, action: { label: text.common.undo, run: publish } })
  })
  const pass = attempt(async () => {
    const { publicationId, title } = props.of
    if (!publicationId) return
    const shared = await share(title, origin + to.recipe(publicationId))
    if (shared === 'copied') toast({ message: text.recipe.shared })
  })
  const remove = attempt(async () => {
    const removed = id()
    await api.recipes.remove.mutate({ id: removed })
    navigate(to.recipes())
    await refresh()
    const restore = attempt(async () => {
      await api.recipes.restore.mutate({ id: removed })
      await refresh()
      toast({ message: text.mine.restored })
    })
    toast({ message: text.mine.removed, action: { label: text.common.undo, run: restore } })
  })

  return (
    <div class="recipe-actions row">
      <Show when={props.of.steps.length > 0}>
        <button type="button" class="button primary large" onClick={() => props.cook()}>
          <Icon of={ChefHat} />
          {text.recipe.cook}
        </button>
      </Show>
      <a class="button large" href={to.editRecipe(id())}>
        <Icon of={Pencil} />
        {text.mine.edit}
      </a>
      <span class="row tight">
        <Show
          when={props.of.publicationId}
          fallback={
            <button type="button" class="button quiet" onClick={publish}>
              <Icon of={Globe} />
              {text.mine.publish}
            </button>
          }
        >
          <button type="button" class="button quiet" onClick={unpublish}>
            <Icon of={GlobeLock} />
            {text.mine.unpublish}
          </button>
        </Show>
        <Show when={props.of.publicationId}>
          <button
            type="button"
            class="icon-button"
            aria-label={text.recipe.share}
            title={text.recipe.share}
            onClick={pass}
          >
            <Icon of={Share2} />
          </button>
        </Show>
        <a
          class="icon-button"
          href={to.exportedRecipe(id())}
          download=""
          aria-label={text.mine.exportOne}
          title={text.mine.exportOne}
        >
          <Icon of={Download} />
        </a>
        <button
          type="button"
          class="icon-button"
          aria-label={text.recipe.print}
          title={text.recipe.print}
          onClick={() => window.print()}
        >
          <Icon of={Printer} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={text.mine.remove}
          title={text.mine.remove}
          onClick={remove}
        >
          <Icon of={Trash2} />
        </button>
      </span>
    </div>
  )
}
