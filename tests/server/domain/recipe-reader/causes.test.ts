import { expect, test } from 'bun:test'
import { readPage, withData, withScript } from './reading-page.ts'

const lines = ['500 г борошна', '2 яйця', '200 мл молока']
const steps = ['Збийте яйця з молоком.', 'Додайте борошно і вимішайте.']
const list = (items: readonly string[]) => items.map((one) => `<li>${one}</li>`).join('')
const shown = (before = '', of = 'Інгредієнти', after = '') =>
  `<html lang="uk"><title>Галушки</title><body><h1>Галушки</h1>${before}<h2>${of}</h2><ul>${list(lines)}</ul><h2>Приготування</h2><ol>${list(steps)}</ol>${after}</body></html>`
const whole = { recipeIngredient: lines, recipeInstructions: steps }

test('of a byline only the name is kept, whatever stands around it', () => {
  const named = [
    '<span class="post-author vcard">Posted by <span class="fn">Оля</span></span>',
    '<span class="post-author">Опубліковано: <a><span itemprop="name">Оля</span></a> о 10:20</span>',
    '<div class="byline">Pubblicato da Оля</div>',
    '<p class="entry-author">Text: <b class="author-name">Оля</b> | 3. 3. 2020</p>',
    '<span class="wprm-recipe-details wprm-recipe-author">Оля</span>',
  ]
  for (const one of named) expect(readPage(shown(one))).toMatchObject({ sourceAuthor: 'Оля' })
})

test('data with comments, with single or curled quotes, or without a value are read', () => {
  const data = JSON.stringify({ '@type': 'Recipe', name: 'Узвар', ...whole }, null, 1)
  const broken = [
    data.replace('"recipeIngredient"', '// рядки\n /* усі */ "recipeIngredient"'),
    data.replaceAll('"', "'"),
    data.replace(/"([^"]*)"/g, '“$1”'),
    data.replace('"recipeIngredient"', '"image": ,"recipeIngredient"'),
    data.replace('"@type"', '"image": "https://a.example/b.jpg", // так\n"@type"'),
  ]
  for (const one of broken) {
    expect(readPage(withScript(one))).toMatchObject({ title: 'Узвар', lines, steps })
  }
})

test('names of other recipes in a list give the page no name', () => {
  const others = ['Борщ', 'Вареники'].map((name) => ({ item: { '@type': 'Recipe', name } }))
  const page = shown(
    `<script type="application/ld+json">${JSON.stringify({ itemListElement: others })}</script>`,
  )
  expect(readPage(page)).toMatchObject({ title: 'Галушки', lines })
})

test('the card of a plugin has the name of the dish, its post another', () => {
  expect(readPage(shown('<h2 class="wprm-recipe-name">Галушки з\n часником</h2>'))).toMatchObject({
    title: 'Галушки з часником',
  })
})

test('names of parts stand in a class, before the first list, or above several descriptions', () => {
  const item = (one: string) => `<div class="ingredient">${one}</div>`
  const pages = [
    `<div class="ingredients"><div class="ingredient heading">Тісто</div>${lines.slice(0, 2).map(item).join('')}<div class="ingredient heading">Соус</div>${item('200 мл молока')}</div>`,
    `<h2>Інгредієнти</h2><p>Тісто</p><ul>${list(lines.slice(0, 2))}</ul><p>Соус</p><ul>${list(lines.slice(2))}</ul>`,
    `<h2>Інгредієнти</h2><dl><dt>Тісто</dt><dd>500 г борошна</dd><dd>2 яйця</dd><dt>Соус</dt><dd>200 мл молока</dd><dd>1 г солі</dd></dl>`,
  ]
  for (const one of pages) {
    const read = readPage(`<title>А</title><h1>А</h1>${one}<h2>Приготування</h2><ol>${list(steps)}`)
    expect(read?.lines.slice(0, 5)).toEqual([
      'Тісто:',
      ...lines.slice(0, 2),
      'Соус:',
      ...lines.slice(2),
    ])
  }
})

