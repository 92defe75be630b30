import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { useToast } from '../toasts/Toast.tsx'
import { codeOf, saidOf } from './said.ts'

/** Tells a person, in a toast, why an act did not happen. */
export function useErrorToast(): (error: unknown) => void {
  const toast = useToast()
  const text = useText()
  const register = () => {
    const { pathname, search } = window.location
    window.location.assign(to.register(pathname + search))
  }
  return (error) =>
    toast({
      message: saidOf(error, text),
      // What a trial cannot do, it can after registering, with all that is there.
      ...(codeOf(error) === 'demo_cannot' && {
        action: { label: text.person.menu.register, run: register },
      }),
    })
}
