import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Context } from '../../kernel/context.ts'
import type { Endpoint } from './endpoint.ts'
import type { Era } from './era/era.ts'

/** What a method is given: who calls, where, in which era, and with what. */
export interface Served<C extends Context> {
  ctx: C
  endpoint: Endpoint<C>
  era: Era
  /** Whether the client has said that it shows views. */
  apps: boolean
  /** For what costs more than the request that it comes in. */
  limit: ReadCounter
  params: Readonly<Record<string, unknown>>
}
