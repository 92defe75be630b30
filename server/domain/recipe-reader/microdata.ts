import { walkMarkup } from './markup.ts'
import type { SchemaNode } from './schema.ts'

type Item = Record<string, unknown[]>

interface OpenElement {
  name: string
  /** Set when the element begins an object of its own. */
  item: Item | null
  /** Set when the text inside is the value of a property of the object around it. */
  property: { owner: Item; names: readonly string[]; text: string } | null
}

/** Text counts for every property around it, so that only so many may be open at once. */
const mostOpenProperties = 8
const blocks = new Set(['p', 'li', 'div', 'tr', 'h1', 'h2', 'h3', 'h4'])

/** The objects of a page that are marked up with itemscope and itemprop, in the shape of JSON-LD. */
export function readMicrodata(html: string): SchemaNode[] {
  const items: Item[] = []
  const open: OpenElement[] = []

  const write = (text: string) => {
    for (const { property } of open) if (property) property.text += text
  }
  const hasRoom = () => open.filter((one) => one.property).length < mostOpenProperties
  walkMarkup(html, {
    onopentag(name, attributes) {
      if (name === 'br' || blocks.has(name)) write('\n')
      const owner = open.findLast((one) => one.item)?.item ?? null
      const names = (attributes['itemprop'] ?? '').split(/\s+/).filter(Boolean)
      const item = attributes['itemscope'] === undefined ? null : newItem(attributes['itemtype'])
      if (item) items.push(item)
      const value = item ?? attributeValue(name, attributes)
      const textual = owner !== null && names.length > 0 && value === null && hasRoom()
      const property = textual ? { owner, names, text: '' } : null
      if (owner && value !== null) add(owner, names, value)
      open.push({ name, item, property })
    },
    ontext: write,
    onclosetag(name) {
      if (blocks.has(name)) write('\n')
      if (open.at(-1)?.name !== name) return
      const property = open.pop()?.property
      if (property) add(property.owner, property.names, property.text)
    },
  })
  return items
}

function newItem(type: string | undefined): Item {
  return Object.assign(Object.create(null), { '@type': (type ?? '').split(/\s+/) })
}

function add(owner: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    if (name === '@type') continue
    const values = owner[name] ?? []
    owner[name] = values
    values.push(value)
  }
}

/** HTML, Microdata §5.2.4: for some elements the value is in an attribute, not in the text. */
function attributeValue(name: string, attributes: Record<string, string>): string | null {
  switch (name) {
    case 'meta':
      return attributes['content'] ?? ''
    case 'img':
    case 'source':
      return attributes['src'] ?? ''
    case 'a':
    case 'link':
      return attributes['href'] ?? ''
    case 'time':
      return attributes['datetime'] ?? attributes['content'] ?? null
    case 'data':
    case 'meter':
      return attributes['value'] ?? null
    default:
      return attributes['content'] ?? null
  }
}
