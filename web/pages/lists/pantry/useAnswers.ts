import type { PantryItem } from '../../../../shared/wire/pantry.ts'
import { useApi, useText } from '../../../application.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { usePantryChanging } from './pantryQuery.ts'

/** Says of one thing that it is still there, or that it is not, which can be taken back. */
export function useAnswers() {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const attempt = usePantryChanging()
  return {
    still: async ({ key, name }: PantryItem) => {
      if (await attempt(() => api.pantry.still.mutate({ keys: [key] })))
        toast({ message: text.pantry.stillDone(name) })
    },
    gone: async ({ key, name }: PantryItem) => {
      const back = () => void attempt(() => api.pantry.putBack.mutate({ keys: [key] }))
      if (await attempt(() => api.pantry.takeOut.mutate({ keys: [key] })))
        toast({
          message: text.pantry.goneDone(name),
          action: { label: text.common.undo, run: back },
        })
    },
  }
}
