import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useText } from '../../application.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { useToast } from '../../toasts/Toast.tsx'

/** Takes rows off the list, which can be taken back. */
export function useLineChanging() {
  const text = useText()
  const toast = useToast()
  const queue = useQueue()
  return {
    remove: (rows: readonly ListRow[], message: string) => {
      const lines = rows.flatMap((row) => row.lines.map(({ id, text }) => ({ id, seen: text })))
      const lineIds = lines.map((line) => line.id)
      void queue.add({ kind: 'removeLines', lines })
      const back = () => void queue.add({ kind: 'restoreLines', lineIds })
      toast({ message, action: { label: text.common.undo, run: back } })
    },
  }
}
