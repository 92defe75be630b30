import { expect, test } from 'bun:test'
import { readPage } from './reading-page.ts'

const page = (body: string) =>
  `<html><head><title>Юшка</title></head><body><nav><a href="/">Додому</a></nav>${body}</body></html>`

test('a list whose class says list ends where a class says method, without a heading between them', () => {
  const card = `<h1>Юшка</h1><div class="ingredients"><h3>Інгредієнти</h3><ul><li>500 г риби</li><li>2 цибулини</li></ul></div>
    <ul class="instructions"><li>Почистьте рибу.</li><li>Зваріть її з цибулею.</li></ul>`
  expect(readPage(page(card))).toMatchObject({
    lines: ['500 г риби', '2 цибулини'],
    steps: ['Почистьте рибу.', 'Зваріть її з цибулею.'],
  })
})

test('three amounts in a list are a recipe when sentences follow, and a letter below the last of them is no step', () => {
  const short = (method: string) =>
    page(
      `<h1>Омлет</h1><p>Моя улюблена страва.</p><ul><li>2 яйця</li><li>1 ч. л. цукру</li><li>щіпка солі</li></ul>${method}`,
    )
  const steps = ['Збийте яйця з цукром.', 'Смажте на малому вогні.']
  const paragraphs = short(`<p>${steps.join('</p><p>')}</p><h4>Ще таке</h4><p>Інші страви.</p>`)
  const list = short(`<ol><li>${steps.join('</li><li>')}</li></ol><p>Підпишіться на новини.</p>`)
  for (const one of [paragraphs, list]) expect(readPage(one)).toMatchObject({ steps })
  expect(readPage(short('<p>Дякую.</p>'))).toBeNull()
})

test('boxes to tick and rows of spans are lines; «krok po kroku» is a heading of the method', () => {
  const ticked = `<h1>Зупа</h1><h2>Ingredients</h2><label><input type="checkbox"> 1 tbsp oil</label><label><input type="checkbox"> 400 g chickpeas</label>
    <h2>Instructions</h2><p><b>Step 1:</b> Heat the oil in a pan.</p><p><b>Step 2:</b> Add the chickpeas.</p>`
  expect(readPage(page(ticked))).toMatchObject({
    lines: ['1 tbsp oil', '400 g chickpeas'],
    steps: ['Heat the oil in a pan.', 'Add the chickpeas.'],
  })
  const spans = `<h1>Zupa</h1><h2>Składniki</h2><div class="row"><span>Marchew</span><span>2 sztuki</span></div><div class="row"><span>Woda</span><span>1 litr</span></div>
    <h2>Przygotowanie krok po kroku</h2><p>Pokrój marchew w kostkę.</p><p>Gotuj w wodzie 20 minut.</p>`
  expect(readPage(page(spans))).toMatchObject({
    lines: ['Marchew 2 sztuki', 'Woda 1 litr'],
    steps: ['Pokrój marchew w kostkę.', 'Gotuj w wodzie 20 minut.'],
  })
})

test('times in a table stand under their names', () => {
  const table = `<h1>Stew</h1><table><tr><th>Prep time</th><th>Cook time</th><th>Yields</th></tr><tr><td>15 minutes</td><td>1 hour</td><td>4 servings</td></tr></table>
    <h3>Ingredients</h3><p>1 lb beef</p><p>2 cups potatoes</p><h3>Directions</h3><div>Cut the beef into cubes.</div><div>Cook everything for an hour.</div>`
  expect(readPage(page(table))).toMatchObject({ prepMinutes: 15, cookMinutes: 60, servings: 4 })
})

test('a state in an attribute is read, and a state that calls its method by other words', () => {
  const state = {
    ...{ title: 'Юшка', ingredients: [{ label: '500 г риби' }, { label: '2 цибулини' }] },
    cooking_instructions: [
      { instruction: '<p>Почистьте рибу.</p>' },
      { instruction: '<p>Зваріть її.</p>' },
    ],
  }
  const text = JSON.stringify(state)
  const quoted = text.replaceAll('"', '&quot;')
  for (const one of [
    `<div id="app" data-page="${quoted}"></div>`,
    `<script id="__NEXT_DATA__" type="application/json">${text}</script>`,
  ])
    expect(readPage(page(one))).toMatchObject({
      title: 'Юшка',
      lines: ['500 г риби', '2 цибулини'],
      steps: ['Почистьте рибу.', 'Зваріть її.'],
    })
})

test('who posted it when is no step', () => {
  const old = `<h1>Cake</h1><div><b>Ingredients:</b></div><div>200 g flour</div><div>2 eggs</div><div><b>Directions:</b></div>
    <div>Mix the flour and eggs.</div><div>Bake it for an hour.</div><div>Posted by Ann at 10:00</div>`
  expect(readPage(page(old))?.steps).toEqual(['Mix the flour and eggs.', 'Bake it for an hour.'])
})
