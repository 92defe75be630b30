import { chatWords } from './chat-words.ts'
import { withoutServings } from './eaten.ts'

/** A small picture, an arrow, a square: what posts have in the place of bullets and around their titles. */
const sign = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}\ufe0e\ufe0f\u20e3\u2190-\u21ff\u2500-\u27bf\u2b00-\u2bff])`
const bullet = String.raw`(?:${sign}|[-–—•*·‣⁃∙◦»]|[>+](?=\s)|\[\s?[xх]?\])`
const leading = new RegExp(String.raw`^(?:${bullet}\s*)+(?=\S)`, 'iu')
const leadingSigns = new RegExp(String.raw`^(?:${sign}\s*)+`, 'u')
const trailingSigns = new RegExp(String.raw`(?:\s*${sign})+$`, 'u')

/** «▫️олія для смаження 🔥» is «олія для смаження». */
export function withoutBullet(line: string): string {
  return withoutSigns(withoutStars(line).replace(leading, ''))
}

export function withoutSigns(line: string): string {
  return line.replace(leadingSigns, '').replace(trailingSigns, '')
}

/** «**Крем:**», as bold is written where there is none. */
const withoutStars = (line: string) => line.replace(/^(\*\*|__)(.+?)\1(:?)$/u, '$2$3')

const keycaps = /^((?:\d\ufe0f?\u20e3){1,2}|🔟|[\u2460-\u2473\u2776-\u2793])\s*/u
/** Where numbers in circles begin to be counted anew. */
const circles = [0x2460, 0x2776, 0x2780, 0x278a]

/** «1️⃣ Збийте», «② Спечіть»: a number in a picture is a number. */
export function withPlainNumber(line: string): string {
  return line.replace(keycaps, (_, said: string) => {
    if (said === '🔟') return '10. '
    if (/\d/.test(said)) return `${said.replace(/\D/g, '')}. `
    const code = said.charCodeAt(0)
    const first = circles.findLast((one) => one <= code) ?? code
    return `${code - first + 1}. `
  })
}

const hashtag = /(?<![\p{L}\d&])#[\p{L}\d_]{2,60}/gu
/** What stands at the end of a post for those who look for it, and is no word of the recipe. */
const closing = /(?:^|\s)#[\p{L}\d_]{2,40}(?:\s{0,3}#[\p{L}\d_]{2,40})*\s*$/u
const mention = /(?<![\p{L}\d.])@[\p{L}\d_.]{2,40}/gu
const credited = /\s(?:від|від шефа|by|from|via|od|podle)\s(?=@)/iu

export const withoutHashtags = (line: string) => line.replace(closing, '')

/** «Рецепт: Том ям» is called «Том ям». */
const labelled = new RegExp(`^(?:${chatWords.recipe})\\s?:\\s(?=\\S)`, 'iu')

/** «🥞🔥 Оладки на кефірі #сніданок @mama_cooks» is called «Оладки на кефірі», however many it is for. */
export function titleOf(said: string): string {
  const line = withoutServings(said)
  const [, word] = /^\W*#([\p{L}\d_]{2,60})\s+[^#@\s]/u.exec(line) ?? []
  // «#сирники з родзинками»: a hashtag that the title begins with is a word of it.
  const own = word === undefined ? line : line.replace(`#${word}`, word.replaceAll('_', ' '))
  const bare = own.replace(hashtag, ' ').replace(credited, ' ').replace(mention, ' ')
  const tidy = bare.replace(/\s+/g, ' ').trim()
  return withoutStars(withoutSigns(tidy))
    .replace(labelled, '')
    .replace(/^#{1,6}\s/, '')
    .replace(/[\s|,–—-]+$/u, '')
}

/** The only word that it begins with, where a post begins with hashtags alone: «#сирники». */
export function titleOfHashtag(line: string): string {
  return /^#([\p{L}\d_]{2,60})$/u.exec(line.trim())?.[1]?.replaceAll('_', ' ') ?? ''
}
