import { Index } from 'solid-js'
import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { CartHead } from './CartHead.tsx'

/** A store is asked about every line, which takes it a moment. */
export function Looking(props: { listId: string }) {
  const { cart } = useText()
  return (
    <>
      <CartHead list={{ id: props.listId, name: cart.back }} />
      <div role="status">
        <p class="muted">{cart.looking}</p>
      </div>
      <div class="stack" aria-hidden="true">
        <Index each={['long', 'half', 'long', 'short', 'half', 'long'] as const}>
          {(width) => <Skeleton shape="line" width={width()} />}
        </Index>
      </div>
    </>
  )
}
