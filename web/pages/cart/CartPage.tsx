import { useParams, useSearchParams } from '@solidjs/router'
import { Show } from 'solid-js'
import { storeIds } from '../../../shared/wire/stores.ts'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Registered } from '../../components/Registered.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Head } from '../../head/Head.tsx'
import { present } from '../../session/present.ts'
import { useList } from '../lists/listQuery.ts'
import { ChooseStore } from './ChooseStore.tsx'
import { NoCart } from './NoCart.tsx'
import '../lists/listTotal.css'
import '../lists/lists.css'
import './cart.css'
import './goods.css'
import { FillView } from './FillView.tsx'
import { MatchView } from './MatchView.tsx'

/** From a list to a store's cart: which store, which products, and how the filling goes. */
export default function CartPage() {
  const { cart } = useText()
  return (
    <Registered title={cart.title} pending={<Skeleton shape="title" width="half" />}>
      <Found />
    </Registered>
  )
}

/** A list that is not there has no cart. */
function Found() {
  const { cart } = useText()
  const params = useParams<{ id: string }>()
  const list = useList(() => params.id)
  return (
    <Answer of={list} pending={<Skeleton shape="title" width="half" />}>
      {(answer) => (
        <Show when={present(answer())} fallback={<NoCart />}>
          <Head title={cart.title} hidden />
          <Cart listId={params.id} />
        </Show>
      )}
    </Answer>
  )
}

function Cart(props: { listId: string }) {
  const [search] = useSearchParams<{ store?: string; fill?: string; error?: string }>()
  const store = () => storeIds.find((one) => one === search.store)
  return (
    <div class="page list-page cart-page">
      <Show
        when={search.fill}
        keyed
        fallback={
          <Show
            when={search.error ? undefined : store()}
            keyed
            fallback={<ChooseStore listId={props.listId} error={search.error} />}
          >
            {(chosen) => <MatchView listId={props.listId} store={chosen} />}
          </Show>
        }
      >
        {(fill) => <FillView fillId={fill} listId={props.listId} />}
      </Show>
    </div>
  )
}
