import { once } from '../text/remembered.ts'
import { freeOf, opens } from './free-of.ts'
import * as words from './words/free-of.ts'

const things = `(?:${words.joinable.replaceAll(' ', '|')})`
const joinedThings = new RegExp(
  `(?<![\\p{L}-])${things}(?:-?, ${things})*${words.joinsLast}${things}(?:[- ]| - )${words.behind}(?![\\p{L}-]| ${words.freeOtherwise})`,
  'giu',
)
const eachThing = new RegExp(`(?<!\\p{L})${things}(?!\\p{L})`, 'giu')

/** "Dairy and egg free cake": free of each, and no dairy to buy. */
export function withFreeOfEach(text: string): string {
  if (!opens.test(text)) return text
  return text
    .replace(inOneWord(), `$1-${words.behind}`)
    .replace(joinedThings, (all) =>
      [...all.matchAll(eachThing)].map(([thing]) => `${thing}-${words.behind}`).join(' '),
    )
    .replace(noneOf(), (_, cue: string, list: string) =>
      list
        .split(noneJoins)
        .map((one) => `${cue} ${one}`)
        .join(' '),
    )
}

const inEnglish = once(() => {
  const named = freeOf.flatMap(({ before }) => before).filter((word) => /^[a-z]+$/.test(word))
  return `(?:${[...new Set(named), ...words.joinable.split(' ')].join('|')})`
})

/** "Dairyfree" */
const inOneWord = once(
  () => new RegExp(`(?<!\\p{L})(${inEnglish()})${words.behind}(?!\\p{L})`, 'giu'),
)

const noneJoins = new RegExp(words.noneJoin, 'iu')

/** "Without nuts, eggs or milk": none of them. */
const noneOf = once(
  () =>
    new RegExp(
      `(?<!\\p{L})(${words.inEnglish}) (${inEnglish()}(?:, ${inEnglish()})*${words.noneLast}${inEnglish()})(?!\\p{L})`,
      'giu',
    ),
)

/**
 * «без молока, яєць і глютену»: what stands in the case of what is refused goes on with it, behind a comma too. The same
 * list, each with its «без».
 */
export function withEachRefused(text: string): string {
  return opens.test(text)
    ? text
        .replace(refusedList(), (_, cue: string, list: string) =>
          list
            .split(listJoins)
            .map((one) => `${cue} ${one}`)
            .join(' '),
        )
        .replace(freeOfThing, words.inEnglish)
    : text
}

const listJoins = new RegExp(words.listJoin, 'iu')
const freeOfThing = new RegExp(`(?<!\\p{L})${words.freeOfThing}(?= \\p{L})`, 'giu')

const refusedList = once(() => {
  const bought = new Set(words.bought.split(' '))
  const cases = [...freeOf.flatMap(({ behind }) => behind), ...words.listedAsWell.split(' ')]
  const one = `(?:${[...new Set(cases)]
    .filter((word) => word !== '' && !bought.has(word))
    .join('|')
    .replaceAll('_', ' ')})(?!\\p{L})`
  return new RegExp(`(?<=\\S )(${words.without}) (${one}(?:${words.listJoin}${one})+)`, 'giu')
})
