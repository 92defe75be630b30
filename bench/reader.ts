import { draftOf } from '../server/domain/recipe-reader/draft.ts'
import { findRecipe } from '../server/domain/recipe-reader/find-recipe.ts'

/**
 * Pages a second, warm, on one core: with data, with data that lacks its parts, and with nothing but what
 * people see; each with as much around the recipe as real pages have.
 */
const lines = Array.from({ length: 15 }, (_, at) => `${at + 1}00 g flour number ${at}`)
const steps = Array.from(
  { length: 8 },
  (_, at) => `Mix the flour number ${at} into the bowl and stir it well.`,
)
const chat = Array.from(
  { length: 400 },
  (_, at) =>
    `<div class="block"><p>We have loved this dish for ${at} years, <a href="/${at}">as told</a>.</p></div>`,
).join('\n')
const list = (tag: string, items: readonly string[]) =>
  `<${tag}>${items.map((one) => `<li>${one}</li>`).join('')}</${tag}>`
const seen = `<div class="recipe-ingredients-group"><h2>Ingredients</h2><h3>Dough</h3>${list('ul', lines.slice(0, 7))}<h3>Cream</h3>${list('ul', lines.slice(7))}</div><h2>Method</h2>${list('ol', steps)}`
const data = JSON.stringify({
  '@type': 'Recipe',
  name: 'Bread',
  recipeIngredient: lines,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
})
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Bread</title>${head}</head><body>${chat}<h1>Bread</h1>${body}${chat}</body></html>`
const script = (text: string) => `<script type="application/ld+json">${text}</script>`

report('with data', page(script(data), '<p>Enjoy.</p>'), 100)
report('with data that is broken', page(script(`${data.slice(0, -1)},}`), '<p>Enjoy.</p>'), 80)
report('with data, and the names of parts beside it', page(script(data), seen), 25)
report('without data', page('', seen), 25)

// A megabyte of what no page says: a stranger's page may be three.
const megabyte = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length))
const item = '<div itemscope itemtype="https://schema.org/Recipe">'
hostile('curled quotes', script(`${data.slice(0, -1)},"a":${megabyte('“x” ')}`))
hostile('spaces in broken data', script(`${data.slice(0, -1)},"a":${megabyte(' ')}"b":}`))
hostile('breaks in microdata', `${item}<p itemprop="recipeIngredient">${megabyte('1 g<br>')}`)
hostile('one text of ingredients', script(data.replace(/\[.*?\]/, `"${megabyte('1 g salt, ')}"`)))
hostile('cells of one row', `<table><tr>${megabyte('<td>1 g</td>')}`)
hostile('tags that close nothing', `${'<i>'.repeat(450)}${megabyte('</b>')}`)

function timeOf(html: string): number {
  const began = performance.now()
  const found = findRecipe(html, 'text/html')
  if (found) draftOf(found, 'https://recipes.example/')
  return performance.now() - began
}

function hostile(name: string, html: string, most = 400): void {
  const took = Math.round(Math.min(timeOf(html), timeOf(html), timeOf(html)))
  process.stdout.write(
    `hostile, ${name}: ${took} ms a megabyte, ${(took / most).toFixed(2)} of the limit\n`,
  )
  if (took > most) process.exitCode = 1
}

function report(name: string, html: string, least: number): void {
  const read = () => {
    const found = findRecipe(html, 'text/html')
    if (!found || !draftOf(found, 'https://recipes.example/')) throw new Error(`${name}: not found`)
  }
  for (let round = 0; round < 30; round += 1) read()
  const began = performance.now()
  let count = 0
  for (; performance.now() - began < 1500; count += 1) read()
  const perSecond = Math.round((count * 1000) / (performance.now() - began))
  process.stdout.write(
    `${name}: ${perSecond} pages a second, ${(perSecond / least).toFixed(1)} of the limit, ${Math.round(html.length / 1024)} KB each\n`,
  )
  if (perSecond < least) process.exitCode = 1
}
