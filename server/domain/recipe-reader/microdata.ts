import { walkMarkup } from './markup.ts'
import { formatNames, formatType } from './microformat.ts'
import { rdfaOf } from './rdfa.ts'
import { isOfType, type SchemaNode } from './schema.ts'

type Item = Record<string, unknown[]>

interface OpenElement {
  name: string
  /** What a `rel` around it calls the object that begins here. */
  called: readonly string[]
  /** Set when the element begins an object of its own. */
  item: Item | null
  /** Set when the text inside is the value of a property of the object around it. */
  property: Property | null
}

interface Property {
  /** Inside of it the same is said of each of its parts. */
  inParts: boolean
  owner: Item
  names: readonly string[]
  text: string
  listed: boolean
}

/** Text counts for every property around it, so that only so many may be open at once. */
const mostOpenProperties = 8
const blocks = new Set(['p', 'li', 'div', 'tr', 'h1', 'h2', 'h3', 'h4'])
const unread = new Set(['script', 'style', 'noscript', 'template', 'button', 'select'])
/** What only a recipe has: said outside of every object, it makes the page itself one. */
const ofRecipes = ['recipeingredient', 'ingredients', 'recipeinstructions', 'instructions']

/** The objects of a page that are marked up with itemprop, or with the classes of h-recipe, in the shape of JSON-LD. */
export function readMicrodata(html: string): SchemaNode[] {
  const page = newItem('')
  const items: Item[] = [page]
  const open: OpenElement[] = []
  let silent = 0

  // Apart from the elements that are open: a page nests hundreds of those, and each of its texts asks.
  const told: Property[] = []
  const owners: Item[] = []
  const write = (text: string) => {
    if (silent > 0) return
    for (const property of told) property.text += text
  }
  walkMarkup(html, {
    onopentag(name, attributes) {
      if (unread.has(name)) silent += 1
      if (name === 'br' || blocks.has(name)) write('\n')
      else if (name === 'td' || name === 'th' || name === 'dd') write(' ')
      for (const property of told) {
        // Two paragraphs may be one line of a list, but never one step.
        const step = name === 'p' && property.names.some((one) => /instructions$/i.test(one))
        if (name === 'li' || name === 'br' || step) property.listed = true
      }
      const owner = owners.at(-1) ?? page
      const rdfa = rdfaOf(attributes, owner !== page && attributes['itemprop'] === undefined)
      const format = formatType(attributes['class']) ?? rdfa.type
      const around = format === null ? [] : (open.at(-1)?.called ?? [])
      const names = [
        ...(attributes['itemprop'] ?? '').split(/\s+/),
        ...formatNames(attributes['class'], owner),
        ...(rdfa.names.length > 0 ? rdfa.names : around),
      ].filter(Boolean)
      const item =
        attributes['itemscope'] === undefined
          ? format === null
            ? null
            : newItem(format)
          : newItem(attributes['itemtype'])
      const called = attributes['rel'] && item === null && rdfa.names.length > 0 ? names : []
      if (item) items.push(item)
      const value = item ?? attributeValue(name, names, attributes)
      const textual = names.length > 0 && value === null && called.length === 0
      const room = textual && told.length < mostOpenProperties
      const property = room ? { owner, names, text: '', listed: false, inParts: false } : null
      for (const around of told) {
        const same = ofRecipes.some(
          (one) => isNamed(around.names, one) && isNamed(names, one) && around.owner === owner,
        )
        if (same) around.inParts = true
      }
      if (names.length > 0 && value !== null) add(owner, names, value)
      if (property) told.push(property)
      if (item) owners.push(item)
      open.push({ name, called, item, property })
    },
    // A line break in the source is a space to whoever reads the page.
    ontext: (text) => write(text.replace(/\s+/g, ' ')),
    onclosetag(name) {
      if (unread.has(name)) silent -= 1
      if (blocks.has(name)) write('\n')
      if (open.at(-1)?.name !== name) return
      const { property, item } = open.pop() ?? {}
      if (item) owners.pop()
      if (!property) return
      told.pop()
      if (property.inParts) return
      for (const text of valuesOf(property)) add(property.owner, property.names, text)
    },
  })
  if (ofRecipes.some((name) => Object.keys(page).some((key) => key.toLowerCase() === name))) {
    page['@type'] = items.some((item) => isOfType(item, 'Recipe')) ? [] : ['Recipe']
  }
  return items
}

const isNamed = (names: readonly string[], wanted: string) =>
  names.some((name) => name.toLowerCase() === wanted)

/** A whole list inside of one property is as many values. */
function valuesOf({ names, text, listed }: Property): string[] {
  const several = listed && names.some((name) => ofRecipes.includes(name.toLowerCase()))
  if (!several) return [text]
  return text.split('\n').filter((line) => line.trim() !== '')
}

function newItem(type: string | undefined): Item {
  return Object.assign(Object.create(null), { '@type': (type ?? '').trim().split(/\s+/) })
}

function add(owner: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    if (name === '@type') continue
    const values = owner[name] ?? []
    owner[name] = values
    values.push(value)
  }
}

const linked = new Set(['url', 'image', 'photo', 'thumbnailurl', 'sameas', 'isbasedon'])

/** HTML, Microdata §5.2.4: for some elements the value is in an attribute, not in the text. */
function attributeValue(
  name: string,
  names: readonly string[],
  attributes: Record<string, string>,
): string | null {
  switch (name) {
    case 'meta':
      return attributes['content'] ?? ''
    case 'img':
    case 'source':
      return pictureIn(attributes)
    case 'a':
    case 'link':
      // A name or a line that is a link is its words.
      return names.some((one) => linked.has(one.toLowerCase())) || name === 'link'
        ? (attributes['href'] ?? '')
        : null
    case 'time':
      return attributes['datetime'] || attributes['content'] || null
    case 'data':
    case 'meter':
      return attributes['value'] ?? null
    default:
      return attributes['content'] || (attributes['datetime'] ?? null)
  }
}

/** A picture that is loaded late has its address elsewhere. */
function pictureIn(attributes: Record<string, string>): string {
  const late = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original']
  const now = attributes['src'] ?? ''
  return late && (now === '' || now.startsWith('data:')) ? late : now
}
