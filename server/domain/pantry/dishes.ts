import { isA } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { boughtAs } from '../../../shared/food/shop/bought-as.ts'
import { foodToBuy, qualityToBuy } from '../../../shared/food/shop/food-to-buy.ts'
import { keyOf, nameOf, servesFor } from '../../../shared/food/shop/good.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { readLines } from '../recipes/understand.ts'
import { followKitchen } from './follow.ts'
import { freshAtHome } from './read.ts'

interface Good {
  food: string | null
  quality: string | null
  text: string
}

export interface Shelf {
  /** What is known to be there. */
  goods: readonly Good[]
  /** The same with what is always there. */
  all: readonly Good[]
}

/** No kitchen is without them, and nobody writes them down. */
const everywhere = ['water', 'salt', 'black-pepper']

/** What the actor's kitchen could cook from. */
export async function shelfOf(ctx: Context): Promise<Shelf> {
  const { kitchenId } = signedIn(ctx)
  await followKitchen(ctx, kitchenId)
  const goods = await freshAtHome(ctx, kitchenId)
  // By primary key.
  const [kitchen] = await ctx.sql<{ staples: string[] }[]>`
    SELECT staples FROM kitchens WHERE id = ${kitchenId}`
  const staples = readLines(kitchen?.staples ?? []).map((line) => ({
    ...{ food: foodToBuy(line), quality: null, text: line.text },
  }))
  return { goods, all: [...goods, ...staples] }
}

/** What a dish takes from the shelf, and what it asks for beside that, by name. How much there is does not count. */
export function against(
  ingredients: readonly ParsedLine[],
  { all, goods }: Shelf,
  language: Language,
): { there: number; missing: string[] } {
  const asked = new Map<string, Good>()
  for (const one of needsIn(ingredients)) {
    if (one.heading) continue
    const { line } = boughtAs(one)
    const text = line.foodText || line.text
    const good = { food: foodToBuy(line), quality: qualityToBuy(line), text }
    if (good.food && everywhere.some((food) => isA(good.food ?? '', food))) continue
    asked.set(keyOf(good), good)
  }
  const needs = [...asked.values()]
  const missing = needs.filter((good) => !all.some((one) => serves(good, one)))
  return {
    there: needs.filter((good) => goods.some((one) => serves(good, one))).length,
    missing: missing.map((good) =>
      good.food ? nameOf(good.food, language).toLowerCase() : good.text,
    ),
  }
}

/** Sunflower oil is oil. */
function serves(asked: Good, there: Good): boolean {
  if (servesFor(asked, there)) return true
  return asked.food !== null && there.food !== null && asked.quality === null
    ? asked.food !== there.food && isA(there.food, asked.food)
    : false
}
