import type { ViewSentences } from '../../../../../shared/language/agent-views.ts'
import { fill } from '../../../../../shared/language/sentence.ts'
import { el, itemsOf, link, show, small, text, textsOf } from './draw.ts'

type Recipe = Record<string, unknown>

/** One recipe, or those that were found. */
show((answer, words) => {
  if (!('recipes' in answer)) return [...recipe(answer, words), link(words.open, answer['url'])]
  const found = itemsOf(answer['recipes'])
  return [
    answer['note'] !== undefined && el('p', text(answer['note'])),
    found.length === 0 && el('p', words.nothingFound),
    ...found.map((one) => el('article', ...recipe(one, words), link(words.open, one['url']))),
  ]
})

function recipe(one: Recipe, words: ViewSentences) {
  const lines = textsOf(one['ingredients'])
  const steps = textsOf(one['steps'])
  const price = one['estimated_price'] as { text?: unknown } | undefined
  // Of a recipe in brief only the foods are known.
  const brief = steps.length === 0
  return [
    el('h1', text(one['title'])),
    small(
      one['author'] !== undefined && fill(words.author, { name: text(one['author']) }),
      counted(words.servings, one['servings']),
      counted(words.minutes, one['total_minutes'] ?? one['cook_minutes']),
      text(price?.text),
    ),
    text(one['description']) && el('p', text(one['description'])),
    brief && lines.length > 0 && el('p', lines.join(', ')),
    !brief && lines.length > 0 && el('h2', words.ingredients),
    !brief && lines.length > 0 && el('ul', ...lines.map((line) => el('li', line))),
    !brief && el('h2', words.steps),
    !brief && el('ol', ...steps.map((step) => el('li', step))),
  ]
}

function counted(words: string, count: unknown): string | false {
  return typeof count === 'number' && fill(words, { count })
}
