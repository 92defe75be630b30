import type { Context } from '../../context.ts'
import { getPublication } from '../../domain/feed/publication.ts'
import { DomainError } from '../../errors.ts'

/** The colours that a publication's ingredients give to its picture; none for a seed of its own. */
export async function threadsOf(context: Context, seed: string): Promise<string[]> {
  if (!seed.startsWith('pub_')) return []
  try {
    const publication = await getPublication(context, { publicationId: seed })
    return publication.ingredients.flatMap((line) => colourOf(line.text) ?? [])
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}

/** A first guess by the stem of a word, for foods that give a dish its colour. */
function colourOf(line: string): string | undefined {
  const text = line.toLowerCase()
  return stems.find(([stem]) => stem.test(text))?.[1]
}

const stems: readonly (readonly [RegExp, string])[] = [
  [/буряк|beet/, '#8a1d47'],
  [/томат|помідор|tomato/, '#c2412d'],
  [/морк|carrot/, '#d57a2c'],
  [/гарбуз|pumpkin/, '#df9a3c'],
  [/кукурудз|сир|яйц|яєц|corn|cheese|egg/, '#e3b040'],
  [/гриб|печериц|mushroom/, '#9a8672'],
  [/гречк|buckwheat/, '#8a5c3c'],
  [/чорниц|лохин|blueberr/, '#3d4570'],
  [/слив|чорнослив|plum|prune/, '#54305a'],
  [/вишн|полуниц|малин|cherr|strawberr|raspberr/, '#b5375f'],
  [/кріп|кропу|петрушк|зелен|dill|parsley|greens/, '#57732f'],
  [/щавел|шпинат|горош|огірк|sorrel|spinach|peas|cucumber/, '#7f9a3f'],
  [/капуст|cabbage/, '#adbd7b'],
  [/лосос|риб|salmon|fish/, '#d98a73'],
  [/борошн|хліб|яблук|flour|bread|apple/, '#b88a57'],
  [/сметан|молок|вершк|масл|cream|milk|butter/, '#edd391'],
]
