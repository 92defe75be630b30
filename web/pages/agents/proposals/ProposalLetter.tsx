import { ArrowLeft, TriangleAlert } from 'lucide'
import { Show } from 'solid-js'
import type { ProposalView } from '../../../../shared/wire/proposals.ts'
import { to } from '../../../addresses.ts'
import { useFormat, useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'
import { Notice } from '../../../components/Notice.tsx'
import '../../../components/stitchProgress.css'
import { DecisionBar } from '../../../components/DecisionBar.tsx'
import { Head } from '../../../head/Head.tsx'
import { AgentHead } from '../AgentHead.tsx'
import { AgentText } from '../AgentText.tsx'
import { ItsKitchen } from '../ItsKitchen.tsx'
import '../letter.css'
import { ChangedNotice } from './ChangedNotice.tsx'
import { createDeciding } from './deciding.ts'
import { createEditing } from './editing.ts'
import { ProposalOutcome } from './ProposalOutcome.tsx'
import { ProposalTitle } from './ProposalTitle.tsx'
import { ProposedChange } from './ProposedChange.tsx'
import './proposals.css'

/** A letter from a program: who asks, exactly what would change, yes and no. */
export function ProposalLetter(props: { of: ProposalView }) {
  const text = useText()
  const format = useFormat()
  const editing = createEditing(() => props.of.preview)
  const deciding = createDeciding(() => props.of, editing)
  const outcome = () =>
    props.of.status === 'needs_user_confirmation' ? undefined : props.of.status
  const said = () => {
    const { preview } = props.of
    return preview?.kind === 'recipe_draft' ? preview.description : ''
  }
  const act = () => {
    const { confirm } = text.agents.proposal
    if (props.of.preview?.kind === 'plan_entries') return confirm.plan_entries(editing.kept())
    return props.of.kind === 'shopping_list'
      ? confirm.shopping_list(editing.kept())
      : confirm[props.of.kind]
  }
  const gist = () => {
    const { gist: would, did, was } = text.agents.proposal
    if (!outcome()) return would
    return outcome() === 'applied' ? did : was
  }
  const note = () => {
    if (!editing.ready() && props.of.kind === 'shopping_list') return text.agents.proposal.nothing
    if (!editing.ready() && props.of.preview?.kind === 'plan_entries')
      return text.agents.proposal.nothingToPlan
    return text.agents.proposal.safe(format.date(props.of.expiresAt))
  }
  return (
    <div class="page letter-page">
      <Head title={text.agents.proposals.kinds[props.of.kind]} hidden />
      <article class="letter proposal">
        <header class="stack">
          <a class="back" href={to.proposals()}>
            <Icon of={ArrowLeft} />
            {text.agents.proposal.all}
          </a>
          <AgentHead of={props.of.client}>
            {text.agents.proposal.asked(format.date(props.of.createdAt))}
            <ItsKitchen of={props.of.kitchen} />
            {' · '}
            <a href={to.connections()}>{text.agents.proposal.allowed}</a>
          </AgentHead>
          <ProposalTitle kind={props.of.kind} preview={props.of.preview} />
          <Show when={said()}>
            <blockquote>
              <p>
                <AgentText of={said()} />
              </p>
            </blockquote>
          </Show>
        </header>
        <Show when={outcome()}>
          {(status) => (
            <ProposalOutcome
              of={props.of}
              status={status()}
              justNow={deciding.decided()}
              reconsider={deciding.reconsider}
              reconsidering={deciding.reconsidering()}
            />
          )}
        </Show>
        <Show when={deciding.difference()}>
          {(difference) => <ChangedNotice of={difference()} />}
        </Show>
        <Show when={!outcome() && props.of.conflict}>
          {(conflict) => (
            <Notice kind="warning" icon={TriangleAlert}>
              <strong>{text.agents.proposal.gone}</strong>
              <p>{conflict()}</p>
            </Notice>
          )}
        </Show>
        <div class="stitch" aria-hidden="true" />
        <Show when={props.of.preview}>
          {(preview) => (
            <section class="proposed" aria-labelledby="gist">
              <h2 id="gist">{gist()}</h2>
              <ProposedChange of={preview()} editing={editing} open={!outcome()} />
            </section>
          )}
        </Show>
        <Show when={!outcome()}>
          <DecisionBar
            note={note()}
            failure={deciding.failure()}
            pending={deciding.pending()}
            no={{ label: text.agents.proposal.reject, act: deciding.no }}
            yes={
              props.of.preview
                ? { label: act(), act: deciding.yes, ready: editing.ready() }
                : undefined
            }
          />
        </Show>
      </article>
    </div>
  )
}
