import type { RouteSectionProps } from '@solidjs/router'
import { createEffect, ErrorBoundary, lazy, Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { Later } from '../components/Later.tsx'
import { NeedsScripts } from '../components/NeedsScripts.tsx'
import { FailedPage } from '../components/states/FailedPage.tsx'
import { tellChanged, tellOpened } from '../offline/register.ts'
import { useMe } from '../session/me.ts'
import { watchMoves } from '../session/moved.ts'
import { tellTimeZone } from '../session/timeZone.ts'
import { AppNav } from './AppNav.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Foot } from './Foot.tsx'
import './frame.css'
import { TimerStrip } from '../timers/TimerStrip.tsx'
import { TimersProvider } from '../timers/TimersProvider.tsx'
import { ToastRegion, ToastsProvider } from '../toasts/Toast.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { TrialLeft } from './TrialLeft.tsx'

/** Pages that can only be read without scripts; at the door, in the feed and about the house all works. */
const scripted = /^\/(?:cookbooks|lists|mcp|pantry|plan|r|recipes|settings|shared)(?:\/|$)/

const Sending = lazy(() => import('../changes/Sending.tsx'))

/** What stands around every page: the way past it, the navigation, the toasts. */
export function Frame(props: RouteSectionProps) {
  const text = useText()
  // Whoever is asked for consent came for that alone, and should not be led away from it.
  const bare = () => props.location.pathname === to.consent()
  const me = useMe()
  watchMoves()
  tellTimeZone()
  createEffect(() => tellOpened(props.location.pathname))
  // Who begins a trial stays on the page, which is theirs from then on, and no guest's.
  createEffect<string | null | undefined>((before) => {
    const id = me.isSuccess ? (me.data?.id ?? null) : undefined
    if (before === null && id) tellChanged(props.location.pathname)
    return id
  })
  return (
    <ToastsProvider>
      <TimersProvider>
        <a class="skip" href="#main">
          {text.common.skip}
        </a>
        <RouteProgress />
        <div class="frame" classList={{ bare: bare() }}>
          <Show when={!bare()}>
            <AppNav />
          </Show>
          <main id="main" tabindex="-1">
            <TimerStrip />
            <ConnectionNotice />
            <Show when={scripted.test(props.location.pathname)}>
              <NeedsScripts />
            </Show>
            <Show when={!bare()}>
              <DemoBanner />
              <TrialLeft />
            </Show>
            <ErrorBoundary fallback={(error, retry) => <FailedPage error={error} retry={retry} />}>
              <Suspense>{props.children}</Suspense>
            </ErrorBoundary>
          </main>
          <Show when={!bare()}>
            <Foot />
          </Show>
        </div>
        <ToastRegion />
        <Later>
          <Show when={me.data}>
            <Sending />
          </Show>
        </Later>
      </TimersProvider>
    </ToastsProvider>
  )
}
