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
  params: Readonly<Record<string, unknown>>
}
