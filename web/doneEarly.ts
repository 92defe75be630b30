/** What Solid's script in the head of a page writes down until the page is awake. */
interface Waking {
  _$HY?: { events?: [unknown, Event][] | null }
}

/**
 * Remembers what a person has typed into, ticked and pressed by now, and tells the page of it once it is awake. Solid
 * hands such events on by itself, but by then an event knows no more which way it took, and nobody hears it.
 */
export function doneEarly(): () => void {
  const events = (globalThis as Waking)._$HY?.events ?? []
  const targets = (kind: string) =>
    new Set(events.filter(([, { type }]) => type === kind).map(([, { target }]) => target))
  const [typed, pressed] = [targets('input'), targets('click')]
  return () => {
    for (const field of typed) hear(field)
    // Whoever pressed more than once meant one press, which nothing answered.
    for (const button of new Set([...pressed].map(buttonOf))) button?.click()
  }
}

function hear(field: EventTarget | null): void {
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // Where one still writes, the browser says so by itself, when the field is left.
  if (field !== document.activeElement || !writtenIn(field))
    field?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** One that does nothing by itself: what the browser does without us is done. */
function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null
  const ours = button?.type === 'button' && !button.popoverTargetElement
  return ours ? button : null
}

function writtenIn(field: EventTarget | null): boolean {
  if (field instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(field.type)
  return field instanceof HTMLTextAreaElement
}
