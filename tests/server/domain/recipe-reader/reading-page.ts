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

/** A blog as they are: a menu, chat before the recipe, and what stands after it. */
export function blog(title: string, recipe: string, lang = ''): string {
  return `<!doctype html><html ${lang && `lang="${lang}"`}><head><title>${title}</title>
    <meta property="og:image" content="/photo.jpg"></head><body class="home has-sidebar">
    <nav><ul><li><a href="/">Home</a></li><li><a href="/a">10 ideas</a></li></ul></nav>
    <article><h1>${title}</h1><p>We love this one, and so did my grandmother in the summers of 1970.</p>
    ${recipe}</article>
    <section class="comments"><h3>3 comments</h3><ul><li>2 cups would be too much for me!</li><li>Lovely.</li></ul></section>
    <footer><ul><li>2 euro shipping</li></ul></footer></body></html>`
}

export const list = (lines: readonly string[], tag = 'ul') =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('\n')}</${tag}>`
