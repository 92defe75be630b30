import { describe, expect, test } from 'bun:test'
import { blogs } from './blogs.ts'
import { blog, list, readPage } from './reading-page.ts'

describe('a blog without data is read as people see it', () => {
  for (const [lang, title, lines, ingredients, method, steps] of blogs)
    test(`in ${lang}`, () => {
      const recipe = `<h2>${lines}</h2>${list(ingredients)}<h2>${method}</h2>${list(steps, 'ol')}<h3>Tips</h3><p>Serve it hot.</p>`
      expect(readPage(blog(title, recipe, lang))).toMatchObject({
        title,
        lines: ingredients,
        steps,
        language: lang,
        images: ['https://recipes.example/photo.jpg'],
      })
    })

  test('with bold words for headings, lines broken by <br>, and a method in paragraphs', () => {
    const recipe = `<p><strong>Ingredients:</strong><br>450 g flour<br>1 tsp soda<br>400 ml buttermilk</p>
      <p><b>Method</b></p><p>1. Mix the flour and the soda in a bowl.</p><p>2. Bake until golden and crisp.</p>
      <h3>You may also like</h3><p>Our scones, and a lot of other things.</p>`
    expect(readPage(blog('Soda bread', recipe))).toMatchObject({
      lines: ['450 g flour', '1 tsp soda', '400 ml buttermilk'],
      steps: ['Mix the flour and the soda in a bowl.', 'Bake until golden and crisp.'],
    })
  })

  test('with a table: the food in one cell, its amount in another', () => {
    const recipe = `<h3>Інгредієнти</h3><table><tr><td>Борошно</td><td>500 г</td></tr><tr><td>Яйце</td><td>1 шт</td></tr></table>
      <h3>Приготування</h3><p>Замісіть круте тісто з борошна та яйця й дайте йому постояти.</p>`
    expect(readPage(blog('Локшина', recipe, 'uk'))).toMatchObject({
      lines: ['Борошно 500 г', 'Яйце 1 шт'],
    })
  })

  test('with no headings at all, by the shape of its lines', () => {
    const recipe = `<p>500 г борошна<br>2 яйця<br>200 мл молока<br>1 ч. л. солі</p>
      <p>Змішайте борошно з молоком та яйцями.</p><p>Випікайте на сковороді з обох боків.</p>`
    expect(readPage(blog('Млинці', recipe, 'uk'))).toMatchObject({
      lines: ['500 г борошна', '2 яйця', '200 мл молока', '1 ч. л. солі'],
      steps: ['Змішайте борошно з молоком та яйцями.', 'Випікайте на сковороді з обох боків.'],
    })
  })

  test('parts of the list and of the method keep their names', () => {
    const recipe = `<h2>Ingredients</h2><h3>For the dough</h3>${list(['450 g flour', '1 egg'])}<h3>For the cream</h3>${list(['200 ml cream', '2 tbsp sugar'])}
      <h2>Instructions</h2><h3>Dough</h3>${list(['Knead the flour and the egg together.', 'Let it rest.'], 'ol')}<h3>Cream</h3>${list(['Whip the cream with the sugar.'], 'ol')}
      <h2>Notes</h2><p>It keeps for two days.</p>`
    expect(readPage(blog('Cake', recipe))).toMatchObject({
      lines: [
        'For the dough:',
        '450 g flour',
        '1 egg',
        'For the cream:',
        '200 ml cream',
        '2 tbsp sugar',
      ],
      steps: [
        'Knead the flour and the egg together.',
        'Let it rest.',
        'Whip the cream with the sugar.',
      ],
      parts: ['Dough', undefined, 'Cream'],
    })
  })

  test('what the author tells after the recipe is no step of it', () => {
    const recipe = `<h2>Ingredients</h2>${list(['450 g flour', '1 tsp soda'])}<h2>Method</h2><p>Mix the flour and the soda in a bowl.</p><p>Bake until golden.</p>
      <h2>My grandmother</h2><p>She baked this bread on every Sunday of her long life.</p>`
    expect(readPage(blog('Soda bread', recipe))?.steps).toEqual([
      'Mix the flour and the soda in a bowl.',
      'Bake until golden.',
    ])
  })

  test('an article that lists numbers, and a page of news, are no recipes', () => {
    expect(
      readPage(
        blog(
          'News',
          '<h2>Ingredients of success</h2><ul><li>2 people</li><li>3 ideas</li></ul><p>They met in a kitchen and never looked back.</p>',
        ),
      ),
    ).toBeNull()
    expect(
      readPage(
        blog(
          'Prices',
          '<ul><li>10 euro</li><li>20 euro</li><li>30 euro</li></ul><p>Bought today.</p>',
        ),
      ),
    ).toBeNull()
  })
})

describe('the name of a page', () => {
  const named = (head: string, h1: string) =>
    readPage(
      `<head>${head}</head>${h1}<h2>Ingredients</h2>${list(['450 g flour', '1 tsp soda'])}<h2>Method</h2>${list(['Mix it all and bake it for an hour.'])}`,
    )?.title

  test('is its heading, without the name of the site, wherever that stands', () => {
    expect(named('', '<h1>Soda bread</h1>')).toBe('Soda bread')
    expect(named('<title>Soda bread | My Blog</title>', '')).toBe('Soda bread')
    expect(
      named(
        '<title>My Blog: Soda bread</title><meta property="og:title" content="Soda bread - My Blog"><meta property="og:site_name" content="My Blog">',
        '<h1>My Blog</h1>',
      ),
    ).toBe('Soda bread')
    expect(
      named('<title>Soda bread – My Blog</title>', '<h1>My Blog</h1><h1>Soda bread</h1>'),
    ).toBe('Soda bread')
    expect(named('<title>Easy soda bread - My Blog</title>', '<h1>Easy soda bread</h1>')).toBe(
      'Easy soda bread',
    )
  })
})
