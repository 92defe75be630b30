import type { Language } from '../../shared/language/languages.ts'
import type { Sql } from '../db/client.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { SafeFetch } from '../net/safe-fetch.ts'
import type { SafePost } from '../net/safe-post.ts'
import type { StoreFetch } from '../net/store-fetch.ts'
import type { PhotoStore } from '../photos/store.ts'
import type { Background } from './background.ts'
import type { Config } from './config.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Notices } from './notices.ts'
import type { PasswordQueue } from './password-queue.ts'
import type { KeptBox } from './secret-box.ts'

/** What is made once, when the server starts. */
export interface Services {
  config: Config
  sql: Sql
  /** A replica when there is one: only for reads that may lag behind a little. */
  readSql: Sql
  log: Log
  now: () => Date
  notices: Notices
  /** The pages that are open on this server. */
  live: Live
  passwords: PasswordQueue
  secrets: KeptBox
  mailer: Mailer
  background: Background
  photos: PhotoStore
  /** Opens what a stranger's address points to, on the public internet alone. */
  safeFetch: SafeFetch
  /** Hands something over there, under the same guard. */
  safePost: SafePost
  /** Speaks to grocery stores. */
  storeFetch: StoreFetch
  /** The practice stores that run along with this server; null for an address of none of them. */
  practice: (request: Request) => Promise<Response | null>
}

/** The person on whose behalf a domain function runs. */
export interface Actor {
  personId: string
  sessionId: string
  kitchenId: string
  demo: boolean
  /** Their own language, once they have one. */
  language: Language | null
}

/** What a domain function is given. */
export interface Context extends Services {
  actor: Actor | null
  /** What the reader reads: see languageFor. */
  language: Language
  /** The caller's address and program, for limits and for the list of sessions. */
  address: string
  device: string
}
