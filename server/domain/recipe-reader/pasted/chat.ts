import { matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { chatWords } from './chat-words.ts'

const { greets, hands, recipe, thanks, signs, sentFrom, omitted } = chatWords
const clock = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`
const day = String.raw`(?:\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}|\d{1,2}\.?\s\p{L}{3,12}\s\d{4})(?:\s?р\.)?`
const moment = `(?:${clock},?\\s${day}|${day},?\\s${clock})`
const name = String.raw`[^:[\]]{1,60}`
/** How Viber, WhatsApp and Telegram write who said it and when, where messages are copied out of them. */
const header = new RegExp(
  [
    String.raw`^\[\s?${moment}\s?\]\s${name}:(?:\s|$)`,
    String.raw`^${moment}\s[-–—]\s${name}:(?:\s|$)`,
    String.raw`^${name},\s?\[\s?${moment}\s?\]:?(?:\s|$)`,
  ].join('|'),
  'iu',
)
const saysNothing = new RegExp(
  String.raw`^(?:<[^<>]{3,40}>|(?:${omitted})|(?:${thanks})(?:,?\s\p{L}+){0,3})?[^\p{L}\d]*$`,
  'iu',
)
const greeting = new RegExp(
  `^(?:(?:${greets})|(?:\\p{Lu}\\p{L}+,? )?(?:${hands}))(?![\\p{L}-])`,
  'iu',
)
const handed = new RegExp(`^(?:\\p{Lu}\\p{L}+,? )?(?:${hands}),? (?=(?:${recipe})\\s\\p{L})`, 'iu')
const longestGreeting = 80

/** What was written, without who wrote it and when: «[12:31, 24.11.2026] Мама: Борщ» is «Борщ». */
export function withoutChat(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => header.test(line))) return lines
  return lines.flatMap((line) => {
    const said = line.replace(header, '')
    // «дякую, ще сметана» names something.
    const isIdle = line !== '' && saysNothing.test(said) && matchFoods(wordsOf(said)).length === 0
    return isIdle ? [] : [said]
  })
}

const closing = new RegExp(`^(?:${signs})[,.!…]*$`, 'iu')
const sent = new RegExp(`^(?:${sentFrom})$`, 'iu')
/** It parts a signature, and steps as well: «--- / Збити. / Запекти.». */
const line = /^-{2,}$/
/** Of one word with a full stop behind it a step is: "Serve." */
const nameAlone = /^\p{Lu}\p{L}{1,20}(?:\s\p{Lu}\p{L}{0,20}\.?)?!?$/u
/** No letter is signed on more lines. */
const mostSigned = 4

/** Without who wrote a letter, below it: «Cheers,», «Dave», "Sent from my iPhone". */
export function withoutSignature(lines: readonly string[]): readonly string[] {
  const said = [...lines.keys()].filter((at) => lines[at] !== '')
  const last = said.slice(-mostSigned)
  const parts = (at: number) => closing.test(lines[at] ?? '') || sent.test(lines[at] ?? '')
  if (!last.some(parts)) return lines
  const from = last.find((at) => parts(at) || line.test(lines[at] ?? ''))
  if (from === undefined || from === said[0]) return lines
  const below = last.filter((at) => at >= from && !parts(at) && !line.test(lines[at] ?? ''))
  const isName = (at: number) => nameAlone.test(lines[at] ?? '') && !isFood(lines[at] ?? '')
  // «З любов'ю», «Змастити», «Подавати»: nobody signs twice.
  return below.length <= 1 && below.every(isName) ? lines.slice(0, from) : lines
}

const isFood = (line: string) => matchFoods(wordsOf(line)).length > 0

/** «Оленко, пиши», "Hi love, here you go": said to somebody, and of no food. */
export const isGreeting = (line: string) =>
  line.length <= longestGreeting &&
  !/\d/.test(line) &&
  greeting.test(line) &&
  matchFoods(wordsOf(line)).length === 0

/** «Маринко, лови рецепт котлет» is called «Рецепт котлет». */
export function withoutHanding(line: string): string {
  const rest = line.replace(handed, '')
  return rest === line ? line : rest.charAt(0).toUpperCase() + rest.slice(1)
}
