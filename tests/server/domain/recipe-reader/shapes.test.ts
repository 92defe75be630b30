import { expect, test } from 'bun:test'
import { readPage, withData, withScript } from './reading-page.ts'

const lines = ['500 г борошна', '2 яйця', '200 мл молока']
const steps = ['Збийте яйця з молоком.', 'Додайте борошно і вимішайте.']
const list = (items: readonly string[]) => items.map((one) => `<li>${one}</li>`).join('')
const shown = (before: string, after = '', between = '') =>
  `<html lang="uk"><title>Галушки</title><body><h1>Галушки</h1>${before}<h2>Інгредієнти</h2><ul>${list(lines)}</ul>${between}<h2>Приготування</h2><ol>${list(steps)}</ol>${after}</body></html>`

test('RDFa is read, today’s and that of the older vocabulary', () => {
  const today = `<article vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Галушки</h1><span property="author" typeof="Person"><span property="name">Оля</span></span><meta property="totalTime" content="PT1H30M">${lines.map((one) => `<li property="recipeIngredient">${one}</li>`).join('')}${steps.map((one) => `<p property="recipeInstructions">${one}</p>`).join('')}</article>`
  expect(readPage(today)).toMatchObject({
    title: 'Галушки',
    sourceAuthor: 'Оля',
    cookMinutes: 90,
    lines,
    steps,
  })
  const older = `<div typeof="v:Recipe"><h1 property="v:name">Галушки</h1><ul><li rel="v:ingredient"><span typeof="v:Ingredient"><b property="v:amount">500 г</b> <b property="v:name">борошна</b></span></li><li rel="v:ingredient"><span typeof="v:Ingredient"><b property="v:amount">2</b> <b property="v:name">яйця</b></span></li></ul><div property="v:instructions"><p>${steps.join('</p><p>')}</p></div></div>`
  expect(readPage(older)).toMatchObject({ lines: lines.slice(0, 2), steps })
})

test('a `property` of a page that has no object in RDFa is not a field of its recipe', () => {
  expect(readPage('<p property="recipeIngredient">1 г солі</p>')).toBeNull()
})

test('times, servings and the author that only people see are read where the data says none', () => {
  const facts =
    '<div><span>Автор: Ольга Коваль</span><span>Час приготування: 1 год 20 хв</span><span>Порцій: 6</span></div>'
  expect(readPage(shown(facts))).toMatchObject({
    sourceAuthor: 'Ольга Коваль',
    prepMinutes: 80,
    servings: 6,
  })
})

test.each([
  ['Total time: 1 hr 5 mins', 65],
  ['Tiempo total: 30 minutos', 30],
  ['<b>Gesamtzeit</b><br>45 Min.', 45],
  ['Préparation : 15 min | Cuisson : 40 min', 55],
  ['所要時間:20分', 20],
])('%s is a time of the dish', (said, minutes) => {
  const { prepMinutes = 0, cookMinutes = 0 } = readPage(shown(`<p>${said}</p>`)) ?? {}
  expect((prepMinutes ?? 0) + (cookMinutes ?? 0)).toBe(minutes)
})

test('a sentence of the method is no time of the dish', () => {
  const after =
    '<p>Bake 12 minutes at 220C.</p><p>Préparation : préchauffez le four à 200 degrés.</p>'
  expect(readPage(shown('', after))).toMatchObject({ prepMinutes: null, cookMinutes: null })
})

test('the date of a post, its labels and «Смачного!» are no steps', () => {
  const after = '<p>Смачного!</p><p>Автор: Оксана, мітки: десерти</p>'
  expect(readPage(shown('', after))?.steps).toEqual(steps)
})

test('a list in one paragraph is cut at its commas', () => {
  const page = `<title>Суп</title><h1>Суп</h1><h3>Ingredientes:</h3><p>1 kg de tomates (maduros, pelados), 1,5 l de agua, 1 diente de ajo, sal.</p><h3>Elaboración:</h3><p>1. Lavar y trocear los tomates.</p><p>2. Triturar todo y enfriar.</p>`
  expect(readPage(page)).toMatchObject({
    lines: ['1 kg de tomates (maduros, pelados)', '1,5 l de agua', '1 diente de ajo', 'sal'],
    steps: ['Lavar y trocear los tomates.', 'Triturar todo y enfriar.'],
  })
})

test('numbers that stand beside the steps are no words of them', () => {
  const page = shown('').replace(
    /<ol>.*<\/ol>/s,
    steps
      .map((one, at) => `<div class="step"><span class="num">${at + 1}</span><p>${one}</p></div>`)
      .join(''),
  )
  expect(readPage(page)?.steps).toEqual(steps)
})

test('words between two lists, and bold ones among lines, name a part', () => {
  const soup = `<h1>Деруни</h1><h3>Składniki</h3><ul>${list(lines)}</ul><div>Sos</div><ul><li>200 ml śmietany</li><li><strong>Na wierzch</strong></li><li>1 ząbek czosnku</li></ul><h3>Przygotowanie</h3><ul>${list(steps)}</ul>`
  expect(readPage(soup)?.lines).toEqual([
    ...lines,
    'Sos:',
    '200 ml śmietany',
    'Na wierzch:',
    '1 ząbek czosnku',
  ])
})

test('a food and its amount in two columns are one line', () => {
  const columns = '<dl><dt>Борошно</dt><dd>500 г</dd><dt>Молоко</dt><dd>200 мл</dd></dl>'
  expect(readPage(shown('').replace(/<ul>.*?<\/ul>/s, columns))?.lines).toEqual([
    'Борошно 500 г',
    'Молоко 200 мл',
  ])
})

