import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { DoorOpen } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { useApi, useText } from '../../application.ts'
import { AskDialog } from '../../components/AskDialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { moveTo, useKitchens } from '../../session/kitchen.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { namesOf } from './others.ts'
import { Row } from './Row.tsx'

/** Leaving changes the plan of others, or ends one's own, so it is asked once. The only one of one's own stays. */
export function LeaveKitchen(props: { of: KitchenView }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [asking, setAsking] = createSignal(false)
  const leave = useMutation(() => ({
    mutationFn: () => api.kitchens.leave.mutate(),
    onSuccess: (next) => {
      setAsking(false)
      toast({ message: next.name ? text.person.joined(next.name) : text.settings.kitchen.left })
      return moveTo(queries, next)
    },
    onError: (error: Error) => {
      setAsking(false)
      sorry(error)
    },
  }))
  const kitchens = useKitchens()
  const alone = () => props.of.people.length <= 1
  const several = () => kitchens.isSuccess && kitchens.data.length > 1
  return (
    <Show when={!alone() || several()}>
      <Row title={text.settings.kitchen.leave}>
        <button
          type="button"
          class="button"
          aria-label={text.settings.kitchen.leave}
          onClick={() => setAsking(true)}
        >
          <Icon of={DoorOpen} />
          {text.settings.kitchen.go}
        </button>
      </Row>
      <Show when={asking()}>
        <AskDialog
          title={text.settings.kitchen.leaveTitle(props.of.name)}
          no={text.settings.kitchen.stay}
          yes={text.settings.kitchen.leave}
          pending={leave.isPending}
          act={() => leave.mutate()}
          close={() => setAsking(false)}
        >
          <p>
            {alone()
              ? text.settings.kitchens.endHint
              : text.settings.kitchen.leaveHint(namesOf(props.of))}
          </p>
        </AskDialog>
      </Show>
    </Show>
  )
}
