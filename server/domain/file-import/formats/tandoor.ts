import { formOf } from '../../../../shared/food/text/forms.ts'
import { unitOf } from '../../../../shared/food/units/find.ts'
import type { LeftField } from '../../../../shared/wire/intakes.ts'
import { yieldTextOf } from '../../recipe-reader/said-beside.ts'
import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { headingLine, lineOf, recipeLine } from './amounts.ts'
import { leftOf } from './left.ts'
import { numberOf } from './numbers.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { type Reading, readingOf } from './reading.ts'
import { withoutNotes } from './tandoor-aside.ts'
import { tandoorKeys } from './tandoor-keys.ts'

/** Tandoor: lines belong to steps, amounts, units and foods stand apart. */
export function readTandoor(value: SchemaNode): Reading[] | null {
  const all = listOf(value['steps']).filter(isNode)
  const { steps, aside } = withoutNotes(all)
  if (!all.some((step) => 'instruction' in step && 'ingredients' in step)) return null
  return [
    readingOf(
      {
        name: value['name'],
        description: aside.description ?? value['description'],
        author: aside.author,
        tool: aside.equipment,
        recipeYield: yieldsIn(value['servings'], aside.yield ?? value['servings_text']),
        prepTime: value['working_time'],
        cookTime: value['waiting_time'],
        keywords: listOf(value['keywords']).map(labelOf),
        recipeIngredient: linesOfAll(steps),
        recipeInstructions: steps.map(stepOf),
      },
      {
        sourceUrl: value['source_url'],
        rating: value['rating'],
        cooked: value['last_cooked'],
        created: value['created_at'],
        updated: value['updated_at'],
        key: keyIn(value['id']),
        nutrition: [nutritionIn(value['nutrition']), ...propertiesIn(value['properties'])]
          .filter(Boolean)
          .join('\n'),
        notes: aside.notes,
        video: aside.video,
        ownNote: aside.ownNote,
        takes: steps.flatMap(takenBy),
        left: [...leftOf(value, tandoorKeys), ...nameless(steps), ...untimed(steps)],
      },
    ),
  ]
}

/** The text stands behind the number: «порцій» says nothing more, and «штук» that it counts no eaters. */
function yieldsIn(servings: unknown, said: unknown): unknown {
  const text = typeof said === 'string' ? said.trim() : ''
  const unit = unitOf(formOf(text.toLowerCase().replace(/[.\s]+$/, '')))
  if (unit !== undefined && unit !== 'serving') return `${servings} ${text}`
  return [servings, yieldTextOf(`1 ${text}`) === null ? undefined : said]
}

function nutritionIn(value: unknown): string {
  if (!isNode(value)) return ''
  return Object.entries(value)
    .filter(([name, said]) => name !== 'id' && said != null && `${said}`.trim() !== '')
    .map(([name, said]) => `${name}: ${said}`)
    .join('\n')
}

/** What its owner counts in a whole dish or a portion: «Калорії: 120 ккал». */
function propertiesIn(value: unknown): string[] {
  return listOf(value)
    .filter(isNode)
    .flatMap(({ property_amount: amount, property_type: type }) => {
      if (!isNode(type) || typeof type['name'] !== 'string' || amount == null) return []
      return [[`${type['name']}:`, amount, type['unit']].filter(Boolean).join(' ')]
    })
}

/** Newer versions give a keyword its name, older ones a label. */
function labelOf(keyword: unknown): unknown {
  return isNode(keyword) ? (keyword['name'] ?? keyword['label']) : keyword
}

function linesOf(step: SchemaNode, named: boolean): string[] {
  const own = listOf(step['ingredients']).filter(isNode).flatMap(lineIn)
  const lines = [...own, ...wholeStep(step)]
  return named && lines.length > 0 ? [...headingLine(step['name']), ...lines] : lines
}

/** A food may be another recipe of the same program, and a whole step too. */
function takenBy(step: SchemaNode): { text: string; recipe: string }[] {
  const lines = listOf(step['ingredients']).filter(isNode)
  const foods = lines.flatMap((line) => {
    const recipe = isNode(line['food']) ? idOf(line['food']['recipe']) : null
    const [text] = recipe === null ? [] : lineIn(line)
    return text && recipe ? [{ text, recipe: tandoorKey(recipe) }] : []
  })
  const recipe = idOf(step['step_recipe_data']) ?? idOf(step['step_recipe'])
  const [text] = wholeStep(step)
  return text && recipe ? [...foods, { text, recipe: tandoorKey(recipe) }] : foods
}

