import type { UnitId } from '../units/units.ts'
import { scaledForCook } from './cooks.ts'
import { formatAmount, type Language } from './format.ts'

const glyphs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}
const number = String.raw`(?:\d+ ?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d+/\d+|\d+(?:[.,]\d+)?)`

/** What is measured for a dish and grows with it: neither minutes nor degrees, and no thing without a unit. */
const spelt: readonly (readonly [UnitId, string])[] = [
  ['kg', 'кг|kg'],
  ['g', 'г|гр|грам(?:и|ів)?|g|grams?'],
  ['ml', 'мл|ml'],
  ['l', 'л|літр(?:и|ів|а)?|l|lit(?:re|er)s?'],
  ['tbsp', String.raw`ст\. ?л\.|столов(?:а|і|их|ої) лож(?:ка|ки|ок)|tbsp|tablespoons?`],
  ['tsp', String.raw`ч\. ?л\.|чайн(?:а|і|их|ої) лож(?:ка|ки|ок)|tsp|teaspoons?`],
  ['glass', 'склян(?:ка|ки|ок|ку)'],
  ['cup', 'cups?'],
]
const amount = new RegExp(
  `(?<![\\p{L}\\d.,/–-])(${number})(?: ?[-–] ?(${number}))? ?(${spelt.map(([, words]) => words).join('|')})(?![\\p{L}\\d])`,
  'giu',
)
const unitOf = spelt.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, 'iu')] as const)

/** A pot of five litres stays one, whoever is eating. */
const vessel =
  /(?:каструл|форм|миск|банк|пательн|сковор|глечик|казан|\bpan|\bpot|bowl|\bdish|\bjar|\btin)\p{L}*(?: \p{L}+){0,3} ?$|(?:на|до|of) ?$/iu
const vesselAfter =
  /^[- ]*(?:каструл|форм|миск|банк|пательн|сковор|pan\b|pot\b|bowl|dish|jar|tin\b)/iu

/** The words of a step for more or fewer people: «влийте 200 мл води» for twice as many is 400. */
export function scaledSentence(text: string, factor: number, language: Language): string {
  if (factor === 1) return text
  return text.replace(
    amount,
    (said: string, from: string, to: string | undefined, word: string, at: number) => {
      const unit = unitOf.find(([, words]) => words.test(word))?.[0]
      const aside = vessel.test(text.slice(0, at)) || vesselAfter.test(text.slice(at + said.length))
      if (!unit || aside) return said
      const scaled = scaledForCook(
        { quantity: quantityOf(from), unit, ...(to !== undefined && { upTo: quantityOf(to) }) },
        factor,
      )
      return formatAmount(scaled, language)
    },
  )
}

function quantityOf(said: string): number {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(said) ?? []
  if (top && bottom) return Number(top) / Number(bottom)
  const glyph = glyphs[said.at(-1) ?? '']
  const whole = glyph === undefined ? said : said.slice(0, -1).trim()
  return Number(whole.replace(',', '.')) + (glyph ?? 0)
}
