import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { useMe } from '../../session/me.ts'

/** Which kitchen a program sees, where it is another than the one before the reader. */
export function ItsKitchen(props: { of: { id: string; name: string | null } | null }) {
  const text = useText()
  const me = useMe()
  const another = () => (props.of && me.data && props.of.id !== me.data.kitchenId ? props.of : null)
  return (
    <Show when={another()}>
      {(kitchen) => (
        <>
          {' · '}
          <strong>{text.agents.kitchen(kitchen().name ?? text.common.home)}</strong>
        </>
      )}
    </Show>
  )
}
