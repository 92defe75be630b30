/**
 * The keys of a menu and of the button that opens it: arrows go round, Home and End to the ends, a
 * letter to what begins with it. Whoever tabs on has done with it.
 */
export function walkMenu(button: HTMLElement, menu: HTMLElement): void {
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    menu.showPopover()
    walk(menu, event)
  })
  menu.addEventListener('keydown', (event) => walk(menu, event))
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || relatedTarget === button) return
    if (!menu.contains(relatedTarget)) menu.hidePopover()
  })
}

function walk(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const items = [...menu.querySelectorAll<HTMLElement>('a, button')]
  const next = items[placeOf(event.key, items)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function placeOf(key: string, items: readonly HTMLElement[]): number {
  const at = items.indexOf(document.activeElement as HTMLElement)
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % items.length
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + items.length) % items.length
    case 'Home':
      return 0
    case 'End':
      return items.length - 1
    default:
      return [...key].length === 1 && key !== ' ' ? beginningWith(key, items, at) : -1
  }
}

/** The next one after where one is, so that the same letter goes through all of them. */
function beginningWith(letter: string, items: readonly HTMLElement[], at: number): number {
  const begins = (item: HTMLElement) =>
    item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()) ?? false
  const after = items.findIndex((item, index) => index > at && begins(item))
  return after >= 0 ? after : items.findIndex(begins)
}
