import { createTRPCClient, localLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import type { Context } from '../../kernel/context.ts'
import { type AppRouter, appRouter } from './router.ts'

/** The browser's own client, but answered in this process: pages that are rendered here ask it. */
export function localApi(limit: ReadCounter) {
  return (context: Context, request: Request) => {
    const createContext = async () => ({ ...context, request, reply: new Headers(), limit })
    return createTRPCClient<AppRouter>({
      links: [bareErrors, localLink({ router: appRouter, createContext })],
    })
  }
}

/**
 * A page carries its data to the browser, errors too. So they hold what HTTP would have told of
 * them, and neither the cause with its statement nor a stack.
 */
const bareErrors: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        error: (error) => observer.error(bare(error)),
        complete: () => observer.complete(),
      }),
    )

function bare({ message, shape }: TRPCClientError<AppRouter>): TRPCClientError<AppRouter> {
  const error = new TRPCClientError<AppRouter>(
    message,
    shape ? { result: { error: shape } } : undefined,
  )
  for (const name of ['stack', 'line', 'column', 'sourceURL', 'originalLine', 'originalColumn'])
    Reflect.deleteProperty(error, name)
  return error
}
