import { useText } from '../application.ts'
import { useToast } from '../components/Toast.tsx'

/** Tells a person, in a toast, why an act did not happen. */
export function useSorry(): (error: unknown) => void {
  const toast = useToast()
  const text = useText()
  return (error) => toast({ message: sentenceOf(error) ?? text.states.failed })
}

/** The server's own sentence; nothing when the request never reached it. */
export function sentenceOf(error: unknown): string | undefined {
  return codeOf(error) ? (error as Error).message : undefined
}

/** The code of a refusal from our closed list, as the server attached it. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  const data = error.data
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined
  return typeof data.reason === 'string' ? data.reason : undefined
}
