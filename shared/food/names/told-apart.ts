import { everyWord } from '../../language/english-capitals.ts'
import type { Language } from '../../language/languages.ts'
import { makersIn } from '../brands/index.ts'
import { agreeingNeuter } from '../lexicon/agreement.ts'
import { entryOf } from '../lexicon/index.ts'
import { wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { freeByTitle, toldFree } from './free-of.ts'
import { wordsIn } from './own-purposes.ts'
import { isToldOf, namesOfQuality, toldByPhrases, toldByWord } from './quality-table.ts'
import { tasteIn } from './tastes.ts'
import { tellingNothing } from './words/told-among.ts'

/**
 * What tells a product apart beside the name of its food: «2.5%», «lactose-free», a brand. What the name of
 * the food says already is none; of a note only what nothing else can mean.
 */
export function qualitiesIn(food: string, words: string, note = ''): string[] {
  const both = `${words} ${note}`
  const said = saidOf(food, words, both)
  const percents = percentsIn(both)
  if (percents.length + said.length === 0) return []
  const named = namedIn(food)
  const free = freeByAnyName(food)
  const all = [...new Set([...percents, ...said])].filter((id) => !named.has(id) && !free.has(id))
  // "Semi-skimmed" is said with a word of what is skimmed, «слабосолений» with one of what is salted.
  return all.filter((id) => !all.includes(lessOf[id] ?? ''))
}

const lessOf: Readonly<Record<string, string>> = {
  salted: 'lightly-salted',
  'fat-free': 'half-fat',
  'for-whipping': 'heavy',
}

/** By their words, and by phrases, which a note may hold as well. */
function saidOf(food: string | undefined, words: string, both = words): string[] {
  const { makers, told } = heardIn(words)
  const of = (telling: Parameters<typeof isToldOf>[0]) =>
    isToldOf(telling, food) ? telling.id : []
  return [...told.flatMap(of), ...makers, ...toldByPhrases(both).flatMap(of)]
}

const heardIn = remembered((words: string) => {
  const own = wordsOf(words.replace(ownNames, ''))
  const makers = makersIn(own)
  // "Bob's Red Mill" tells of no red.
  const theirs = makers.join(' ').split(' ')
  return { makers, told: own.filter(({ low }) => !theirs.includes(low)).flatMap(toldByWord) }
})

const ownNames = new RegExp(`\\b(?:${tellingNothing})\\b`, 'gi')

function percentsIn(text: string): string[] {
  if (!text.includes('%')) return []
  const said = [...text.matchAll(/(\d+(?:[.,]\d+)?) ?%/g)]
  return said.map(([, number = '']) => `${number.replace(',', '.')}%`)
}

/** All that the title of a product says of it, with what is plain from the food that it is. */
export function qualitiesOfTitle(title: string, food: string | undefined): ReadonlySet<string> {
  return new Set([
    ...saidOf(food, title),
    ...freeByTitle(title),
    ...(food === undefined ? [] : namedIn(food)),
  ])
}

const namedIn = remembered((food: string): ReadonlySet<string> => {
  const entry = entryOf(food)
  const shown = [entry?.uk[0], entry?.en[0], entry?.cs[0]].join(' ')
  const brands = [...(entry?.uk ?? []), ...(entry?.en ?? [])].flatMap((name) =>
    makersIn(wordsOf(name)),
  )
  const told = [...wordsOf(shown).flatMap(toldByWord), ...toldByPhrases(shown)]
  return new Set([...told.filter((one) => isToldOf(one, food)).map(({ id }) => id), ...brands])
})

/** «веганський йогурт» is another name of a yogurt of plants, though a title by its other name need not say so. */
const freeByAnyName = remembered((food: string): ReadonlySet<string> => {
  const { uk = [], en = [] } = entryOf(food) ?? {}
  return new Set(toldFree([...uk, ...en].join('; ')))
})

/** What tells the product apart, as a person reads it beside the name of its food: «квасоля», «біла». */
export function qualityNames(quality: string | null, name: string, language: Language): string[] {
  if (!quality) return []
  return quality.split(',').map((id) => qualityName(id, name.toLowerCase(), language))
}

/** A brand stands as a name. */
function qualityName(id: string, noun: string, language: Language): string {
  const known = namesOfQuality(id)
  if (known) return agreeingNeuter(known[language], noun, language)
  const own = wordsIn(id)
  if (own !== undefined) return own
  const taste = tasteIn(id)
  if (taste !== undefined) return entryOf(taste)?.[language][0] ?? taste
  if (id.endsWith('%')) return language === 'en' ? id : id.replace('.', ',')
  return everyWord(id)
}
