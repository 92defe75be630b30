import { useQueryClient } from '@tanstack/solid-query'
import { useApi, useText } from '../application.ts'
import { useToast } from '../toasts/Toast.tsx'
import { useErrorToast } from './errorToast.ts'
import { useSomebodyHere } from './trial.ts'

export const trayKey = ['tray'] as const

/** One tap puts a dish by for the plan, without a day; a guest's tray is a trial one. */
export function useTray() {
  const api = useApi()
  const { common } = useText()
  const somebody = useSomebodyHere()
  const toast = useToast()
  const sorry = useErrorToast()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: trayKey })
  return async (dish: { recipeId: string } | { publicationId: string }, title: string) => {
    try {
      await somebody()
      const { id } = await api.plan.trayAdd.mutate(dish)
      await refresh()
      const run = () => void api.plan.trayRemove.mutate({ id }).then(refresh, sorry)
      toast({ message: common.trayed(title), action: { label: common.undo, run } })
    } catch (error) {
      sorry(error)
    }
  }
}
