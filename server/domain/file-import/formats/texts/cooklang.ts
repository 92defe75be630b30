import { headingLine } from '../amounts.ts'
import { type Reading, readingOf } from '../reading.ts'
import { frontMatterOf, leftOfFront } from './front-matter.ts'

const food = /@([^@#~{}\n]{1,80}?)\{([^}\n]{0,80})\}(?:\(([^)\n]{1,80})\))?|@([\p{L}\d_-]{1,40})/gu
/** «@&(~1)тісто{}» is what an earlier step has made, and no food of the list. */
const between = /@&\([~=\d]{1,6}\)([^@#~{}\n]{1,80}?)\{[^}\n]{0,80}\}/g
const tool = /#([^@#~{}\n]{1,80}?)\{[^}\n]{0,80}\}|#([\p{L}\d_-]{1,40})/gu
const timer = /~([^@#~{}\n]{0,60}?)\{([^}\n]{1,40})\}/g

const taken = `title, name, author, source.author, description, introduction, servings, serves,
  yield, prep time, time.prep, cook time, time.cook, time, duration, time required, tags, image,
  picture, images, source, source.name, source.url, link, difficulty, video, course, category,
  cuisine, diet, locale, language, equipment, rest time, rating, own note, last cooked, created, line order`

/** Cooklang: foods, pots and timers are marked where the method names them. */
export function readCooklang(text: string, file: string): Reading[] | null {
  if (!/@[^@{}\n]{1,80}\{[^}\n]{0,80}\}/.test(text)) return null
  const front = frontMatterOf(text)
  const values = new Map(front?.values)
  const lines: string[] = []
  const notes: string[] = []
  const tools: (string | undefined)[] = []
  const steps: unknown[] = []
  let section = ''
  let heading: string[] = []
  for (const paragraph of paragraphsOf((front?.rest ?? text).replace(between, '$1'))) {
    const fact = /^>>\s*([^:\n]{1,40}):\s*(.*)$/.exec(paragraph)
    const named = /^=+\s*([^=\n]{0,80}?)\s*=*$/.exec(paragraph)
    if (fact?.[1]) values.set(fact[1].trim().toLowerCase(), (fact[2] ?? '').trim())
    else if (named) {
      section = named[1] ?? ''
      heading = headingLine(section)
    } else if (paragraph.startsWith('>')) notes.push(paragraph.replace(/^>\s?/gm, ''))
    else {
      const foods = [...paragraph.matchAll(food)].map(lineOf)
      // A part of the method that takes nothing of its own names no part of the list.
      lines.push(...(foods.length > 0 ? heading : []), ...foods)
      if (foods.length > 0) heading = []
      tools.push(...[...paragraph.matchAll(tool)].map(([, name, word]) => name ?? word))
      // A row of foods alone is a list of them.
      if (!/\p{L}/u.test(paragraph.replace(food, ''))) continue
      const step = {
        '@type': 'HowToStep',
        text: spoken(paragraph),
        timeRequired: minutesIn(paragraph),
      }
      steps.push(
        section ? { '@type': 'HowToSection', name: section, itemListElement: [step] } : step,
      )
      section = ''
    }
  }
  const of = (...keys: string[]) => keys.map((key) => values.get(key)).find(Boolean)
  return [
    readingOf(
      {
        // Most of its recipes are called as their files.
        name: of('title', 'name') ?? /([^/\\]{1,200}?)(?:\.[a-z]{2,4})?$/i.exec(file)?.[1],
        author: of('author', 'source.author'),
        description: of('description', 'introduction'),
        recipeYield: [of('servings', 'serves'), of('yield')],
        prepTime: of('prep time', 'time.prep'),
        cookTime: of('cook time', 'time.cook'),
        totalTime: of('time', 'duration', 'time required'),
        inLanguage: of('language', 'locale'),
        keywords: ['tags', 'course', 'category', 'cuisine', 'diet'].flatMap(
          (key) => front?.lists.get(key) ?? values.get(key) ?? [],
        ),
        recipeIngredient: inOrder(unique(lines), of('line order')),
        recipeInstructions: steps,
        tool: [...(front?.lists.get('equipment') ?? []), ...tools],
        image: [of('image', 'picture'), ...(front?.lists.get('images') ?? [])],
      },
      {
        source: of('source.name', 'source'),
        sourceUrl: of('source.url', 'link', 'source'),
        notes,
        difficulty: of('difficulty'),
        video: of('video'),
        rating: of('rating'),
        ownNote: of('own note'),
        cooked: of('last cooked'),
        created: of('created'),
        left: leftOfFront({ values, lists: front?.lists ?? new Map(), rest: '' }, taken),
      },
    ),
  ]
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\[-[\s\S]{0,5000}?-\]/g, '')
    .replace(/(^|\s)--[^\n]*/g, '$1')
    .replace(/^(>>|=).*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^(?!>).*\n(?!>)/gm, (line) => `${line.trimEnd()} `).trim())
    .filter(Boolean)
}

function lineOf([, name, amount = '', note, word]: RegExpExecArray | RegExpMatchArray): string {
  const [quantity = '', unit = ''] = amount.replace(/^=/, '').split('%')
  const said = [quantity.trim(), unit.trim(), ...namesOf(name ?? word ?? '').slice(0, 1)]
  return [said.filter(Boolean).join(' '), note?.trim()].filter(Boolean).join(', ')
}

/** «@оливкова олія|олія»: what it is, and how the sentence calls it; «@./соуси/Песто» is a recipe in a folder. */
function namesOf(said: string): string[] {
  const bare = said.trim().replace(/^[?+&-]/, '')
  const path = /^\.{0,2}\/(?:[^/]{0,80}\/){0,9}/.exec(bare)?.[0] ?? ''
  return bare
    .slice(path.length)
    .split('|')
    .map((one) => one.trim())
}

/** Behind the end of a sentence a timer is no word of it. */
const timerBehind = /(?<=[.!?…]) ~\{[^}\n]{1,40}\}$/

/** As it is read aloud: «Зваріть картоплю 20 хв». */
function spoken(paragraph: string): string {
  return paragraph
    .replace(timerBehind, '')
    .replace(
      food,
      (_, name?: string, _amount?: string, _note?: string, word?: string) =>
        namesOf(name ?? word ?? '').at(-1) ?? '',
    )
    .replace(tool, (_, name?: string, word?: string) => name ?? word ?? '')
    .replace(timer, (_, _name: string, amount: string) => amount.replace('%', ' '))
    .replace(/\s+/g, ' ')
}

function minutesIn(paragraph: string): string | undefined {
  const [only, ...others] = [...paragraph.matchAll(timer)]
  return others.length === 0 ? only?.[2]?.replace('%', ' ') : undefined
}

/** As our own export says it; anything else than an order of these lines is none. */
function inOrder(lines: readonly string[], said: string | undefined): string[] {
  const order = (said ?? '').split(' ').map(Number)
  const whole =
    new Set(order).size === lines.length && order.every((at) => lines[at - 1] !== undefined)
  if (!whole) return [...lines]
  return lines
    .map((line, at) => ({ line, place: order[at] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map((one) => one.line)
}

function unique(lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => line.endsWith(':') || (!seen.has(line) && seen.add(line)))
}
