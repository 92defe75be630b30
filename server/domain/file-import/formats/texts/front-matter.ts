/** What stands between two rules at the top of a Markdown file: values, and lists of them. */
export interface FrontMatter {
  values: ReadonlyMap<string, string>
  lists: ReadonlyMap<string, readonly string[]>
  rest: string
}

export function frontMatterOf(text: string): FrontMatter | null {
  const found = /^---[ \t]*\r?\n([\s\S]{0,60000}?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!found) return null
  const values = new Map<string, string>()
  const lists = new Map<string, string[]>()
  let key = ''
  for (const line of (found[1] ?? '').split(/\r?\n/)) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1]
    const named = /^([\w ]{1,40}):\s*(.*)$/.exec(line)
    if (item !== undefined && key !== '') lists.set(key, [...(lists.get(key) ?? []), bare(item)])
    else if (named?.[1]) {
      key = named[1].trim().toLowerCase()
      const value = (named[2] ?? '').trim()
      const inline = /^\[(.*)\]$/.exec(value)?.[1]
      if (inline !== undefined)
        lists.set(
          key,
          inline.split(',').map((one) => bare(one.trim())),
        )
      else if (value !== '' && !/^[|>]-?$/.test(value)) values.set(key, bare(value))
    } else if (key !== '' && line.trim() !== '') {
      // A text over several lines.
      const list = lists.get(key)
      if (list?.length) list[list.length - 1] += ` ${line.trim()}`
      else values.set(key, [values.get(key), line.trim()].filter(Boolean).join('\n'))
    }
  }
  return { values, lists, rest: text.slice(found[0].length) }
}

function bare(value: string): string {
  return value.replace(/^(["'])(.*)\1$/, '$2').replaceAll('\\"', '"')
}
