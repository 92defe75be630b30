import { type Accessor, createEffect, on, onCleanup } from 'solid-js'
import { tellChanged } from '../../offline/register.ts'

/** Ticks come in quick rows; one copy after them is enough. */
const calm = 1_500

/**
 * What is shown is what stands there in a shop without a connection, too. The current list and the present week
 * have two addresses: their own, and the one that the navigation leads to.
 */
export function useKeptCopy(shown: Accessor<unknown>, also: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    for (const path of new Set([location.pathname, also])) tellChanged(path)
  }
  createEffect(
    on(
      shown,
      () => {
        clearTimeout(timer)
        timer = setTimeout(renew, calm)
      },
      { defer: true },
    ),
  )
  onCleanup(() => clearTimeout(timer))
}