test('a method that has no parts in its data gets those that its page shows', () => {
  const page = `<h2>Method</h2><div class="recipe-section-title">Тісто</div><ol><li>${steps[0]}</li></ol><h3>Варіння</h3><ol><li>${steps[1]}</li></ol>`
  expect(readPage(withData(whole, page))).toMatchObject({ steps, parts: ['Тісто', 'Варіння'] })
})

test('for how many stands in the heading of the list', () => {
  for (const [heading, servings] of [
    ['材料(2人分)', 2],
    ['Ingredients (serves 6 people)', 6],
    ['Інгредієнти (на 3 порції)', 3],
  ] as const) {
    expect(readPage(shown('', heading))).toMatchObject({ servings, servingsSaid: true })
  }
})

test('two times in one line are two times', () => {
  const said = ['Prep Time: 20 minutes Cook Time: 1 hour', '20 mins to prepare and 1 hour to cook']
  for (const one of said) {
    expect(readPage(shown(`<p>Total time</p><p>${one}</p>`))).toMatchObject({
      prepMinutes: 20,
      cookMinutes: 60,
    })
  }
})

test('a number before a Chinese step is no amount, and is left out', () => {
  const page =
    '<title>汤</title><h1>汤</h1><p><b>食材</b></p><p>盐 3克<br>水 500克<br>姜 3片</p><p><b>做法</b></p><p>1、锅中放少许油,加入姜片和盐。</p><p>2、加入热水,小火炖六十分钟后大火收汁。</p>'
  expect(readPage(page)).toMatchObject({
    steps: ['锅中放少许油,加入姜片和盐。', '加入热水,小火炖六十分钟后大火收汁。'],
  })
})

test('a sentence below the list, and an advert inside of a step, are not part of them', () => {
  const page = `<title>А</title><h1>А</h1><div class="ingredients"><ul>${list(lines)}</ul><p>Якщо молока немає, візьміть воду.</p></div><h2>Приготування</h2><ol><li>${steps[0]}<div class="adunit">ADVERTISEMENT</div></li><li>${steps[1]}</li></ol>`
  expect(readPage(page)).toMatchObject({ lines, steps })
})

test('a state names its author and counts its servings in objects, or in an attribute', () => {
  const state = {
    root: { 'recipe:1': { __ref: 'Recipe:1' } },
    'Recipe:1': {
      title: 'Узвар',
      servings: { number: 6 },
      author: { __ref: 'Author:2' },
      ingredients: lines.map((_, at) => ({ __ref: `Line:${at}` })),
      steps,
    },
    'Author:2': { name: 'Оля' },
    ...Object.fromEntries(lines.map((text, at) => [`Line:${at}`, { text }])),
  }
  const script = `<script>window.__APOLLO_STATE__=${JSON.stringify(state)}</script>`
  const whom = { sourceAuthor: 'Оля', servings: 6, lines, steps }
  expect(readPage(script)).toMatchObject(whom)
  const handed = JSON.stringify({
    recipe: {
      name: 'Узвар',
      serves: 6,
      user: { displayName: 'Оля' },
      ingredients: lines.map((description) => ({ description, sku: null })),
      method: steps.map((instruction) => ({ instruction })),
    },
  })
  const attribute = `<div data-props="${handed.replaceAll('"', '&quot;')}"></div>`
  expect(readPage(attribute)).toMatchObject(whom)
})

test('amounts in boxes before their foods are one line with them, and numbers of steps are none', () => {
  const box = (one: string) => `<div>${one}</div>`
  const rows = [
    ['400 г', 'борошна'],
    ['1', 'цибуля'],
    ['2', 'яйця'],
    ['1', 'морква'],
  ].map((row) => box(row.map(box).join('')))
  const page = `<title>А</title><h1>А</h1><h2>Інгредієнти</h2>${rows.join('')}<h2>Приготування</h2>${steps.map((one, at) => box(box(`${at + 1}`) + box(one))).join('')}`
  expect(readPage(page)).toMatchObject({
    lines: ['400 г борошна', '1 цибуля', '2 яйця', '1 морква'],
    steps,
  })
})

