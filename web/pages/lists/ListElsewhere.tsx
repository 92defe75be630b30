import { useQuery } from '@tanstack/solid-query'
import { Show, Suspense } from 'solid-js'
import { isServer } from 'solid-js/web'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { kitchenNamed, useKitchens, useSwitchKitchen } from '../../session/kitchen.ts'

/** No list of this kitchen; perhaps one of another that its reader cooks in, too. */
export function ListElsewhere(props: { id: string }) {
  const { lists, common } = useText()
  const api = useApi()
  const kitchens = useKitchens()
  const turnTo = useSwitchKitchen()
  const whose = useQuery(() => ({
    queryKey: ['lists', 'whose', props.id] as const,
    queryFn: () => api.lists.whose.query({ id: props.id }),
    enabled: !isServer,
    retry: false,
  }))
  const there = () => {
    const id = whose.isSuccess ? whose.data.kitchenId : null
    return kitchens.data?.find((one) => one.id === id && !one.current)
  }
  const gone = () => (
    <GonePage
      title={lists.gone}
      hint={lists.goneHint}
      on={{ href: to.lists(), label: lists.all.open }}
    />
  )
  return (
    <Suspense fallback={gone()}>
      <Show when={there()} fallback={gone()}>
        {(kitchen) => {
          const name = () => kitchenNamed(kitchen(), common.home)
          return (
            <div class="page">
              <EmptyState title={lists.elsewhere(name())} hint={lists.elsewhereHint} heading="h1">
                <button
                  type="button"
                  class="button primary"
                  onClick={() => void turnTo(kitchen().id, to.list(props.id))}
                >
                  {lists.elsewhereOpen(name())}
                </button>
              </EmptyState>
            </div>
          )
        }}
      </Show>
    </Suspense>
  )
}