/** Numbers of other programs may be the same; our own ids are told apart by themselves. */
const tandoorKey = (id: string) => (id.startsWith('rec_') ? id : `tandoor ${id}`)

const keyIn = (value: unknown) => {
  const id = idOf(value)
  return id === null ? null : tandoorKey(id)
}

function idOf(value: unknown): string | null {
  const id = isNode(value) ? value['id'] : value
  return typeof id === 'number' || typeof id === 'string' ? `${id}`.slice(0, 100) : null
}

/** The line that stands for a step which is another recipe. */
function wholeStep({ step_recipe_data: data }: SchemaNode): string[] {
  const name = isNode(data) && typeof data['name'] === 'string' ? data['name'].trim() : ''
  return name === '' ? [] : [recipeLine({ quantity: 1, unit: null, note: null }, name)]
}

/** Of some it tells the number alone, and which recipe that is stands nowhere. */
function nameless(steps: readonly SchemaNode[]): LeftField[] {
  return steps.flatMap((step) => {
    const said = wholeStep(step).length > 0 ? null : idOf(step['step_recipe'])
    return said === null ? [] : [{ name: 'steps.step_recipe', said }]
  })
}

function lineIn(line: SchemaNode): string[] {
  if (line['is_header'] === true) return headingLine(line['note'])
  const { unit, food, note } = line
  const quantity = line['no_amount'] === true ? 0 : line['amount']
  if (isNode(food) && isNode(food['recipe']) && typeof food['name'] === 'string')
    return [recipeLine({ quantity, unit, note }, food['name'].trim())]
  const text = lineOf({ quantity, unit, food, note })
  return text === '' ? [] : [text]
}

/** What a step without a name takes is for no part that was named above it, and stands before all parts. */
function linesOfAll(steps: readonly SchemaNode[]): string[] {
  const isNamed = (step: SchemaNode) => headingLine(step['name']).length > 0
  const [parts, others] = [true, false].map((is) => steps.filter((step) => isNamed(step) === is))
  return [...(others ?? []), ...(parts ?? [])].flatMap((step) => linesOf(step, steps.length > 1))
}

/** Each item of a list is something to do, and «!!! tip» is how a remark is set apart. */
function paragraphsOf(step: SchemaNode): string[] {
  return plainMarkdown(filledIn(step))
    .replace(/^!!! ?\w{0,20}(?: "([^"\n]{0,80})")?[ \t]*$/gm, '$1')
    .split(/\n{2,}|\n(?=\d{1,2}[.)]\s|[-*+]\s)/)
    .map((one) => one.replace(/^\s*[-*+]\s+/, '').trim())
    .filter((one) => one !== '')
}

/** How long a step of several paragraphs takes is said of none of them. */
function untimed(steps: readonly SchemaNode[]): LeftField[] {
  return steps.flatMap((step) => {
    const minutes = numberOf(step['time'])
    return minutes > 0 && paragraphsOf(step).length !== 1
      ? [{ name: 'steps.time', said: [step['name'], minutes].filter(Boolean).join(': ') }]
      : []
  })
}

function stepOf(step: SchemaNode): SchemaNode {
  const paragraphs = paragraphsOf(step)
  const minutes = numberOf(step['time']) || undefined
  const parts = paragraphs.map((part) => ({ '@type': 'HowToStep', text: part }))
  const [only] = parts
  return {
    '@type': 'HowToSection',
    name: step['name'],
    itemListElement: parts.length === 1 ? [{ ...only, timeRequired: minutes }] : parts,
  }
}

const nothing = { quantity: 0, unit: null, food: null, note: null }
const token = /\{\{\s{0,3}ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))?\s{0,3}\}\}/g

/** Its instructions may name a line by its place, and a number that scales. */
function filledIn(step: SchemaNode): string {
  const lines = listOf(step['ingredients']).filter(isNode)
  return String(step['instruction'] ?? '')
    .slice(0, 60_000)
    .replace(token, (_, at: string, field?: string) => {
      const line = lines[Number(at)]
      if (!line) return ''
      const { unit, food, note } = line
      const quantity = line['no_amount'] === true ? 0 : line['amount']
      if (field === 'note') return typeof note === 'string' ? note : ''
      if (field === 'food') return lineOf({ ...nothing, food })
      if (field === 'unit') return lineOf({ ...nothing, food: unit })
      if (field === 'amount') return lineOf({ ...nothing, quantity })
      // A remark would stand in the middle of the sentence.
      return lineIn({ ...line, note: null })[0] ?? ''
    })
    .replace(/\{%\s{0,3}scale\(\s{0,3}([\d.,]{1,9})\s{0,3}\)\s{0,3}%\}/g, '$1')
}
