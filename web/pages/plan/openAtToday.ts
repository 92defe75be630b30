import { createEffect, onCleanup } from 'solid-js'
import { dayElementId } from './days.ts'

/**
 * Where the days stand one below the other, a week that has something planned opens at today. Its first day stands
 * under the head of the page as it is.
 */
export function openAtToday(today: () => string | undefined, first: () => string): void {
  let done = false
  createEffect(() => {
    const day = today()
    if (day === undefined || day === first() || done) return
    // After the router has put the page to its top; whoever comes back is where they were.
    const frame = requestAnimationFrame(() => {
      const here = document.getElementById(dayElementId(day))
      if (!here || done) return
      done = true
      if (window.scrollY > 0 || matchMedia('(width >= 48rem)').matches) return
      if (document.querySelector('.plan-entry')) showDay(day)
    })
    // The next week decides for itself.
    onCleanup(() => cancelAnimationFrame(frame))
  })
}

export function showDay(day: string, block: ScrollLogicalPosition = 'start'): void {
  document.getElementById(dayElementId(day))?.scrollIntoView({ block })
}
