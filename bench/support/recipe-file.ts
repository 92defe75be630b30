import { readDemoContent } from '../../server/demo/content.ts'

/**
 * Recipes as people write them, mixed from the demo dishes: as many lines of JSONL as are asked for. Of `own`, if there
 * are any, every third line is one, with an amount that makes it differ from all the others.
 */
export async function* recipeLines(
  count: number,
  own: readonly string[] = [],
): AsyncGenerator<string> {
  const { recipes } = await readDemoContent()
  const lines = recipes.flatMap((recipe) => recipe.ingredients)
  const pick = dice(20_261_121)
  let said = 0
  const perhapsOwn = (line: string) => {
    said += 1
    const one = said % 3 === 0 ? own[(said / 3) % own.length] : undefined
    return one === undefined ? line : `${one.replace(/\d+/, String(1 + (said % 997)))} (${said})`
  }
  for (let n = 0; n < count; n += 1) {
    const base = recipes[pick(recipes.length)]
    if (!base) throw new Error('There are demo dishes.')
    // A dish keeps most of its own lines, and takes a few of somebody else's.
    const kept = base.ingredients.filter(() => pick(10) > 1)
    const added = Array.from({ length: pick(4) }, () => lines[pick(lines.length)] ?? '')
    const rare = pick(1000) === 0 ? ['1 щіпка шафрану'] : []
    yield JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': `https://bench.example/${n}`,
      name: `${base.title} ${syllables[pick(syllables.length)]}${syllables[pick(syllables.length)]}`,
      description: base.description,
      recipeYield: `${1 + pick(8)}`,
      prepTime: `PT${pick(40)}M`,
      cookTime: `PT${5 + pick(120)}M`,
      keywords: base.tags.join(', '),
      recipeIngredient: [...kept, ...added, ...rare].map(perhapsOwn),
      recipeInstructions: base.steps.map((step) => ({ '@type': 'HowToStep', text: step.text })),
    })
  }
}

const syllables = 'ба ве ги до жу зе ка ло ми ну пе ро си ту фа хо ци чу ше ща'.split(' ')

/** The same numbers every time, so that two runs compare. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