test('Japanese pages are read, in their own language', () => {
  const page = `<title>肉じゃが</title><h1>肉じゃが</h1><h2>材料(4人分)</h2><table><tr><th>じゃがいも</th><td>4個</td></tr><tr><th>牛肉</th><td>200g</td></tr></table><h2>作り方</h2><ol><li>じゃがいもは皮をむいて一口大に切る。</li><li>野菜と調味料を加えて20分煮る。</li></ol>`
  expect(readPage(page)).toMatchObject({
    language: 'ja',
    lines: ['じゃがいも 4個', '牛肉 200g'],
    servings: 4,
  })
})

test('of several recipes in the data, the one is taken that the page is named after', () => {
  const one = (name: string, food: string) => ({
    '@type': 'Recipe',
    name,
    recipeIngredient: [food, '1 г солі'],
    recipeInstructions: steps,
  })
  const script = JSON.stringify([one('Тортилья', '2 склянки борошна'), one('Тако', '1 кг м’яса')])
  const page = withScript(script, '<h1>Тако</h1>')
  expect(readPage(page)?.lines).toEqual(['1 кг м’яса', '1 г солі'])
})

test('data with a forgotten comma, with two values, or with keys of a script is read', () => {
  const whole = `"name":"Галушки","recipeIngredient":["500 г борошна","2 яйця"]`
  for (const script of [
    `{"@type":"Recipe",${whole}\n"recipeInstructions":["Зваріть."]}`,
    `{"@type":"WebSite","name":"Сайт"}\n{"@type":"Recipe",${whole},"recipeInstructions":["Зваріть."]}`,
    `{"@type":"Recipe",name:"Галушки",draft:!1,recipeIngredient:["500 г борошна","2 яйця"],recipeInstructions:["Зваріть."]}`,
  ])
    expect(readPage(withScript(script))).toMatchObject({
      title: 'Галушки',
      lines: ['500 г борошна', '2 яйця'],
      steps: ['Зваріть.'],
    })
})

test('a unit that stands apart, a time without its unit, and a step in its name alone are kept', () => {
  const page = withData({
    totalTime: 'PT90',
    recipeIngredient: [{ '@type': 'PropertyValue', name: 'шоколад', value: 200, unitText: 'г' }],
    recipeInstructions: [{ '@type': 'HowToStep', name: 'Розтопіть шоколад.' }],
  })
  expect(readPage(page)).toMatchObject({
    cookMinutes: 90,
    lines: ['200 г шоколад'],
    steps: ['Розтопіть шоколад.'],
  })
})

test('who wrote the article wrote its recipe', () => {
  const article = { '@type': 'NewsArticle', author: { '@type': 'Person', name: 'Роза' } }
  const head = `<script type="application/ld+json">${JSON.stringify(article)}</script>`
  expect(readPage(shown(head))?.sourceAuthor).toBe('Роза')
})

test('a blog’s post has its own title, whatever the blog is called', () => {
  const page = shown('').replace(
    /<title>.*<\/h1>/s,
    '<title>Смачна хата: Галушки</title><h1>Смачна хата</h1><h3 class="post-title entry-title">Галушки</h3>',
  )
  expect(readPage(page)?.title).toBe('Галушки')
})

test('states of scripts that hand values in by name, or point to them, are read', () => {
  const called = `window.__NUXT__=(function(a,b,c){return {data:[{recipe:{name:"Галушки",totalTime:a,ingredients:["500 г борошна","2 яйця",b],instructions:[{text:"Збийте яйця з молоком."},{text:c}]}}]}}(30,"200 мл молока","Додайте борошно і вимішайте."));`
  const refs = (kind: string, texts: readonly string[]) =>
    texts.map((text, at) => [`${kind}:${at}`, { text }] as const)
  const named = [...refs('Line', lines), ...refs('Step', steps)]
  const pointers = (kind: string) =>
    named.filter(([name]) => name.startsWith(kind)).map(([name]) => ({ __ref: name }))
  const pointed = JSON.stringify({
    ...Object.fromEntries(named),
    'Recipe:1': {
      title: 'Галушки',
      totalTime: 30,
      ingredients: pointers('Line'),
      steps: pointers('Step'),
    },
  })
  for (const script of [called, `window.__APOLLO_STATE__=${pointed}`])
    expect(readPage(`<script>${script}</script>`)).toMatchObject({ lines, steps, cookMinutes: 30 })
})

test('times that the data leaves out are taken from the page, and an author without a name as well', () => {
  const whole = {
    author: { '@type': 'Person' },
    recipeIngredient: lines,
    recipeInstructions: steps,
  }
  const beside = '<meta name="author" content="Бойко"><p>Час приготування: 35 хв</p>'
  expect(readPage(withData(whole, beside))).toMatchObject({
    prepMinutes: 35,
    sourceAuthor: 'Бойко',
  })
})

test('what leads to other pages is no step', () => {
  const after = '<p>Нагадаємо, раніше ми писали про борщ.</p>'
  const page = shown('', after).replace(/<ol>.*<\/ol>/s, `<p>${steps.join('</p><p>')}</p>`)
  expect(readPage(page)?.steps).toEqual(steps)
})

test('a list that the data holds in one line is cut at its commas', () => {
  const data = { recipeIngredient: '500 г борошна, 2 яйця, сіль', recipeInstructions: steps }
  expect(readPage(withData(data))?.lines).toEqual(['500 г борошна', '2 яйця', 'сіль'])
})
