import { mealSlots } from '../../../shared/meals.ts'
import type { Place } from './newEntry.ts'

// Less than this is a press with an unsteady hand.
const threshold = 6

/**
 * Carries an entry to another meal with a mouse or a pen. A finger scrolls the page instead; it moves
 * an entry by way of its menu, as the keyboard does.
 */
export function dragEntry(
  down: PointerEvent & { currentTarget: HTMLElement },
  drop: (place: Place) => void,
): void {
  if (down.button !== 0 || down.pointerType === 'touch') return
  const entry = down.currentTarget
  let over: HTMLElement | undefined
  let carried = false

  const follow = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!carried && Math.hypot(x, y) < threshold) return
    if (!carried) entry.classList.add('carried')
    carried = true
    entry.style.translate = `${x}px ${y}px`
    const slot = slotAt(event)
    if (slot === over) return
    over?.classList.remove('over')
    slot?.classList.add('over')
    over = slot
  }
  const stop = (event: PointerEvent) => {
    document.removeEventListener('pointermove', follow)
    document.removeEventListener('pointerup', stop)
    document.removeEventListener('pointercancel', stop)
    entry.classList.remove('carried')
    entry.style.removeProperty('translate')
    over?.classList.remove('over')
    if (!carried) return
    holdNextClick()
    const place = over && placeOf(over)
    if (place && event.type === 'pointerup') drop(place)
  }
  document.addEventListener('pointermove', follow)
  document.addEventListener('pointerup', stop)
  document.addEventListener('pointercancel', stop)
}

function slotAt(event: PointerEvent): HTMLElement | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  return under?.closest<HTMLElement>('.slot') ?? undefined
}

function placeOf(slot: HTMLElement): Place | undefined {
  const { date } = slot.dataset
  const meal = mealSlots.find((one) => one === slot.dataset['slot'])
  return date && meal ? { date, slot: meal } : undefined
}

/** Letting go of what was carried is no press. */
function holdNextClick(): void {
  const hold = (event: MouseEvent) => {
    event.stopPropagation()
    event.preventDefault()
  }
  document.addEventListener('click', hold, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', hold, { capture: true }))
}
