import { afterAll, beforeAll, expect, test } from 'bun:test'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readDemoContent } from '../../../../server/demo/content.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { otherFormats } from '../../../../shared/other-formats.ts'
import type { RecipeView } from '../../../../shared/wire/recipes.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { ownRecipes } from '../../../support/intake.ts'

let app: TestApp
let cook: Caller
let own: Map<string, RecipeView>
beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
  const { recipes } = await readDemoContent()
  for (const { title, description, language, servings, tags, ...recipe } of recipes.slice(0, 98)) {
    const { prepMinutes, cookMinutes, ingredients, steps } = recipe
    await cook.compose({
      ...{ title, description, language, servings, tags, steps },
      // To cook for no time is the same as not to cook.
      ...{ prepMinutes, cookMinutes: cookMinutes || null },
      ingredients: ingredients.map((text) => ({ text })),
    })
  }
  await cook.compose({
    ...{ title: 'Amounts', language: 'en', steps: [{ text: 'Stir the beans into the oil.' }] },
    ingredients: [
      ...['2 x 400 g tins beans', '½ tsp salt', '1 ½ cups water', '30% cream', '2-3 tbsp oil'],
    ].map((text) => ({ text })),
  })
  // What a program would take for the end of a quoted word, or for one of its own signs.
  await cook.compose({
    ...{ title: 'Rice "à la" A\\new \\', language: 'en', sourceAuthor: 'O\\"x\\' },
    ...{ ingredients: [{ text: '200 g rice' }], steps: [{ text: 'Boil it.' }] },
  })
  own = new Map((await ownRecipes(cook)).map((one) => [one.title, one]))
})
afterAll(() => app.stop())

const glyphs: Readonly<Record<string, number>> = {
  ...{ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 0.333, '⅔': 0.667, '⅛': 0.125 },
}
const short = (value: number) => String(Number(value.toFixed(3)))

/** «1½», "1.5" and "3/2" are one amount, and a sentence may begin with a food. */
const amounts = (line: string) =>
  line
    .replace(/(\d) ?([½¼¾⅓⅔⅛])/g, (_, whole, part) => short(Number(whole) + (glyphs[part] ?? 0)))
    .replace(/[½¼¾⅓⅔⅛]/g, (part) => short(glyphs[part] ?? 0))
    .replace(/(\d+)\/(\d+)/g, (_, over, under) => short(Number(over) / Number(under)))
    .replace(/(\d),(\d)/g, '$1.$2')
    .toLowerCase()

for (const format of otherFormats)
  test(`a hundred dishes leave as ${format} and come back: every line in its order, every step and amount`, async () => {
    const response = await cook.fetch(`/export/recipes-${format}.zip`)
    const all = await readFile(bytesOf(await response.bytes()), 64_000_000)
    const found = all ? await Array.fromAsync(all) : []
    const back = found.flatMap(({ reading }) => ('recipe' in reading ? [reading] : []))
    expect(back.map((one) => one.recipe.title).toSorted()).toEqual([...own.keys()].toSorted())
    for (const { recipe, servingsSaid, left = [] } of back) {
      const was = own.get(recipe.title)
      const { title, description, language, prepMinutes, cookMinutes } = recipe
      const minutes = (steps: readonly { minutes?: number | null | undefined }[] = []) =>
        format === 'paprika' ? [] : steps.map((step) => step.minutes ?? null)
      expect({
        ...{ title, description, language, prepMinutes, cookMinutes, left },
        servings: servingsSaid ? recipe.servings : null,
        lines: recipe.ingredients.map((one) => amounts(one.text)),
        steps: recipe.steps.map((one) => one.text),
        minutes: minutes(recipe.steps),
        tags: recipe.tags.map((tag) => tag.toLowerCase()),
      }).toEqual({
        ...{ title, description: was?.description, language: was?.language, left: [] },
        ...{ prepMinutes: was?.prepMinutes, cookMinutes: was?.cookMinutes },
        servings: was?.servings,
        lines: was?.ingredients.map((one) => amounts(one.text)),
        steps: was?.steps.map((one) => one.text),
        minutes: minutes(was?.steps),
        tags: was?.tags.map((tag) => tag.toLowerCase()),
      } as never)
    }
  })
