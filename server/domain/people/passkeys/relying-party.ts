import type { Context } from '../../../kernel/context.ts'

/** Who we are to an authenticator: the name of our host, and no page of any other origin. */
export function relyingParty({ config }: Context) {
  return { name: 'Komora', id: new URL(config.baseUrl).hostname, origin: config.baseUrl }
}
