import type { ListHabits } from '../../../shared/wire/shopping.ts'
import type { Api } from '../../api.ts'
import type { Suggest } from '../../components/suggestions.ts'

const most = 6

/** What begins like the words: what this kitchen has bought first, at once; then foods, when there is a connection. */
export function suggestGoods(known: () => ListHabits['known'], api: Api): Suggest {
  return async (query, signal) => {
    const own = goodsLike(known(), query)
    if (own.length >= most) return own.slice(0, most)
    const { foods } = await api.feed.suggest
      .query({ q: query }, { signal })
      .catch(() => ({ foods: [] }))
    const told = new Set(own.map((one) => one.label.toLowerCase()))
    const more = foods
      .filter((food) => !told.has(food.name.toLowerCase()))
      .map(({ name }) => ({ label: name, href: name }))
    return [...own, ...more].slice(0, most)
  }
}

/** A good whose name has a word that begins so; what is typed in full already needs no suggestion. */
export function goodsLike(known: ListHabits['known'], query: string) {
  const typed = query.trim().toLowerCase()
  return known
    .filter(({ name, text }) => {
      const words = `${name} ${text}`.toLowerCase()
      return words.startsWith(typed) || words.includes(` ${typed}`)
    })
    .filter(({ text }) => text.toLowerCase() !== typed)
    .map(({ text }) => ({ label: text, href: text }))
}
