import type { Client } from '@modelcontextprotocol/client'
import { type StoreAbility, storeAbilities } from '../../../shared/wire/stores.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { type Connection, renewed } from './connect/kept.ts'
import type { Ability, Tool } from './dialects/types.ts'
import { failureOf, refusalIn, StaleToken } from './failure.ts'
import { storeLibrary } from './library.ts'

export interface Session {
  /** Calls a tool of the allowlist; a read may be repeated, a write only when it was refused before any work. */
  call: Tool
  /** What the store can no longer do for us, by its tools; one that cannot even be looked at is refused. */
  compareTools(): Promise<StoreAbility[]>
  close(): Promise<void>
}

/** Waits before another try. Ours is on this machine, and has nobody to spare. */
const pauses = { real: [1000, 2000, 4000], practice: [10, 20, 40] }
/** Nobody looks at a page for longer than this without being told what it waits for. */
const longestBeforePeople = 5000
const patience = { real: 20_000, practice: 4_000 }

/** How long to wait, time after time, when a store asks to slow down; a filling has the patience that people have not. */
export function restsAt(
  store: Pick<Connection['store'], 'practice' | 'dialect'>,
  patient: boolean,
): readonly number[] {
  if (store.practice) return pauses.practice
  const { rests } = store.dialect
  return patient ? rests : rests.filter((rest) => rest <= longestBeforePeople)
}

/** `patient` for work that goes on by itself. */
export function openSession(services: Services, first: Connection, patient = false): Session {
  const { store } = first
  const kind = store.practice ? 'practice' : 'real'
  let connection = first
  let client: Promise<Client> | null = null
  let lastCall = 0

  async function connected(): Promise<Client> {
    client ??= connect(services, connection)
    return client.catch((error) => {
      client = null
      throw error
    })
  }

  async function leave(): Promise<void> {
    const open = client
    client = null
    await open?.then((one) => one.close()).catch(() => {})
  }

  /** A token that is over is renewed once; whoever is refused again has to be let in anew. */
  async function withToken<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const { expires } = connection.tokens
    if (expires !== null && expires < services.now().getTime() + 30_000) await freshToken()
    try {
      return await work(await connected())
    } catch (error) {
      if (!(error instanceof StaleToken)) throw error
      await freshToken()
      try {
        return await work(await connected())
      } catch (again) {
        throw again instanceof StaleToken ? new DomainError('store_reconnect') : again
      }
    }
  }

  async function freshToken(): Promise<void> {
    await leave()
    try {
      connection = await renewed(services, connection)
    } catch (error) {
      throw error instanceof DomainError ? error : await failureOf(error)
    }
  }

  const attempt = (name: string, input: Record<string, unknown>) =>
    withToken(async (open) => {
      const wait = lastCall + (store.practice ? 0 : store.dialect.pause) - Date.now()
      if (wait > 0) await Bun.sleep(wait)
      lastCall = Date.now()
      const said = await open
        .callTool({ name, arguments: input }, { timeout: patience[kind] })
        .catch(async (error) => {
          throw await failureOf(error)
        })
      return answerOf(said)
    })

  return {
    async call(name, input, purpose) {
      const { tools } = store.dialect
      const known = Object.hasOwn(tools, name) ? tools[name] : undefined
      if (!known || Object.keys(input).some((key) => !known.includes(key)))
        throw new Error(`The tool ${name} is not one that may be called so.`)
      for (let at = 0; ; at += 1) {
        try {
          return await attempt(name, input)
        } catch (error) {
          const slower = error instanceof DomainError && error.code === 'store_slow_down'
          const pause = (slower ? restsAt(store, patient) : pauses[kind])[at]
          if (pause === undefined || !mayRepeat(error, purpose)) throw error
          await leave()
          await Bun.sleep(pause)
        }
      }
    },

    async compareTools() {
      const offered = await withToken(async (open) =>
        open.listTools(undefined, { timeout: patience[kind] }).catch(async (error) => {
          throw await failureOf(error)
        }),
      )
      const { tools, needs } = store.dialect
      const lacking = (name: string) => {
        const tool = offered.tools.find((one) => one.name === name)
        if (!tool) return [name]
        const takes = Object.keys(tool.inputSchema.properties ?? {})
        return (tools[name] ?? [])
          .filter((field) => !takes.includes(field))
          .map((field) => `${name}.${field}`)
      }
      const drift = Object.entries(needs).flatMap(([ability, names]) => {
        const missing = names.flatMap(lacking)
        return missing.length === 0 ? [] : [{ ability: ability as Ability, missing }]
      })
      if (drift.length > 0)
        services.log.warn('store.changed', {
          store: store.id,
          drift: drift.flatMap(({ missing }) => missing),
        })
      const lost = drift.map(({ ability }) => ability)
      if (lost.includes('look')) throw new DomainError('store_changed')
      return storeAbilities.filter((ability) => lost.includes(ability))
    },

    close: leave,
  }
}

function mayRepeat(error: unknown, purpose: 'read' | 'write'): boolean {
  if (!(error instanceof DomainError)) return false
  if (error.code === 'store_slow_down') return true
  return purpose === 'read' && error.code === 'store_unavailable'
}

async function connect(services: Services, { store, tokens }: Connection): Promise<Client> {
  const { Client, StreamableHTTPClientTransport } = await storeLibrary()
  const transport = new StreamableHTTPClientTransport(new URL(store.url), {
    async fetch(url, init) {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${tokens.access}`)
      // A store takes a program that does not say its name for a robot.
      headers.set('user-agent', 'Komora/0.1 (grocery cart)')
      const response = await services.storeFetch(store.url, url, { ...init, headers })
      const refusal = init?.method === 'POST' ? await refusalIn(response) : null
      if (refusal) throw refusal
      return response
    },
  })
  const client = new Client({ name: 'komora', version: '0.1.0' })
  const timeout = store.practice ? patience.practice : patience.real
  try {
    await client.connect(transport, { timeout })
    return client
  } catch (error) {
    await client.close().catch(() => {})
    throw await failureOf(error)
  }
}

interface Said {
  content?: unknown
  isError?: boolean | undefined
}

/** The first text of the answer, as JSON: what is beside it is wrapped in one way here and another there. */
function answerOf(said: Said): unknown {
  const [first] = Array.isArray(said.content) ? (said.content as { text?: unknown }[]) : []
  const text = typeof first?.text === 'string' ? first.text : ''
  if (said.isError && /rate limit/i.test(text)) throw new DomainError('store_slow_down')
  if (said.isError) throw new DomainError('store_changed', {}, { cause: new Error('isError') })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DomainError('store_unavailable', {}, { cause })
  }
}
