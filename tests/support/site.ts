import { createSafeFetch, type SafeFetch } from '../../server/net/safe-fetch.ts'
import { createSafePost, type SafePost } from '../../server/net/safe-post.ts'

export interface Site {
  port: number
  /** Fetches as the server does; only names under .example exist, and lead to this site. */
  fetch: SafeFetch
  post: SafePost
  /** The Host of every request that arrived. */
  hosts: string[]
  stop(): Promise<void>
}

/** The addresses that the pretended name server knows. */
const names: Readonly<Record<string, string[]>> = {
  'recipes.example': ['93.184.215.14'],
  'both.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '93.184.215.14'],
  'inside.example': ['10.0.0.7'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'nobody.example': [],
}

/** A web site on this machine, reached through pretended public addresses: the check of them is real. */
export function startSite(answer: (request: Request) => Response | Promise<Response>): Site {
  const hosts: string[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      hosts.push(request.headers.get('host') ?? '')
      return answer(request)
    },
  })
  const port = server.port ?? 0
  const network = {
    resolve: async (name: string) => names[name] ?? [],
    route: () => '127.0.0.1',
  }
  return {
    port,
    hosts,
    fetch: createSafeFetch(network),
    post: createSafePost(network),
    stop: () => server.stop(true),
  }
}