test('a whole list in bold is lines, not names of parts', () => {
  const page = `<title>А</title><h1>А</h1><p>${[...lines, '1 г солі'].map((one) => `<b>${one}</b>`).join('<br>')}</p><p>${steps.join('</p><p>')}</p>`
  expect(readPage(page)).toMatchObject({ lines: [...lines, '1 г солі'], steps })
})

test('for how many, and the caption of a picture, are no line and no step', () => {
  const page = `<title>А</title><h1>А</h1><div class="ingredients"><h2>Інгредієнти</h2><p>4 порції</p><ul>${list(lines)}</ul></div><h2>Приготування</h2><p>${steps[0]}</p><figure><img src="a.jpg"><figcaption>Знімок Олі</figcaption></figure><p>${steps[1]}</p><p>Makes 3 dozen.</p>`
  expect(readPage(page)).toMatchObject({ lines, steps, servings: 4 })
})

test('bold words above a list of steps name a part; the name of the whole method does not', () => {
  const page = `<title>А</title><h1>А</h1><h2>Інгредієнти</h2><ul>${list(lines)}</ul><h2>Приготування</h2><p><b>Тісто</b></p><ol><li>${steps[0]}</li></ol><p><b>Варіння</b></p><ol><li>${steps[1]}</li></ol>`
  expect(readPage(page)).toMatchObject({ steps, parts: ['Тісто', 'Варіння'] })
  const section = { '@type': 'HowToSection', name: 'Приготування', itemListElement: steps }
  const read = readPage(withData({ ...whole, recipeInstructions: [section] }))
  expect(read).toMatchObject({ steps, parts: [undefined, undefined] })
})

test('a heading may end in what it is, and Turkish times and servings are told', () => {
  const page = `<html lang="tr"><title>Pilav</title><h1>Pilav</h1><p>Hazırlama Süresi: 10 dakika</p><p>Pişirme Süresi: 25 dakika</p><p>Kişi Sayısı: 4</p><h2>Pilav için malzemeler</h2><ul>${list(['2 su bardağı pirinç', '3 su bardağı su', '1 tatlı kaşığı tuz'])}</ul><h2>Pilav nasıl yapılır?</h2><ol>${list(['Pirinci yıkayın ve süzün.', 'Suyu ekleyip kısık ateşte pişirin.'])}</ol>`
  expect(readPage(page)).toMatchObject({ prepMinutes: 10, cookMinutes: 25, servings: 4 })
  expect(readPage(page)?.lines).toHaveLength(3)
})

test('a dash with nothing after it ends no line', () => {
  expect(
    readPage(withData({ ...whole, recipeIngredient: ['щіпка солі — ', '2 яйця'] }))?.lines,
  ).toEqual(['щіпка солі', '2 яйця'])
})

test('names of parts are found wherever the page shows its data’s own lines, whatever it calls them', () => {
  const chat = '<p>Дуже смачно.</p>'.repeat(200)
  const page = `${chat}<h4>Для тіста</h4><ul>${list(lines.slice(0, 2))}</ul><h4>Для соусу</h4><ul>${list(lines.slice(2))}</ul><h4>Крок 1</h4><p>${steps[0]}</p><h4>Крок 2</h4><p>${steps[1]}</p>${chat}`
  expect(readPage(withData({ ...whole, totalTime: 'PT1H' }, page))).toMatchObject({
    lines: ['Для тіста:', ...lines.slice(0, 2), 'Для соусу:', ...lines.slice(2)],
    steps,
    parts: [undefined, undefined],
  })
})

test('a line of thousands of boxes is looked at only so far', () => {
  const boxes = (count: number) =>
    shown(`<p>${'<span>смачно</span>'.repeat(count)}<span>Загальний час: 1 год</span></p>`)
  expect(readPage(boxes(1000))).toMatchObject({ cookMinutes: 60, lines })
  expect(readPage(boxes(9000))).toMatchObject({ cookMinutes: null, lines })
})
