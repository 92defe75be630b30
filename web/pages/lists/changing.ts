import type { SentLineChange } from '../../../shared/wire/changes.ts'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useText } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { useToast } from '../../toasts/Toast.tsx'

type Edit = Extract<SentLineChange, { kind: 'editLine' | 'remarkLine' }>

/** Takes rows off the list and changes their words, which can be taken back. */
export function useLineChanging() {
  const text = useText()
  const toast = useToast()
  const queue = useQueue()
  const undo = (run: () => void) => ({ label: text.common.undo, run })
  return {
    edit: (edits: readonly Edit[], message: string) => {
      void queue.add(...edits)
      const back = () =>
        void queue.add(
          ...edits.map((edit) =>
            edit.kind === 'remarkLine'
              ? { ...edit, seen: edit.remark, remark: edit.seen }
              : { ...edit, seen: edit.text, text: edit.seen, spareId: newId('lin') },
          ),
        )
      toast({ message, action: undo(back) })
    },
    remove: (rows: readonly ListRow[], message: string) => {
      const lines = rows.flatMap((row) =>
        row.lines.map(({ id, text, remark }) => ({ id, seen: text, remark })),
      )
      const lineIds = lines.map((line) => line.id)
      void queue.add({ kind: 'removeLines', lines })
      const back = () => void queue.add({ kind: 'restoreLines', lineIds })
      toast({ message, action: undo(back) })
    },
  }
}
