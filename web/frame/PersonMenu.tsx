import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Bot, Inbox, LogOut, Settings, UserRound, UserRoundPlus } from 'lucide'
import { createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import type { Person } from '../../shared/wire/people.ts'
import { to } from '../addresses.ts'
import { useApi, useText } from '../application.ts'
import { Avatar } from '../components/Avatar.tsx'
import { Badge } from '../components/Badge.tsx'
import { Icon } from '../components/Icon.tsx'
import { forgetKeptTicks } from '../session/keptTicks.ts'
import { useWaitingProposals } from '../session/waitingProposals.ts'
import { forgetTimers } from '../timers/keptTimers.ts'
import './personMenu.css'
import { walkMenu } from '../components/walkMenu.ts'

// Not with the first load of every page: few need it, and none before the menu is open.
const KitchenChoice = lazy(() => import('./KitchenChoice.tsx'))

const id = 'person-menu'
/** Of whoever signs out nothing stays on the device. */
const leaveNothing = () => {
  forgetKeptTicks()
  forgetTimers()
  // What could not be sent yet stays until it can: without a connection nobody signs out.
  if (!navigator.onLine) return
  indexedDB.deleteDatabase('komora')
  indexedDB.deleteDatabase('komora-answers')
}
const own: readonly string[] = [to.settings(), to.connections(), to.proposals()]

/**
 * The person's own place in the navigation. The browser's popover closes on Escape and on a press
 * outside, gives the focus back, and opens without scripts too; signing out is a plain form.
 */
export function PersonMenu(props: { person: Person }) {
  const text = useText()
  const location = useLocation()
  const [opened, setOpened] = createSignal(false)
  const waiting = useWaitingProposals()
  const here = () => own.some((start) => location.pathname.startsWith(start))
  let menu: HTMLDivElement | undefined
  let button: HTMLButtonElement | undefined
  const close = () => menu?.hidePopover()
  onMount(() => button && menu && walkMenu(button, menu))
  return (
    <>
      <button
        ref={button}
        type="button"
        popovertarget={id}
        aria-current={here() ? 'page' : undefined}
      >
        <Avatar name={props.person.displayName} />
        <Badge count={waiting()} />
        <span class="visually-hidden">
          {text.person.menu.title(props.person.displayName)}
          <Show when={waiting() > 0}>, {text.common.assistants.waiting(waiting())}</Show>
        </span>
        <span class="place" aria-hidden="true">
          {props.person.displayName.split(' ')[0]}
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        class="person-menu"
        onToggle={(event) => {
          if (event.newState === 'open') setOpened(true)
        }}
      >
        <p class="person-menu-who">
          <strong>{props.person.displayName}</strong>
          <span>{props.person.demo ? text.person.menu.trial : props.person.email}</span>
        </p>
        <Show when={props.person.demo}>
          <a href={to.register(location.pathname)} onClick={close}>
            <Icon of={UserRoundPlus} />
            {text.person.menu.register}
          </a>
        </Show>
        <Show when={opened() && !props.person.demo}>
          <Suspense>
            <KitchenChoice />
          </Suspense>
        </Show>
        <OwnPage personId={props.person.id} asked={opened()} close={close} />
        <a href={to.proposals()} onClick={close}>
          <Icon of={Inbox} />
          <span class="grow">{text.common.assistants.proposals}</span>
          <Badge count={waiting()} />
        </a>
        <a href={to.connections()} onClick={close}>
          <Icon of={Bot} />
          {text.common.assistants.connections}
        </a>
        <a href={to.settings()} onClick={close}>
          <Icon of={Settings} />
          {text.common.settings}
        </a>
        <form method="post" action="/logout" onSubmit={leaveNothing}>
          <button type="submit">
            <Icon of={LogOut} />
            {props.person.demo ? text.person.menu.leaveTrial : text.person.menu.signOut}
          </button>
        </form>
      </div>
    </>
  )
}

/** Only authors have a page: whether this person is one is asked when the menu opens. */
function OwnPage(props: { personId: string; asked: boolean; close: () => void }) {
  const text = useText()
  const api = useApi()
  const published = useQuery(() => ({
    queryKey: ['feed', 'published', props.personId] as const,
    queryFn: async () => {
      const { items } = await api.feed.page.query({ author: props.personId, sort: 'fresh' })
      return items.length > 0
    },
    enabled: props.asked,
  }))
  // Asked in this order: data that is not there yet would suspend the whole navigation.
  const isAuthor = () => published.isSuccess && published.data
  return (
    <Show when={isAuthor()}>
      <a href={to.author(props.personId)} onClick={() => props.close()}>
        <Icon of={UserRound} />
        {text.person.menu.page}
      </a>
    </Show>
  )
}
