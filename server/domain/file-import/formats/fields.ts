import { headingLine } from './amounts.ts'
import { canonical, isMark, labelOf, nutrients, tagNames } from './labels.ts'
import { leftLabels } from './left.ts'
import { type Reading, readingOf, webAddress } from './reading.ts'

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
  const others: [string, string][] = []
  for (const [label, raw] of fields) {
    const value = raw.trim()
    if (value === '' || value === '0' || value.toLowerCase() === 'false') continue
    const bare = labelOf(label)
    // RecipeSage's only other folder is its box of what others sent.
    if (bare === 'folder' && value === 'main') continue
    const name = canonical.get(bare)
    // BigOven keeps the number and what is counted apart.
    const counted = bare === 'yieldunit' ? said.get('yield')?.pop() : undefined
    if (counted !== undefined) said.get('yield')?.push(`${counted} ${value}`)
    else if (name)
      said
        .set(name, said.get(name) ?? [])
        .get(name)
        ?.push(value)
    else if (tagNames.has(bare)) tags.push(...value.split(/[,;|^\n]/))
    else if (nutrients.test(bare)) nutrition.push(nutrient(label, value))
    else if (!isMark(bare)) others.push([label, value])
  }
  const first = (name: string) => said.get(name)?.[0]
  const pictures = (said.get('image') ?? []).flatMap((one) =>
    one.split(betweenAddresses).map((each) => each.trim()),
  )
  const sources = [...(said.get('url') ?? []), ...(said.get('source') ?? [])]
  return readingOf(
    {
      name: first('name'),
      description: first('description'),
      author: first('author'),
      recipeYield: said.get('yield'),
      prepTime: first('prep'),
      cookTime: first('cook'),
      totalTime: first('total'),
      keywords: tags,
      recipeIngredient: (said.get('lines') ?? []).flatMap(linesOf),
      recipeInstructions: methodOf(said.get('steps') ?? []),
      tool: (said.get('equipment') ?? []).flatMap((one) => one.split(/[,;\n]/)),
      image: pictures.filter((one) => !inside.test(one)),
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
      updated: first('updated'),
      video: first('video'),
      photos: pictures.flatMap((one) =>
        inside.test(one) ? Buffer.from(one.replace(inside, ''), 'base64') : [],
      ),
      left: leftLabels(others),
    },
  )
}

/** Looked for only where such a run begins: in a long one, each place would look through all of it. */
const betweenAddresses = /(?<![\s,])[\s,]+(?=https?:)|\n/

/** A picture that stands in its own address. */
const inside = /^data:image\/[\w+.-]{1,20};base64,/

/** «Nutrition: 200 kcal» needs no word twice; «Calories: 200» does. */
function nutrient(label: string, value: string): string {
  return /^(?:nutrition|nutritionalinfo(?:rmation)?|recipenutrition)$/.test(labelOf(label))
    ? value
    : `${label.replace(/^recipe(?:nut)?/i, '')}: ${value}`
}

/** «[Для тіста]» is how several programs name a part. */
const partOf = (line: string) => /^\s*\[([^[\]]{1,60})\]\s*$/.exec(line)?.[1]
const allLines = (text: string) => text.split(/\r?\n|\r/)

function linesOf(text: string): string[] {
  return allLines(text).flatMap((line) => {
    const part = partOf(line)
    return part ? headingLine(part) : line.trim()
  })
}

/** Its lines, those of a part under the part's name. */
function methodOf(texts: readonly string[]): unknown[] {
  const method: { '@type': string; name: string; itemListElement: string[] }[] = []
  const begin = (name: string) =>
    method.push({ '@type': 'HowToSection', name, itemListElement: [] })
  for (const line of texts.flatMap(allLines)) {
    const part = partOf(line)
    if (part) begin(part.trim().replace(/:$/, ''))
    else if (line.trim() !== '') {
      if (method.length === 0) begin('')
      method.at(-1)?.itemListElement.push(line.trim())
    }
  }
  const [only] = method
  return method.length === 1 && only?.name === '' ? only.itemListElement : method
}
