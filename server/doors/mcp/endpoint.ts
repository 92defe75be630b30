import type { z } from 'zod'
import type { Scope } from '../../../shared/wire/scopes.ts'
import type { Context } from '../../kernel/context.ts'

/** A tool as an endpoint serves it. `C` is what it is given: anybody, or an agent with a grant. */
export interface Tool<C extends Context = Context> {
  name: string
  title: string
  description: string
  scope: Scope | null
  input: z.ZodObject
  output: z.ZodObject
  annotations: ToolAnnotations
  run(ctx: C, input: never): Promise<Record<string, unknown>>
}

export interface ToolAnnotations {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

export interface Resource {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
  size: number
}

export interface ServerInfo {
  name: string
  title: string
  version: string
  websiteUrl: string
  icons: { src: string; mimeType: string; sizes: string[] }[]
}

/** One address that speaks MCP: what it serves, and how it learns who is asking. */
export interface Endpoint<C extends Context = Context> {
  info: ServerInfo
  instructions: string
  tools: readonly Tool<C>[]
  resources: readonly Resource[] | null
  readResource(uri: string): string | null
  /** Whether anybody at all may know the answers. */
  open: boolean
  enter(ctx: Context, request: Request): Promise<C>
  /** The grant that a caller shows; null where none is asked for. */
  grantOf(ctx: C): string | null
  /** Adds to a refusal how the caller would get in. */
  challenge(error: unknown): unknown
  /** Refuses a tool that the caller may not use. */
  admit(ctx: C, tool: Tool<C>): void
  used(ctx: C, tool: Tool<C>, refused: boolean): void
}
