import { useQuery } from '@tanstack/solid-query'
import { KeyRound } from 'lucide'
import { For, Show, Suspense } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
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
  return (
    <Suspense>
      <Show when={ways.data}>
        {(possible) => (
          <div class="entry-ways">
            <p class="entry-or">{text.entry.signIn.or}</p>
            <FormFailure sentence={passkey.failure()} />
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
                <a
                  class="button wide"
                  rel="external"
                  href={to.service(provider.id, props.returnTo)}
                >
                  {text.entry.signIn.provider(provider.name)}
                </a>
              )}
            </For>
            <Show when={props.demo && possible().demo}>
              <form method="post" action={to.try()} class="entry-try">
                <input type="hidden" name="return_to" value={props.returnTo} />
                <button type="submit" class="button wide">
                  {text.entry.signIn.demo}
                </button>
                <p>{text.entry.signIn.demoHint}</p>
              </form>
            </Show>
          </div>
        )}
      </Show>
    </Suspense>
  )
}
