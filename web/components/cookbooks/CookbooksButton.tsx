import { FolderPlus } from 'lucide'
import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { useText } from '../../application.ts'
import '../button.css'
import { Icon } from '../Icon.tsx'
import type { DishOf } from './useCookbooks.ts'

const ChooseCookbooks = lazy(() => import('./ChooseCookbooks.tsx'))

/** Opens in which collections of the kitchen a dish stands. */
export function CookbooksButton(props: {
  dish: DishOf
  title: string
  onPicture?: boolean
  /** Where many stand in a list that comes anew under them, the page itself keeps the window. */
  press?: () => void
}) {
  const { common } = useText()
  const [choosing, setChoosing] = createSignal(false)
  return (
    <>
      <button
        type="button"
        class="icon-button"
        classList={{ 'on-picture': props.onPicture ?? false }}
        aria-label={`${common.cookbooks.put}: ${props.title}`}
        title={common.cookbooks.put}
        onClick={() => (props.press ? props.press() : setChoosing(true))}
      >
        <Icon of={FolderPlus} />
      </button>
      <Show when={choosing()}>
        <Suspense>
          <ChooseCookbooks dish={props.dish} title={props.title} close={() => setChoosing(false)} />
        </Suspense>
      </Show>
    </>
  )
}
