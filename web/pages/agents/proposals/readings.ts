import { createSignal, onCleanup, onMount } from 'solid-js'
import { useApplication } from '../../../application.ts'
import type { Asked, LineReading, Reading } from '../../compose/reading.ts'

/** How lines are understood, as the server will when they are saved; nothing until the reader has come. */
export function createReadings(
  lines: () => readonly string[],
): (line: string) => LineReading | undefined {
  const { language, currency } = useApplication()
  const [reading, setReading] = createSignal<Reading>()
  onMount(() => {
    const reader = new Worker(new URL('../../compose/reading.worker.ts', import.meta.url), {
      type: 'module',
    })
    onCleanup(() => reader.terminate())
    reader.addEventListener('message', (event: MessageEvent<Reading>) => {
      setReading(event.data)
      reader.terminate()
    })
    const asked: Asked = {
      lines: [...lines()],
      steps: [],
      servings: 1,
      language,
      currency,
      prices: [],
      seed: '',
    }
    reader.postMessage(asked)
  })
  return (line) => reading()?.lines[line]
}
