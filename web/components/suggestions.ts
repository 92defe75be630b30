import { createSignal, onCleanup } from 'solid-js'

export interface Suggestion {
  label: string
  href: string
}

export type Suggest = (query: string, signal: AbortSignal) => Promise<Suggestion[]>

const pause = 150
const shortest = 2

/** What a combobox needs: a list that follows the typing, and the row that the arrows are on. */
export function createSuggestions(suggest: () => Suggest | undefined) {
  const [found, setFound] = createSignal<Suggestion[]>([])
  const [active, setActive] = createSignal(-1)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const close = () => {
    clearTimeout(timer)
    asking?.abort()
    setFound([])
    setActive(-1)
  }
  const type = (text: string) => {
    close()
    const ask = suggest()
    const query = text.trim()
    if (!ask || query.length < shortest) return
    timer = setTimeout(async () => {
      asking = new AbortController()
      const { signal } = asking
      // Suggestions are a kindness: when they cannot come, the search itself still works.
      const list = await ask(query, signal).catch(() => [])
      if (!signal.aborted) setFound(list)
    }, pause)
  }
  const move = (by: number) => {
    const count = found().length
    if (count > 0) setActive((at) => (at + by + count + (at < 0 && by < 0 ? 1 : 0)) % count)
  }
  /** The caret moves in the field again: no row is chosen any more. */
  const leave = () => setActive(-1)
  onCleanup(close)
  return { found, active, type, move, leave, close, chosen: () => found()[active()] }
}
