import { type Accessor, createEffect, on, onCleanup } from 'solid-js'
import { tellChanged } from '../../offline/register.ts'

/** Ticks come in quick rows; one copy after them is enough. */
const calm = 1_500

/** What is shown is what stands there in a shop without a connection, too. */
export function useKeptCopy(shown: Accessor<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => tellChanged(location.pathname)
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
