import { describe, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'

async function readingIn(content: string | object) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const all = await readFile(bytesOf(Buffer.from(text)), 64_000_000)
  const readings = all === null ? [] : (await Array.fromAsync(all)).map((one) => one.reading)
  const found = readings.find((one) => 'recipe' in one)
  if (!found || !('recipe' in found)) throw new Error('There is no recipe.')
  const { recipe, servingsSaid } = found
  return { servings: servingsSaid ? recipe.servings : null, yieldText: recipe.yieldText ?? null }
}

/** Of each program a file that says for how many in these words, or does not say it at all with null. */
const written: Readonly<Record<string, (said: string | null) => string | object>> = {
  Paprika: (said) => ({
    ...{ name: 'Пиріг', ingredients: '1 яйце', directions: 'Спекти.', servings: said ?? '' },
  }),
  'Mealie before it counted servings': (said) => ({
    ...{ slug: 'x', name: 'Пиріг', recipe_yield: said },
    ...{ recipe_ingredient: [{ note: '1 яйце' }], recipe_instructions: [] },
  }),
  'Nextcloud Cookbook and RecipeSage': (said) => ({
    ...{ '@type': 'Recipe', name: 'Пиріг', recipeIngredient: ['1 яйце'] },
    ...(said !== null && { recipeYield: said }),
  }),
  'RecipeSage, XML': (said) =>
    `<?xml version="1.0"?><recipes><recipe><title>Пиріг</title><yield>${said ?? ''}</yield><ingredients>1 яйце</ingredients><instructions>Спекти.</instructions></recipe></recipes>`,
  'a table': (said) =>
    `title,ingredients,directions,servings\nПиріг,1 яйце,Спекти.,${said ?? ''}\n`,
  'My Recipe Box': (said) =>
    `title,quantity,ingredients,recipe\nПиріг,${said ?? ''},1 яйце,Спекти.\n`,
  'Plan to Eat, a text': (said) =>
    `Title: Пиріг\nServes: ${said ?? ''}\nIngredients:\n1 яйце\nDirections:\nСпекти.\n`,
  'Recipe Keeper': (said) =>
    `<html><body><div class="recipe-details"><h2 itemprop="name">Пиріг</h2><span itemprop="recipeYield">${said ?? ''}</span><div itemprop="recipeIngredients"><p>1 яйце</p></div></div></body></html>`,
  'Copy Me That': (said) =>
    `<html><body><div class="recipe"><div id="name">Пиріг</div><a id="recipeYield">${said ?? ''}</a><ul id="recipeIngredients"><li class="recipeIngredient">1 яйце</li></ul></div></body></html>`,
  Cooklang: (said) =>
    `---\ntitle: Пиріг\n${said === null ? '' : `servings: ${said}\n`}---\n\nЗбийте @яйце{1}.\n`,
  Chowdown: (said) =>
    `---\ntitle: Пиріг\n${said === null ? '' : `servings: ${said}\n`}ingredients:\n- 1 яйце\ndirections:\n- Спекти.\n---\n`,
  'Meal-Master': (said) =>
    `MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Пиріг\n Categories: Солодке\n${said === null ? '' : `      Yield: ${said}\n`} \n      1    яйце\n \n  Спекти.\n \nMMMMM\n`,
  'CookBook app': (said) =>
    `name: Пиріг\n${said === null ? '' : `servings: ${said}\n`}ingredients: |-\n  1 яйце\n  вода\ndirections: |-\n  Спекти.\n`,
  AnyList: (said) => ({
    ...{ name: 'Пиріг', ingredients: [{ rawIngredient: '1 яйце' }], preparationSteps: ['Спекти.'] },
    ...(said !== null && { servings: said }),
  }),
}

for (const [program, file] of Object.entries(written))
  describe(program, () => {
    test('pieces are a yield, and nobody has said how many eat them', async () => {
      for (const said of ['12 штук', '12 pieces', '2 буханці'])
        expect(await readingIn(file(said))).toEqual({ servings: null, yieldText: said })
    })
    test('a number alone, or of portions and people, is servings', async () => {
      for (const said of ['6', '6 порцій', '6 servings', 'на 6 осіб'])
        expect([said, (await readingIn(file(said))).servings]).toEqual([said, 6])
    })
    test('servings that nobody said stay unsaid', async () => {
      expect(await readingIn(file(null))).toEqual({ servings: null, yieldText: null })
    })
  })

test('Tandoor says for how many, unless the word behind the number counts pieces', async () => {
  const file = (servings: number, servings_text: string) => ({
    ...{ name: 'Пиріг', servings, servings_text },
    steps: [{ instruction: 'Спекти.', ingredients: [{ food: { name: 'яйце' }, amount: 1 }] }],
  })
  expect(await readingIn(file(12, 'штук'))).toEqual({ servings: null, yieldText: '12 штук' })
  expect(await readingIn(file(12, 'pieces'))).toEqual({ servings: null, yieldText: '12 pieces' })
  expect(await readingIn(file(6, 'порцій'))).toEqual({ servings: 6, yieldText: null })
  expect(await readingIn(file(6, ''))).toEqual({ servings: 6, yieldText: null })
  expect(await readingIn(file(6, 'великий казан'))).toEqual({
    ...{ servings: 6, yieldText: 'великий казан' },
  })
})

test('BigOven keeps the number and what it counts apart', async () => {
  const file = (unit: string) =>
    `RecipeID,Title,Ingredients,Instructions,YieldNumber,YieldUnit\n7,Pie,1 egg,Bake.,12,${unit}\n`
  expect(await readingIn(file('cookies'))).toEqual({ servings: null, yieldText: '12 cookies' })
  expect((await readingIn(file('Servings'))).servings).toBe(12)
  expect((await readingIn(file(''))).servings).toBe(12)
})

test('a saved page is read as the page itself would be', async () => {
  const page = `<html><body><script type="application/ld+json">${JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Cookies' },
    ...{ recipeIngredient: ['1 egg', '200 g flour'], recipeInstructions: ['Bake.'] },
    recipeYield: '12 cookies',
  })}</script></body></html>`
  expect(await readingIn(page)).toEqual({ servings: 12, yieldText: '12 cookies' })
})
