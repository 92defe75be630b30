import type { Language } from '../../language/languages.ts'
import { scaledForCook } from '../amounts/cooks.ts'
import { formatQuantity } from '../amounts/format.ts'
import { scaleAmount } from '../amounts/scale.ts'
import type { Amount } from '../line/types.ts'
import { labels } from '../units/labels.ts'
import type { UnitId } from '../units/units.ts'
import { formFor, isWhole } from './agree.ts'
import { accusatives } from './words/endings.ts'
import { formedInSteps, ofEachFormed } from './words/formed.ts'
import {
  capacity,
  eachAfter,
  genitiveAfter,
  halfInSteps,
  instrumentals,
  measuredInCzechSteps,
  measuredInSteps,
  notOfTheDish,
  unitsInSteps,
  vessels,
} from './words/step-words.ts'

/** A word that is measured or counted in a sentence, in all of its forms. */
interface Measured {
  forms: readonly string[]
  unit?: UnitId
  /** They stand in a case already, whatever is before them: «se 2 lžícemi». */
  inflected?: true
  /** Nobody forms half a patty: their number is whole. */
  formed?: true
}

const glyphs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}
const number = String.raw`(?:\d+ ?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d+/\d+|\d+(?:[.,]\d+)?|${halfInSteps})`

/**
 * The words of a step for more or fewer people: «влийте 200 мл води, вбийте 2 яйця» for three times as many is
 * 600 and 6 яєць. The foods are those that the dish counts, each in its forms.
 */
export function sentenceFor(language: Language, foods: readonly (readonly string[])[]) {
  const words = wordsFor(language, foods)
  const said = [...words.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const amount = new RegExp(
    `(?<![\\p{L}\\d.,/–-])(${number})(?: ?[-–] ?(${number}))?( ?)(${said.join('|')})(?![\\p{L}\\d])`,
    'giu',
  )
  return (text: string, factor: number): string =>
    factor === 1
      ? text
      : text.replace(
          amount,
          (whole: string, from: string, to: string | undefined, _: string, word: string, at) => {
            const measured = words.get(word.toLowerCase().replaceAll('\u00a0', ' '))
            const [before, after] = [text.slice(0, at), text.slice(at + whole.length)]
            if (!measured || isAside(measured, before, after)) return whole
            const { unit } = measured
            const written: Amount = { quantity: quantityOf(from), ...(unit && { unit }) }
            if (to !== undefined) written.upTo = quantityOf(to)
            const amount = measured.formed
              ? inWhole(scaleAmount(written, factor))
              : scaledForCook(written, factor)
            return inWords(amount, measured, before, language)
          },
        )
}

function inWhole({ quantity, upTo }: Amount): Amount {
  const whole = (number: number) => Math.max(1, Math.round(number))
  const least = whole(quantity)
  return upTo === undefined || whole(upTo) === least
    ? { quantity: least }
    : { quantity: least, upTo: whole(upTo) }
}

function inWords(amount: Amount, measured: Measured, before: string, language: Language): string {
  const said = (quantity: number) => formatQuantity(quantity, measured.unit, language)
  const most = amount.upTo ?? amount.quantity
  const numbers =
    amount.upTo === undefined ? said(most) : `${said(amount.quantity)}–${said(amount.upTo)}`
  const word = measured.inflected
    ? formFor(measured.forms, most, language)
    : inCase(measured.forms, most, before, language)
  return `${numbers} ${word}`
}

/** A step tells to do something with it, so one of them is in the accusative: «вбийте 1 цибулину». */
function inCase(
  forms: readonly string[],
  quantity: number,
  before: string,
  language: Language,
): string {
  const form = formFor(forms, quantity, language)
  if (language === 'en' || forms.length < 4 || !isWhole(quantity)) return form
  const [one = '', few = '', many = '', ofOne = ''] = forms
  const isOne = Math.round(quantity) === 1 || (form === one && one !== few)
  if (genitive.test(before)) return isOne ? ofOne : many
  return isOne ? accusative(one) : form
}

/** Every word of a feminine name changes: «велику цибулину», «červenou cibuli»; «vejce» is none. */
function accusative(one: string): string {
  return changes.reduce((name, [ending, changed]) => name.replace(ending, changed), one)
}

const changes = accusatives
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([ending, changed = '']) => [new RegExp(`${ending}(?= |$)`, 'gu'), changed] as const)

function wordsFor(language: Language, foods: readonly (readonly string[])[]) {
  const words = new Map<string, Measured>()
  for (const forms of foods) enter(words, forms, { forms })
  for (const row of formedInSteps[language].trim().split(/\s*\n\s*/)) {
    const forms = row.split('|')
    enter(words, forms, { forms, formed: true })
  }
  const measures =
    language === 'cs' ? `${measuredInSteps} ${measuredInCzechSteps}` : measuredInSteps
  for (const unit of measures.split(' ') as UnitId[]) {
    const forms = labels[unit][language].split('|')
    enter(words, forms, { forms, unit })
    const by = instrumentals[unit]?.split('|')
    if (by) enter(words, by, { forms: [...by, by[1] ?? '', forms[3] ?? ''], unit, inflected: true })
    const others = Object.values(labels[unit]).flatMap((label) => label.split('|'))
    enter(words, [...others, ...(unitsInSteps[unit]?.split('|') ?? [])], { forms, unit })
  }
  return words
}

function enter(words: Map<string, Measured>, said: readonly string[], measured: Measured): void {
  const [one = ''] = said
  for (const form of [...said, accusative(one)]) {
    if (form && !words.has(form.toLowerCase())) words.set(form.toLowerCase(), measured)
  }
}

function isAside({ formed }: Measured, before: string, after: string): boolean {
  // «поділіть тісто на 12 кульок» is said of the whole dish.
  const isPortion = (formed ? ofEach : portion).test(before)
  return vessel.test(before) || isPortion || vesselAfter.test(after) || each.test(after)
}

const start = String.raw`(?<!\p{L})`
const vessel = new RegExp(`${start}(?:${vessels})\\p{L}*(?: (?:${capacity})){0,3} ?$`, 'iu')
const vesselAfter = new RegExp(`^[- ]*(?:${vessels})`, 'iu')
const portion = new RegExp(`${start}(?:${notOfTheDish}) ?$`, 'iu')
const ofEach = new RegExp(`${start}(?:${ofEachFormed}) ?$`, 'iu')
const each = new RegExp(`^ (?:${eachAfter})`, 'iu')
const genitive = new RegExp(`${start}(?:${genitiveAfter}) ?$`, 'iu')

function escaped(word: string): string {
  return word.replace(/[.]/g, '\\.').replace(/ /g, '[ \\u00a0]')
}

function quantityOf(said: string): number {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(said) ?? []
  if (top && bottom) return Number(top) / Number(bottom)
  if (said.toLowerCase() === halfInSteps) return 1 / 2
  const glyph = glyphs[said.at(-1) ?? '']
  const whole = glyph === undefined ? said : said.slice(0, -1).trim()
  return Number(whole.replace(',', '.')) + (glyph ?? 0)
}
