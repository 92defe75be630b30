import { useQuery } from '@tanstack/solid-query'
import { KeyRound } from 'lucide'
import { createSignal, For, Show, Suspense } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { openAnew } from '../../session/entering.ts'
import { sentenceOf } from '../../session/said.ts'
import { usePasskeySignIn } from './passkeySignIn.ts'

/** A passkey, another service, or a look around without an account: what is possible here. */
export function OtherWays(props: { returnTo: string; demo: boolean }) {
  const text = useText()
  const api = useApi()
  const ways = useQuery(() => ({
    queryKey: ['people', 'waysIn'] as const,
    queryFn: () => api.people.waysIn.query(),
  }))
  const passkey = usePasskeySignIn(
    () => ways.data?.passkeys === true,
    () => props.returnTo,
  )
  const [trying, setTrying] = createSignal(false)
  const [failure, setFailure] = createSignal<string>()
  const tryDemo = async () => {
    if (trying()) return
    setTrying(true)
    try {
      await api.people.tryDemo.mutate()
      await openAnew(props.returnTo)
    } catch (error) {
      setFailure(sentenceOf(error) ?? text.entry.errors.unreachable)
      setTrying(false)
    }
  }
  return (
    <Suspense>
      <Show when={ways.data}>
        {(possible) => (
          <div class="entry-ways">
            <p class="entry-or needs-scripts">{text.entry.signIn.or}</p>
            <FormFailure sentence={passkey.failure() ?? failure()} />
            <Show when={possible().passkeys}>
              <button
                type="button"
                class="button wide needs-scripts"
                aria-busy={passkey.pending()}
                onClick={passkey.signIn}
              >
                <Icon of={KeyRound} />
                {passkey.pending() ? text.entry.signIn.passkeyWaiting : text.entry.signIn.passkey}
              </button>
            </Show>
            <For each={possible().providers}>
              {(provider) => (
                <a class="button wide" rel="external" href={to.service(provider, props.returnTo)}>
                  {text.entry.signIn.provider[provider]}
                </a>
              )}
            </For>
            <Show when={props.demo && possible().demo}>
              <div class="entry-try needs-scripts">
                <button type="button" class="button wide" aria-busy={trying()} onClick={tryDemo}>
                  {text.entry.signIn.demo}
                </button>
                <p>{text.entry.signIn.demoHint}</p>
              </div>
            </Show>
          </div>
        )}
      </Show>
    </Suspense>
  )
}
