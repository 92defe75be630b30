import { ChefHat, Printer, Share2 } from 'lucide'
import { to } from '../../addresses.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useToast } from '../../components/Toast.tsx'
import { useSorry } from '../../session/sorry.ts'
import { share } from './share.ts'

/** What can be done with any recipe, whoever wrote it. */
export function CookButton(props: { cook: () => void }) {
  const text = useText()
  return (
    <button type="button" class="button primary large" onClick={() => props.cook()}>
      <Icon of={ChefHat} />
      {text.recipe.cook}
    </button>
  )
}

export function ShareButton(props: { publicationId: string; title: string }) {
  const text = useText()
  const { origin } = useApplication()
  const toast = useToast()
  const sorry = useSorry()
  const pass = async () => {
    try {
      const shared = await share(props.title, origin + to.recipe(props.publicationId))
      if (shared === 'copied') toast({ message: text.recipe.shared })
    } catch (error) {
      sorry(error)
    }
  }
  return <IconButton icon={Share2} label={text.recipe.share} press={pass} />
}

export function PrintButton() {
  const text = useText()
  return <IconButton icon={Printer} label={text.recipe.print} press={() => window.print()} />
}
