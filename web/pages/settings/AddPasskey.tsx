import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { useErrorToast } from '../../session/errorToast.ts'
import { codeOf } from '../../session/said.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { createPasskey, passkeysKey } from './createPasskey.ts'
import { deviceName } from './deviceName.ts'

/** Makes a passkey on this device, where the site has a name that a passkey can be bound to. */
export function AddPasskey() {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [pending, setPending] = createSignal(false)
  const ways = useQuery(() => ({
    queryKey: ['people', 'waysIn'] as const,
    queryFn: () => api.people.waysIn.query(),
  }))
  const add = async () => {
    if (pending()) return
    setPending(true)
    try {
      await createPasskey(api, deviceName(navigator.userAgent) ?? '')
      toast({ message: text.settings.waysIn.passkeyAdded })
      await queries.invalidateQueries({ queryKey: passkeysKey })
    } catch (error) {
      if (codeOf(error) !== undefined) sorry(error)
      else toast({ message: left(error) })
    } finally {
      setPending(false)
    }
  }
  const left = (error: unknown) =>
    error instanceof Error && error.name === 'InvalidStateError'
      ? text.settings.waysIn.passkeyKnown
      : text.settings.waysIn.passkeyLeft
  return (
    <Show when={ways.data?.passkeys}>
      <button type="button" class="button" aria-busy={pending()} onClick={add}>
        {text.settings.waysIn.addPasskey}
      </button>
    </Show>
  )
}
