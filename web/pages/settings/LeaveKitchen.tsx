import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { DoorOpen } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { useApi, useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useToast } from '../../components/Toast.tsx'
import { kitchenKey } from '../../session/kitchen.ts'
import { meKey } from '../../session/me.ts'
import { useSorry } from '../../session/sorry.ts'
import { namesOf } from './others.ts'
import { Row } from './Row.tsx'

/** Leaving changes the plan of others, so it is asked once; who cooks alone has nothing to leave. */
export function LeaveKitchen(props: { of: KitchenView }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useSorry()
  const [asking, setAsking] = createSignal(false)
  const leave = useMutation(() => ({
    mutationFn: () => api.kitchens.leave.mutate(),
    onSuccess: (own) => {
      setAsking(false)
      queries.setQueryData(kitchenKey, own)
      toast({ message: text.settings.kitchen.left })
      return queries.invalidateQueries({ queryKey: meKey })
    },
    onError: (error: Error) => {
      setAsking(false)
      sorry(error)
    },
  }))
  return (
    <Show when={props.of.people.length > 1}>
      <Row title={text.settings.kitchen.leave}>
        <button type="button" class="button" onClick={() => setAsking(true)}>
          <Icon of={DoorOpen} />
          {text.settings.kitchen.leave}
        </button>
      </Row>
      <Show when={asking()}>
        <Dialog
          title={text.settings.kitchen.leaveTitle(props.of.name)}
          close={() => setAsking(false)}
        >
          <div class="stack">
            <p>{text.settings.kitchen.leaveHint(namesOf(props.of))}</p>
            <div class="row">
              <button type="button" class="button" onClick={() => setAsking(false)}>
                {text.settings.kitchen.stay}
              </button>
              <button
                type="button"
                class="button danger"
                aria-busy={leave.isPending}
                onClick={() => !leave.isPending && leave.mutate()}
              >
                {text.settings.kitchen.leave}
              </button>
            </div>
          </div>
        </Dialog>
      </Show>
    </Show>
  )
}
