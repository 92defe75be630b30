import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { Copy, Download, Globe, GlobeLock, Pencil, Trash2 } from 'lucide'
import { Show } from 'solid-js'
import type { RecipeView } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { AddToList } from '../../components/AddToList.tsx'
import { CookbooksButton } from '../../components/cookbooks/CookbooksButton.tsx'
import TrayButton from '../../components/TrayButton.tsx'
import { AddToPlan } from '../plan/AddToPlan.tsx'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { CookButton, PrintButton, ShareButton } from '../recipe/CommonActions.tsx'
import type { AtTable } from '../recipe/DishView.tsx'
import { GiveLink } from './GiveLink.tsx'

/** Cook it, plan it, shop for it; its author may also change it, show it to everybody, or let it go. */
export function OwnActions(props: { of: RecipeView; at: AtTable }) {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
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
  const copy = attempt(async () => {
    const mine = await api.recipes.copyOurs.mutate({ id: id() })
    navigate(to.ownRecipe(mine.id))
    await refresh()
    toast({ message: text.mine.copiedNow })
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
      {/* The steps of a recipe that it takes are cooked as well as its own. */}
      <Show when={(props.of.whole ?? props.of).steps.length > 0}>
        <CookButton cook={props.at.cook} />
      </Show>
      <AddToPlan
        dish={{ recipeId: id() }}
        title={props.of.title}
        chosen={props.at.chosen()}
        servings={props.at.servings()}
      />
      <AddToList dish={{ recipeId: id() }} servings={props.at.servings()} />
      <Show when={props.of.mayEdit && !props.of.removed}>
        <a class="button large" href={to.editRecipe(id())}>
          <Icon of={Pencil} />
          {text.mine.edit}
        </a>
      </Show>
      <Show
        when={props.of.author === null && !props.of.removed}
        fallback={
          <Show when={props.of.author !== null}>
            <button type="button" class="button large" onClick={copy}>
              <Icon of={Copy} />
              {text.mine.copyOurs}
            </button>
          </Show>
        }
      >
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
            {(shared) => <ShareButton publicationId={shared()} title={props.of.title} />}
          </Show>
          <GiveLink id={id()} title={props.of.title} />
          <a
            class="icon-button"
            href={to.exportedRecipe(id())}
            download=""
            aria-label={text.mine.exportOne}
            title={text.mine.exportOne}
          >
            <Icon of={Download} />
          </a>
          <IconButton icon={Trash2} label={text.mine.remove} press={remove} />
        </span>
      </Show>
      <span class="row tight">
        <TrayButton dish={{ recipeId: id() }} title={props.of.title} />
        <CookbooksButton dish={{ recipeId: id() }} title={props.of.title} />
        <PrintButton />
      </span>
    </div>
  )
}
