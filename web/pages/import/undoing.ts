import { useQueryClient } from '@tanstack/solid-query'
import { useApi, useText } from '../../application.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { intakeKey } from './intakeKey.ts'

/** Takes a whole import back, and shows again what was found. */
export function createUndo() {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  return async (id: string) => {
    try {
      queries.setQueryData(intakeKey, await api.intakes.undo.mutate({ id }))
      await queries.invalidateQueries({ queryKey: ['recipes'] })
      toast({ message: text.imports.undone })
    } catch (error) {
      sorry(error)
    }
  }
}
