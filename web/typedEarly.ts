/** What Solid's script in the head of a page writes down until the page is awake. */
interface Waking {
  _$HY?: { events?: [unknown, Event][] | null }
}

/**
 * Remembers which fields a person has typed into or ticked by now, and tells the page of them once it is awake. Solid
 * hands such events on by itself, but by then an event knows no more which way it took, and nobody hears it.
 */
export function typedEarly(): () => void {
  const events = (globalThis as Waking)._$HY?.events ?? []
  const typed = events.filter(([, { type }]) => type === 'input').map(([, { target }]) => target)
  return () => {
    for (const field of new Set(typed)) {
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      // Where one still writes, the browser says so by itself, when the field is left.
      if (field !== document.activeElement || !writtenIn(field))
        field?.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

function writtenIn(field: EventTarget | null): boolean {
  if (field instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(field.type)
  return field instanceof HTMLTextAreaElement
}
