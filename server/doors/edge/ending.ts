import type { Ending } from '../../domain/site/endings.ts'
import type { Config } from '../../kernel/config.ts'

/** RFC 9745 and RFC 8594: since when an address should not be built on, until when it answers, and where that is told. */
export function announceEnding({ baseUrl }: Config, ending: Ending, headers: Headers): void {
  headers.set('deprecation', `@${Math.floor(ending.deprecatedAt.getTime() / 1000)}`)
  headers.set('sunset', ending.sunsetAt.toUTCString())
  headers.append('link', `<${baseUrl}/versions>; rel="deprecation"; type="text/html"`)
}
