import type { z } from 'zod'
import type { Scope } from '../../../shared/wire/scopes.ts'
import type { Context } from '../../kernel/context.ts'
import type { ViewName } from './apps/view-names.ts'
import type { Tool, ToolAnnotations } from './endpoint.ts'

export const reads: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

export const proposes: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
}

/** Ties what a tool runs to its schemas; the dispatcher parses the arguments before it runs them. */
export function defineTool<C extends Context, I extends z.ZodObject, O extends z.ZodObject>(tool: {
  name: string
  title: string
  description: string
  scope: Scope | null
  input: I
  output: O
  annotations: ToolAnnotations
  view?: ViewName
  shown?(ctx: C, answer: z.output<O>, input: z.output<I>): Promise<object | null>
  question?(input: z.output<I>): string | undefined
  run(ctx: C, input: z.output<I>): Promise<z.input<O>>
}): Tool<C> {
  return tool as unknown as Tool<C>
}
