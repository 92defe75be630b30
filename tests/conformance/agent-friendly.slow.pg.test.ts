import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { computeScore, runChecks } from 'afdocs'
import { type ServedApp, serveTestApp } from '../support/served.ts'

setDefaultTimeout(120_000)
let app: ServedApp
let recipe: string
beforeAll(async () => {
  app = await serveTestApp()
  const cook = app.caller()
  await cook.signUp('Олена')
  recipe = await cook.publish({
    title: 'Гречка з грибами',
    description: 'Гречку не треба варити довго: досить залити її окропом і вкутати.',
    ingredients: [{ text: '200 г гречки' }, { text: '300 г печериць' }],
    steps: [{ text: 'Залийте гречку окропом.' }, { text: 'Підсмажте гриби.' }],
  })
})
afterAll(() => app.stop())

/**
 * What is known and left: llms.txt cannot list a feed of a million recipes, its links lead to JSON and XML
 * where those are the thing itself, and a recipe's page says its amounts in other words than the line does.
 */
const known = ['llms-txt-coverage', 'llms-txt-links-markdown', 'markdown-content-parity']

test('a public checker of documentation for agents finds nothing that is not known', async () => {
  const pages = ['/about', '/developers', '/privacy', '/terms', `/r/${recipe}`]
  const report = await runChecks(app.url, {
    samplingStrategy: 'curated',
    curatedPages: pages.map((path) => app.url + path),
    requestDelay: 0,
  })
  const failing = report.results
    .filter((one) => one.status === 'fail' || one.status === 'error')
    .map((one) => one.id)
  expect(failing.filter((id) => !known.includes(id))).toEqual([])
  expect(computeScore(report).overall).toBeGreaterThanOrEqual(85)
})
