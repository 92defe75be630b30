import { useQueryClient } from '@tanstack/solid-query'
import { createSignal, onCleanup } from 'solid-js'
import { useText } from '../../application.ts'
import { intakeKey } from './intakeKey.ts'
import { FileRefusal, sendFile } from './sendFile.ts'

const largest = 128 * 1024 * 1024

interface Underway {
  name: string
  /** Of the whole; all of it has gone once the server is reading. */
  part: number
}

export type Bringing = ReturnType<typeof createBringing>

/** Sends the chosen files one after another; what is wrong with one stops no other. */
export function createBringing(into: () => string | undefined) {
  const text = useText()
  const queries = useQueryClient()
  const [underway, setUnderway] = createSignal<Underway>()
  const [refusals, setRefusals] = createSignal<readonly string[]>([])
  const stop = new AbortController()
  onCleanup(() => stop.abort())

  const whyNot = (error: unknown) =>
    (error instanceof FileRefusal && error.message) || text.imports.lost

  async function bring(files: readonly File[]): Promise<void> {
    if (underway() || files.length === 0) return
    setRefusals([])
    let id = into()
    for (const file of files) {
      try {
        if (file.size > largest) throw new FileRefusal(text.imports.fileTooLarge)
        setUnderway({ name: file.name, part: 0 })
        const progress = (part: number) => setUnderway({ name: file.name, part })
        id = (await sendFile(file, id, progress, stop.signal)).id
      } catch (error) {
        if (stop.signal.aborted) return
        setRefusals((all) => [...all, text.imports.refusedFile(file.name, whyNot(error))])
      }
    }
    await queries.invalidateQueries({ queryKey: intakeKey })
    setUnderway(undefined)
  }

  return { underway, refusals, bring }
}
