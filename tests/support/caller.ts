import { randomBytes } from 'node:crypto'
import type { ErrorCode } from '../../shared/errors.ts'
import { kitchenHeader } from '../../shared/kitchen-header.ts'
import type { Person } from '../../shared/wire/people.ts'
import type { Recipe } from '../../shared/wire/recipes.ts'

/** What everybody chooses who does not care about passwords. */
export const password = 'тиха вода греблю рве'

type Fetch = (path: string, init?: RequestInit & { address?: string }) => Promise<Response>

export class TrpcRefusal extends Error {
  readonly status: number
  readonly reason: ErrorCode | null
  constructor(status: number, message: string, reason: ErrorCode | null) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

/** Keeps cookies and says where its requests come from, as a browser on our own pages does. */
export class Caller {
  readonly cookies = new Map<string, string>()
  /** The kitchen that the page shows, as a browser's says it; without it, that of the device. */
  shows: string | undefined
  readonly #fetch: Fetch
  readonly #origin: string
  readonly #address: string

  constructor(fetch: Fetch, origin: string, address = '127.0.0.1') {
    this.#fetch = fetch
    this.#origin = origin
    this.#address = address
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (this.shows) headers.set(kitchenHeader, this.shows)
    if (init.method && init.method !== 'GET' && !headers.has('origin'))
      headers.set('origin', this.#origin)
    const response = await this.#fetch(path, { ...init, headers, address: this.#address })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  async query<T>(procedure: string, input?: unknown): Promise<T> {
    const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return answerOf<T>(await this.fetch(`/trpc/${procedure}${search}`))
  }

  async mutate<T>(procedure: string, input?: unknown): Promise<T> {
    const response = await this.fetch(`/trpc/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    })
    return answerOf<T>(response)
  }

  signUp(displayName = 'Олена', email = uniqueEmail()): Promise<Person> {
    return this.mutate('people.signUp', { email, password, displayName })
  }

  /** A ready recipe with one ingredient and one step, unless told otherwise. */
  compose(recipe: Record<string, unknown> = {}): Promise<Recipe> {
    return this.mutate('recipes.create', {
      title: 'Борщ',
      servings: 4,
      ingredients: [{ text: '500 г буряка' }],
      steps: [{ text: 'Зваріть буряк.' }],
      ...recipe,
    })
  }

  async publish(recipe: Record<string, unknown> = {}): Promise<string> {
    const { id } = await this.compose(recipe)
    const { publicationId } = await this.mutate<{ publicationId: string }>('recipes.publish', {
      id,
    })
    return publicationId
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = pair.split('=', 2)
    const ended = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')
    if (ended) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  const body = (await response.json()) as {
    result?: { data: T }
    error?: { message: string; data: { reason: ErrorCode | null } }
  }
  if (body.error) throw new TrpcRefusal(response.status, body.error.message, body.error.data.reason)
  if (!body.result) throw new Error(`Neither a result nor an error: ${JSON.stringify(body)}`)
  return body.result.data
}

function uniqueEmail(): string {
  return `${randomBytes(6).toString('hex')}@example.org`
}
