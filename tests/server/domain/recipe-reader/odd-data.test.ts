import { expect, test } from 'bun:test'
import { readPage, withData } from './reading-page.ts'

const lines = ['2 яблука', '200 г борошна', 'щіпка солі']
const read = (data: Record<string, unknown>, rest = '') =>
  readPage(
    withData(
      { recipeIngredient: lines, recipeInstructions: ['Змішати.', 'Спекти.'], ...data },
      rest,
    ),
  )

test('headings and bold paragraphs in a method of one text name its parts', () => {
  const method =
    '<h3><strong>Тісто</strong></h3><p>Змішати борошно.</p><p>Охолодити.</p><p><b>Начинка:</b></p><p>Нарізати яблука.</p>'
  expect(read({ recipeInstructions: method })).toMatchObject({
    steps: ['Змішати борошно.', 'Охолодити.', 'Нарізати яблука.'],
    parts: ['Тісто', undefined, 'Начинка'],
  })
  // A heading over all of it, and bold words inside of a step, are no parts.
  expect(
    read({ recipeInstructions: '<h2>Приготування</h2><p>Змішати <b>усе</b>.</p><p>Спекти.</p>' }),
  ).toMatchObject({ steps: ['Змішати усе.', 'Спекти.'], parts: [undefined, undefined] })
})

test('a name that several steps have says nothing of any; a name of one is kept', () => {
  const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })
  const same = [step('Пиріг', 'Змішати.'), step('Пиріг', 'Спекти.'), step('Подати', 'З медом.')]
  expect(read({ recipeInstructions: same })?.steps).toEqual([
    'Змішати.',
    'Спекти.',
    'Подати: З медом.',
  ])
})

test('a program’s own codes are no words, and brackets of people are', () => {
  expect(
    read({ recipeInstructions: ['[caption id="7"]Змішати [див. нотатки].[/caption]', 'Спекти.'] })
      ?.steps,
  ).toEqual(['Змішати [див. нотатки].', 'Спекти.'])
})

test('the site’s name after the dish’s is left out, and only that', () => {
  const site = '<meta property="og:site_name" content="Добра Кухня">'
  expect(read({ name: 'Яблучний пиріг | Добра кухня' }, site)?.title).toBe('Яблучний пиріг')
  expect(read({ name: 'Яблучний пиріг – бабусин' }, site)?.title).toBe('Яблучний пиріг – бабусин')
})

test('an author’s two names are one, and what stands after a bar is none of it', () => {
  expect(read({ author: { givenName: 'Оля', familyName: 'Піч' } })?.sourceAuthor).toBe('Оля Піч')
  expect(read({ author: 'By Оля Піч | June 1, 2020' })?.sourceAuthor).toBe('Оля Піч')
})

const method = '<h2>Приготування</h2><p>Приготування: змішати все в мисці.</p><p>Спекти.</p>'
const page = (list: string) =>
  `<title>Яблучний пиріг</title><h1>Яблучний пиріг</h1>${list}${method}`

test('a row of one cell names the part below it, a row of several names columns; no word of a step is lost', () => {
  const row = (amount: string, food: string) => `<tr><td>${amount}</td><td>${food}</td></tr>`
  const head = (name: string) => `<thead><tr><th colspan="2">${name}</th></tr></thead>`
  const tables = `<h2>Інгредієнти</h2><table>${head('Тісто')}${row('200 г', 'борошна')}${row('2', 'яйця')}</table><table>${head('Крем')}${row('100 мл', 'вершків')}</table>`
  expect(readPage(page(tables))).toMatchObject({
    lines: ['Тісто:', '200 г борошна', '2 яйця', 'Крем:', '100 мл вершків'],
    steps: ['Приготування: змішати все в мисці.', 'Спекти.'],
  })
  const columns = `<h2>Інгредієнти</h2><table><thead><tr><th>Скільки</th><th>Що</th></tr></thead>${row('200 г', 'борошна')}${row('2', 'яйця')}</table>`
  expect(readPage(page(columns))?.lines).toEqual(['200 г борошна', '2 яйця'])
})
