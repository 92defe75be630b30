import { type ComponentProps, lazy, Suspense } from 'solid-js'
import { loadPart } from '../language/parts.ts'

// Comes when somebody wants to choose.
const DeliveryDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./DeliveryDialog.tsx'), loadPart('cart')])
  return dialog
})

/** The window in which place and time are chosen; the page under it stays as it is meanwhile. */
export function ChooseDelivery(props: ComponentProps<typeof DeliveryDialog>) {
  return (
    <Suspense>
      <DeliveryDialog {...props} />
    </Suspense>
  )
}
