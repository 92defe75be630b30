import type { QueryClient } from '@tanstack/solid-query'
import type { SharedList } from '../../../shared/wire/shopping.ts'
import type { OrGone } from '../../session/orGone.ts'

export const sharedKey = ['shared-list'] as const

/** Keeps what the server has confirmed, until the next answer brings it itself. */
export function confirmSharedTicks(
  queries: QueryClient,
  ids: readonly string[],
  ticked: boolean,
): void {
  const confirmed = new Set(ids)
  queries.setQueriesData({ queryKey: sharedKey }, (list: OrGone<SharedList> | undefined) =>
    typeof list === 'object'
      ? {
          ...list,
          rows: list.rows.map((row) =>
            row.lines.some((line) => confirmed.has(line.id)) ? { ...row, ticked } : row,
          ),
        }
      : list,
  )
}
