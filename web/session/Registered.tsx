import { useLocation, useNavigate } from '@solidjs/router'
import { createEffect, type JSX, Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { Head } from '../head/Head.tsx'
import { useMe } from './me.ts'

/** Shows a page to somebody who has signed in; a guest goes to sign in, and comes back. */
export function Registered(props: { title: string; pending: JSX.Element; children: JSX.Element }) {
  const text = useText()
  const me = useMe()
  const location = useLocation()
  return (
    <Suspense fallback={props.pending}>
      <Show
        when={me.data}
        fallback={
          <Away path={me.data === null ? location.pathname + location.search : undefined} />
        }
      >
        {props.children}
      </Show>
    </Suspense>
  )

  function Away(away: { path: string | undefined }) {
    const navigate = useNavigate()
    const address = () => (away.path === undefined ? undefined : to.signIn(away.path))
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
}
