import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import { bare } from './function-words/bare.ts'
import { czechGlossary } from './function-words/cs.ts'
import { terms } from './terms.ts'

/** Czech questions are read by the cues of English: each small word becomes what it means. */
const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  czechGlossary.flatMap(([forms, meaning]) =>
    forms.split(' ').map((form) => [form, meaning.split(' ')] as const),
  ),
)

/** English or Ukrainian in Latin letters too, so that they do not tell a Czech question. */
const shared = new Set(
  'a i s se to do on my by no mi ale co je pro na za ma ne bez nic se oni ona the minut hodin have recept want salat omlet gulas vegan dort proti'.split(
    ' ',
  ),
)
/** Words that only Czech has, however they are typed. */
const telling = new Set(
  'bez beze nechci nejim nemam nemuzu nesmim nejedi neji nechceme chci chceme uvarit upect recept neco kure houby cibule cibuli maso vejce mleko ryba rybu prosim jsem jsme je jsou nam nas tam mam uz jen taky hnus osypu krevet vajec ryby rybou nic syr maslo cesnek mrkev rajcata brambory slanina slaninu spenat nemusim alergie vadi dnes nikdy nedavej bych deti mam dcera manzel manzelka'.split(
    ' ',
  ),
)

export function isCzech(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind, text }) =>
      kind === 'word' &&
      (/[ěřůďťňčšžýáíú]/iu.test(text) ||
        telling.has(bare(text)) ||
        (meanings.has(bare(text)) && !shared.has(bare(text)))) &&
      /^\p{Script=Latin}+$/u.test(text),
  )
}

/** «nejím», «nedávejte», "nemuzu": the refusal is the beginning of the verb. «Nejlepší» is the best. */
const negated =
  /^ne(?!j(?!im|ime|i$|ite|ed|ez|sem|sme|de$|du$|dou)|bo$|co$|koho|komu|cim$|kdo$|kde$|kolik|kter|jak|del|stle|ktar|alko|utral)\p{L}{2,}$/u

/** The tokens with their Czech small words put into those that the reader knows. */
export function fromCzech(tokens: readonly Token[]): Token[] {
  const forms = tokens.map(({ low }) => formOf(low))
  const read: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    step()
    const named = token.kind === 'word' ? (names.longest(forms, at)?.length ?? 0) : 0
    if (named > 1) {
      read.push(...tokens.slice(at, at + named))
      at += named - 1
    } else read.push(...meant(token, named > 0))
  }
  return read
}

function meant(token: Token, isFood: boolean): Token[] {
  if (token.kind !== 'word') return [token]
  const low = bare(token.text)
  const meaning = meanings.get(low) ?? (negated.test(low) && !isFood ? ['dont'] : undefined)
  if (meaning) return meaning.map((word) => ({ ...token, low: word }))
  return isFood ? [token] : [{ ...token, low: nominative(token.low) }]
}

const endings = /(?:ami|emi|ama|ech|ích|ách|ům|em|ou|[aeěiíoóuůyýáé])$/u
const restored = ['', 'a', 'o', 'e', 'y', 'í', 'i', 'ka', 'ek', 'ec'] as const

/** «rybou», «mléce»: back to the name, where only one is so called. */
function nominative(low: string): string {
  if (low.length < 4) return low
  const stems = [low.replace(endings, '')]
  const [stem = ''] = stems
  if (stem.endsWith('c')) stems.push(`${stem.slice(0, -1)}k`)
  if (stem.endsWith('ř')) stems.push(`${stem.slice(0, -1)}r`)
  for (const each of stems)
    for (const ending of restored) {
      const name = each + ending
      if (name.length < 3) continue
      step()
      const form = formOf(name)
      if (names.single(form).length > 0 && isOwn(form.low)) return name
      if (terms.single(form).length > 0 && name === low) return name
    }
  return low
}

/** Only a name as it stands: a stem that is looked up once more would lead anywhere. */
function isOwn(low: string): boolean {
  return names.single({ low, light: low, deep: low, cyrillic: false }).length > 0
}
