import { headingLine } from './amounts.ts'
import { type Reading, readingOf, webAddress } from './reading.ts'

/** What the columns, tags and labels of other programs are called, in letters alone. */
const names: readonly (readonly [string, readonly string[]])[] = [
  ['name', ['title', 'name', 'recipename', 'recipetitle', 'nam']],
  ['description', ['description', 'summary', 'desc', 'subtitle']],
  [
    'yield',
    [
      'yield',
      'servings',
      'serves',
      'quantity',
      'recipeyield',
      'yieldnumber',
      'serv',
      'portions',
      'baseservings',
    ],
  ],
  ['prep', ['preptime', 'preparationtime', 'activetime', 'activeminutes', 'prep', 'prpt']],
  ['cook', ['cooktime', 'cookingtime', 'cook']],
  ['total', ['totaltime', 'totalminutes', 'readyinminutes', 'ttim', 'time']],
  [
    'lines',
    [
      'ingredients',
      'ingredient',
      'recipeingredient',
      'recipeingredients',
      'ingredientlist',
      'ingredientstext',
    ],
  ],
  [
    'steps',
    [
      'directions',
      'instructions',
      'recipeinstructions',
      'recipedirections',
      'method',
      'steps',
      'preparation',
      'recipetext',
      'dirs',
    ],
  ],
  ['notes', ['notes', 'note', 'comments', 'comment', 'recipenotes', 'recipenote']],
  ['url', ['url', 'sourceurl', 'weburl', 'link', 'website', 'originallink']],
  ['source', ['source', 'recipesource', 'srce', 'author', 'recipeby', 'creator']],
  ['rating', ['rating', 'reciperating', 'stars', 'ratings', 'starrating']],
  ['video', ['video', 'videourl']],
  ['difficulty', ['difficulty']],
  ['cooked', ['lastcooked', 'cookeddates', 'cookeddate', 'lastmade', 'datecooked']],
  [
    'favourite',
    [
      ...['favourite', 'favorite', 'recipeisfavourite', 'recipeisfavorite', 'starred'],
      ...['isfavourite', 'isfavorite', 'onfavorites', 'onfavourites'],
    ],
  ],
  ['created', ['created', 'createdat', 'dateadded', 'datecreated', 'added']],
  ['equipment', ['equipment', 'tools', 'utensils', 'cookware']],
  [
    'image',
    ['photourl', 'originalpicture', 'image', 'imageurl', 'photo', 'images', 'imagepath', 'picture'],
  ],
]
const tagNames = new Set([
  ...['tags', 'tag', 'categories', 'category', 'course', 'cuisine', 'labels', 'label', 'keywords'],
  ...[
    'collection',
    'collections',
    'mainingredient',
    'primaryingredient',
    'folders',
    'folder',
    'cats',
  ],
  ...['recipecourse', 'recipecategory', 'recipecollection', 'subcategory', 'microcategory'],
])
/** Each amount stands in a field of its own; the label is what it is. */
const nutrients =
  /^(?:nutrition.*|recipenut.*|calories|fat|protein|carbohydrates?|fiber|sodium|sugar|cholesterol)$/
const canonical = new Map(names.flatMap(([name, all]) => all.map((one) => [one, name] as const)))

/** A label as it is compared: «Prep Time», `prep_time` and `prepTime` are one. */
export function labelOf(said: string): string {
  return said.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** Whether these labels are those of recipes: a name, and what to cook from or how. */
export function namesRecipes(labels: readonly string[]): boolean {
  const has = new Set(labels.map((one) => canonical.get(labelOf(one))))
  return has.has('name') && (has.has('lines') || has.has('steps'))
}

/** A recipe from labels and what stands under them. A label may stand several times. */
export function readFields(fields: Iterable<readonly [string, string]>): Reading {
  const said = new Map<string, string[]>()
  const tags: string[] = []
  const nutrition: string[] = []
  for (const [label, raw] of fields) {
    const value = raw.trim()
    if (value === '' || value === '0' || value.toLowerCase() === 'false') continue
    const bare = labelOf(label)
    const name = canonical.get(bare)
    if (name) said.set(name, [...(said.get(name) ?? []), value])
    else if (tagNames.has(bare)) tags.push(...value.split(/[,;|^\n]/))
    else if (nutrients.test(bare)) nutrition.push(nutrient(label, value))
  }
  const first = (name: string) => said.get(name)?.[0]
  const sources = [...(said.get('url') ?? []), ...(said.get('source') ?? [])]
  return readingOf(
    {
      name: first('name'),
      description: first('description'),
      recipeYield: first('yield'),
      prepTime: first('prep'),
      cookTime: first('cook'),
      totalTime: first('total'),
      keywords: tags,
      recipeIngredient: (said.get('lines') ?? []).flatMap(linesOf),
      recipeInstructions: (said.get('steps') ?? []).flatMap(linesOf).filter((line) => line !== ''),
      tool: (said.get('equipment') ?? []).flatMap((one) => one.split(/[,;\n]/)),
      image: (said.get('image') ?? []).flatMap((one) => one.split(/[\s,]+(?=https?:)|\n/)),
    },
    {
      source: said.get('source')?.find((one) => webAddress(one) === null),
      sourceUrl: webAddress(...sources),
      notes: said.get('notes') ?? [],
      nutrition: nutrition.join('\n'),
      rating: first('rating'),
      difficulty: first('difficulty'),
      favourite: said.has('favourite'),
      cooked: first('cooked')
        ?.split(/[,;\n]/)
        .at(-1)
        ?.trim(),
      created: first('created'),
      video: first('video'),
    },
  )
}

/** «Nutrition: 200 kcal» needs no word twice; «Calories: 200» does. */
function nutrient(label: string, value: string): string {
  return /^(?:nutrition|nutritionalinfo(?:rmation)?|recipenutrition)$/.test(labelOf(label))
    ? value
    : `${label.replace(/^recipe(?:nut)?/i, '')}: ${value}`
}

/** «[Для тіста]» is how several programs name a part. */
function linesOf(text: string): string[] {
  return text.split(/\r?\n|\r/).flatMap((line) => {
    const part = /^\s*\[([^[\]]{1,60})\]\s*$/.exec(line)?.[1]
    return part ? headingLine(part) : line.trim()
  })
}
