import { bare } from '../ask/function-words/bare.ts'
import { Form } from '../text/forms.ts'
import { once, remembered } from '../text/remembered.ts'
import { unchanging } from '../text/stem.ts'
import { noSlips } from '../text/words/no-slips.ts'
import { irregularForms, stems } from './words/stems.ts'

/**
 * A Czech word at three depths: as written, without its ending, and without accents and what cases change inside
 * a word («párek – párku», «houba – hub», «mouka – mouce»), so that "cesneku" is found too.
 */
export const czechForm: (low: string) => Form = remembered((low) => {
  const light = lightOf(low)
  return new Form(low, light, isCzechOfItsOwn(low) ? light + itself : level(bare(light)), false)
})

/** At the end of a word that no other sounds like. */
const itself = '\u0002'
const lightOf = (low: string) => withoutEnding(low.replace(spokenEnding, stems.written))
const ownStems = once(() => new Set([...noSlips.czech.words].map(lightOf)))

/** Whether a word is in the dictionary, in any of its cases, and no food. */
export function isCzechOfItsOwn(low: string): boolean {
  if (noSlips.czech.has(low) || noSlips.czechAsWritten.has(low)) return true
  // Without its accents a word may as well be an English one that is misspelt.
  return bare(low) !== low && ownStems().has(lightOf(low))
}

/** Young animals and what is declined like them: «kuře, kuřete, kuřata». */
const young = new RegExp(`^(.*(?:${stems.young}))(?:${stems.youngEnding})$`, 'u')

const endings = new RegExp(`(?:${stems.ending})$`, 'u')
const spokenEnding = new RegExp(stems.spoken, 'u')
const lastVowel = new RegExp(`(?:${stems.vowel})$`, 'u')

/** The same without accents, where enough of the word is left: «malinam», «bramborach». */
const typedEndings = new RegExp(`(?<=^[a-z]*)(?:${stems.typedEnding})$`)

function withoutEnding(low: string): string {
  if (unchanging.has(low)) return low
  const whole = irregular.get(low)
  if (whole) return whole
  const baby = young.exec(low)?.[1]
  if (baby) return baby
  if (low.length < 4) return low
  const typed = low.replace(typedEndings, '')
  if (typed.length > 3 && typed !== low) return typed
  const stem = low.replace(endings, '')
  // «ořech» and «džem» end so by themselves.
  if (stem.length > 2 || low.length - stem.length === 1) return stem
  return low.length > 4 ? low.replace(lastVowel, '') : low
}

const irregular: ReadonlyMap<string, string> = new Map(
  irregularForms
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [stem = '', forms = ''] = row.split(': ')
      return forms.split(' ').map((form) => [form, stem] as const)
    }),
)

function level(stem: string): string {
  return stem
    .replace(/ch$/, 's')
    .replace(/([bcdfghjklmnprstvxz])e([ckhlmnrtv])$/, '$1$2')
    .replace(/c$/, 'k')
    .replace(/z$/, 'h')
    .replaceAll('ou', 'u')
}
