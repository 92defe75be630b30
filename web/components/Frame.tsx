import type { RouteSectionProps } from '@solidjs/router'
import { createEffect, ErrorBoundary, Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { tellOpened } from '../offline/register.ts'
import { FailedPage } from '../pages/states/FailedPage.tsx'
import { AppNav } from './AppNav.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import './frame.css'
import { RouteProgress } from './RouteProgress.tsx'
import { ToastRegion, ToastsProvider } from './Toast.tsx'

/** What stands around every page: the way past it, the navigation, the toasts. */
export function Frame(props: RouteSectionProps) {
  const text = useText()
  // Whoever is asked for consent came for that alone, and should not be led away from it.
  const bare = () => props.location.pathname === to.consent()
  createEffect(() => tellOpened(props.location.pathname))
  return (
    <ToastsProvider>
      <a class="skip" href="#main">
        {text.common.skip}
      </a>
      <RouteProgress />
      <div class="frame" classList={{ bare: bare() }}>
        <Show when={!bare()}>
          <AppNav />
        </Show>
        <main id="main" tabindex="-1">
          <ConnectionNotice />
          <Show when={!bare()}>
            <DemoBanner />
          </Show>
          <ErrorBoundary fallback={(error, retry) => <FailedPage error={error} retry={retry} />}>
            <Suspense>{props.children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <ToastRegion />
    </ToastsProvider>
  )
}
