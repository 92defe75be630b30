import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { refreshPlan } from './weekQuery.ts'

/** What is done to a whole week; one press takes it back. */
export function useWeekChanging() {
  const api = useApi()
  const { plan, common } = useText()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const queue = useQueue()
  const attempt = useAttempt('plan', () => refreshPlan(queries))

  const put = async (monday: string, send: () => Promise<{ ids: string[] }>) => {
    let made: string[] = []
    await queue.arrived()
    const done = await attempt(async () => {
      made = (await send()).ids
    })
    if (!done) return
    navigate(to.plan(monday))
    if (made.length === 0) return toast({ message: plan.copyWeek.nothing })
    const back = () => void attempt(() => api.plan.takeBack.mutate({ ids: made }))
    toast({
      message: plan.copyWeek.done(made.length),
      action: { label: common.undo, run: back },
    })
  }
  return {
    copyWeek: (from: string, monday: string) =>
      put(monday, () => api.plan.copyWeek.mutate({ from, to: monday })),
    placeMenu: (id: string, monday: string) =>
      put(monday, () => api.plan.menuPlace.mutate({ id, from: monday })),
  }
}
