import { Show } from 'solid-js'
import { useMe } from '../../session/me.ts'
import { CookbooksButton } from './CookbooksButton.tsx'
import type { DishOf } from './useCookbooks.ts'

/** On a card of the feed, for whoever has a kitchen to collect for. */
export default function BookButton(props: { dish: DishOf; title: string }) {
  const me = useMe()
  return (
    <Show when={me.data}>
      <CookbooksButton dish={props.dish} title={props.title} onPicture />
    </Show>
  )
}
