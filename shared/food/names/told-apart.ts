import { everyWord } from '../../language/english-capitals.ts'
import type { Language } from '../../language/languages.ts'
import { makersIn } from '../brands/index.ts'
import { agreeingNeuter } from '../lexicon/agreement.ts'
import { entryOf } from '../lexicon/index.ts'
import { knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { tasteIn } from './tastes.ts'
import { czech, goesOn, opens, phrases, table } from './words/told-apart.ts'

type Quality = { id: string } & Record<Language, string>

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split(/; ?/))
const byId = new Map<string, Quality>(
  rows.map(([id = '', uk = '', en = '']) => [id, { id, uk, en, cs: czech[id] ?? en }]),
)
const byWord = new Map<string, Quality>(
  rows.flatMap(([id = '', , , words = '']) => {
    const one = byId.get(id)
    return one ? wordsOf(words).map((word) => [word.light, one] as const) : []
  }),
)

/** A word that may tell a product apart, alone or with its neighbours. */
export const tellsApart = knownOfForm(
  (word) => byWord.has(word.light) || opens.test(`${word.low} `) || goesOn.test(word.low),
)

const qualitiesSaid = remembered((words: string): readonly string[] => {
  const own = wordsOf(words)
  const makers = makersIn(own)
  // "Bob's Red Mill" tells of no red.
  const theirs = makers.join(' ').split(' ')
  const plain = own.filter(({ low }) => !theirs.includes(low))
  return [...plain.flatMap((word) => byWord.get(word.light)?.id ?? []), ...makers]
})

/**
 * What tells a product apart beside the name of its food: «2.5%», «lactose-free», a brand. What the name of
 * the food says already is none; of a note only what nothing else can mean.
 */
export function qualitiesIn(food: string, words: string, note = ''): string[] {
  const said = qualitiesSaid(words)
  const both = `${words} ${note}`
  const phrased = opens.test(both)
    ? phrases.flatMap(([phrase, id]) => (phrase.test(both) ? id : []))
    : []
  const percents = both.includes('%')
    ? [...both.matchAll(/(\d+(?:[.,]\d+)?) ?%/g)].map(
        ([, number = '']) => `${number.replace(',', '.')}%`,
      )
    : []
  if (percents.length + said.length + phrased.length === 0) return []
  const named = namedIn(food)
  const all = [...new Set([...percents, ...said, ...phrased])].filter((id) => !named.has(id))
  // "Semi-skimmed" is said with a word of what is skimmed, «слабосолений» with one of what is salted.
  return all.filter((id) => !all.includes(lessOf[id] ?? ''))
}

const lessOf: Readonly<Record<string, string>> = {
  salted: 'lightly-salted',
  'fat-free': 'half-fat',
}

/** All that the title of a product says of it, with what is plain from the food that it is. */
export function qualitiesOfTitle(title: string, food: string | undefined): ReadonlySet<string> {
  const phrased = opens.test(title) ? phrases.filter(([phrase]) => phrase.test(title)) : []
  const said = [...qualitiesSaid(title), ...phrased.map(([, id]) => id)]
  return new Set([...said, ...(food === undefined ? [] : namedIn(food))])
}

const namedIn = remembered((food: string): ReadonlySet<string> => {
  const entry = entryOf(food)
  const shown = [entry?.uk[0], entry?.en[0], entry?.cs[0]].join(' ')
  const words = wordsOf(shown)
  const brands = [...(entry?.uk ?? []), ...(entry?.en ?? [])].flatMap((name) =>
    makersIn(wordsOf(name)),
  )
  return new Set([
    ...words.flatMap((word) => byWord.get(word.light)?.id ?? []),
    ...phrases.flatMap(([phrase, id]) => (phrase.test(shown) ? id : [])),
    ...brands,
  ])
})

/** What tells the product apart, as a person reads it beside the name of its food: «квасоля», «біла». */
export function qualityNames(quality: string | null, name: string, language: Language): string[] {
  if (!quality) return []
  return quality.split(',').map((id) => qualityName(id, name.toLowerCase(), language))
}

/** A brand stands as a name. */
function qualityName(id: string, noun: string, language: Language): string {
  const known = byId.get(id)
  if (known) return agreeingNeuter(known[language], noun, language)
  const taste = tasteIn(id)
  if (taste !== undefined) return entryOf(taste)?.[language][0] ?? taste
  if (id.endsWith('%')) return language === 'en' ? id : id.replace('.', ',')
  return everyWord(id)
}
