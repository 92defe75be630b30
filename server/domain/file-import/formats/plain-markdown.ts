/** Steps are plain text here; the marks of Markdown would only be in a cook's way. */
export function plainMarkdown(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .slice(0, 60_000)
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g, '')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/^[ \t]{0,3}#{1,6}[ \t]/gm, '')
}
