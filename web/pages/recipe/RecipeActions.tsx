import { useLocation, useNavigate } from '@solidjs/router'
import { Bookmark, ChefHat, Printer, Share2 } from 'lucide'
import { useApi, useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import type { Publication } from '../../../shared/wire/feed.ts'
import { to } from '../../addresses.ts'
import { Icon } from '../../components/Icon.tsx'
import { LikeButton } from '../../components/LikeButton.tsx'
import { useToast } from '../../components/Toast.tsx'
import { useMe } from '../../session/me.ts'
import { useSorry } from '../../session/sorry.ts'
import { share } from './share.ts'

/** Cook it first; then like, keep, share and print. */
export function RecipeActions(props: { of: Publication; cook: () => void }) {
  const text = useText()
  const api = useApi()
  const application = useApplication()
  const me = useMe()
  const toast = useToast()
  const sorry = useSorry()
  const navigate = useNavigate()
  const location = useLocation()

  const save = async () => {
    if (!me.data) return navigate(to.signIn(location.pathname))
    try {
      const mine = await api.recipes.copy.mutate({ publicationId: props.of.id })
      const open = () => navigate(to.ownRecipe(mine.id))
      toast({ message: text.recipe.saved, action: { label: text.recipe.open, run: open } })
    } catch (error) {
      sorry(error)
    }
  }
  const pass = async () => {
    const shared = await share(props.of.title, application.origin + to.recipe(props.of.id))
    if (shared === 'copied') toast({ message: text.recipe.shared })
  }

  return (
    <div class="recipe-actions row">
      <button type="button" class="button primary large" onClick={() => props.cook()}>
        <Icon of={ChefHat} />
        {text.recipe.cook}
      </button>
      <button type="button" class="button large" onClick={save}>
        <Icon of={Bookmark} />
        {text.recipe.save}
      </button>
      <span class="row tight">
        <LikeButton item={props.of} />
        <button
          type="button"
          class="icon-button"
          aria-label={text.recipe.share}
          title={text.recipe.share}
          onClick={pass}
        >
          <Icon of={Share2} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={text.recipe.print}
          title={text.recipe.print}
          onClick={() => window.print()}
        >
          <Icon of={Printer} />
        </button>
      </span>
    </div>
  )
}
