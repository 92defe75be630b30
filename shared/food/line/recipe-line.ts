import { convert } from '../amounts/convert.ts'
import { scaleLine } from '../amounts/scale.ts'
import { readNumber } from '../numbers/read.ts'
import { normalise } from '../text/normalise.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { needsIn } from './needs.ts'
import { parseIngredientLine } from './parse.ts'
import type { Amount, ParsedLine, RecipeTaken } from './types.ts'
import { said } from './words/said.ts'

/** A recipe that lines of others may take. */
export interface RecipeToTake {
  id: string
  title: string
  servings: number
  yieldText: string | null
  ingredients: readonly ParsedLine[]
}

/** A line that takes some of another recipe: «2 порції тіста», «пів рецепта», «300 г соусу». */
export function lineTaking(read: ParsedLine, of: RecipeToTake): ParsedLine {
  const { text, quantity, upTo, unit } = read
  const share = shareTaken(text, of)
  const foods = needsIn(of.ingredients).filter((line) => !line.heading)
  const open = of.ingredients.some(({ recipe }) => recipe?.share === null || recipe?.open)
  return {
    text,
    ...(quantity !== undefined && { quantity }),
    ...(upTo !== undefined && { upTo }),
    ...(unit && { unit }),
    foodText: of.title,
    recipe: { id: of.id, title: of.title, share, ...(open && { open }) },
    ...(foods.length > 0 && { more: foods.map((line) => taken(line, share)) }),
    // Of a recipe without ingredients nothing is known.
    understood: foods.length > 0,
  }
}

/** What is left of such a line when its recipe is: its words, of which nothing is known. */
export function lineLost(read: ParsedLine, { id, title, share }: RecipeTaken): ParsedLine {
  const { text, quantity, upTo, unit } = read
  return {
    text,
    ...(quantity !== undefined && { quantity }),
    ...(upTo !== undefined && { upTo }),
    ...(unit && { unit }),
    foodText: title,
    recipe: { id, title, share, lost: true },
    understood: false,
  }
}

/** How much of the recipe the words ask for; null where only a guess could say. */
export function shareTaken(text: string, of: RecipeToTake): number | null {
  const tokens = tokenize(normalise(text))
  const number = readNumber(tokens, 0)
  const after = number?.next ?? (isWhole(tokens[0]) ? 1 : 0)
  const share = isRecipe(tokens[after])
    ? (number?.upTo ?? number?.value ?? 1)
    : shareOfAmount(text, of)
  return share !== null && share > 0 && share <= most ? share : null
}

const most = 100

function shareOfAmount(text: string, of: RecipeToTake): number | null {
  const made = of.yieldText ? amountsIn(of.yieldText) : []
  for (const asked of amountsIn(text)) {
    const wanted = asked.upTo ?? asked.quantity
    if (asked.unit === 'serving') return wanted / of.servings
    for (const yielded of made) {
      // A range of what it makes is no measure for a part of it.
      if (yielded.upTo !== undefined) continue
      const one = convert({ ...asked, quantity: wanted }, yielded.unit)
      if (one) return one.quantity / yielded.quantity
    }
  }
  return null
}

function amountsIn(text: string): Amount[] {
  const { quantity, upTo, unit, also } = parseIngredientLine(text)
  if (quantity === undefined || quantity <= 0) return []
  const first = { quantity, ...(upTo !== undefined && { upTo }), ...(unit && { unit }) }
  return also ? [first, also] : [first]
}

function isRecipe(token: Token | undefined): boolean {
  return token?.kind === 'word' && said.recipe.has(token.low)
}

function isWhole(token: Token | undefined): boolean {
  return token?.kind === 'word' && said.whole.has(token.low)
}

/** A food of the recipe, as much as the part of it asks for; without an amount where that is not known. */
function taken({ recipe: _recipe, ...line }: ParsedLine, share: number | null): ParsedLine {
  if (share !== null) return scaleLine(line, share)
  const { quantity: _quantity, upTo: _upTo, unit: _unit, also: _also, ...food } = line
  return food
}
