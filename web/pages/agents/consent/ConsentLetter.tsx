import { useMutation } from '@tanstack/solid-query'
import { createSignal, Show } from 'solid-js'
import type { ConsentView } from '../../../../shared/wire/agents.ts'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import { useApi, useText } from '../../../application.ts'
import { Mark } from '../../../components/Mark.tsx'
import '../../../components/stitchProgress.css'
import { DecisionBar } from '../../../components/DecisionBar.tsx'
import { NeedsRegistering } from '../../../components/NeedsRegistering.tsx'
import { GonePage } from '../../../components/states/GonePage.tsx'
import { Head } from '../../../head/Head.tsx'
import { useMe } from '../../../session/me.ts'
import { codeOf, saidOf } from '../../../session/said.ts'
import { AgentHead } from '../AgentHead.tsx'
import '../letter.css'
import { AccountAsked } from './AccountAsked.tsx'
import './consent.css'
import { Leaving } from './Leaving.tsx'
import { NeverList } from './NeverList.tsx'
import { ReturnPlace } from './ReturnPlace.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'

/** Who asks, for what, and where the answer goes; then yes and no, each as easy as the other. */
export function ConsentLetter(props: { of: ConsentView }) {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const [left, setLeft] = createSignal<readonly Scope[]>([])
  const chosen = () => props.of.scopes.filter((scope) => !left().includes(scope))
  const decide = useMutation(() => ({
    mutationFn: (allow: boolean) =>
      api.agents.decide.mutate({
        requestId: props.of.requestId,
        allow,
        ...(allow && { scopes: chosen() }),
      }),
    // Opened by the browser and not by a form: the policy of the page lets forms stay here only.
    onSuccess: ({ redirectTo }) => window.location.assign(redirectTo),
  }))
  const tooLate = () => codeOf(decide.error) === 'consent_unknown'
  const failure = () => (decide.isError ? saidOf(decide.error, text) : undefined)

  return (
    <Show
      when={!tooLate()}
      fallback={<GonePage title={text.agents.consent.gone} hint={text.agents.consent.goneHint} />}
    >
      <div class="page letter-page">
        <Head title={text.agents.consent.title} hidden />
        <Show when={decide.data} fallback={<Letter />}>
          {(answer) => (
            <Leaving
              allowed={decide.variables ?? false}
              host={props.of.redirectHost}
              redirectTo={answer().redirectTo}
            />
          )}
        </Show>
      </div>
    </Show>
  )

  function Letter() {
    const all = () => chosen().length === props.of.scopes.length
    return (
      <article class="letter consent">
        <header class="stack">
          <p class="wordmark">
            <Mark size={26} />
            {text.common.name}
          </p>
          <div class="stack consent-who">
            <p class="small muted">{text.agents.consent.asks}</p>
            <AgentHead of={props.of.client}>
              {props.of.client.publishedAt &&
                text.agents.consent.published(props.of.client.publishedAt)}
            </AgentHead>
          </div>
          <h1>
            {text.agents.consent.heading} <em>{text.agents.consent.accent}</em>
          </h1>
          <AccountAsked of={props.of} />
        </header>
        <ReturnPlace host={props.of.redirectHost} />
        <div class="stitch" aria-hidden="true" />
        <section aria-labelledby="may">
          <h2 id="may">{text.agents.consent.may}</h2>
          <ScopeChoice
            scopes={props.of.scopes}
            before={props.of.allowedBefore}
            chosen={chosen()}
            change={(scope, on) =>
              setLeft((now) => (on ? now.filter((one) => one !== scope) : [...now, scope]))
            }
          />
        </section>
        <NeverList />
        <Show when={me.data?.demo}>
          <NeedsRegistering what={text.person.demo.agents} returnTo={props.of.askAgain} />
        </Show>
        <DecisionBar
          even
          pending={decide.isPending}
          failure={failure()}
          note={chosen().length === 0 ? text.agents.consent.nothing : undefined}
          no={{ label: text.agents.consent.deny, act: () => decide.mutate(false) }}
          yes={{
            label: all() ? text.agents.consent.allow : text.agents.consent.allowSome,
            act: () => decide.mutate(true),
            ready: chosen().length > 0 && !me.data?.demo,
          }}
        />
      </article>
    )
  }
}
