import { wordMinutes } from '../durations.ts'
import { saysOnlyDuration } from '../visible/facts.ts'
import { type Made, madeBy } from './eaten.ts'
import { factWords } from './fact-words.ts'

export interface Facts extends Made {
  prepMinutes?: number
  cookMinutes?: number
  totalMinutes?: number
}

const { feeds, about, preparing, cooking, whole, alsoTold, energy } = factWords
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
  const many = piecesOf(line).map(bareOf)
  if (many.length < 2) return one
  const facts = many.map((piece) => factOf(piece) ?? timeBefore(piece))
  const told = facts.filter((fact) => fact !== null)
  if (told.length === 0) return one
  // «4 порції, 60 хвилин»
  const alone = many.filter((piece, at) => facts[at] === null && saysOnlyDuration(piece))
  const isOnlyTime = alone.length === 1 && told.every((fact) => !saysTime(fact))
  const totalMinutes = isOnlyTime ? wordMinutes(alone[0] ?? '') : null
  if (totalMinutes !== null) told.push({ totalMinutes })
  // «Prep: 10 min | Easy»: beside a fact stands at most a word or two that say nothing to buy or to do.
  const isIdle = (piece: string) =>
    (totalMinutes !== null && saysOnlyDuration(piece)) ||
    (told.length > 1 && (isOtherTime(piece) || ofEnergy.test(piece)))
  const rest = many.filter((piece, at) => facts[at] === null && !isIdle(piece))
  const isMore = (said: string) => said.length > 24 || /\d/.test(said) || !bars.test(line)
  return rest.some(isMore) ? one : Object.assign({}, ...told)
}

const bareOf = (said: string) => said.replace(/^[^\p{L}\d(]+|[^\p{L}\d)]+$/gu, '')

const saysTime = (fact: Facts) => times.some(([key]) => fact[key] !== undefined)

/** "30 mins prep": said so beside other facts alone. */
function timeBefore(piece: string): Facts | null {
  const [, duration = '', label = ''] =
    /^(\d.{1,20}?\p{L})\s(\p{L}{3}.{0,30})$/u.exec(piece.trim()) ?? []
  const minutes = saysOnlyDuration(duration) ? wordMinutes(duration) : null
  const key = times.find(([, pattern]) => pattern.exec(label)?.[1] === '')?.[0]
  return minutes !== null && key !== undefined ? { [key]: minutes } : null
}

/** "marinate 1 hour" */
const isOtherTime = (piece: string) =>
  saysOnlyDuration(piece.replace(/^\p{L}{3,20}(?:\s\p{L}{2,20})?:?\s(?=\d)/u, ''))

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
  const line = bareOf(said)
  const made = madeBy(line)
  if (made !== null) return made
  for (const [key, pattern] of times) {
    const rest = pattern.exec(line)?.[1]
    if (rest === undefined) continue
    const bare = rest.replace(/^\s?[:–—-]?\s?/, '')
    const minutes = saysOnlyDuration(bare) || explained.test(rest) ? wordMinutes(bare) : null
    if (minutes !== null) return { [key]: minutes }
  }
  return null
}
