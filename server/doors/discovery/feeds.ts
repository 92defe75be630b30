import { readRecipeObjects } from '../../domain/feed/recipe-objects.ts'
import type { Context } from '../../kernel/context.ts'
import { inXml } from './text/inert.ts'

type RecipeObject = Record<string, unknown>

interface Newest {
  ids: readonly string[]
  nextBefore: number | null
}

/** JSON Feed 1.1, which carries other people's words as plain text alone. */
export async function jsonFeed(ctx: Context, { ids, nextBefore }: Newest): Promise<string> {
  const { baseUrl } = ctx.config
  const recipes = await readRecipeObjects(ctx, ids)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Komora',
    home_page_url: `${baseUrl}/`,
    feed_url: `${baseUrl}/feed.json`,
    icon: `${baseUrl}/icon-512.png`,
    ...(nextBefore !== null && { next_url: `${baseUrl}/feed.json?before=${nextBefore}` }),
    items: recipes.map((recipe) => ({
      id: recipe['url'],
      url: recipe['url'],
      title: recipe['name'],
      content_text: textOf(recipe),
      ...(recipe['description'] !== undefined && { summary: recipe['description'] }),
      image: imageOf(recipe),
      date_published: recipe['datePublished'],
      authors: [authorOf(recipe)],
      language: recipe['inLanguage'],
    })),
  })
}

/** RFC 4287. */
export async function atomFeed(ctx: Context, { ids, nextBefore }: Newest): Promise<string> {
  const { baseUrl } = ctx.config
  const recipes = await readRecipeObjects(ctx, ids)
  const newest = recipes
    .map((recipe) => String(recipe['datePublished']))
    .sort()
    .at(-1)
  const entries = recipes.map((recipe) => {
    const { name, url } = authorOf(recipe)
    return `<entry xml:lang="${inXml(String(recipe['inLanguage']))}">
<id>${inXml(String(recipe['url']))}</id>
<title>${inXml(String(recipe['name']))}</title>
<link rel="alternate" type="text/html" href="${inXml(String(recipe['url']))}"/>
<published>${String(recipe['datePublished'])}</published>
<updated>${String(recipe['datePublished'])}</updated>
<author><name>${inXml(name)}</name><uri>${inXml(url)}</uri></author>
<content type="text">${inXml(textOf(recipe))}</content>
</entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${inXml(`${baseUrl}/`)}</id>
<title>Komora</title>
<link rel="self" type="application/atom+xml" href="${inXml(`${baseUrl}/feed.atom`)}"/>
<link rel="alternate" type="text/html" href="${inXml(`${baseUrl}/`)}"/>
${nextBefore === null ? '' : `<link rel="next" href="${inXml(`${baseUrl}/feed.atom?before=${nextBefore}`)}"/>`}
<updated>${newest ?? ctx.now().toISOString()}</updated>
${entries.join('\n')}
</feed>
`
}

function textOf(recipe: RecipeObject): string {
  const lines = recipe['recipeIngredient'] as string[] | undefined
  const steps = recipe['recipeInstructions'] as Instruction[] | undefined
  return [recipe['description'], lines?.join('\n'), steps?.flatMap(wordsOf).join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

type Instruction = { text: string } | { name: string; itemListElement: { text: string }[] }

function wordsOf(one: Instruction): string[] {
  if ('text' in one) return [one.text]
  return [`${one.name}:`, ...one.itemListElement.map((step) => step.text)]
}

function imageOf(recipe: RecipeObject): string | undefined {
  return (recipe['image'] as string[] | undefined)?.[0]
}

function authorOf(recipe: RecipeObject): { name: string; url: string } {
  const { name, url } = recipe['author'] as { name: string; url: string }
  return { name, url }
}
