import type { Komora } from './komora.ts'

/** A moment after everything: where a walk through the feed begins. */
const afterAll = 9_999_999_999_999

export interface Item {
  id: string
  title: string
  author: { id: string; displayName: string }
  servings: number
  cookMinutes: number | null
  totalMinutes?: number | null
  estimatedPrice: number
  pricePerServing: number
  currency: string
  publishedAt: number
  photoUrl: string | null
  likes: number
}

export interface Answer {
  name: string
  url: string
  inLanguage: string
  totalTime: string
  recipeIngredient: string[]
  recipeYield: string
  estimatedCost: { value: number; currency: string }
}

export interface Answers {
  recipes: Answer[]
  /** How it took the question, and what of it is not plain or had to be given up. */
  taken: string
  told: string
}

type Parameters = Record<string, string | number>

export async function getJson<T>(komora: Komora, path: string): Promise<T> {
  const response = await fetch(komora.url + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** All that the feed has for these parameters, walked page by page to the end. */
export async function walkFeed(komora: Komora, parameters: Parameters = {}): Promise<Item[]> {
  const found: Item[] = []
  for (let before = afterAll; ; ) {
    const { items } = await feedPage(komora, { ...parameters, before })
    found.push(...items)
    const last = items.at(-1)
    if (!last) return found
    before = last.publishedAt
    if (found.length > 1000) throw new Error('The feed has no end.')
  }
}

export function feedPage(komora: Komora, parameters: Parameters = {}): Promise<{ items: Item[] }> {
  const words = new URLSearchParams({ before: String(afterAll) })
  for (const [name, value] of Object.entries(parameters)) words.set(name, String(value))
  return getJson(komora, `/api/social/feed?${words}`)
}

/** Asks as a program does that wants a sentence about the answer too. */
export async function ask(komora: Komora, text: string): Promise<Answers> {
  const body = JSON.stringify({ query: { text }, prefer: { mode: 'summarize' } })
  const response = await post(komora, body)
  const { results } = (await response.json()) as { results: Record<string, unknown>[] }
  const summary = results.find((one) => one['@type'] === 'SearchSummary')
  const recipes = results.filter((one) => one['@type'] === 'Recipe') as unknown as Answer[]
  // The first sentence only counts the answers.
  const taken = String(summary?.['text'] ?? '').replace(/^[^.]*\.\s*/, '')
  return { recipes, taken, told: String(summary?.['description'] ?? '') }
}

/** The names that come to one question by each of the three ways of asking it. */
export async function askEveryWay(komora: Komora, text: string): Promise<Record<string, string[]>> {
  const named = async (response: Promise<Response>) => {
    const { results } = (await (await response).json()) as { results: Answer[] }
    return results.map(({ name }) => name)
  }
  const question = { query: { text } }
  const stream = await post(komora, JSON.stringify({ ...question, prefer: { streaming: true } }))
  return {
    get: await named(fetch(`${komora.url}/ask?${new URLSearchParams({ query: text })}`)),
    post: await named(post(komora, JSON.stringify(question))),
    stream: streamedNames(await stream.text()),
  }
}

function post(komora: Komora, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${komora.url}/ask`, { method: 'POST', headers, body })
}

function streamedNames(text: string): string[] {
  const events = text.split(/\r?\n\r?\n/)
  const data = events
    .filter((event) => /^event: ?result$/m.test(event))
    .map((event) => /^data: ?(.*)$/m.exec(event)?.[1] ?? 'null')
  return data.map((one) => (JSON.parse(one) as { item: Answer }).item.name)
}
