import { useNavigate } from '@solidjs/router'
import { Bookmark } from 'lucide'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import type { Publication } from '../../../shared/wire/feed.ts'
import { to } from '../../addresses.ts'
import { AddToList } from '../../components/AddToList.tsx'
import { AddToPlan } from '../../components/AddToPlan.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LikeButton } from '../../components/LikeButton.tsx'
import { useToast } from '../../components/Toast.tsx'
import { useMe } from '../../session/me.ts'
import { useSorry } from '../../session/sorry.ts'
import { CookButton, PrintButton, ShareButton } from './CommonActions.tsx'
import type { AtTable } from './DishView.tsx'

/** Cook it first; then like, keep, share and print. */
export function RecipeActions(props: { of: Publication; at: AtTable }) {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const toast = useToast()
  const sorry = useSorry()
  const navigate = useNavigate()
  // Whoever signs in first comes back to as many servings.
  const here = () => to.recipe(props.of.id, props.at.servings())

  const save = async () => {
    if (!me.data) return navigate(to.signIn(here()))
    try {
      const mine = await api.recipes.copy.mutate({ publicationId: props.of.id })
      const open = () => navigate(to.ownRecipe(mine.id))
      toast({ message: text.recipe.saved, action: { label: text.recipe.open, run: open } })
    } catch (error) {
      sorry(error)
    }
  }

  return (
    <div class="recipe-actions row">
      <CookButton cook={props.at.cook} />
      <button type="button" class="button large" onClick={save}>
        <Icon of={Bookmark} />
        {text.recipe.save}
      </button>
      <AddToPlan
        dish={{ publicationId: props.of.id }}
        title={props.of.title}
        servings={props.at.servings()}
        here={here()}
      />
      <AddToList
        dish={{ publicationId: props.of.id }}
        servings={props.at.servings()}
        here={here()}
      />
      <span class="row tight">
        <LikeButton item={props.of} />
        <ShareButton publicationId={props.of.id} title={props.of.title} />
        <PrintButton />
      </span>
    </div>
  )
}
