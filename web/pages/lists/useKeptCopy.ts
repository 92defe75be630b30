import { type Accessor, createEffect, on, onCleanup } from 'solid-js'
import { to } from '../../addresses.ts'
import { tellChanged } from '../../offline/register.ts'

/** Ticks come in quick rows; one copy after them is enough. */
const calm = 1_500

/** What is shown is what stands there in a shop without a connection, too. */
export function useKeptCopy(shown: Accessor<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The current list has two addresses: its own, and the one that the navigation leads to.
  const renew = () => {
    for (const path of new Set([location.pathname, to.lists()])) tellChanged(path)
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
