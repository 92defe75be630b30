import { useParams, useSearchParams } from '@solidjs/router'
import { Show } from 'solid-js'
import { storeIds } from '../../../shared/wire/stores.ts'
import { useText } from '../../application.ts'
import { Registered } from '../../components/Registered.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Head } from '../../head/Head.tsx'
import { ChooseStore } from './ChooseStore.tsx'
import '../lists/listTotal.css'
import '../lists/lists.css'
import './cart.css'
import { FillView } from './FillView.tsx'
import { MatchView } from './MatchView.tsx'

/** From a list to a store's cart: which store, which products, and how the filling goes. */
export default function CartPage() {
  const { cart } = useText()
  const params = useParams<{ id: string }>()
  const [search] = useSearchParams<{ store?: string; fill?: string; error?: string }>()
  const store = () => storeIds.find((one) => one === search.store)
  return (
    <Registered title={cart.title} pending={<Skeleton shape="title" width="half" />}>
      <Head title={cart.title} hidden />
      <div class="page list-page cart-page">
        <Show
          when={search.fill}
          keyed
          fallback={
            <Show
              when={search.error ? undefined : store()}
              keyed
              fallback={<ChooseStore listId={params.id} error={search.error} />}
            >
              {(chosen) => <MatchView listId={params.id} store={chosen} />}
            </Show>
          }
        >
          {(fill) => <FillView fillId={fill} listId={params.id} />}
        </Show>
      </div>
    </Registered>
  )
}
