import { ChefHat, Printer, Share2 } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { CopyByHand } from '../../components/CopyByHand.tsx'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useToast } from '../../toasts/Toast.tsx'
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
  const link = () => origin + to.recipe(props.publicationId)
  const [byHand, setByHand] = createSignal(false)
  const pass = async () => {
    const shared = await share(props.title, link())
    if (shared === 'copied') toast({ message: text.dish.shared })
    setByHand(shared === 'denied')
  }
  return (
    <>
      <IconButton icon={Share2} label={text.recipe.share} press={pass} />
      <Show when={byHand()}>
        <CopyByHand link={link()} close={() => setByHand(false)} />
      </Show>
    </>
  )
}

export function PrintButton() {
  const text = useText()
  return <IconButton icon={Printer} label={text.dish.print} press={() => window.print()} />
}
