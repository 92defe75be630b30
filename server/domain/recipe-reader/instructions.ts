import { isAside } from './asides.ts'
import { minutesOf } from './durations.ts'
import { singleBrackets } from './ingredients.ts'
import { lineText, plainText } from './plain-text.ts'
import { isNode, isOfType, listOf, type SchemaNode } from './schema.ts'
import { sentencesOf } from './sentences.ts'
import { cutMethod, withoutNumber } from './step-text.ts'
import { isEmpty } from './tidy.ts'
import { isOfSite } from './visible/endings.ts'
import { sectionOf } from './visible/headings.ts'

export interface ImportedStep {
  text: string
  minutes: number | null
  /** The name of the part of the method that begins here. */
  part?: string
}

const longestStep = 4000
const deepest = 6
/** Of one list; a recipe keeps a hundred. */
const mostSteps = 200

/** The steps of `recipeInstructions`: one text, a list of texts, HowToSteps, or sections of them. */
export function stepsOf(value: unknown): ImportedStep[] {
  const all = underNames(withoutAdverts(stepsIn(value, 0)))
  const [only] = all
  if (all.length !== 1 || !only) return all
  const cut = cutMethod(only.text)
  const parts = cut.length > 1 ? cut : (sentencesOf(only.text) ?? cut)
  return parts.length > 1 ? parts.map((text) => ({ text, minutes: null })) : all
}

/** «Для соусу:» in the place of a step names those below it. */
function underNames(steps: readonly ImportedStep[]): ImportedStep[] {
  const named: ImportedStep[] = []
  let part: string | null = null
  for (const [at, step] of steps.entries()) {
    const names = /^[^.!?]{2,59}:$/.test(step.text) && step.minutes === null && !step.part
    if (names && part === null && at < steps.length - 1) part = step.text.slice(0, -1).trim()
    else {
      named.push(part === null || step.part ? step : { ...step, part })
      part = null
    }
  }
  return named
}

/** A site's own words below its method are no step of it. */
function withoutAdverts(steps: ImportedStep[]): ImportedStep[] {
  const end = steps.findLastIndex((one) => !isOfSite(one.text))
  return end < 0 ? steps : steps.slice(0, end + 1)
}

function stepsIn(value: unknown, depth: number): ImportedStep[] {
  if (depth > deepest) return []
  const all = withoutCommonNames(listOf(value).slice(0, mostSteps))
  return all.flatMap((one): ImportedStep[] => {
    if (Array.isArray(one)) return stepsIn(one, depth + 1)
    if (!isNode(one)) return all.length > 1 ? oneStep(one) : linesOf(one)
    return stepsOfNode(one, depth)
  })
}

/** A name that several steps have is that of the dish. */
function withoutCommonNames(all: readonly unknown[]): readonly unknown[] {
  const names = all.map((one) => (isNode(one) && !isEmpty(one['text']) ? one['name'] : undefined))
  const common = new Set(names.filter((name, at) => name && names.indexOf(name) !== at))
  if (common.size === 0) return all
  return all.map((one, at) =>
    common.has(names[at]) && isNode(one) ? { ...one, name: undefined } : one,
  )
}

function stepsOfNode(one: SchemaNode, depth: number): ImportedStep[] {
  const inner = one['itemListElement'] ?? one['steps'] ?? one['recipeInstructions']
  if (isOfType(one, 'HowToSection')) {
    return section(one['name'], stepsIn(inner ?? one['text'], depth + 1))
  }
  if (isOfType(one, 'ListItem')) {
    return stepsIn(one['item'] ?? one['text'] ?? one['name'], depth + 1)
  }
  const texts = listOf(one['text'])
  if (texts.length > 1) return stepsIn(texts, depth + 1)
  const text = plainText(one['text'] ?? one['description'] ?? one['@value'], longestStep)
  if (text === '' && inner !== undefined) return stepsIn(inner, depth + 1)
  const parts = cutMethod(text)
  if (parts.length > 1 && /^\s*1\s?[.)]/.test(text)) return parts.flatMap(oneStep)
  const said = withName(lineText(one['name'], 200), withoutNumber(text.replace(/\n+/g, ' ')))
  const minutes = minutesOf(one['timeRequired'] ?? one['totalTime'] ?? one['performTime'])
  return said === '' || isAside(said) ? [] : [{ text: said, minutes }]
}

/** A step's name says more than a number, or than the beginning of its own text, or it is left out. */
function withName(name: string, text: string): string {
  const whole = withoutNumber(singleBrackets(name))
  const bare = whole.replace(/[\s.:…]+$/, '')
  const tidy = singleBrackets(text)
  if (tidy === '') return whole
  if (bare === '' || /^(?:\p{L}{1,12}\s?)?\d{1,2}$/u.test(name.trim()) || repeats(tidy, bare)) {
    return tidy
  }
  return `${bare}: ${tidy}`.slice(0, longestStep)
}

function repeats(text: string, name: string): boolean {
  const letters = (one: string) => one.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return letters(text.slice(0, name.length * 2 + 20)).startsWith(letters(name))
}

function section(name: unknown, steps: ImportedStep[]): ImportedStep[] {
  const title = lineText(name, 100).replace(/[:.\s]+$/, '')
  const [first, ...rest] = steps
  if (
    title === '' ||
    // «Passo 1» names no part.
    /^(?:\p{L}{1,12}\s)?№?\d{1,2}$/u.test(title) ||
    !first ||
    isAside(title) ||
    sectionOf(title) === 'steps' ||
    repeats(first.text, title)
  )
    return steps
  return [{ ...first, part: title }, ...rest]
}

/** Where the method is to be found. */
const address = /^https?:\/\/\S+$/i

function oneStep(value: unknown): ImportedStep[] {
  const text = withoutNumber(lineText(value, longestStep))
  const heading = text.length < 40 && !/[.!]$/.test(text) && sectionOf(text) === 'steps'
  return heading || text === '' || isAside(text) || address.test(text)
    ? []
    : [{ text: singleBrackets(text), minutes: null }]
}

const longestText = 60_000
/** Headings in a method that is one text of markup, and paragraphs that are nothing but bold. */
const heading =
  /<h[1-6](?:\s[^<>]{0,300})?>(?:<\w{1,8}>)?([^<]{2,80})(?:<\/\w{1,8}>)?<\/h[1-6]>|<p(?:\s[^<>]{0,300})?>\s{0,9}<(?:strong|b)>([^<]{2,60})<\/(?:strong|b)>\s{0,9}<\/p>/gi

function linesOf(value: unknown): ImportedStep[] {
  if (typeof value !== 'string' || !/<(?:h[1-6]|strong|b)[\s>]/i.test(value))
    return plainLines(value)
  const text = value.slice(0, longestText)
  const names = [...text.matchAll(heading)]
  const begins = names.map((name) => name.index)
  const parts = names.map((name, at) =>
    section(
      name[1] ?? name[2],
      plainLines(text.slice(name.index + name[0].length, begins[at + 1])),
    ),
  )
  return [...plainLines(text.slice(0, begins[0])), ...parts.flat()]
}

function plainLines(value: unknown): ImportedStep[] {
  return plainText(value, longestText)
    .split('\n')
    .flatMap(cutMethod)
    .flatMap((text) => oneStep(text.slice(0, longestStep)))
}
