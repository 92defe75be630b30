/**
 * A week that is read takes the page away for that moment, and the focus with it. Whoever went there by keyboard
 * goes on from what they pressed, or from what stands there now under the same name.
 */
export function keptFocus() {
  let last: HTMLElement | undefined
  return {
    tell: ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target
    },
    restore: () => {
      requestAnimationFrame(() => {
        if (!last || document.activeElement !== document.body) return
        const there = last.isConnected ? last : document.getElementById(last.id)
        there?.focus({ preventScroll: true })
      })
    },
  }
}

export type KeptFocus = ReturnType<typeof keptFocus>
