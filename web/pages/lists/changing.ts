import { useQueryClient } from '@tanstack/solid-query'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { refreshLists } from './listQuery.ts'

/** Takes rows off the list, which can be taken back. */
export function useLineChanging() {
  const api = useApi()
  const text = useText()
  const toast = useToast()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  return {
    remove: async (rows: readonly ListRow[], message: string) => {
      const ids = rows.flatMap((row) => row.lines.map((line) => line.id))
      if (!(await attempt(() => api.lists.removeLines.mutate({ ids })))) return
      const back = () => void attempt(() => api.lists.restoreLines.mutate({ ids }))
      toast({ message, action: { label: text.common.undo, run: back } })
    },
  }
}
