import type { Message } from './messages.ts'

/** The little of a service worker's world that we use: the compiler knows windows or workers, not both. */
interface WorkerScope {
  location: { origin: string }
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window' }) => Promise<{ focus: () => Promise<unknown> }[]>
    openWindow: (path: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener(name: 'install' | 'activate', answer: (event: Waiting) => void): void
  addEventListener(name: 'notificationclick', answer: (event: Waiting & Pressed) => void): void
  addEventListener(name: 'fetch', answer: (event: Fetching) => void): void
  addEventListener(name: 'message', answer: (event: Waiting & { data: Message }) => void): void
}

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}

interface Pressed {
  notification: { data: unknown; close: () => void }
}

export interface Fetching extends Waiting {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

export const scope = globalThis as unknown as WorkerScope
