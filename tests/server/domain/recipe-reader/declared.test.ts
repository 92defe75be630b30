import { describe, expect, test } from 'bun:test'
import { readPage, withData, withScript } from './reading-page.ts'

describe('who wrote it, and in what', () => {
  test('an author is a name, a person, several, or one described elsewhere on the page', () => {
    const author = (value: unknown) =>
      readPage(withData({ recipeIngredient: ['груші'], author: value }))?.sourceAuthor
    expect(author('By Оля')).toBe('Оля')
    expect(author({ '@type': 'Person', name: 'Оля' })).toBe('Оля')
    expect(author([{ name: 'Оля' }, { name: 'Ян' }])).toBe('Оля, Ян')
    expect(author('https://recipes.example/author')).toBeNull()
    const graph = [
      { '@type': 'Recipe', name: 'Узвар', recipeIngredient: ['груші'], author: { '@id': '#olia' } },
      { '@type': 'Person', '@id': '#olia', name: 'Оля' },
    ]
    expect(readPage(withScript(JSON.stringify({ '@graph': graph })))?.sourceAuthor).toBe('Оля')
    expect(
      readPage(withData({ recipeIngredient: ['груші'] }, '<meta name="author" content="Ганна">'))
        ?.sourceAuthor,
    ).toBe('Ганна')
  })

  test('where a recipe does not say it, its article does, or the line under its heading', () => {
    const recipe = { '@type': 'Recipe', name: 'Узвар', recipeIngredient: ['груші'] }
    const article = { '@type': 'BlogPosting', author: { '@type': 'Person', name: 'Оля' } }
    expect(readPage(withScript(JSON.stringify([article, recipe])))?.sourceAuthor).toBe('Оля')
    const byline =
      '<p>by <a rel="author" href="/olia">Ганна</a></p><meta name="author" content="admin">'
    expect(readPage(withScript(JSON.stringify(recipe), byline))?.sourceAuthor).toBe('Ганна')
  })

  test('a page declares its language; words that are clearly another count more', () => {
    const german = {
      name: 'Kartoffelsuppe',
      recipeIngredient: ['500 g Kartoffeln', 'Salz und Pfeffer'],
      recipeInstructions:
        'Die Kartoffeln schälen und mit dem Salz in das Wasser geben. Etwa 20 Minuten kochen, bis die Kartoffeln weich sind.',
    }
    const language = (html: string) => readPage(html)?.language
    expect(language(withData(german).replace('<html', '<html lang="de-AT"'))).toBe('de')
    expect(language(withData({ ...german, inLanguage: 'de' }))).toBe('de')
    expect(language(withData(german, '<meta property="og:locale" content="de_DE">'))).toBe('de')
    expect(language(withData(german))).toBe('de')
    expect(language(withData(german).replace('<html', '<html lang="en-US"'))).toBe('de')
    expect(
      language(
        withData({ name: 'Борщ', recipeIngredient: ['буряк'] }).replace('<html', '<html lang="en"'),
      ),
    ).toBe('uk')
  })
})

describe('microdata', () => {
  test('breaks of the source are spaces, and a link is its words', () => {
    const page =
      readPage(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soda
      bread</h1><ul><li itemprop="recipeIngredient"><span>450 g</span>
      <a itemprop="x" href="/flour">flour</a></li><li><a itemprop="recipeIngredient" href="/soda">1 tsp
      soda</a></li></ul><div itemprop="recipeInstructions"><ol><li>Mix
      it.</li><li>Bake.</li></ol></div></div>`)
    expect(page).toMatchObject({
      title: 'Soda bread',
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.', 'Bake.'],
    })
  })

  test('whose method stands in several blocks of paragraphs keeps each of them', () => {
    const block = (...texts: string[]) =>
      `<div itemprop="recipeInstructions">${texts.map((text) => `<p>${text}</p>`).join('')}</div>`
    const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">X</h1><p itemprop="recipeIngredient">1 egg</p>
      ${block('One.', 'Two.')}${block('Three.')}</div>`
    expect(readPage(page)?.steps).toEqual(['One.', 'Two.', 'Three.'])
  })

  test('of a page that forgot to open its object, or that speaks an older vocabulary', () => {
    expect(
      readPage(`<h1>Soda bread</h1><ul itemprop="ingredients"><li>450 g flour</li><li>1 tsp soda</li></ul>
        <p itemprop="instructions">Mix it.</p>`),
    ).toMatchObject({
      title: 'Soda bread',
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.'],
    })
    expect(
      readPage(`<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Soda bread</h1>
        <p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><b itemprop="amount">450 g</b>
        <b itemprop="name">flour</b></p><p itemprop="ingredient">1 tsp soda</p><p itemprop="instructions">Mix it.</p>
        <img itemprop="photo" src="/b.jpg"><b itemprop="yield">8</b></div>`),
    ).toMatchObject({
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.'],
      servings: 8,
      images: ['https://recipes.example/b.jpg'],
    })
  })

  test('and the classes of h-recipe, new and old', () => {
    expect(
      readPage(`<article class="h-recipe"><h1 class="p-name">Soda bread</h1><ul><li class="p-ingredient">450 g flour</li>
        <li class="p-ingredient">1 tsp soda</li></ul><div class="e-instructions"><ol><li>Mix it.</li><li>Bake.</li></ol></div>
        <time class="dt-duration" datetime="PT50M">50 min</time><span class="p-yield">8</span></article>`),
    ).toMatchObject({
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.', 'Bake.'],
      cookMinutes: 50,
      servings: 8,
    })
    expect(
      readPage(`<div class="hrecipe"><h1 class="fn">Soda bread</h1><p class="ingredient">450 g flour</p>
        <p class="ingredient">1 tsp soda</p><div class="instructions">Mix it.</div></div>`),
    ).toMatchObject({
      title: 'Soda bread',
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.'],
    })
  })
})
