import { createSignal, onCleanup } from 'solid-js'

const beat = 250
const usual = 3_000

/** Progress of work that tells nothing of itself: quick at first, and never quite there. */
export function createWaiting() {
  const [part, setPart] = createSignal<number>()
  let ticking: ReturnType<typeof setInterval> | undefined
  const end = () => {
    clearInterval(ticking)
    setPart(undefined)
  }
  const begin = () => {
    const began = Date.now()
    setPart(0.05)
    clearInterval(ticking)
    ticking = setInterval(() => setPart(1 - Math.exp(-(Date.now() - began) / usual) * 0.95), beat)
  }
  onCleanup(end)
  return { part, begin, end }
}
