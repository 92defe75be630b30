/** Asked when a timer is started, which is when a person sees what it is for; refused, the sound remains. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission().catch(() => {})
}

/** For whoever looks at something else: the page itself says it to those who see it. */
export async function notify(words: string, href: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible') return
  const options = { tag: href, data: href, icon: '/favicon.svg' }
  // Phones show only what a service worker asks for.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(words, options)
  else new Notification(words, options)
}
