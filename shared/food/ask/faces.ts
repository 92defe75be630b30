import { disgust, pictures, signPatterns } from './words/signs.ts'

/** «скінчилась(», «шкода)): a smile or its contrary ends what is said, where no bracket was opened. */
const smile = /(?<=[\p{L}\p{N}])\s?(?:\({1,9}(?=\s|$)(?![^()]*\))|(?<!\([^()]{0,200})\){1,9})/gu

const joined = new RegExp(signPatterns.joined, 'gu')
const bad = new RegExp(signPatterns.bad, 'u')
const ornament = new RegExp(signPatterns.food, 'gu')
const parts = new RegExp(
  String.raw`(?<bad>(?:(?:${signPatterns.bad})\s*)+)|(?<picture>${signPatterns.food})|(?<mark>[,.;:!?\n]|${signPatterns.good})`,
  'gu',
)

const good = new RegExp(`^(?:${signPatterns.good})$`, 'u')

interface Part {
  kind: 'bad' | 'picture' | 'mark' | 'words'
  text: string
}

/**
 * «гриби 🤢, рис», "❌ peanuts", "🚫🥛 hot chocolate": a face says no to the word or the picture on the side that it
 * stands on, each to its own. Where none does so, a picture is an ornament.
 */
export function withFaces(said: string): string {
  const plain = said.replace(joined, '').replace(smile, '. ')
  if (!bad.test(plain)) return plain.replace(ornament, ' ').trim()
  const all = partsOf(plain)
  const first = all.findIndex(({ kind }) => kind === 'bad')
  const leads = !isSaid(all[first - 1]) && isSaid(all[first + 1])
  let written = ''
  for (let at = 0; at < all.length; at++) {
    const part = all[at] as Part
    if (part.kind === 'bad') {
      const [before, after] = [isSaid(all[at - 1]), isSaid(all[at + 1])]
      const ahead = after && (!before || leads)
      if (!ahead) {
        written += ` ${disgust}, `
        continue
      }
      written += `${written.trim() === '' ? '' : ', '}${disgust} `
      const seen: string[] = []
      while (all[at + 1]?.kind === 'picture') seen.push(foodOf(all[++at]))
      // What follows a picture is said of something else.
      if (seen.length > 0) written += `${seen.filter(Boolean).join(', ')}. `
    } else if (part.kind === 'picture') {
      const dish = pictures.dishes.get(part.text)
      // "cookies 🥚❌": which of the two is turned down nobody can tell, so that both are.
      if (!leads && isTurnedDown(all, at)) written += ` ${disgust}, ${foodOf(part)} `
      else if (dish) written += `. ${dish} `
      else written += ' '
    } else if (leads && isGood(part) && isSaid(all[at + 1])) written += '. '
    else written += part.text
  }
  return written.trim()
}

function partsOf(said: string): Part[] {
  const found: Part[] = []
  let end = 0
  const push = (kind: Part['kind'], text: string) => {
    if (text.trim() !== '') found.push({ kind, text })
  }
  for (const match of said.matchAll(parts)) {
    push('words', said.slice(end, match.index))
    const { bad, picture } = match.groups ?? {}
    push(bad ? 'bad' : picture ? 'picture' : 'mark', match[0])
    end = match.index + match[0].length
  }
  push('words', said.slice(end))
  return found
}

function isSaid(part: Part | undefined): boolean {
  return part?.kind === 'words' || part?.kind === 'picture'
}

/** "🥚🥛❌": the pictures right before a face. */
function isTurnedDown(all: readonly Part[], at: number): boolean {
  let next = at + 1
  while (all[next]?.kind === 'picture') next++
  return all[next]?.kind === 'bad'
}

function isGood({ kind, text }: Part): boolean {
  return kind === 'mark' && good.test(text)
}

function foodOf(part: Part | undefined): string {
  return pictures.foods.get(part?.text ?? '') ?? pictures.dishes.get(part?.text ?? '') ?? ''
}
