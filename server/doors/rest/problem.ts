import { type ProblemName, serverSentences } from '../../../shared/language/server.ts'
import type { Config } from '../../kernel/config.ts'
import { DomainError } from '../../kernel/errors.ts'
import { tagged } from '../caching.ts'
import { languageOf } from '../context.ts'
import { standingPage } from '../standing-page.ts'

/** RFC 9457 for a path, or a method on a path, that this API does not have. */
export function unknownPath(
  config: Config,
  request: Request,
  allowed: readonly string[],
): Response {
  const url = new URL(request.url)
  const error =
    allowed.length > 0
      ? new DomainError('method_not_allowed', { method: request.method.slice(0, 20) })
      : new DomainError('path_unknown')
  const name: ProblemName = allowed.length > 0 ? 'method-not-allowed' : 'unknown-path'
  const problem = {
    ...kindOfProblem(config, name),
    detail: error.sentence('uk'),
    instance: url.pathname.slice(0, 500),
  }
  return Response.json(problem, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(allowed.length > 0 && { allow: allowed.join(', ') }),
    },
  })
}

const kinds = {
  'unknown-path': { title: 'Not Found', status: 404 },
  'method-not-allowed': { title: 'Method Not Allowed', status: 405 },
} as const satisfies Record<ProblemName, { title: string; status: number }>

function kindOfProblem({ baseUrl }: Config, name: ProblemName) {
  return { type: `${baseUrl}/problems/${name}`, ...kinds[name] }
}

/**
 * GET /problems/{name}: RFC 9457 §3.1.1 wants a type to lead to words for people; programs that follow
 * it get the same in theirs.
 */
export function explainProblem(config: Config, request: Request, name: string): Response {
  if (!isProblem(name)) throw new DomainError('path_unknown')
  const language = languageOf(request)
  const { title, text, more } = serverSentences[language].problems[name]
  const link = `${config.baseUrl}/developers`
  const headers = { 'cache-control': 'public, max-age=3600', vary: 'Accept, Accept-Language' }
  const accepted = request.headers.get('accept') ?? ''
  if (accepted.includes('text/html'))
    return standingPage({
      ...{ language, title, paragraphs: [text], status: 200, headers },
      links: [{ href: link, label: more }],
    })
  if (accepted.includes('text/markdown'))
    return tagged(request, `# ${title}\n\n${text}\n\n[${more}](${link})\n`, {
      ...headers,
      'content-type': 'text/markdown;charset=utf-8',
    })
  return tagged(request, JSON.stringify({ ...kindOfProblem(config, name), detail: text }), {
    ...headers,
    'content-type': 'application/json',
  })
}

function isProblem(name: string): name is ProblemName {
  return Object.hasOwn(kinds, name)
}
