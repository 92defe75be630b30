import { once } from './remembered.ts'
import { asWritten, endings, irregularForms } from './words/endings.ts'
import { noSlips } from './words/no-slips.ts'

/**
 * Two depths of stem. The light one only drops endings; the deep one also levels what Ukrainian
 * changes inside a word (сіль – солі, огірок – огірка, гречка – гречці). Deep stems collide more
 * (горіх – горох), so they are asked last and believed only when they point to one thing.
 */
export function stem(word: string): string {
  if (unchanging.has(word)) return word
  return isCyrillic(word) ? stemUkrainian(word) : stemEnglish(word)
}

export function deepStem(word: string): string {
  if (unchanging.has(word)) return word + itself
  // «фото» is no «фети», though the letters of a name change so.
  if (isNoCaseOfFood(word)) return stem(word) + itself
  return isCyrillic(word) ? level(softened(word) ?? stemUkrainian(word)) : stemCzech(word)
}

export function isCyrillic(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 0x400 && code < 0x530
}

export const unchanging: ReadonlySet<string> = new Set(asWritten.trim().split(/\s+/))
/** At the end of a deep stem that no other word has. */
const itself = '\u0002'
const { syllables, pairs, vowels, soft, inside, young, longest } = endings
// A map and no object: «constructor» is a word that somebody may type too.
const irregular: ReadonlyMap<string, string> = new Map(
  irregularForms
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [stem = '', forms = ''] = row.split(': ')
      return forms.split(' ').map((form) => [form, stem] as const)
    }),
)

export function endsInVowel(word: string): boolean {
  return vowels.includes(word.at(-1) ?? vowels)
}

function stemUkrainian(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  return undouble(withoutEnding(word))
}

function withoutEnding(word: string): string {
  // «каченя», «каченяти»: the young of animals grow longer in other cases.
  const [, grown] = (word.includes(young.sign) && young.form.exec(word)) || []
  if (grown) return grown
  if (word.length >= 6 && syllables.some((ending) => word.endsWith(ending))) {
    return word.slice(0, longest.some((ending) => word.endsWith(ending)) ? -4 : -3)
  }
  if (word.length >= 5 && pairs.includes(word.slice(-2))) return withoutSoft(word.slice(0, -2))
  const last = word.at(-1) ?? ''
  if (word.length >= 3 && vowels.includes(last)) return withoutSoft(word.slice(0, -1))
  return word
}

function withoutSoft(stemmed: string): string {
  return stemmed.endsWith(soft) ? stemmed.slice(0, -1) : stemmed
}

/** «куразі» is of «курага», «обліписі» of «обліпиха»; what ends so by itself is found before it gets here. */
function softened(word: string): string | undefined {
  if (word.length < 4) return undefined
  const changed = inside.softened.get(word.slice(-2))
  return changed && word.slice(0, -2) + changed
}

function undouble(stemmed: string): string {
  const last = stemmed.at(-1)
  return stemmed.length > 3 && last !== undefined && last === stemmed.at(-2)
    ? stemmed.slice(0, -1)
    : stemmed
}

function level(stemmed: string): string {
  const hard = stemmed.endsWith(inside.last) && stemmed.length > 2 ? stemmed.slice(0, -1) : stemmed
  const changes = inside.sibilant.some((ending) => hard.endsWith(ending))
  const end = changes ? hard.replace(inside.sibilants, inside.velar) : hard
  if (!inside.fleeting.includes(end.at(-2) ?? ' ')) return end
  const before = withoutSoft(end.slice(0, -2))
  return inside.vowel.test(before)
    ? before + end.slice(-1)
    : before + inside.levelled + end.slice(-1)
}

function stemEnglish(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|oe)s$|(?:ss|x|ch|sh)es$|[^aeiou]oes$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function stemCzech(word: string): string {
  const bare = word.length > 4 ? word.replace(endings.czech, '') : word
  return isPlain(bare) ? bare : bare.normalize('NFD').replace(/\p{M}/gu, '')
}

function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return false
  return true
}

const ownStems = once(() => new Set([...noSlips.ukrainian.words].map(stemUkrainian)))

function isNoCaseOfFood(low: string): boolean {
  if (isCyrillic(low)) return isUkrainianOfItsOwn(low)
  return [noSlips.english, noSlips.czech, noSlips.czechAsWritten].some((words) => words.has(low))
}

/** Whether a word is in the dictionary, in any of its cases, and no food. */
export function isUkrainianOfItsOwn(low: string): boolean {
  return ownStems().has(stemUkrainian(low))
}
