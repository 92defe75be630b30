import { createSignal } from 'solid-js'
import { useErrorToast } from './errorToast.ts'

/** Work that a second press does not begin again while it runs; when it fails, why is said. */
export function useOneAtATime() {
  const sorry = useErrorToast()
  const [busy, setBusy] = createSignal(false)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy()) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      sorry(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, attempt }
}
