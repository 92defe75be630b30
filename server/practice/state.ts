import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Shopper {
  /** Product ids and how many; a fraction of what is weighed. */
  cart: Record<string, number>
  slot: { start: string; end: string }
  /** Of a chain that wants to know; null before a place is chosen. */
  place?: ShopperPlace | null
}

export interface ShopperPlace {
  branchId: string
  deliveryType: string
  address: unknown
  /** Nobody drives there. */
  away: boolean
}

export interface Token {
  kind: 'access' | 'refresh'
  shopper: string
  client: string
  family: string
  expires: number
  spent: boolean
}

/** All that a practice store remembers. It is plain data, so that it can lie in a file. */
export interface State {
  clients: Record<string, { redirects: string[] }>
  codes: Record<
    string,
    { client: string; redirect: string; challenge: string; shopper: string; expires: number }
  >
  tokens: Record<string, Token>
  shoppers: Record<string, Shopper>
}

export const emptyState = (): State => ({ clients: {}, codes: {}, tokens: {}, shoppers: {} })

/** Strangers may come to a store beside a public server: the oldest make room, so that none of them fills it. */
export const most = { clients: 1000, codes: 1000, tokens: 10_000, shoppers: 2000 } as const

export function put<Name extends keyof State>(
  state: State,
  name: Name,
  key: string,
  value: State[Name][string],
): void {
  const record = state[name] as Record<string, State[Name][string]>
  record[key] = value
  const keys = Object.keys(record)
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most[name]))) delete record[oldest]
}

export interface Kept<T> {
  value: T
  changed(): void
  /** Until what was changed lies on the disk. */
  settled(): Promise<void>
}

/** Kept in memory alone. */
export function inMemory<T>(value: T): Kept<T> {
  return { value, changed: () => {}, settled: async () => {} }
}

/** Kept in a file, so that a restart of a server does not throw every practice shopper out. */
export async function inFile<T>(path: string, empty: T): Promise<Kept<T>> {
  const value = await readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => empty)
  let writing: Promise<void> = Promise.resolve()
  let waiting = false
  const write = async () => {
    waiting = false
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(`${path}.new`, JSON.stringify(value), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  return {
    value,
    changed() {
      if (waiting) return
      waiting = true
      // A store that cannot keep its memory is still good for practising.
      writing = writing.then(write).catch(() => {})
    },
    settled: () => writing,
  }
}
