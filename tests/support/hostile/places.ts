import { isMarked } from './attacks.ts'

export interface Place {
  path: string
  text: string
}

/** Where marked words stand in a value; keys with such words are places too. */
export function marked(value: unknown, path = ''): Place[] {
  if (typeof value === 'string') return isMarked(value) ? [{ path, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isMarked(key) ? [{ path: `${path}.(key)`, text: key }] : []),
    ...marked(inner, Array.isArray(value) ? `${path}[]` : `${path}.${key}`),
  ])
}

/** The form of a value without what is in it: the names of its fields and the kinds of what they hold. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)])
  return Object.fromEntries(fields)
}

/** What a sentence says by itself, without the words that it quotes. */
export function ownWords(sentence: string): string {
  return sentence.replace(/«[^«»]*»|“[^“”]*”|"(?:[^"\\]|\\.)*"/g, '…')
}

interface Markup {
  /** How many there are of each element that runs, loads, leads away or asks. */
  elements: Record<string, number>
  /** Handlers, and addresses of anything but our own pages. */
  wrong: string[]
}

const watched = 'script,style,iframe,object,embed,form,input,img,link,meta,base,h1,h2,template'

export async function markupOf(html: string, origin: string): Promise<Markup> {
  const elements: Record<string, number> = {}
  const wrong: string[] = []
  const rewriter = new HTMLRewriter()
    .on(watched, {
      element: ({ tagName }) => {
        elements[tagName] = (elements[tagName] ?? 0) + 1
      },
    })
    .on('*', {
      element(element) {
        for (const [name, value] of element.attributes) {
          if (name.startsWith('on')) wrong.push(`${element.tagName} ${name}`)
          if (['href', 'src', 'action', 'formaction'].includes(name) && !isOwn(value, origin))
            wrong.push(`${element.tagName} ${name}=${value}`)
        }
      },
    })
  await rewriter.transform(new Response(html)).text()
  return { elements, wrong }
}

function isOwn(address: string, origin: string): boolean {
  const url = URL.parse(address.replaceAll('&amp;', '&'), origin)
  return url !== null && (url.origin === origin || url.protocol === 'mailto:')
}

/** The elements that Markdown turns into, one after another, without their words. */
export function skeletonOf(markdown: string): string {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '')
  const html = Bun.markdown.html(body, { autolinks: true })
  return [...html.matchAll(/<\/?[a-z][a-z0-9]*/g)].map(([tag]) => tag).join('')
}

/** Fields of our answers that hold what people wrote, and nothing of ours. */
export const dataFields =
  /\.(title|name|text|note|author|description|ingredients\[\]|steps\[\]|tags\[\]|people\[\]|open_lines\[\])$/
