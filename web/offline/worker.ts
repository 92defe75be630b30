import { decorativeAddress } from '../../shared/woven/address.ts'
import { answerAsset, cleanAssets, keepAssets } from './assets.ts'
import { dropStrangers, keepPage, keptPage, keptPicture, openedNow } from './kept.ts'
import { offlinePage, renewOfflinePage, showOfflineAs } from './offlinePage.ts'
import { isKeepable, isPicture } from './rules.ts'
import { type Fetching, scope } from './scope.ts'

/** The shell of this build: the build writes the list here. */
declare const SHELL: readonly string[]

const shell = [...SHELL, decorativeAddress('Комора')]

scope.addEventListener('install', (event) => {
  // No page waits for an older worker to go: pages are asked from the network first, and files
  // are named by what is in them, so that old and new never mix.
  event.waitUntil(
    keepAssets(shell)
      .then(() => renewOfflinePage())
      .then(() => scope.skipWaiting()),
  )
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([cleanAssets(shell), scope.clients.claim()]))
})

scope.addEventListener('message', (event) => {
  const { data } = event
  event.waitUntil(data.kind === 'looks' ? showOfflineAs(data) : openedNow(data))
})

/** A timer has run out, and somebody pressed the notification: the strip in any window shows it. */
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(
    scope.clients
      .matchAll({ type: 'window' })
      .then(([open]) => open?.focus() ?? scope.clients.openWindow(String(notification.data))),
  )
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
  else if (isPicture(pathname)) event.respondWith(answerPicture(request))
})

/** From the network whenever it answers; else as it was when it was last opened. */
async function answerPage(event: Fetching): Promise<Response> {
  const { request } = event
  const kept = () => keptPage(new URL(request.url))
  try {
    const response = await fetch(request)
    // A server that is being restarted answers through its balancer, and has nothing better.
    if (response.status >= 502) return (await kept()) ?? response
    event.waitUntil(remember(new URL(request.url), response.clone()))
    return response
  } catch {
    return (await kept()) ?? (await offlinePage())
  }
}

async function remember(url: URL, response: Response): Promise<void> {
  await dropStrangers(response)
  if (isKeepable(url.pathname) && url.search === '') await keepPage(url.pathname, response)
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const kept = await keptPicture(new URL(request.url))
    // A pattern of ours rather than a broken picture.
    return kept ?? (await caches.match(decorativeAddress('Комора'))) ?? Response.error()
  }
}
