import { expect, test } from 'bun:test'
import { readPage, withData } from './reading-page.ts'

const lines = ['500 г борошна', '2 яйця', '200 мл молока']
const steps = ['Змішати все в мисці.', 'Випікати годину за 180 градусів.']
const whole = { recipeIngredient: lines, recipeInstructions: steps }
const byline = '<p>Від <a rel="author" href="/o">Оксана Піч</a></p>'
const site = '<meta property="og:site_name" content="Добра Кухня">'
const authorOf = (author: unknown, rest = '') =>
  readPage(withData({ ...whole, author }, rest))?.sourceAuthor

test('what stands before a name in an author’s own place is no part of it', () => {
  const said = ['By Jo Pan', 'Von Jo Pan', 'Автор: Jo Pan', 'Rezept von Jo Pan', 'Par Jo Pan']
  for (const name of [...said, 'di Jo Pan', 'Recept od Jo Pan', 'Przepis od: Jo Pan', 'af Jo Pan'])
    expect(authorOf({ '@type': 'Person', name }), name).toBe('Jo Pan')
})

test('a company, or the site’s own name, gives way to the person whom the page links to as its author', () => {
  const company = { '@type': 'Organization', name: 'Редакція' }
  expect(authorOf(company, byline)).toBe('Оксана Піч')
  expect(authorOf(company)).toBe('Редакція')
  expect(authorOf('Добра кухня', site + byline)).toBe('Оксана Піч')
  expect(authorOf('Добра кухня', site)).toBe('Добра кухня')
  expect(authorOf({ '@type': 'Person', name: 'Ірина Ложка' }, byline)).toBe('Ірина Ложка')
  // The page’s own name is nobody.
  expect(authorOf(company, `${site}<meta name="author" content="Добра Кухня">`)).toBe('Редакція')
})

test('where the data says admin, a theme’s byline says who it is; a commenter’s name is none', () => {
  const theme = '<span class="author vcard"><a class="url fn n" href="/a">Оксана Піч</a></span>'
  expect(authorOf({ '@type': 'Person', name: 'admin' }, theme)).toBe('Оксана Піч')
  expect(authorOf('admin', '<div class="comment-author vcard">Гість</div>')).toBeNull()
})

test('whoever signs above or below a post wrote it, and whoever answers did not', () => {
  expect(authorOf('', '<p class="post-meta">Posted in Pies by Jo Pan on June 1</p>')).toBe('Jo Pan')
  expect(authorOf('', '<div class="entry-footer">Vložila Jana Nová v 10:21</div>')).toBe(
    'Jana Nová',
  )
  expect(authorOf('', '<div id="comments"><b class="author">Гість</b></div>')).toBeNull()
})

test('several authors are all named, once each', () => {
  expect(authorOf([{ name: 'Оля' }, 'Ян', { name: 'By Оля' }])).toBe('Оля, Ян')
})

const page = (facts: string) =>
  `<html lang="uk"><title>Пиріг</title><h1>Пиріг</h1>${facts}<h2>Інгредієнти</h2><ul>${lines.map((one) => `<li>${one}</li>`).join('')}</ul><h2>Приготування</h2><ol>${steps.map((one) => `<li>${one}</li>`).join('')}</ol><p>45 хв</p>`
const minutesOf = (facts: string) => {
  const read = readPage(page(facts))
  return (read?.prepMinutes ?? 0) + (read?.cookMinutes ?? 0) + (read?.restMinutes ?? 0)
}

test('a time alone in its box above the list is the whole; two different ones may be anything', () => {
  expect(minutesOf('<div><span>40 хв</span><span>4 порції</span></div>')).toBe(40)
  expect(minutesOf('<div><span>40 хв</span></div><div><span>10 хв</span></div>')).toBe(0)
  // That is how long the page takes to be read.
  expect(minutesOf('<div><span>2 хв</span><span>4 порції</span></div>')).toBe(0)
  expect(minutesOf('<div><span>2 хв</span></div><div><span>40 хв</span></div>')).toBe(0)
  // Where it is called one, a short time is a time.
  expect(minutesOf('<div>Загальний час: 2 хв</div>')).toBe(2)
  // Below the list it is of another dish.
  expect(minutesOf('')).toBe(0)
})

test('of a range of two times the longer counts, and what waits without a number does not', () => {
  expect(minutesOf('<p>Загальний час: 30 хв до 1 години</p>')).toBe(60)
  expect(minutesOf('<p>Total time: 1 h - 1 h 30 min</p>')).toBe(90)
  expect(minutesOf('<p>Prep: 20 min. Bake: 40 min. + cooling</p>')).toBe(60)
})

test('a line that only says how long, or whose photo it is, is no step; «варити 20 хвилин» is one', () => {
  const told = '<h2>Приготування</h2><p>1. Натерти сир.</p><p>2. Варити 20 хвилин.</p>'
  const end = '<p>Загальний час: 35 хв.</p><p>Фото: Оля</p>'
  const list = `<h2>Інгредієнти</h2><ul>${lines.map((one) => `<li>${one}</li>`).join('')}</ul>`
  const read = readPage(`<title>Сирний суп</title><h1>Сирний суп</h1>${list}${told}${end}`)
  expect(read?.steps).toEqual(['Натерти сир.', 'Варити 20 хвилин.'])
})

test('a step that begins as a byline does is a step; whoever signs below the last one is not', () => {
  const told = ['Das Fleisch salzen.', 'Von allen Seiten anbraten.', 'Door het deeg kneden']
  const html = `<title>Suppe mit Fleisch</title><h1>Suppe mit Fleisch</h1><h2>Zutaten</h2><ul><li>500 g Fleisch</li><li>1 l Wasser</li></ul><h2>Zubereitung</h2>${[...told, 'Von Petra Knödel'].map((one) => `<p>${one}</p>`).join('')}`
  expect(readPage(html)).toMatchObject({ steps: told, sourceAuthor: 'Petra Knödel' })
})

test('letters that only Ukrainian has, or only Russian, say more than a template', () => {
  const languageOf = (lang: string, text: readonly string[]) =>
    readPage(
      withData({ ...whole, recipeIngredient: text, recipeInstructions: text, inLanguage: lang }),
    )?.language
  const own = ['2 яйця й олія', 'Змішайте її з борошном і випікайте, поки тісто підніметься']
  const other = ['2 яйца и сыр', 'Выпекайте, пока тесто поднимется, чтобы был мягкий, выложите']
  expect(languageOf('ru', own)).toBe('uk')
  expect(languageOf('uk', other)).toBe('ru')
  expect(languageOf('bg', ['2 яйца, сол', 'Разбъркайте сместа, сложете я във фурната'])).toBe('bg')
})
