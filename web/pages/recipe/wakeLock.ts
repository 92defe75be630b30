import { onCleanup, onMount } from 'solid-js'

/** Keeps the screen lit while this is shown. The system drops the lock when a person looks away. */
export function keepAwake(): void {
  let lock: WakeLockSentinel | undefined
  let gone = false
  const take = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (gone) await lock.release()
    } catch {
      // A low battery may refuse it; cooking goes on.
    }
  }
  onMount(() => {
    void take()
    document.addEventListener('visibilitychange', take)
  })
  onCleanup(() => {
    gone = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  })
}
