import type { LeftField } from '../../../../../shared/wire/intakes.ts'
import { leftLabels } from '../left.ts'

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
  let parent = ''
  for (const line of (found[1] ?? '').split(/\r?\n/)) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1]
    const named = /^(\s*)([\w][\w .-]{0,39}):(?:\s+(.*))?$/.exec(line)
    const within = named?.[1] !== '' && parent === ''
    if (item !== undefined && key !== '') lists.set(key, [...(lists.get(key) ?? []), bare(item)])
    else if (named?.[2] && !within) {
      const name = named[2].trim().toLowerCase()
      const value = (named[3] ?? '').trim()
      // «source:» and below it «  name: …» is `source.name`; below «|» stands a text.
      if (named[1] === '') parent = value === '' ? name : ''
      key = named[1] === '' ? name : `${parent}.${name}`
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

/** What stands there under a name that its reader does not take. */
export function leftOfFront(front: FrontMatter, taken: string): LeftField[] {
  const known = new Set(taken.split(/\s*,\s*/))
  const lists = [...front.lists].map(([name, all]) => [name, all.join(', ')] as const)
  return leftLabels([...front.values, ...lists].filter(([name]) => !known.has(name)))
}

function bare(value: string): string {
  const [, quoted] = /^"(.*)"$/.exec(value) ?? []
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1')
  return value.replace(/^'(.*)'$/, '$1')
}
