import type { Amount, ParsedLine } from '../line/types.ts'

/** The line for more or fewer servings; its text stays what the person wrote. */
export function scaleLine(line: ParsedLine, factor: number): ParsedLine {
  if (factor === 1) return line
  const scaled = { ...line }
  if (line.quantity !== undefined) scaled.quantity = scaleQuantity(line.quantity, factor)
  if (line.upTo !== undefined) scaled.upTo = scaleQuantity(line.upTo, factor)
  if (line.also) scaled.also = scaleAmount(line.also, factor)
  if (line.more) scaled.more = line.more.map((one) => scaleLine(one, factor))
  if (line.recipe?.share)
    scaled.recipe = { ...line.recipe, share: scaleQuantity(line.recipe.share, factor) }
  return scaled
}

export function scaleAmount(amount: Amount, factor: number): Amount {
  const scaled = { ...amount, quantity: scaleQuantity(amount.quantity, factor) }
  if (amount.upTo !== undefined) scaled.upTo = scaleQuantity(amount.upTo, factor)
  return scaled
}

/** Kept exact to a millionth, so that thirds survive being scaled there and back. */
function scaleQuantity(quantity: number, factor: number): number {
  return factor === 1 ? quantity : Math.round(quantity * factor * 1e6) / 1e6
}
