import type { Language } from './languages.ts'

/** What a recipe may be written in. The app itself speaks three of them; the others are kept and said as they are. */
export const writtenLanguages = [
  ...['uk', 'en', 'cs', 'de', 'fr', 'es', 'it', 'pl', 'pt', 'nl', 'sk', 'hu', 'ro', 'sv', 'da'],
  ...['no', 'fi', 'ru', 'be', 'bg', 'sr', 'mk', 'hr', 'sl', 'et', 'lv', 'lt', 'el', 'tr', 'ca'],
  ...['eu', 'gl', 'ga', 'is', 'he', 'ar', 'fa', 'hi', 'zh', 'ja', 'ko', 'vi', 'th', 'id', 'ka'],
  ...['bs', 'sq', 'ms', 'az', 'kk', 'hy', 'bn', 'ta', 'ur', 'af', 'lb', 'tl', 'mt', 'cy'],
] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]

const cyrillic = new Set<WrittenLanguage>(['uk', 'ru', 'be', 'bg', 'sr', 'mk'])
const neither = new Set<WrittenLanguage>([
  'el',
  'he',
  'ar',
  'fa',
  'hi',
  'zh',
  'ja',
  'ko',
  'th',
  'ka',
  'hy',
  'bn',
  'ta',
  'ur',
])

/** Whether that language is written in the letters of this one. */
export function letteredIn(tag: WrittenLanguage, letters: Language): boolean {
  if (neither.has(tag)) return false
  // Its own accents were seen, which no other of them has.
  if (letters === 'cs') return tag === 'cs'
  // Written in both.
  return tag === 'sr' || tag === 'kk' || tag === 'bs' || cyrillic.has(tag) === (letters === 'uk')
}

/** Whose words of the app stand beside it: those of the same letters, and Czech ones beside what Czechs read as well. */
export function besideWords(tag: WrittenLanguage): Language {
  if (tag === 'cs' || tag === 'sk') return 'cs'
  return cyrillic.has(tag) ? 'uk' : 'en'
}

/** What is written decides; what was declared counts where the letters allow it. */
export function settled(
  letters: Language | null,
  declared: WrittenLanguage | undefined,
): WrittenLanguage | null {
  if (declared && (letters === null || letteredIn(declared, letters))) return declared
  return letters
}

/** `de-AT` and `de_DE` are German, `nb` and `nn` Norwegian, and `ua` is what some call Ukrainian. */
export function writtenTag(said: string): WrittenLanguage | null {
  const [bare = ''] = said.trim().toLowerCase().split(/[-_]/)
  const tag = { nb: 'no', nn: 'no', ua: 'uk', cz: 'cs', iw: 'he', in: 'id' }[bare] ?? bare
  return writtenLanguages.find((one) => one === tag) ?? byName[bare] ?? null
}

const byName: Readonly<Record<string, WrittenLanguage>> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  ukrainian: 'uk',
  czech: 'cs',
  čeština: 'cs',
}
