import type { Language } from './languages.ts'

/** Of the letters, so many have to be of one alphabet. Less is a mixture, such as a recipe in two languages. */
const clear = 0.7

/**
 * The language that a text is written in, by its letters: what a page or a program declares of itself is
 * too often the language of its template. Null where the letters do not tell.
 */
export function languageOfText(text: string): Language | null {
  const { cyrillic, latin, others } = lettersOf(text)
  const all = cyrillic + latin
  // Measures are Latin in every script: «牛肉 200g».
  if (all === 0 || others > all) return null
  if (cyrillic / all >= clear) return 'uk'
  if (latin / all < clear) return null
  const czech = text.match(/[ěřů]/giu)?.length ?? 0
  return czech / latin >= czechLetters ? 'cs' : 'en'
}

const kinds = { none: 0, cyrillic: 1, latin: 2, other: 3 } as const

function kindOf(character: string): number {
  if (/\p{Script=Cyrillic}/u.test(character)) return kinds.cyrillic
  if (/\p{Script=Latin}/u.test(character)) return kinds.latin
  return /\p{L}/u.test(character) ? kinds.other : kinds.none
}

/** Of the commonest characters, so that most texts are counted without a look at each. */
const kindsOfCodes = Uint8Array.from({ length: 0x530 }, (_, code) =>
  kindOf(String.fromCharCode(code)),
)

function lettersOf(text: string) {
  const counts = new Uint32Array(4)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind =
      code < kindsOfCodes.length
        ? (kindsOfCodes[code] as number)
        : kindOf(String.fromCodePoint(text.codePointAt(at) ?? 0))
    counts[kind] = (counts[kind] as number) + 1
    // The second half of a character that takes two places.
    if (code >= 0xd800 && code < 0xdc00) at++
  }
  const [, cyrillic = 0, latin = 0, others = 0] = counts
  return { cyrillic, latin, others }
}

/** Letters that no other language has which recipes come in; a Czech name in an English text is no such share. */
const czechLetters = 0.01

/** A Latin text that says too little of itself: a few words («Guláš»), or one with accents that Czech has too. */
function mayBeCzech(text: string): boolean {
  return lettersOf(text).latin < 30 || /[čďňšťžáéíóúý]/iu.test(text)
}

/** The words of a recipe that its author wrote; tags may be anybody's. */
interface Written {
  title: string
  description: string
  ingredients: readonly { text: string }[]
  steps: readonly { text: string }[]
}

export function languageOfRecipe(recipe: Written): Language | null {
  return languageOfText(textOf(recipe))
}

/** What somebody who reads in this language most likely wrote in, where only the letters of it are known. */
export function languageOfAuthor(recipe: Written, own: Language): Language | undefined {
  return own === 'cs' && mayBeCzech(textOf(recipe)) ? own : undefined
}

function textOf({ title, description, ingredients, steps }: Written): string {
  return [title, description, ...[...ingredients, ...steps].map((one) => one.text)].join(' ')
}
