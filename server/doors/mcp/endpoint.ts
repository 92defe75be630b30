import type { z } from 'zod'
import type { Scope } from '../../../shared/wire/scopes.ts'
import type { Context } from '../../kernel/context.ts'
import type { ViewName } from './apps/view-names.ts'

/** A tool as an endpoint serves it. `C` is what it is given: anybody, or an agent with a grant. */
export interface Tool<C extends Context = Context> {
  name: string
  title: string
  description: string
  scope: Scope | null
  input: z.ZodObject
  output: z.ZodObject
  annotations: ToolAnnotations
  /** How clients that can show it show the answer. */
  view?: ViewName
  /** What only the view is given, beside the answer; the program reads it too, so its scopes count. */
  shown?(ctx: C, answer: never, input: never): Promise<object | null>
  /** What is asked in plain words, which costs more than a read. */
  question?(input: never): string | undefined
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
  size?: number
  annotations?: { lastModified: string }
  _meta?: object
}

export interface ResourceTemplate {
  uriTemplate: string
  name: string
  title: string
  description: string
  mimeType: string
}

export interface Contents {
  uri: string
  mimeType: string
  text: string
  _meta?: object
}

/** What an endpoint has to be read by address, beside its tools. */
export interface Shelf<C extends Context> {
  templates: readonly ResourceTemplate[]
  list(
    ctx: C,
    apps: boolean,
    cursor?: string,
  ): Promise<{ resources: Resource[]; nextCursor?: string }>
  /** null for an address at which nothing is. */
  read(ctx: C, uri: string): Promise<Contents | null>
  /** For how long a client may keep what it was given, in milliseconds. */
  keep: number
  completer(ctx: C, template: string): Completer<C> | undefined
}

/** What the value of an argument may become, by how it begins; the likeliest first. */
export type Completer<C extends Context> = (ctx: C, beginning: string) => Promise<readonly string[]>

export interface PromptArgument<C extends Context> {
  name: string
  required: boolean
  complete: Completer<C>
}

export interface PromptMessage {
  role: 'user'
  content: { type: 'text'; text: string } | { type: 'resource'; resource: Contents }
}

/** Something that a person may ask of their program, in words that we have found good. */
export interface Prompt<C extends Context> {
  name: string
  arguments: readonly PromptArgument<C>[]
  /** How the person is told of it, in their language. */
  told(ctx: C): { title: string; description: string; arguments: Record<string, string> }
  messages(ctx: C, given: Readonly<Record<string, string>>): Promise<PromptMessage[]>
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
  shelf: Shelf<C>
  prompts: readonly Prompt<C>[]
  /** Whether anybody at all may know the answers. */
  open: boolean
  enter(ctx: Context, request: Request): Promise<C>
  /** The grant that a caller shows; null where none is asked for. */
  grantOf(ctx: C): string | null
  /** Adds to a refusal how the caller would get in. */
  challenge(error: unknown): unknown
  /** Refuses what the caller may not use. */
  admit(ctx: C, scope: Scope | null): void
  used(ctx: C, tool: Tool<C>, refused: boolean): void
}
