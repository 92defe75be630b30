import { amount, latinUnit, pictures } from './words/row-pictures.ts'

const picture = new RegExp(Object.keys(pictures).join('|'), 'gu')
const onlyPictures = new RegExp(`^(?:\\s*(?:${picture.source})${amount}[\\s,;]*)+$`, 'u')

/** «🥛🥚10 🍞»: a row of nothing but pictures and amounts, each as the words that it stands for. */
export function inWords(text: string): readonly (readonly [typed: string, words: string])[] {
  if (!onlyPictures.test(text)) return []
  const places = [...text.matchAll(picture)]
  return places.map(({ 0: shown, index }, nth) => {
    const typed = text.slice(index, places[nth + 1]?.index).replace(/[\s,;]+$/u, '')
    const rest = typed.slice(shown.length).replace(/^\uFE0F/u, '')
    const [uk, en] = pictures[shown] ?? ['', '']
    return [typed, `${latinUnit.test(rest) ? en : uk} ${rest.trim()}`.trim()]
  })
}
