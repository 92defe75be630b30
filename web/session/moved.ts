import { useBeforeLeave } from '@solidjs/router'

let moved = false

/** Notices that a person walks from page to page. On the server nobody does. */
export function watchMoves(): void {
  useBeforeLeave(() => {
    moved = true
  })
}

/** Whether this page was reached by a tap in the application, and not by its address alone. */
export function hasMoved(): boolean {
  return moved
}
