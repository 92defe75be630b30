import { useLocation, useNavigate } from '@solidjs/router'
import { createEffect, type JSX, Match, Suspense, Switch } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { Head } from '../head/Head.tsx'
import { useMe } from '../session/me.ts'
import { TryHere } from './TryHere.tsx'

/**
 * Shows a page to somebody who has signed in. A guest gets it in a trial kitchen where one makes
 * sense; else they go to sign in, and come back.
 */
export function Registered(props: {
  title: string
  pending: JSX.Element
  trial?: boolean
  children: JSX.Element
}) {
  const me = useMe()
  return (
    <Suspense fallback={props.pending}>
      <Switch fallback={<Away title={props.title} guest={me.data === null} />}>
        <Match when={me.data}>{props.children}</Match>
        <Match when={props.trial && me.data === null}>
          <TryHere title={props.title} pending={props.pending} />
        </Match>
      </Switch>
    </Suspense>
  )
}

function Away(props: { title: string; guest: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const address = () => (props.guest ? to.signIn(location.pathname + location.search) : undefined)
  createEffect(() => {
    const target = address()
    if (target) navigate(target, { replace: true })
  })
  return (
    <>
      <Head title={props.title} redirect={address()} hidden />
      <p class="page muted">{text.common.loading}</p>
    </>
  )
}
