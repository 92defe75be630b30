import { draftOf } from '../../../../server/domain/recipe-reader/draft.ts'
import { findRecipe } from '../../../../server/domain/recipe-reader/find-recipe.ts'

/** What is read of a page, as short as it can be said. */
export function readPage(html: string) {
  const found = findRecipe(html, 'text/html')
  const draft = found && draftOf(found, 'https://recipes.example/dir/page')
  if (!draft) return null
  const { ingredients, steps, ...rest } = draft.recipe
  return {
    ...rest,
    images: draft.images,
    servingsSaid: draft.servingsSaid,
    lines: ingredients.map((line) => line.text),
    steps: steps.map((step) => step.text),
    parts: steps.map((step) => step.part),
  }
}

/** A page with this as its JSON-LD, word for word. */
export function withScript(script: string, rest = ''): string {
  return `<html><head><script type="application/ld+json">${script}</script></head><body>${rest}</body></html>`
}

export function withData(data: Record<string, unknown>, rest = ''): string {
  const whole = { '@context': 'https://schema.org', '@type': 'Recipe', name: 'Узвар', ...data }
  return withScript(JSON.stringify(whole), rest)
}
