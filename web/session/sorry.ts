import { useText } from '../application.ts'
import { useToast } from '../components/Toast.tsx'
import { saidOf } from './said.ts'

/** Tells a person, in a toast, why an act did not happen. */
export function useSorry(): (error: unknown) => void {
  const toast = useToast()
  const text = useText()
  return (error) => toast({ message: saidOf(error, text) })
}
