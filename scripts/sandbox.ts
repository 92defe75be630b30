import { servePracticeStore } from '../server/practice/serve.ts'
import { say } from './say.ts'

const shops = [
  ['silpo', 'STORE_SILPO_URL'],
  ['rohlik', 'STORE_ROHLIK_URL'],
  ['kifli', 'STORE_KIFLI_URL'],
  ['gurkerl', 'STORE_GURKERL_URL'],
  ['knuspr', 'STORE_KNUSPR_URL'],
  ['sezamo', 'STORE_SEZAMO_URL'],
] as const

/** The practice stores alone, for whoever writes a client of their own. */
for (const [at, [name, setting]] of shops.entries()) {
  const { url } = servePracticeStore(name, { port: 4981 + at })
  say(`A practice store in the shapes of ${name}: ${url}   (${setting})`)
}
say('Nothing here is real. Ctrl+C ends them all.')
