import { parseLoosely } from './loose-json.ts'
import { isNode, listOf, type SchemaNode } from './schema.ts'
import { refsIn } from './state-refs.ts'
import { stateIn, textIn } from './state-values.ts'
import { isEmpty } from './tidy.ts'

/** A state holds the whole site's menu beside its recipe. */
const mostObjects = 200_000
/** More lines than any recipe has: others may point to the same ones. */
const mostLines = 500

/** The recipe in what a page's scripts hand to the browser: Next, Nuxt, and states of their own making. */
export function findInStates(scripts: readonly string[]): SchemaNode | null {
  const flight: string[] = []
  let best: { node: SchemaNode; weight: number } | null = null
  for (const script of scripts) {
    const pushed = /^\s{0,99}(?:self\.)?__next_f\.push\(\[1,(".*")\]\)/s.exec(script)?.[1]
    if (pushed) flight.push(textIn(pushed))
    else best = better(best, stateIn(script))
  }
  for (const line of flight.join('').split('\n')) {
    const value = /^[\da-f]{1,4}:(?=[[{])/.exec(line)
    if (value) best = better(best, parseLoosely(line.slice(value[0].length)))
  }
  return best?.node ?? null
}

type Candidate = { node: SchemaNode; weight: number } | null

function better(best: Candidate, root: unknown): Candidate {
  const queue: unknown[] = [root]
  const follow = refsIn(root)
  let found = best
  for (let at = 0; at < queue.length && queue.length < mostObjects; at += 1) {
    const value = queue[at]
    if (Array.isArray(value)) for (const one of value) queue.push(one)
    else if (isNode(value)) {
      const candidate = recipeIn(value, follow)
      if (candidate && candidate.weight > (found?.weight ?? 0)) found = candidate
      for (const one of Object.values(value)) if (typeof one === 'object') queue.push(one)
    }
  }
  return found
}

const keyOf = (names: RegExp) => (node: SchemaNode) =>
  Object.keys(node).find((key) => names.test(key) && !isEmpty(node[key]))

const linesKey = keyOf(
  /^(?:recipe_?)?(?:ingredients?(?:_?(?:list|groups?|sections?|lines?|blocks?))?|zutaten)$/i,
)
const stepsKey = keyOf(
  /^(?:recipe_?|cooking_?|preparation_?)?(?:instructions?(?:_?(?:list|groups?|sections?|steps?))?|steps|methods?(?:_?steps)?|directions|preparation_?(?:steps|text)?)$/i,
)
const nameKey = keyOf(/^(?:name|title|headline|recipe_?name|recipe_?title)$/i)
const photoKey = keyOf(
  /^(?:image|photo|picture|images|image_?url|photo_?url|hero_?image|featured_?image)$/i,
)
const yieldKey = keyOf(
  /^(?:recipe_?yield|yields?|servings?|portions?|number_?of_?servings|serves|yield_?text)$/i,
)
const authorKey = keyOf(
  /^(?:authors?|author_?name|chef|creator|byline|user|submitter|owner|created_?by|contributor)$/i,
)

/** The same of one object that a program wrote. */
export function recipeInState(node: SchemaNode): SchemaNode | null {
  // Whoever wrote a file of recipes meant each: tea has one line.
  return recipeIn(node, (value) => value, 0)?.node ?? null
}

/** An object with a name, lines and steps, in the words of schema.org. */
function recipeIn(node: SchemaNode, follow = (value: unknown) => value, fewest = 2): Candidate {
  const [lines, steps, name] = [linesKey(node), stepsKey(node), nameKey(node)]
  if (!lines || !steps || !name || typeof node[name] !== 'string') return null
  const ingredients = listOf(follow(node[lines])).flatMap((one) =>
    linesOf(one, 0).slice(0, mostLines),
  )
  if (ingredients.length < fewest) return null
  const of = (key: string | undefined) => (key === undefined ? undefined : node[key])
  const inside = of(keyOf(/^(?:times?|durations?|timings?)$/i)(node))
  const timed = isNode(inside) ? inside : {}
  const time = (pattern: RegExp, within: RegExp) =>
    of(keyOf(pattern)(node)) ?? timed[keyOf(within)(timed) ?? '']
  return {
    weight: ingredients.length,
    node: {
      '@type': 'Recipe',
      name: node[name],
      description: node['description'],
      image: addressOf(of(photoKey(node))),
      author: listOf(follow(of(authorKey(node))))
        .map(nameIn)
        .filter(Boolean),
      recipeYield: countIn(of(yieldKey(node))),
      prepTime: time(/^prep(?:aration)?_?(?:time)?(?:_?in)?_?(?:min(?:ute)?s)?$/i, /^prep/i),
      cookTime: time(/^cook(?:ing)?_?(?:time)?(?:_?in)?_?(?:min(?:ute)?s)?$/i, /^cook/i),
      totalTime: time(/^total_?(?:time)?(?:_?in)?_?(?:min(?:ute)?s)?$/i, /^total/i),
      recipeIngredient: ingredients,
      recipeInstructions: listOf(follow(node[steps])).map((one) => stepIn(one, 0)),
    },
  }
}

function linesOf(one: unknown, depth: number): unknown[] {
  if (!isNode(one)) return typeof one === 'string' ? [one] : []
  const inner = linesKey(one) ?? keyOf(/^(?:items|list|contents?)$/i)(one)
  if (inner && Array.isArray(one[inner]) && depth < 4) {
    const name = one[nameKey(one) ?? ''] ?? one['heading']
    const lines = listOf(one[inner])
      .slice(0, mostLines)
      .flatMap((line) => linesOf(line, depth + 1))
    return typeof name === 'string' && name.trim() ? [`${name.trim()}:`, ...lines] : lines
  }
  const whole = [
    'text',
    'display',
    'raw',
    'original',
    'rawIngredient',
    'fullText',
    'full_text',
    'line',
    'displayName',
    'ingredientText',
  ]
    .map((key) => one[key])
    .find((said) => typeof said === 'string' && said.trim() !== '')
  if (whole !== undefined) return [whole]
  const parts = [
    one['amount'] ?? one['quantity'] ?? one['qty'] ?? one['value'] ?? one['amountText'],
    one['unit'] ?? one['measure'] ?? one['measurement'] ?? one['unitName'],
    one['name'] ??
      one['ingredientName'] ??
      one['ingredient'] ??
      one['food'] ??
      one['title'] ??
      one['product'] ??
      one['label'] ??
      one['description'],
  ].map(nameIn)
  const note = nameIn(one['note'] ?? one['notes'] ?? one['comment'] ?? one['preparation'])
  const said = parts.filter(Boolean).join(' ')
  return said === '' ? [] : [note ? `${said}, ${note}` : said]
}

const stepKeys = [
  /^(?:text|display_?text|instructions?|description)$/i,
  /^(?:body|content|html|step|summary)$/i,
]

function stepIn(one: unknown, depth: number): unknown {
  if (!isNode(one) || depth > 4) return one
  const inner = stepsKey(one) ?? keyOf(/^(?:items|list|contents?)$/i)(one)
  if (inner && Array.isArray(one[inner])) {
    const steps = listOf(one[inner])
      .slice(0, mostLines)
      .map((step) => stepIn(step, depth + 1))
    return { '@type': 'HowToSection', name: one[nameKey(one) ?? ''], itemListElement: steps }
  }
  const said = Object.keys(one).filter((name) => typeof one[name] === 'string')
  const key = stepKeys.map((names) => said.find((name) => names.test(name))).find(Boolean)
  return { '@type': 'HowToStep', name: one['title'] ?? one['name'], text: key && one[key] }
}

function nameIn(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.trim()
  if (!isNode(value)) return ''
  const said = [
    'name',
    'displayName',
    'fullName',
    'nick',
    'nickname',
    'username',
    'title',
    'label',
  ].map((key) => value[key])
  return nameIn(said.find((one) => typeof one === 'string') ?? '')
}

/** {"number": 6, "type": "people"} */
function countIn(value: unknown): unknown {
  if (!isNode(value)) return value
  const keys = ['number', 'amount', 'quantity', 'count', 'value', 'text', 'label']
  return keys.map((key) => value[key]).find((one) => !isEmpty(one))
}

function addressOf(value: unknown): unknown {
  const [one] = listOf(value)
  return isNode(one) ? (one['url'] ?? one['src'] ?? one['contentUrl'] ?? one['sourceUrl']) : one
}
