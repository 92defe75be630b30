import { describe, expect, test } from 'bun:test'
import { blog, list, readPage, withData } from './reading-page.ts'

describe('the cards of plugins', () => {
  const wprm = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Cake</h2>
    <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients <span class="wprm-unit-conversion">US</span></h3>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Dough</h4><ul class="wprm-recipe-ingredients">
    <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">450</span> <span class="wprm-recipe-ingredient-unit">g</span> <span class="wprm-recipe-ingredient-name">flour</span></li>
    <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">egg</span></li></ul></div>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Cream</h4><ul class="wprm-recipe-ingredients">
    <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">200</span> <span class="wprm-recipe-ingredient-unit">ml</span> <span class="wprm-recipe-ingredient-name">cream</span></li></ul></div></div>
    <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul class="wprm-recipe-instructions">
    <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Knead the flour and the egg.</div></li>
    <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Whip the cream.</div></li></ul></div></div>`

  test('WP Recipe Maker: alone, or beside data that does not know its parts', () => {
    const lines = ['Dough:', '450 g flour', '1 egg', 'Cream:', '200 ml cream']
    const steps = ['Knead the flour and the egg.', 'Whip the cream.']
    expect(readPage(blog('Cake', wprm))).toMatchObject({ title: 'Cake', lines, steps })
    const data = {
      name: 'Cake',
      recipeIngredient: ['450 g flour', '1 egg', '200 ml cream'],
      recipeInstructions: steps,
    }
    expect(readPage(withData(data, wprm))).toMatchObject({ lines, steps })
  })

  test('Tasty and Create: headings inside their lists', () => {
    const card = (
      prefix: string,
    ) => `<div class="${prefix}-ingredients"><h3>Ingredients</h3><h4>Dough</h4>${list(['450 g flour', '1 egg'])}<h4>Cream</h4>${list(['200 ml cream'])}</div>
      <div class="${prefix}-instructions"><h3>Instructions</h3>${list(['Knead the flour and the egg.', 'Whip the cream.'], 'ol')}</div><div class="${prefix}-notes"><p>Eat it.</p></div>`
    for (const prefix of ['tasty-recipes', 'mv-create'])
      expect(readPage(blog('Cake', card(prefix)))).toMatchObject({
        lines: ['Dough:', '450 g flour', '1 egg', 'Cream:', '200 ml cream'],
        steps: ['Knead the flour and the egg.', 'Whip the cream.'],
      })
  })

  test('ZipList and EasyRecipe: classes alone', () => {
    const card = (lines: string, steps: string) => `${lines}<p>Print</p>${steps}`
    const zip = card(
      '<li class="ingredient zlrecipe-ingredient">450 g flour</li><li class="ingredient zlrecipe-ingredient">1 egg</li>',
      '<div class="instructions zlrecipe-instructions"><li class="instruction">Knead the flour and the egg.</li><li class="instruction">Bake it well.</li></div>',
    )
    const easy = card(
      '<div class="ERSIngredients"><div class="ERSIngredientsHeader">Ingredients</div><ul><li class="ingredient">450 g flour</li><li class="ingredient">1 egg</li></ul></div>',
      '<div class="ERSInstructions"><div class="ERSInstructionsHeader">Instructions</div><ol><li class="instruction">Knead the flour and the egg.</li><li class="instruction">Bake it well.</li></ol></div>',
    )
    for (const page of [zip, easy])
      expect(readPage(blog('Bread', page))).toMatchObject({
        lines: ['450 g flour', '1 egg'],
        steps: ['Knead the flour and the egg.', 'Bake it well.'],
      })
  })

  test('what the data gave is kept, and only what it lacks is read from the page', () => {
    const recipe = `<h2>Zutaten</h2>${list(['500 g Kartoffeln', '2 Möhren'])}<h2>Zubereitung</h2>${list(['Die Kartoffeln schälen und kochen.'], 'ol')}`
    const data = { name: 'Omas Suppe', image: '/own.jpg', totalTime: 'PT40M', recipeYield: '6' }
    const read = readPage(withData(data, `<h1>Suppe | Blog</h1>${recipe}`))
    expect(read).toMatchObject({
      title: 'Omas Suppe',
      cookMinutes: 40,
      servings: 6,
      lines: ['500 g Kartoffeln', '2 Möhren'],
      steps: ['Die Kartoffeln schälen und kochen.'],
      images: ['https://recipes.example/own.jpg'],
    })
  })

  test('a method that the data says in one piece is taken in steps where the page shows them', () => {
    const steps = [
      'Peel the potatoes and cut them into small dice, then rinse them in cold water twice.',
      'Boil the potatoes in salted water with the bay leaf until they are soft.',
      'Drain the potatoes and serve with butter and herbs, while they are still hot.',
    ]
    const data = {
      recipeIngredient: ['500 g potatoes', 'salt'],
      recipeInstructions: [{ '@type': 'HowToStep', text: steps.join(' ') }],
    }
    expect(readPage(withData(data, `<h2>Method</h2>${list(steps, 'ol')}`))?.steps).toEqual(steps)
  })
})

test('a card with its buttons, notes and equipment: only food is food, and one name over all is the dish', () => {
  const card = `<div class="wprm-recipe"><div class="wprm-recipe-equipment-container"><h3>Equipment</h3><ul><li>1 large bowl</li><li>2 cake tins</li></ul></div>
    <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-ingredients-header">Ingredients</h3><div class="wprm-toggle"><button>1x</button><button>2x</button></div>
    <h4 class="wprm-recipe-group-name">Soda bread</h4><ul class="wprm-recipe-ingredients"><li>450 g flour</li><li>1 tsp soda</li></ul></div>
    <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul><li><div>Mix the flour and the soda.</div><div class="wprm-recipe-instruction-ingredients"><span>450 g flour</span></div></li><li>Bake until golden.</li></ul></div>
    <div class="wprm-recipe-notes-container"><h3>Notes</h3><p>2 tbsp of seeds are good too.</p></div>
    <div class="wprm-nutrition-label-container"><h3>Nutrition</h3><span>Calories: 200 kcal</span></div></div>`
  const lines = ['450 g flour', '1 tsp soda']
  const steps = ['Mix the flour and the soda.', 'Bake until golden.']
  expect(
    readPage(
      withData({ name: 'Soda bread', recipeIngredient: lines, recipeInstructions: steps }, card),
    ),
  ).toMatchObject({ lines, steps })
  expect(readPage(blog('Soda bread', card))).toMatchObject({
    lines,
    steps,
  })
})
