import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { GonePage } from '../../components/states/GonePage.tsx'

/** There is no such list or filling, or it is another kitchen's. */
export function NoCart() {
  const { cart } = useText()
  return (
    <GonePage
      title={cart.gone}
      hint={cart.goneHint}
      on={{ href: to.lists(), label: cart.toLists }}
    />
  )
}
