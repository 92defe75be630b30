import { walkXml } from '../../../recipe-reader/markup.ts'
import { readFields } from '../fields.ts'
import { labelOf } from '../labels.ts'
import type { Reading } from '../reading.ts'

interface Element {
  name: string
  at: Record<string, string>
  children: Element[]
  text: string
}

const deepest = 40

/** Recipes as XML: MasterCook's MX2, RecipeML, Gourmet, My Cookbook, RecipeSage. Null when it is no XML of theirs. */
export function readXml(text: string): Reading[] | null {
  if (
    !/<(?:recipe|rcpe)[\s>]/i.test(text) ||
    !/<(?:\?xml|mx2|recipeml|gourmetDoc|cookbook|recipes|data)[\s>]/i.test(text.slice(0, 2000))
  )
    return null
  const recipes = found(treeOf(text), /^(?:recipe|rcpe)$/i)
  return recipes.length === 0 ? null : recipes.map((one) => readFields(fieldsOf(one)))
}

function treeOf(text: string): Element {
  const root: Element = { name: '', at: {}, children: [], text: '' }
  const open = [root]
  walkXml(text, {
    onopentag(name, at) {
      const element = { name, at, children: [], text: '' }
      // What is nested to be slow is left at its outer layers.
      if (open.length < deepest) open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(part) {
      const last = open.at(-1)
      if (last) last.text += part
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
  return root
}

function found(root: Element, name: RegExp, least = 1): Element[] {
  return root.children.flatMap((one) =>
    name.test(one.name) && one.children.length >= least ? [one] : found(one, name, least),
  )
}

function fieldsOf(recipe: Element): [string, string][] {
  const fields: [string, string][] = Object.entries(recipe.at)
  for (const child of inside(recipe)) {
    const label = labelOf(child.name)
    const listed = child.children.some((one) => /^li$/i.test(one.name))
    if (/^(?:ingr|ingredient|ing|item)$/.test(label) && !listed)
      fields.push(['ingredients', lineOf(child)])
    else if (/^ing(?:redients?|redientlist|group)$/.test(label)) {
      fields.push(['ingredients', linesIn(child).join('\n')])
    } else if (
      label === 'dirs' ||
      label === 'directions' ||
      label === 'recipetext' ||
      label === 'instructions'
    ) {
      fields.push(['directions', linesIn(child).join('\n')])
    } else if (label.endsWith('labels') && found(child, /^title$/i, 0).length > 0) {
      // RecipeSage writes each of its own with a title, and its pictures with the place where they lie.
      fields.push([
        'tags',
        found(child, /^title$/i, 0)
          .map(wordsOf)
          .join(','),
      ])
    } else if (label.endsWith('images') && found(child, /^location$/i, 0).length > 0) {
      fields.push([
        'images',
        found(child, /^location$/i, 0)
          .map(wordsOf)
          .join('\n'),
      ])
    } else if (label === 'cats' || label === 'categories' || label === 'labels') {
      fields.push(['tags', linesIn(child).join(',')])
    } else fields.push([child.name, saidIn(child)])
  }
  return fields
}

/** In attributes or in words: «qty="8" unit="slices"», «elapsed="0:20"». */
function saidIn(element: Element): string {
  const { qty, unit, elapsed, ...others } = element.at
  const counted = [qty ?? elapsed, unit].filter(Boolean).join(' ')
  const words = wordsOf(element)
  return (
    counted ||
    words ||
    [others, ...element.children.map((one) => one.at)].flatMap((at) => Object.values(at)).join(' ')
  )
}

/** RecipeML keeps some of it in a head. */
function inside(recipe: Element): Element[] {
  return recipe.children.flatMap((one) => (/^head$/i.test(one.name) ? one.children : [one]))
}

const list =
  /^(?:li|ing|ingredient|step|dirt|catt|cat|label|item|category|inggroup|ing-div|instruction)$/i

function linesIn(element: Element): string[] {
  const parts = element.children.filter((one) => list.test(one.name))
  if (parts.length === 0) return element.text.split('\n').map((one) => one.trim())
  return parts.flatMap((one) => {
    if (/^(?:inggroup|ing-div)$/i.test(one.name)) {
      const name = one.children.find((child) => /^(?:groupname|title)$/i.test(child.name))
      return [...(name ? [`[${wordsOf(name)}]`] : []), ...linesIn(one)]
    }
    return [lineOf(one)]
  })
}

/** Amount, unit and food: as attributes, as elements, or as words. */
function lineOf(element: Element): string {
  const { at, children } = element
  const of = (...names: string[]) =>
    children
      .filter((one) => names.includes(one.name.toLowerCase()))
      .map(wordsOf)
      .join(' ')
  const amount = at['qty'] ?? of('amt', 'amount', 'quantity')
  const unit = at['unit'] ?? of('unit')
  const name = at['name'] ?? of('item', 'name')
  if (name === '') return wordsOf(element)
  const note = of('iprp', 'prep', 'note')
  const line = [amount, unit, name]
    .map((one) => one.trim())
    .filter(Boolean)
    .join(' ')
  return note ? `${line}, ${note}` : line
}

function wordsOf(element: Element): string {
  return [element.text, ...element.children.map(wordsOf)]
    .join(' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}
