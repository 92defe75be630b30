import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { hydrate, render } from 'solid-js/web'
import { languages } from '../shared/language/languages.ts'
import type { Theme } from '../shared/pages.ts'
import type { Person } from '../shared/wire/people.ts'
import { App } from './App.tsx'
import { browserApi } from './api.ts'
import { doneEarly } from './doneEarly.ts'
import { loadDictionary } from './language/dictionary.ts'
import { formatFor } from './language/format.ts'
import { reloadForNewCode } from './offline/freshCode.ts'
import { startWorker } from './offline/register.ts'
import { createQueries } from './queries.ts'
import { loadPage } from './routes.ts'
import { meKey } from './session/me.ts'
import { codeOf } from './session/said.ts'
import { offerTools } from './webmcp/offer.ts'

const root = document.documentElement
const language = languages.find((one) => one === root.lang) ?? 'uk'
reloadForNewCode()
const [text] = await Promise.all([loadDictionary(language), loadPage(location.pathname)])
const page = document.getElementById('app')
if (!page) throw new Error('The document has no #app to wake up.')

// Made once, outside: a property in JSX is a getter, and each reading would make another cache.
const queries = createQueries((error) => {
  // Left in another window, or put out: what is shown here is theirs no longer.
  if (codeOf(error) === 'kitchen_left') location.reload()
})
const application = {
  api: browserApi(() => queries.getQueryData<Person | null>(meKey)?.kitchenId),
  text,
  format: formatFor(language),
  language,
  theme: (root.dataset['theme'] ?? 'system') as Theme,
  currency: page.dataset['currency'] ?? 'UAH',
  origin: location.origin,
  describe: (head: { title: string }) => {
    document.title = `${head.title} · ${text.common.name}`
  },
}

// While developing, the page comes empty: nothing was rendered that could be woken up.
const start = page.hasChildNodes() ? hydrate : render
// A task of its own: what a person does while the files are read is not kept waiting for both.
await new Promise((resume) => setTimeout(resume))
const tellDone = doneEarly()
start(() => <App application={application} queries={queries} />, page)
// The page itself wakes a moment after what stands around it.
setTimeout(tellDone)
startWorker()
offerTools()
