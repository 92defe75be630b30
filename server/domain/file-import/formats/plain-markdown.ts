/** Steps are plain text here; the marks of Markdown would only be in a cook's way. */
export function plainMarkdown(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .slice(0, 60_000)
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g, '')
    .replace(/\[([^\]\n]{1,200})\]\(([^)\n]{0,500})\)/g, (_, words: string, to: string) =>
      linked(words, to),
    )
    .replace(/\*\*|__/g, '')
    .replace(/^[ \t]{0,3}#{1,6}[ \t]/gm, '')
}

/** The address is all that a link says beyond its words. */
function linked(words: string, to: string): string {
  const address = /^https?:\/\/\S+/i.exec(to.trim())?.[0]
  return address === undefined || words.includes(address) ? words : `${words} (${address})`
}
