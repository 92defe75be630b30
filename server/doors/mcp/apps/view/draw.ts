import { type ViewSentences, viewSentences } from '../../../../../shared/language/agent-views.ts'
import { languages } from '../../../../../shared/language/languages.ts'
import { canOpenLinks, connect, openLink, type ToolResult } from './host.ts'

type Child = Node | string | false | null | undefined
type Draw = (answer: Record<string, unknown>, words: ViewSentences, meta: Meta) => Child[]
type Meta = Record<string, unknown>

/** Shows each answer of the tool as it comes, in the language and the light of the host. */
export function show(draw: Draw): void {
  let words = viewSentences.en
  let last: ToolResult | null = null
  const render = () => {
    const root = document.querySelector('main')
    root?.replaceChildren(...kept(last === null ? [el('p', words.waiting)] : drawn(last)))
  }
  const drawn = (result: ToolResult): Child[] => {
    if (result.isError || !result.structuredContent)
      return [el('p', result.content?.map((one) => one.text ?? '').join('\n'))]
    return draw(result.structuredContent, words, result._meta ?? {})
  }
  render()
  void connect({
    context({ theme, locale }) {
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
      const asked = (locale ?? navigator.language).slice(0, 2).toLowerCase()
      const language = languages.find((one) => one === asked) ?? 'en'
      document.documentElement.lang = language
      words = viewSentences[language]
      render()
    },
    result(result) {
      last = result
      render()
    },
  })
}

/** An element with words in it. Whatever they are, they stay words: nothing here reads markup. */
export function el(name: string, ...children: Child[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...kept(children))
  return element
}

export function small(...parts: (string | false | null | undefined)[]): Child {
  const said = parts.filter(Boolean)
  return said.length > 0 && el('small', said.join(' · '))
}

/** Opens a page of ours in the person's own browser; nothing else is opened, whoever names it. */
export function link(words: string, url: unknown, otherwise?: string): Child {
  const origin = document.documentElement.dataset['origin']
  if (typeof url !== 'string' || URL.parse(url)?.origin !== origin) return null
  if (!canOpenLinks()) return el('p', ...(otherwise ? [otherwise, ' '] : []), el('code', url))
  const button = el('button', words)
  button.addEventListener('click', () => openLink(url))
  return button
}

/** Items of a list that the answer may or may not have. */
export function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : []
}

export function textsOf(value: unknown): string[] {
  return itemsOf(value).map((one) => (typeof one === 'string' ? one : text(one['text'])))
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function dayName(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return day
  const { lang } = document.documentElement
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return moment.toLocaleDateString(lang === 'en' ? 'en-GB' : lang, format)
}

function kept(children: readonly Child[]): (Node | string)[] {
  return children.filter((one): one is Node | string => Boolean(one))
}
