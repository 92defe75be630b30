import { createSignal } from 'solid-js'
import type { MatchLine, ProductChoice, StoreChoice } from '../../../shared/wire/store-carts.ts'

/** What a person has decided about a line; without one, what was proposed counts. */
export interface Choice {
  product: ProductChoice | null
  remember: boolean
  query?: string | undefined
}

export interface Decided {
  line: MatchLine
  state: 'asks' | 'picked' | 'left'
  product: ProductChoice | null
}

/** What is taken of a line as things stand. */
export function decide(line: MatchLine, choice: Choice | undefined): Decided {
  if (choice) return { line, state: choice.product ? 'picked' : 'left', product: choice.product }
  if (line.done) return { line, state: 'left', product: line.product }
  return { line, state: line.doubt === null ? 'picked' : 'asks', product: line.product }
}

export interface Choices {
  of: (line: MatchLine) => Choice | undefined
  set: (line: MatchLine, choice: Choice | undefined) => void
  /** A second press of this page is the same filling. */
  runKey: () => string
  forget: () => void
}

interface Kept {
  runKey: string
  made: Record<string, Choice>
}

/** Decisions outlast a reload of the page, and end with the window. */
export function createChoices(listId: string, store: string): Choices {
  const place = `komora.cart ${listId} ${store}`
  const [kept, setKept] = createSignal<Kept>(readKept(place))
  const keep = (next: Kept) => {
    setKept(next)
    try {
      sessionStorage.setItem(place, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
  }
  return {
    // An amount that has changed since is a new question.
    of: (line) => kept().made[nameOf(line)],
    set: (line, choice) => {
      const { [nameOf(line)]: _before, ...made } = kept().made
      keep({ runKey: newRunKey(), made: choice ? { ...made, [nameOf(line)]: choice } : made })
    },
    runKey: () => kept().runKey,
    forget: () => keep({ runKey: newRunKey(), made: {} }),
  }
}

/** As the server wants to hear it: what is taken, and nothing else. */
export function toFill(lines: readonly Decided[], choices: Choices): StoreChoice[] {
  return lines.flatMap(({ line, state, product }) => {
    if (state !== 'picked' || !product) return []
    const choice = choices.of(line)
    return {
      key: line.key,
      productId: product.id,
      remember: choice?.remember ?? false,
      ...(choice?.query && { query: choice.query }),
    }
  })
}

const nameOf = ({ key, amount }: MatchLine) => `${key} ${amount}`

function readKept(place: string): Kept {
  try {
    const text = sessionStorage.getItem(place)
    if (text) return JSON.parse(text) as Kept
  } catch {
    // Nothing was kept.
  }
  return { runKey: newRunKey(), made: {} }
}

/** `randomUUID` is only there on https, and at home this may be a server in the local network. */
function newRunKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
