import type { Language } from '../../shared/language/languages.ts'
import type { Theme } from '../../shared/pages.ts'
import type { Message } from './messages.ts'

/** Starts the worker once the page has come to rest: it must not compete with the first load. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      // Without it the application works as before, only not without a connection.
      .catch(() => undefined)
  }
  const calm = () => setTimeout(register, 1000)
  if (document.readyState === 'complete') calm()
  else addEventListener('load', calm, { once: true })
  tellLooks()
}

/** A page was opened; the worker keeps it, if it is one of those. */
export function tellOpened(path: string): void {
  tell({ kind: 'opened', path })
}

export function tellChanged(path: string): void {
  tell({ kind: 'changed', path })
}

/** Language and theme as the page has them now. */
export function tellLooks(): void {
  const { lang, dataset } = document.documentElement
  tell({
    kind: 'looks',
    language: lang as Language,
    theme: (dataset['theme'] ?? 'system') as Theme,
  })
}

function tell(message: Message): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
