import { wordMinutes } from '../durations.ts'
import { servingsIn, servingsOf } from '../servings.ts'
import { saysOnlyDuration } from '../visible/facts.ts'
import { factWords } from './fact-words.ts'

export interface Facts {
  servings?: number
  prepMinutes?: number
  cookMinutes?: number
  totalMinutes?: number
}

const { feeds, makes, eaters, about, pieces, preparing, cooking, whole, alsoTold, energy } =
  factWords
const number = String.raw`\d{1,3}(?:\s?[-–—/]\s?\d{1,3})?`
const between = String.raw`\s?[:–—-]?\s?(?:(?:${about})\s|~\s?)?`
const feeding = new RegExp(`^(?:${feeds})(?!\\p{L})${between}(?=\\d|\\D{3,12}$)(.{1,40})$`, 'iu')
const making = new RegExp(`^(?:${makes})(?!\\p{L})${between}(?=\\d)(.{1,40})$`, 'iu')
const eatersAlone = new RegExp(`^(?:(?:${about})\\s)?${number}\\s?(?:${eaters})[.!]?$`, 'iu')
const eatersInside = new RegExp(`(?<![\\p{L}\\d])(${number})\\s?(?:${eaters})(?!\\p{L})`, 'iu')
const forEaters = new RegExp(
  `(?<!\\p{L})(?:${about})\\s(${number})\\s?(?:${eaters})(?!\\p{L})`,
  'iu',
)
const feedsInside = new RegExp(`(?<!\\p{L})(?:${feeds}|${makes})${between}(${number})(?!\\d)`, 'iu')
const inBrackets = new RegExp(
  String.raw`\s?[([]\s?(?:(?:${feeds}|${makes})${between}${number}(?:\s\p{L}{1,20}){0,2}|(?:(?:${about})\s)?${number}\s?(?:${eaters}|${pieces}))\.?\s?[)\]]`,
  'iu',
)
const ofEnergy = new RegExp(`\\d\\s?(?:${energy})(?!\\p{L})`, 'iu')

const times = (
  [
    ['prepMinutes', preparing],
    ['totalMinutes', whole],
    ['cookMinutes', `${cooking}|${alsoTold}`],
  ] as const
).map(([key, said]) => [key, new RegExp(`^(?:${said})(?!\\p{L})(.*)$`, 'iu')] as const)
const mayBeTold = new RegExp(`^(?:${alsoTold})\\s\\d`, 'iu')
/** «Час: 40 хв, якщо духовка гаряча»: after a colon a time may be explained. */
const explained = new RegExp(String.raw`^\s?[:–—-]\s?(?:(?:${about})\s)?[\d½¼¾]`, 'iu')

/** What a short line says of the whole dish: «Порцій: 4», "Prep: 10 min | Cook: 20 min"; null for other lines. */
export function factsOf(line: string): Facts | null {
  if (line.length > 120) return null
  const one = line.length <= 80 && !mayBeTold.test(line) ? factOf(line) : null
  const many = piecesOf(line)
  if (many.length < 2) return one
  const facts = many.map(factOf)
  const told = facts.filter((fact) => fact !== null)
  if (told.length === 0) return one
  // «Prep: 10 min | Easy»: beside a fact stands at most a word or two that say nothing to buy or to do.
  const rest = many.filter((_, at) => facts[at] === null)
  const isMore = (said: string) => said.length > 24 || /\d/.test(said) || !bars.test(line)
  return rest.some(isMore) ? one : Object.assign({}, ...told)
}

const bars = /\s*[|•·;]\s*|\s+\/\s+|\t/
const nextLabel = new RegExp(
  `(?<=\\d\\s?\\p{L}{0,8})[,.]?\\s+(?=(?:${preparing}|${whole}|${cooking}|${alsoTold}|${feeds})\\s?[:–—-]?\\s?\\d)|,\\s+`,
  'giu',
)

function piecesOf(line: string): string[] {
  const barred = line.split(bars).filter(Boolean)
  return barred.length > 1 ? barred : line.split(nextLabel).filter(Boolean)
}

function factOf(said: string): Facts | null {
  if (ofEnergy.test(said)) return null
  const line = said.replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '')
  const servings = eatenBy(line)
  if (servings !== null) return { servings }
  for (const [key, pattern] of times) {
    const rest = pattern.exec(line)?.[1]
    if (rest === undefined) continue
    const bare = rest.replace(/^\s?[:–—-]?\s?/, '')
    const minutes = saysOnlyDuration(bare) || explained.test(rest) ? wordMinutes(bare) : null
    if (minutes !== null) return { [key]: minutes }
  }
  return null
}

function eatenBy(line: string): number | null {
  const fed = feeding.exec(line)?.[1]
  if (fed !== undefined) return servingsOf(fed)
  const made = making.exec(line)?.[1]
  return made !== undefined || eatersAlone.test(line) ? servingsIn(made ?? line) : null
}

/** For how many, where a title, a heading or a sentence says it beside something else: «Інгредієнти на 6 порцій:». */
export function servingsBeside(line: string): number | null {
  const count = (eatersInside.exec(line) ?? feedsInside.exec(line))?.[1]
  if (count !== undefined) return servingsIn(count)
  const [bracket] = inBrackets.exec(line) ?? []
  return bracket === undefined ? null : servingsIn(bracket)
}

/** «Рецепт на 2 особи»: said in passing of the whole dish. */
export function servingsFor(line: string): number | null {
  const count = line.length <= 120 ? forEaters.exec(line)?.[1] : undefined
  return count === undefined ? null : servingsIn(count)
}

/** «Шарлотка (на 4 порції)» is called «Шарлотка». */
export function withoutServings(title: string): string {
  const bare = title.replace(inBrackets, '').trim()
  return bare === '' ? title : bare
}
