import { expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'
import { growth } from '../../../support/growth.ts'
import { readPage, withScript } from './reading-page.ts'

const recipe = '"@type":"Recipe","name":"Узвар","recipeInstructions":["Варити."]'
const lines = '"recipeIngredient":["200 г груш","2 л води"]'
const inScript = (text: string) => withScript(`{${recipe},${lines},${text}`)
const asLines = (text: string) => withScript(`{${recipe},"recipeIngredient":"${text}"}`)
const scope = '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Узвар</b>'
const inItem = (text: string) => `${scope}<div itemprop="recipeInstructions">${text}</div></div>`
const shown = (text: string) => `<title>Узвар з груш</title><h2>Інгредієнти</h2>${text}`

/** What once cost seconds in a page of a few megabytes, or nearly did. */
const shapes: Readonly<Record<string, (size: number) => string>> = {
  'quotes that are curled': (size) => inScript(`"a":${'“x” '.repeat(size)}`),
  'quotes that end nothing': (size) => inScript(`"a":"${'"x'.repeat(size)}`),
  'spaces where JSON is broken': (size) => inScript(`"a":1${`,${' '.repeat(40)}`.repeat(size)}`),
  'comments in JSON': (size) => inScript('/**/'.repeat(size)),
  'roots after each other': (size) => withScript(`recipe${`}${' '.repeat(50)}`.repeat(size)}`),
  'cells of one row': (size) => shown(`<table><tr>${'<td>1 г</td>'.repeat(size)}`),
  'cells below many rows': (size) =>
    shown(`<table>${'<tr>'.repeat(200)}${'<td>1 г</td>'.repeat(size)}`),
  'breaks in microdata': (size) => inItem('1 г солі<br>'.repeat(size)),
  'breaks in deep microdata': (size) =>
    `${scope}${'<div>'.repeat(400)}${inItem('1 г<br>'.repeat(size))}`,
  'ingredients as one text': (size) => asLines('1 г солі, '.repeat(size)),
  'ingredients as one text of brackets': (size) => asLines('(1 г '.repeat(size)),
  'ingredients as one text of paragraphs': (size) => asLines('<p>1 г солі</p>'.repeat(size)),
  'terms and what is told of them': (size) => shown(`<dl><dt>а</dt>${'<dd>1 г</dd>'.repeat(size)}`),
  'bylines in each other': (size) => `<b class="byline">${'<b class="fn">а</b>'.repeat(size)}`,
  'boxes in each other below a method': (size) =>
    shown(
      `<h2>Method</h2>${'<div><p>Whisk the eggs with the milk until smooth.</p>'.repeat(size)}`,
    ),
  'goodbyes that are none': (size) =>
    shown(`<h2>Method</h2>${'<p>we use we use we use</p>'.repeat(size)}`),
  'signs that begin no tag': (size) => shown('<'.repeat(size)),
}

test('a page of hostile shape costs no more for each of its letters the larger it is', () => {
  for (const [name, page] of Object.entries(shapes))
    expect(
      growth((size) => readPage(page(size)), 150, 20),
      name,
    ).toBeLessThan(15)
})

/** Who wrote it is looked for at each tag that may name them. */
const bylines: Readonly<Record<string, (size: number) => string>> = {
  'a long one before many more': (size) =>
    `<a rel="author">${'Jo '.repeat(size)}</a>${'<a rel="author">x</a>'.repeat(size)}`,
  'one of dates over two lines': (size) =>
    `<b class="author">${' 1 a'.repeat(size)}\nx</b><b class="author">Jo</b>`,
}

test('a byline of hostile shape costs no more for each of its letters the longer it is', () => {
  for (const [name, page] of Object.entries(bylines))
    expect(
      growth((size) => readPage(page(size)), 1000, 20),
      name,
    ).toBeLessThan(6)
})

test('a text of nothing but quotes is given up; a few that end nothing are words', () => {
  const quoted = (count: number) =>
    withScript(`{${recipe},"description":"Форма 9"${' 9"x'.repeat(count)}",${lines}}`)
  expect(readPage(quoted(100))?.lines).toEqual(['200 г груш', '2 л води'])
  expect(readPage(quoted(100_000))).toBeNull()
})

test('tags that close nothing end the reading of a page where there are too many for a page', () => {
  const page = (count: number) =>
    shown(
      `${'<i>'.repeat(300)}${'</b>'.repeat(count)}${'</i>'.repeat(300)}<p>200 г груш<p>2 л води<h2>Приготування</h2><p>Варити годину на малому вогні.`,
    )
  expect(readPage(page(1000))?.lines).toEqual(['200 г груш', '2 л води'])
  expect(readPage(page(200_000))).toBeNull()
})

test('a page of more tags than any has is read as far as pages go', () => {
  const page = (count: number) =>
    shown(
      `<p>200 г груш<p>2 л води<h2>Приготування</h2>${'<br>'.repeat(count)}<p>Варити годину на малому вогні.`,
    )
  expect(readPage(page(20_000))?.steps).toEqual(['Варити годину на малому вогні.'])
  expect(readPage(page(200_000))).toBeNull()
})

test('a page that was made to be slow costs no more the larger it is', () => {
  const pages: readonly ((size: number) => string)[] = [
    (size) => '<h2>Ingredients</h2>'.repeat(size),
    (size) => '<h2>Ingredients</h2><li>1 g salt</li>'.repeat(size),
    (size) => '<p>1 g salt'.repeat(size),
    (size) => `<b class="ingredients">${'<div class="ingredient">a'.repeat(size)}`,
    (size) => `<table>${'<tr><td>1 g<td>salt'.repeat(size)}`,
    (size) => `<h1>${'<a rel="author">a'.repeat(size)}`,
  ]
  for (const page of pages)
    expect(
      growth((size) => readPage(page(size)), 200, 20),
      page(1),
    ).toBeLessThan(12)
})

/** Lines that somebody pastes, of which each is looked at by itself and beside its neighbours. */
const pasted: Readonly<Record<string, (size: number) => string>> = {
  'names of parts': (size) => 'Для тіста:\n'.repeat(size),
  'amounts that are sums': (size) => '1 г борошна з 2 і цукром\n'.repeat(size),
  'foods without amounts': (size) => 'сіль перець цибуля морква\n'.repeat(size),
  'one line of amounts': (size) => '200 г цукру, '.repeat(size),
  'signs of posts': (size) => '#а @б 🥞 '.repeat(size),
  'numbers on one line': (size) => '1. Крок. '.repeat(size),
}

test('a pasted text of hostile shape costs no more for each of its letters the longer it is', () => {
  for (const [name, shape] of Object.entries(pasted)) {
    const read = (size: number) => {
      draftOfText(`Борщ\n${shape(size)}`)
    }
    expect(growth(read, 50), name).toBeLessThan(8)
  }
})
