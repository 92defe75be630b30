import type { Language } from '../../language/languages.ts'
import { makersIn } from '../brands/index.ts'
import { entryOf } from '../lexicon/index.ts'
import { knownOfForm } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'

/** What tells one product of a food from another in a shop: id; how it is said; the words for it. */
const table = `
smoked; копчене; smoked; копчений вуджений smoked uzený uzená uzené
frozen; заморожене; frozen; заморожений морожений свіжоморожений frozen mražený mražená mražené
tinned; консервоване; tinned; консервований canned tinned konzervovaný sterilovaný sterilované
dried; сушене; dried; сушений в'ялений пров'ялений dried sušený sušená sušené
salted; солоне; salted; солений salted solený solené
unsalted; несолоне; unsalted; несолоний несолений unsalted nesolený nesolené
lightly-salted; слабосолене; lightly salted; слабосолений малосольний малосолений
lactose-free; без лактози; lactose-free; безлактозний bezlaktózový bezlaktózové
gluten-free; без глютену; gluten-free; безглютеновий bezlepkový bezlepková bezlepkové
fat-free; знежирене; fat-free; знежирений нежирний skimmed nonfat odtučněný odstředěný
half-fat; напівжирне; semi-skimmed; напівжирний polotučný polotučné polotučného
full-fat; жирне; full-fat; незбираний plnotučný plnotučné plnotučného
wholegrain; цільнозернове; wholegrain; цільнозерновий wholegrain wholemeal celozrnný celozrnná celozrnné
organic; органічне; organic; органічний organic bio
unsweetened; без цукру; unsweetened; несолодкий unsweetened neslazený
sparkling; газоване; sparkling; газований сильногазований sparkling carbonated perlivá
still; негазоване; still; негазований neperlivá
unrefined; нерафінована; unrefined; нерафінований unrefined
refined; рафінована; refined; рафінований refined
red; червоне; red; червоний red červený červená červené
white; біле; white; білий white bílý bílá bílé
black; чорне; black; чорний black černý černá černé
green; зелене; green; зелений green zelený zelená zelené
yellow; жовте; yellow; жовтий yellow žlutý žlutá žluté
purple; фіолетове; purple; фіолетовий purple fialový
pitted; без кісточок; pitted; безкісточковий pitted vypeckovaný
boneless; без кісток; boneless; boneless vykostěný
long-grain; довгозерне; long-grain; довгозернистий довгозерний
parboiled; пропарене; parboiled; пропарений parboiled
round-grain; круглозерне; round-grain; круглозернистий круглозерний
`

/** How they are said in Czech, in the gender in which a list says them all. */
const czech: Readonly<Record<string, string>> = {
  smoked: 'uzené',
  frozen: 'mražené',
  tinned: 'konzervované',
  dried: 'sušené',
  salted: 'solené',
  unsalted: 'nesolené',
  'lightly-salted': 'mírně solené',
  'lactose-free': 'bez laktózy',
  'gluten-free': 'bez lepku',
  'fat-free': 'odtučněné',
  'half-fat': 'polotučné',
  'full-fat': 'plnotučné',
  wholegrain: 'celozrnné',
  organic: 'bio',
  unsweetened: 'neslazené',
  sparkling: 'perlivé',
  still: 'neperlivé',
  unrefined: 'nerafinované',
  refined: 'rafinované',
  red: 'červené',
  white: 'bílé',
  black: 'černé',
  green: 'zelené',
  yellow: 'žluté',
  purple: 'fialové',
  pitted: 'bez pecek',
  boneless: 'bez kosti',
  'long-grain': 'dlouhozrnné',
  parboiled: 'předvařené',
  'round-grain': 'kulatozrnné',
}

type Quality = { id: string } & Record<Language, string>

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('; '))
const byWord = new Map<string, Quality>(
  rows.flatMap(([id = '', uk = '', en = '', words = '']) =>
    wordsOf(words).map((word) => [word.light, { id, uk, en, cs: czech[id] ?? en }] as const),
  ),
)
const byId = new Map<string, Quality>([...byWord.values()].map((one) => [one.id, one]))

const phrases: readonly (readonly [RegExp, string])[] = [
  [/без лактози|lactose[- ]free|bez laktózy/iu, 'lactose-free'],
  [/без глютену|gluten[- ]free|bez lepku/iu, 'gluten-free'],
  [/без цукру|sugar[- ]free|no added sugar|bez cukru/iu, 'unsweetened'],
  [/без кісточ\p{L}+|bez pecek/iu, 'pitted'],
  [/без кіст(?:ок|ки)(?!\p{L})|bez kosti/iu, 'boneless'],
  [/full[- ]fat|whole milk/iu, 'full-fat'],
  [/fat[- ]free/iu, 'fat-free'],
  [/(?:low|reduced|half)[- ]fat/iu, 'half-fat'],
  [/lightly salted/iu, 'lightly-salted'],
]

/** What one of them begins with, so that most texts are told by one glance. */
const opens = /без |bez |free|added|fat|whole milk|lightly/iu

/** A word that may tell a product apart, alone or with its neighbours. */
export const tellsApart = knownOfForm(
  (word) =>
    byWord.has(word.light) || opens.test(`${word.low} `) || /^(?:whole|milk)$/.test(word.low),
)

const qualitiesSaid = remembered((words: string): readonly string[] => {
  const own = wordsOf(words)
  return [...own.flatMap((word) => byWord.get(word.light)?.id ?? []), ...makersIn(own)]
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
  return all.filter((id) => id !== 'salted' || !all.includes('lightly-salted'))
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

/** A quality as a person reads it; a brand stands as a name. */
export function qualityName(id: string, language: Language): string {
  const known = byId.get(id)
  if (known) return known[language]
  if (id.endsWith('%')) return language === 'en' ? id : id.replace('.', ',')
  return id.charAt(0).toUpperCase() + id.slice(1)
}
