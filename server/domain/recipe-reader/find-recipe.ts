import { minutesOf } from './durations.ts'
import { ingredientsOf } from './ingredients.ts'
import { stepsOf } from './instructions.ts'
import { articleAuthor, findInJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import { type PageData, pageData, sameName } from './page-data.ts'
import { authorOf, isCompany } from './said-by.ts'
import { type FoundRecipe, isOfType, type SchemaNode } from './schema.ts'
import { findInStates } from './script-state.ts'
import { isEmpty, tidyRecipe } from './tidy.ts'
import { saysTimes } from './visible/facts.ts'
import { withParts, withStepParts } from './visible/parts.ts'
import { asIngredients, asInstructions, readVisible } from './visible/read.ts'
import { stretchOf } from './visible/stretch.ts'
import type { Entry } from './visible/tidy-entries.ts'
import { readsAsAmount } from './visible/words.ts'

/** The recipe of a page: from its data, and what that lacks from what a person sees. */
export function findRecipe(text: string, type: string): FoundRecipe | null {
  if (type.endsWith('json')) return findInJsonLd([text])
  const page = pageData(text)
  const found = findInData(text, page)
  const node = completed(found?.node ?? null, text, page)
  const resolve = found?.resolve ?? ((value: unknown) => value)
  return node && { node: withPage(node, page, resolve), resolve }
}

/** Whether the page asks who one is, by its fields or by the address that it led to. */
export function asksToSignIn(html: string, url: string): boolean {
  const path = URL.parse(url)?.pathname ?? ''
  return (
    /(?:^|[/_-])(?:log-?in|sign-?in|auth|subscribe|paywall)(?:[/._-]|$)/i.test(path) ||
    pageData(html).signIn
  )
}

function findInData(html: string, page: PageData): FoundRecipe | null {
  const { scripts, states } = page
  const found = findInJsonLd(scripts, page)
  if (found && isWhole(found.node)) return found
  const others = [() => findInMicrodata(html), () => findInStates(states)]
  let best = found
  for (const look of others) {
    const node = look()
    if (!node) continue
    best = best ? { ...best, node: filled(best.node, node) } : { node, resolve: (value) => value }
    if (isWhole(best.node)) break
  }
  return best
}

const isWhole = (node: SchemaNode) =>
  ingredientsOf(node['recipeIngredient']).length > 0 && !isEmpty(node['recipeInstructions'])

/** The first says what it says; the other fills what it leaves empty. */
function filled(node: SchemaNode, other: SchemaNode): SchemaNode {
  const all: Record<string, unknown> = { ...other }
  for (const [key, value] of Object.entries(node)) if (!isEmpty(value)) all[key] = value
  return all
}

function findInMicrodata(html: string): SchemaNode | null {
  if (!/itemprop|h-?recipe|typeof\s{0,3}=\s{0,3}["']?[\w:/.#]{0,60}recipe/i.test(html)) return null
  const recipes = readMicrodata(html)
    .filter((item) => isOfType(item, 'Recipe'))
    .slice(0, 50)
    .map(tidyRecipe)
  return recipes.find((one) => !isEmpty(one['recipeIngredient'])) ?? recipes[0] ?? null
}

const partNames =
  /(?:group|section|sub)[-_]?(?:name|title|head)|tasty-recipes|mv-create|ingredients?[-_]+(?:title|head|group|section|label)|cooked-heading|SectionHead/i

function completed(node: SchemaNode | null, html: string, page: PageData): SchemaNode | null {
  const lines = node ? ingredientsOf(node['recipeIngredient']) : []
  const steps = node ? stepsOf(node['recipeInstructions']) : []
  const [only] = steps
  const lacks = lines.length < 2 || steps.length === 0
  const unbroken = steps.length === 1 && (only?.text.length ?? 0) > 200
  const timed = ['totalTime', 'prepTime', 'cookTime'].some((key) => minutesOf(node?.[key]) !== null)
  const whole = lacks || unbroken || (!timed && saysTimes(html))
  const amounts = lines.filter(readsAsAmount).length
  const bare = lines.length > 2 && amounts * 3 < lines.length
  const texts = steps.map((one) => one.text)
  const part = whole || bare ? null : stretchOf(html, lines, texts)
  if (!whole && !bare && part === null && !partNames.test(html)) return node
  const seen = readVisible(part ?? html)
  const { author, recipeYield, ...times } = seen.facts
  if (!node) {
    const enough = seen.lines.length >= 2 && (seen.said || seen.lines.length >= 3)
    if (!enough || seen.steps.length === 0 || page.name === null) return null
  }
  const shown = seen.lines.filter((one) => !one.part).length
  const all: Record<string, unknown> = { ...node, ...(timed ? {} : times) }
  if (isEmpty(all['recipeYield'])) all['recipeYield'] = recipeYield
  if (isEmpty(all['author']))
    all['author'] = articleAuthor(page.scripts) ?? page.authors[0] ?? author
  if (lines.length < 2 && shown > lines.length) all['recipeIngredient'] = asIngredients(seen.lines)
  else if (bare && saysMore(lines, seen.lines)) all['recipeIngredient'] = asIngredients(seen.lines)
  else all['recipeIngredient'] = withParts(lines, seen.lines) ?? lines
  const parted = withStepParts(steps, seen.steps)
  if (parted) all['recipeInstructions'] = asInstructions(parted)
  else if (steps.length === 0 || (unbroken && sameWords(only?.text ?? '', seen.steps))) {
    if (seen.steps.length > 0) all['recipeInstructions'] = asInstructions(seen.steps)
  }
  return all
}

/** The page shows the same lines with their amounts. */
function saysMore(lines: readonly string[], seen: readonly Entry[]): boolean {
  const shown = seen.filter((one) => !one.part).map((one) => one.text.toLowerCase())
  const amounts = shown.filter(readsAsAmount).length
  const same = lines.filter((line, at) => shown[at]?.includes(line.toLowerCase())).length
  return shown.length === lines.length && same > lines.length * 0.7 && amounts * 2 > lines.length
}

/** The page shows as several steps what its data says in one. */
function sameWords(text: string, seen: readonly { text: string }[]): boolean {
  const letters = (one: string) => one.toLowerCase().replace(/[^\p{L}]/gu, '')
  if (seen.length < 2) return false
  const [said, shown] = [letters(text), letters(seen.map((one) => one.text).join(''))]
  return (
    Math.abs(said.length - shown.length) < said.length * 0.15 &&
    said.slice(0, 30) === shown.slice(0, 30)
  )
}

/** «Apple Pie | Copper Ladle»: the name of the dish, where the site's stands after it. */
function withoutSite(name: unknown, site: string | null): unknown {
  if (typeof name !== 'string' || site === null) return name
  const [, own, after = ''] = /^(.{3,}?)\s{1,3}[|–—-]\s{1,3}([^|]{2,60})$/.exec(name) ?? []
  return own && sameName(after, site) ? own : name
}

/** What the page says of itself, where its data says nothing. */
function withPage(
  node: SchemaNode,
  page: PageData,
  resolve: (value: unknown) => unknown,
): SchemaNode {
  const said = authorOf(node, resolve)
  // A company signs for whoever the page names.
  const signed = said === null || isCompany(node, resolve) || sameName(said, page.site)
  const author = (signed ? page.person : null) ?? said ?? page.authors[0] ?? null
  return {
    ...node,
    name: isEmpty(node['name']) ? page.name : withoutSite(node['name'], page.site),
    image: isEmpty(node['image']) ? page.picture : node['image'],
    description: isEmpty(node['description']) ? page.description : node['description'],
    author,
    url: isEmpty(node['url']) ? page.address : node['url'],
    inLanguage: page.language ?? node['inLanguage'],
  }
}
