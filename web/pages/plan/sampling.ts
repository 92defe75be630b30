import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { to } from '../../addresses.ts'
import { useApi, useApplication, useText } from '../../application.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useKitchen } from '../../session/kitchen.ts'
import { useOneAtATime } from '../../session/oneAtATime.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { listsKey } from '../lists/listQuery.ts'
import { mondayOf, plusDays } from './days.ts'
import { refreshPlan } from './weekQuery.ts'

/** One who tries alone rarely cooks for one alone. */
const fewestServings = 2

/** The sample week: shown with one press, shopped for with a second, gone with a third. */
export function useSampling() {
  const api = useApi()
  const text = useText()
  const { sample } = text.plan
  const names = dayNamesFor(useApplication().language)
  const kitchen = useKitchen()
  const navigate = useNavigate()
  const toast = useToast()
  const queries = useQueryClient()
  const { busy, attempt } = useOneAtATime()

  const refresh = () =>
    Promise.all([
      refreshPlan(queries),
      queries.invalidateQueries({ queryKey: listsKey }),
      queries.invalidateQueries({ queryKey: ['recipes'] }),
    ])

  return {
    busy,
    show: (from: string) =>
      attempt(async () => {
        const servings = kitchen.data?.portions ?? fewestServings
        const made = await api.plan.sample.mutate({ from, servings })
        await refresh()
        const days = names.range(made.from, made.to)
        if (made.dinners + made.breakfasts > 0)
          toast({ message: sample.done(made.dinners, made.breakfasts, days) })
        navigate(to.plan(mondayOf(from)), { replace: true, scroll: false })
      }),
    makeList: (from: string) =>
      attempt(async () => {
        const range = { from, to: plusDays(from, 6) }
        const { listId, added } = await api.lists.fromPlan.mutate(range)
        await queries.invalidateQueries({ queryKey: listsKey })
        navigate(to.list(listId))
        toast({ message: text.plan.list.done(added) })
      }),
    clear: () =>
      attempt(async () => {
        const gone = await api.plan.clearSample.mutate()
        await refresh()
        const back = () =>
          void attempt(async () => {
            await api.plan.restoreSample.mutate(gone)
            await refresh()
          })
        toast({ message: sample.cleared, action: { label: text.common.undo, run: back } })
      }),
  }
}
