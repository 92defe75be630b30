import { amount, joiners, latinUnit, pictures } from './words/row-pictures.ts'

const picture = new RegExp(Object.keys(pictures).join('|'), 'gu')
/** What may stand behind a picture: looked at piece by piece, so that a row costs what it is long. */
const ofPicture = new RegExp(`^${amount}$`, 'u')

/** "🧀 and crackers", «🥛 2 + хліб»: how much of what is shown, and what is asked for beside it. */
function wordsBeside(rest: string): readonly [amount: string, others: string] | undefined {
  const [, much = '', others] = andOthers.exec(rest) ?? []
  return others === undefined ? undefined : [much.trim(), others]
}
const andOthers = new RegExp(`^(${amount})\\s*(?:[,;+&]|${joiners})\\s+(?=\\p{L}{3})(.+)$`, 'iu')
const latinWord = /^[a-z]/iu

/** «🥛🥚10 🍞»: a row of nothing but pictures and amounts, each as the words that it stands for. */
export function inWords(text: string): readonly (readonly [typed: string, words: string])[] {
  const places = [...text.matchAll(picture)]
  if (places.length === 0 || text.slice(0, places[0]?.index).trim() !== '') return []
  const found = places.map(({ 0: shown, index }, nth) => {
    const typed = text.slice(index, places[nth + 1]?.index).replace(/[\s,;+&]+$/u, '')
    return {
      shown,
      typed,
      rest: typed
        .slice(shown.length)
        .replace(/^\uFE0F/u, '')
        .trim(),
    }
  })
  const beside = found.length === 1 ? wordsBeside(found[0]?.rest ?? '') : undefined
  const [only] = found
  if (only && beside) {
    const [amountOfIt, others] = beside
    const word = pictures[only.shown]?.[latinWord.test(others) ? 1 : 0] ?? ''
    return [
      [`${only.shown} ${amountOfIt}`.trim(), `${word} ${amountOfIt}`.trim()],
      [others, others],
    ]
  }
  if (found.some(({ rest }) => !ofPicture.test(rest))) return []
  return found.map(({ shown, typed, rest }) => {
    const [uk, en] = pictures[shown] ?? ['', '']
    return [typed, `${latinUnit.test(rest) ? en : uk} ${rest}`.trim()]
  })
}
