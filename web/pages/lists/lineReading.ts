import { createEffect, createSignal, onCleanup, onMount } from 'solid-js'
import { useApplication } from '../../application.ts'
import type { Asked, LineReading, Reading } from '../compose/reading.ts'

/** The line as the server will understand it; nothing until the reader has come and read it. */
export function createLineReading(line: () => string): () => LineReading | undefined {
  const { language, currency } = useApplication()
  const [reading, setReading] = createSignal<Reading>()
  const [reader, setReader] = createSignal<Worker>()
  onMount(() => {
    const made = new Worker(new URL('../compose/reading.worker.ts', import.meta.url), {
      type: 'module',
    })
    made.addEventListener('message', (event: MessageEvent<Reading>) => setReading(event.data))
    onCleanup(() => made.terminate())
    setReader(made)
  })
  createEffect(() => {
    const asked: Asked = {
      lines: [line()],
      steps: [],
      servings: 1,
      language,
      currency,
      prices: [],
      seed: '',
    }
    reader()?.postMessage(asked)
  })
  return () => reading()?.lines[line()]
}
