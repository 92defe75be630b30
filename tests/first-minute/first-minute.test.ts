import { afterAll, describe, setDefaultTimeout, test } from 'bun:test'
import type { Agent } from './support/agent.ts'
import { Komora } from './support/komora.ts'
import { Person } from './support/person.ts'
import { stage } from './support/stage.ts'
import { Windows } from './support/windows.ts'
import { agents } from './walks/agents.ts'
import { carts } from './walks/carts.ts'
import { bulkImport } from './walks/import.ts'
import { lists } from './walks/lists.ts'
import { pages } from './walks/pages.ts'
import { paging } from './walks/paging.ts'
import { publishing } from './walks/publishing.ts'
import { questions } from './walks/questions.ts'
import { refusals } from './walks/refusals.ts'
import { restart } from './walks/restart.ts'
import { searches } from './walks/searches.ts'
import { vagueWishes } from './walks/vague.ts'
import { weeks } from './walks/weeks.ts'

// One walk after another, as a newcomer takes them: what one leaves behind the next one finds.
setDefaultTimeout(120_000)

const komora = new Komora()
const windows = new Windows(komora)
const solomiia = new Person(windows, 'Соломія Незнана', 'solomiia@example.org')
/** The programs that she has let in. */
const letIn: Agent[] = []

describe('the first minute', () => {
  afterAll(async () => {
    for (const agent of letIn) await agent.stop()
    await windows.close()
    await komora.clear()
  })

  stage('starting on an empty folder', () => {
    test('it gives its address, and is ready', () => komora.start())
  })
  searches(komora)
  questions(komora)
  refusals(komora)
  vagueWishes(komora)
  paging(komora)
  pages(komora, windows)
  publishing(komora, windows, solomiia)
  weeks(windows, solomiia)
  carts(solomiia)
  lists(solomiia)
  agents(komora, solomiia, letIn)
  restart(komora, solomiia, letIn)
  bulkImport(komora, solomiia)
})
