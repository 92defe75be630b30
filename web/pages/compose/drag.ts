const edge = 72
const scrollBy = 12

/**
 * Carries a row by its handle, with mouse, pen or finger: the others make room while it moves. It
 * listens to the document, since a row that changes its place loses what its handle had captured.
 */
export function dragRow(
  down: PointerEvent & { currentTarget: HTMLElement },
  move: (to: number) => void,
  end: () => void,
): void {
  const row = down.currentTarget.closest('li')
  const list = row?.parentElement
  if (!row || !list || down.button !== 0) return
  down.preventDefault()
  row.classList.add('carried')

  const follow = (event: PointerEvent) => {
    const others = [...list.children].filter((one) => one !== row)
    const to = others.filter((one) => middleOf(one) < event.clientY).length
    if ([...list.children].indexOf(row) !== to) move(to)
    if (event.clientY < edge) window.scrollBy(0, -scrollBy)
    if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollBy)
  }
  const stop = () => {
    row.classList.remove('carried')
    document.removeEventListener('pointermove', follow)
    document.removeEventListener('pointerup', stop)
    document.removeEventListener('pointercancel', stop)
    end()
  }
  document.addEventListener('pointermove', follow)
  document.addEventListener('pointerup', stop)
  document.addEventListener('pointercancel', stop)
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
