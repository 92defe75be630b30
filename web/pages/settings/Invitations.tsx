import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { Hourglass, UserRoundPlus } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { kitchenKey } from '../../session/kitchen.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { InviteLink } from './InviteLink.tsx'
import { Row } from './Row.tsx'
import { focusSection } from './Section.tsx'

/** A new link, which is shown this once, and those that are still waiting for somebody. */
export function Invitations(props: { of: KitchenView }) {
  const text = useText()
  const api = useApi()
  const format = useFormat()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [link, setLink] = createSignal<{ url: string; expiresAt: number }>()
  const refresh = () => queries.invalidateQueries({ queryKey: kitchenKey })
  const invite = useMutation(() => ({
    mutationFn: () => api.kitchens.invite.mutate(),
    onSuccess: (made) => {
      setLink(made)
      return refresh()
    },
    onError: sorry,
  }))
  const cancel = useMutation(() => ({
    mutationFn: (id: string) => api.kitchens.removeInvitation.mutate({ id }),
    onSuccess: () => {
      setLink(undefined)
      focusSection('kitchen')
      toast({ message: text.settings.kitchen.cancelled })
      return refresh()
    },
    onError: sorry,
  }))
  return (
    <>
      <For each={props.of.invitations}>
        {(one) => (
          <Row
            icon={<Icon of={Hourglass} />}
            title={text.settings.kitchen.waiting(format.date(one.expiresAt))}
          >
            <button
              type="button"
              class="button quiet"
              aria-label={text.settings.kitchen.cancel}
              onClick={() => cancel.mutate(one.id)}
            >
              {text.common.cancel}
            </button>
          </Row>
        )}
      </For>
      <Row title={text.settings.kitchen.inviteTitle} hint={text.settings.kitchen.inviteHint}>
        <button
          type="button"
          class="button"
          aria-busy={invite.isPending}
          onClick={() => !invite.isPending && invite.mutate()}
        >
          <Icon of={UserRoundPlus} />
          {text.settings.kitchen.invite}
        </button>
      </Row>
      <Show when={link()} keyed>
        {(made) => <InviteLink of={made} />}
      </Show>
    </>
  )
}
