import { plainMarkdown } from '../plain-markdown.ts'
import { type Reading, readingOf } from '../reading.ts'
import { frontMatterOf, leftOfFront } from './front-matter.ts'

/** `layout` and the like are for the site that shows them. */
const taken = `title, name, description, servings, yield, serves, preptime, prep time, cooktime,
  cook time, totaltime, time, tags, image, source, url, date, ingredients, directions,
  instructions, steps, author, category, categories, layout, permalink, slug`

/** Chowdown and its kin: a recipe in the front matter of a Markdown file, a story below it. */
export function readChowdown(text: string): Reading[] | null {
  const front = frontMatterOf(text)
  const lines = front?.lists.get('ingredients')
  const steps =
    front?.lists.get('directions') ?? front?.lists.get('instructions') ?? front?.lists.get('steps')
  if (!front || !(lines || steps)) return null
  const { values, lists, rest } = front
  const image = values.get('image')
  const categories = ['category', 'categories'].flatMap(
    (key) => lists.get(key) ?? values.get(key) ?? [],
  )
  return [
    readingOf(
      {
        name: values.get('title') ?? values.get('name'),
        description: values.get('description') ?? plainMarkdown(rest),
        recipeYield: values.get('servings') ?? values.get('yield') ?? values.get('serves'),
        prepTime: values.get('preptime') ?? values.get('prep time'),
        cookTime: values.get('cooktime') ?? values.get('cook time'),
        totalTime: values.get('totaltime') ?? values.get('time'),
        author: values.get('author'),
        recipeCategory: categories,
        keywords: lists.get('tags') ?? values.get('tags'),
        recipeIngredient: lines ?? [],
        recipeInstructions: (steps ?? []).map(plainMarkdown),
        image: image && !image.startsWith('http') ? [image, `images/${image}`] : image,
      },
      {
        sourceUrl: values.get('source') ?? values.get('url'),
        notes: values.has('description') ? [plainMarkdown(rest)] : [],
        created: values.get('date'),
        left: leftOfFront(front, taken),
      },
    ),
  ]
}
