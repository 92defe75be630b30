import { tagged } from '../../caching.ts'

/** About how many tokens a model needs for a text: Cyrillic takes more of them than Latin. */
function tokensOf(text: string): number {
  const other = text.length - (text.match(/\p{ASCII}/gu)?.length ?? 0)
  return Math.ceil((text.length - other) / 4 + other / 2.5)
}

/** Markdown as an answer, with a tag that names it and its length as models count. */
export function markdown(request: Request, text: string, extra: HeadersInit = {}): Response {
  const headers = new Headers({
    'content-type': 'text/markdown;charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-markdown-tokens': String(tokensOf(text)),
  })
  for (const [name, value] of new Headers(extra)) headers.append(name, value)
  return tagged(request, text, headers)
}
