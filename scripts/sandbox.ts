import { servePracticeStore } from '../server/practice/serve.ts'
import { say } from './say.ts'

/** The two practice stores alone, for whoever writes a client of their own. */
const silpo = servePracticeStore('silpo', { port: 4981 })
const rohlik = servePracticeStore('rohlik', { port: 4982 })
say(`A practice store in the shapes of Silpo:  ${silpo.url}   (STORE_SILPO_URL)`)
say(`A practice store in the shapes of Rohlik: ${rohlik.url}   (STORE_ROHLIK_URL)`)
say('Nothing here is real. Ctrl+C ends both.')
