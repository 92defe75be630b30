import { readsAsAmount } from './words.ts'

export interface Entry {
  text: string
  /** It names the lines after it: «Для тіста». */
  part: boolean
  /** All of it is bold. */
  strong?: boolean
  /** Nothing but that makes it the name of a part. */
  loose?: boolean
}

/** Numbers of steps that stand beside them: 1, 2, 3 and so on, however they are set. */
export function withoutCount(entries: readonly Entry[]): Entry[] {
  const steps = entries.filter((one) => !one.part)
  const counted = steps.every(({ text }, at) => new RegExp(`^${at + 1}[.):]?\\s+\\D`).test(text))
  if (!counted || steps.length < 2) return [...entries]
  return entries.map((one) =>
    one.part ? one : { ...one, text: one.text.replace(/^\d{1,3}[.):]?\s+/, '') },
  )
}

/** Bold words without an amount, among lines that are not bold, name a part. */
export function withBoldParts(entries: readonly Entry[]): Entry[] {
  const own = entries.filter((one) => !one.part)
  const strong = own.filter((one) => one.strong)
  // Where every line is bold, so are those without an amount.
  if (strong.length > 0 && strong.length === own.length)
    return entries.map((one) => (one.loose ? { ...one, part: false } : one))
  if (strong.length === 0 || strong.length * 3 > entries.length) return [...entries]
  return entries.map((one) =>
    one.strong && one.text.length <= 50 && !/\d/.test(one.text) && !readsAsAmount(one.text)
      ? { ...one, part: true }
      : one,
  )
}

const commas = /(?<!\d),\s|,\s(?=\D)|;\s|,\s(?=\d+\s?\p{L})/u

/** «1 кг томатів, 2 огірки, сіль.»: a whole list in one paragraph. */
export function listInOne(entries: readonly Entry[]): Entry[] {
  const lines = entries.filter((one) => !one.part)
  if (lines.length !== 1 || !lines[0]) return [...entries]
  const whole = lines[0].text.replace(/[.\s]+$/, '')
  // «Käse, gerieben; 2 Zwiebeln»: where semicolons part foods, commas do not.
  const parted = whole.split(/;\s/)
  const foods = parted.length > 2 ? parted.map((one) => one.trim()) : outsideBrackets(whole)
  const amounts = foods.filter(readsAsAmount).length
  if (foods.length < 3 || amounts < 2 || amounts < foods.length * 0.4) return [...entries]
  if (foods.some((one) => one.length > 70)) return [...entries]
  return entries.flatMap((one) => (one.part ? [one] : foods.map((text) => ({ text, part: false }))))
}

function outsideBrackets(text: string): string[] {
  const hidden = text.replace(/\([^()]{0,200}\)/g, (inside) => inside.replaceAll(', ', ',\u0000'))
  return hidden.split(commas).map((one) => one.replaceAll('\u0000', ' ').trim())
}
