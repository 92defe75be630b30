import { useNavigate } from '@solidjs/router'
import { Bookmark } from 'lucide'
import { Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import type { Publication } from '../../../shared/wire/feed.ts'
import { to } from '../../addresses.ts'
import { AddToList } from '../../components/AddToList.tsx'
import { CookbooksButton } from '../../components/cookbooks/CookbooksButton.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LikeButton } from '../../components/LikeButton.tsx'
import TrayButton from '../../components/TrayButton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useMe } from '../../session/me.ts'
import { useSomebodyHere } from '../../session/trial.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { AddToPlan } from '../plan/AddToPlan.tsx'
import { CookButton, PrintButton, ShareButton } from './CommonActions.tsx'
import type { AtTable } from './DishView.tsx'

/** Cook it first; then like, keep, share and print. */
export function RecipeActions(props: { of: Publication; at: AtTable }) {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const somebody = useSomebodyHere()
  const toast = useToast()
  const sorry = useErrorToast()
  const navigate = useNavigate()

  const save = async () => {
    try {
      await somebody()
      const mine = await api.recipes.copy.mutate({ publicationId: props.of.id })
      const open = () => navigate(to.ownRecipe(mine.id))
      const message = mine.isNew ? text.dish.saved : text.dish.savedBefore
      toast({ message, action: { label: text.recipe.open, run: open } })
    } catch (error) {
      sorry(error)
    }
  }

  return (
    <div class="recipe-actions row">
      <CookButton cook={props.at.cook} />
      <button type="button" class="button large" onClick={save}>
        <Icon of={Bookmark} />
        {text.dish.save}
      </button>
      <AddToPlan
        dish={{ publicationId: props.of.id }}
        title={props.of.title}
        chosen={props.at.chosen()}
        servings={props.at.servings()}
      />
      <AddToList dish={{ publicationId: props.of.id }} servings={props.at.servings()} />
      <span class="row tight">
        <LikeButton item={props.of} />
        <TrayButton dish={{ publicationId: props.of.id }} title={props.of.title} />
        <Show when={me.data}>
          <CookbooksButton dish={{ publicationId: props.of.id }} title={props.of.title} />
        </Show>
        <ShareButton publicationId={props.of.id} title={props.of.title} />
        <PrintButton />
      </span>
    </div>
  )
}
