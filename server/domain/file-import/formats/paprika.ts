import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { type Keys, leftOf } from './left.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { type Reading, readingOf } from './reading.ts'

/** Besides Paprika's own: what the CookBook app writes in the same form. */
const known: Keys = {
  taken: `name description ingredients directions servings recipe_yield prep_time cook_time
    total_time categories notes nutritional_info source source_url image_url rating difficulty
    on_favorites created photo_data photos tags`,
  marks: 'uid hash photo photo_hash photo_large image_hash status is_pinned created_at_ms',
}

/** Paprika: one object a recipe, its lines and steps as texts, its photo inside in Base64. */
export function readPaprika(value: SchemaNode): Reading[] | null {
  const { name, ingredients, directions } = value
  if (typeof ingredients !== 'string' || typeof directions !== 'string') return null
  return [
    readingOf(
      {
        name,
        description: value['description'],
        recipeYield: yieldsIn(value['servings'] || value['recipeYield']),
        prepTime: value['prep_time'],
        cookTime: value['cook_time'],
        totalTime: value['total_time'],
        keywords: [...listOf(value['categories']), ...listOf(value['tags'])],
        recipeIngredient: [ingredients],
        recipeInstructions: inSections(plainMarkdown(withoutTokens(directions))),
        image: value['image_url'],
      },
      {
        source: value['source'],
        sourceUrl: value['source_url'],
        notes: [plainMarkdown(withoutTokens(value['notes']))],
        nutrition: value['nutritional_info'],
        rating: value['rating'],
        difficulty: value['difficulty'],
        favourite: value['on_favorites'] === true || value['on_favorites'] === 'yes',
        created: value['created'],
        key: value['uid'],
        photos: photosOf(value),
        left: leftOf(value, known),
      },
    ),
  ]
}

/** «8 (форма 24 см)»: for how many, and what it makes. */
function yieldsIn(said: unknown): unknown {
  const [, count, words] = /^(\d{1,3}) \((.{1,120})\)$/.exec(String(said ?? '').trim()) ?? []
  return count ? [count, words] : said
}

/** A short line that ends in a colon names the part that follows. */
function inSections(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isPart = (line: string) => /^[^.!?\d]{2,60}:$/.test(line.trim())
  if (!lines.some(isPart) || isPart(lines.at(-1) ?? '')) return [text]
  const sections: { '@type': string; name: string; itemListElement: string[] }[] = []
  for (const line of lines) {
    const begins = isPart(line)
    if (begins || sections.length === 0)
      sections.push({ '@type': 'HowToSection', name: begins ? line : '', itemListElement: [] })
    if (!begins) sections.at(-1)?.itemListElement.push(line)
  }
  return sections
}

/** `[photo:2]` stands where a picture was, `[recipe:Name]` links another recipe. */
function withoutTokens(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .replace(/\[photo:[^\]\n]{0,100}\]/g, '')
    .replace(/\[recipe:([^\]\n]{1,200})\]/g, '$1')
}

/** All of `photos`, the largest first; `photo_data` is at times only the thumbnail of one of them. */
function photosOf(value: SchemaNode): Uint8Array[] {
  const filled = (one: unknown): one is string => typeof one === 'string' && one !== ''
  const listed = listOf(value['photos']).map(dataOf).filter(filled)
  const alone = listed.length > 0 ? [] : [value['photo_data']].filter(filled)
  return [...listed, ...alone]
    .toSorted((a, b) => b.length - a.length)
    .map((data) => Buffer.from(data, 'base64'))
}

function dataOf(photo: unknown): unknown {
  return isNode(photo) ? photo['data'] : undefined
}
