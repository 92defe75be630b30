import type { ConnectionView } from '../../../../shared/wire/agents.ts'

type Call = ConnectionView['activity'][number]

const oneDay = 24 * 60 * 60 * 1000

/** What was done, one line for each tool and day, in the order given. */
export function byDay(activity: readonly Call[]): Call[] {
  const days = new Map<string, Call>()
  for (const call of activity) {
    const key = `${Math.floor(call.at / oneDay)} ${call.tool}`
    const before = days.get(key)
    days.set(key, {
      ...(before ?? call),
      calls: (before?.calls ?? 0) + call.calls,
      refused: (before?.refused ?? 0) + call.refused,
    })
  }
  return [...days.values()]
}
