import type { Language } from '../../language/languages.ts'

/** A Ukrainian adjective in the form that its noun asks for: «веганський» and «сметана» give «веганська». */
export function agreeing(adjective: string, noun: string): string {
  const [first = ''] = noun.split(/[ -]/)
  const ending = formOf(first)
  if (!ending) return adjective
  return adjective.replace(/(?:ий|ій)(?= |$)/gu, (was) => (was === 'ий' ? ending[0] : ending[1]))
}

/** Whether a Ukrainian adjective, as it is written, is in the form that its noun asks for. */
export function agrees(adjective: string, noun: string): boolean {
  const ending = formOf(noun)
  if (!ending) return /[иі]й$/u.test(adjective)
  return ending.some((one) => adjective.endsWith(one))
}

type Endings = readonly [string, string]
const plural: Endings = ['і', 'і']
const feminine: Endings = ['а', 'я']
const neuter: Endings = ['е', 'є']

/** By how its noun ends, but for those that end as others do. */
function formOf(noun: string): Endings | undefined {
  const known = exceptions.find(([nouns]) => nouns.has(noun))
  return known ? known[1] : endings.find(([of]) => of.test(noun))?.[1]
}

const endings: readonly (readonly [RegExp, Endings])[] = [
  [/[иії]$/u, plural],
  [/([нтлсчжзд])\1я$/u, neuter],
  [/[ая]$/u, feminine],
  [/[оеє]$/u, neuter],
]

const exceptions: readonly (readonly [ReadonlySet<string>, Endings | undefined])[] = [
  [wordsOf('яблука яйця серця крильця реберця курчата ядра'), plural],
  [
    wordsOf(
      'сіль зелень суміш вермішель карамель форель ваніль жимолость кефаль кров глазур ескаріоль',
    ),
    feminine,
  ],
  [wordsOf('броколі кольрабі салямі пастрамі'), feminine],
  [wordsOf('листя ківі бренді суші тахіні віскі'), neuter],
  [wordsOf('чилі айолі тандурі чимічурі демі чатні'), undefined],
]

function wordsOf(said: string): ReadonlySet<string> {
  return new Set(said.split(' '))
}

/** The same for a Czech adjective that is given in the neuter, as of milk: «bezlepkové», «bezlepková mouka». */
export function agreeingCzech(adjective: string, noun: string): string {
  if (!adjective.endsWith('é')) return adjective
  const stem = adjective.slice(0, -1)
  // What stands after «na» belongs to another noun: «těsto na pizzu».
  const head = noun.split(' na ')[0]?.split(' ').at(-1) ?? noun
  if (head.endsWith('á')) return `${stem}á`
  if (head.endsWith('ci')) return stem.endsWith('sk') ? `${stem.slice(0, -2)}ští` : `${stem}í`
  if (head.endsWith('a') || head === 'směs') return `${stem}á`
  return /[oeěéyiíü]$/u.test(head) ? adjective : `${stem}ý`
}

/** What a table has in the neuter («копчене», «uzené»), in the form that its noun asks for. */
export function agreeingNeuter(adjective: string, noun: string, language: Language): string {
  if (language === 'cs') return agreeingCzech(adjective, noun)
  if (language === 'en' || nouns.has(adjective) || adjective.includes(' ')) return adjective
  if (!adjective.endsWith('е')) return adjective
  return agreeing(`${adjective.slice(0, -1)}ий`, noun)
}

/** «Хек, філе»: what only looks like an adjective. */
const nouns = wordsOf('філе')
