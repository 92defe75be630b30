/** How many times something may be done in a window, by one address or one person. */
export interface LimitRule {
  name: string
  /** Times, or what they cost together where one may cost more than another. */
  limit: number
  seconds: number
}

export const limitRules = {
  signUp: { name: 'sign-up', limit: 300, seconds: 3600 },
  signIn: { name: 'sign-in', limit: 300, seconds: 300 },
  demo: { name: 'demo', limit: 60, seconds: 3600 },
  mail: { name: 'mail', limit: 60, seconds: 3600 },
  mailTo: { name: 'mail-to', limit: 5, seconds: 3600 },
  invite: { name: 'invite', limit: 60, seconds: 3600 },
  export: { name: 'export', limit: 30, seconds: 3600 },
  importUrl: { name: 'import-url', limit: 60, seconds: 3600 },
  intake: { name: 'intake', limit: 60, seconds: 3600 },
  /**
   * Pictures in files. What they are limited for is the same as with an upload, processors and disk; but who moves in
   * brings a thousand within a minute, so that theirs are counted apart: as many as a file may hold recipes.
   */
  filePhoto: { name: 'file-photo', limit: 5000, seconds: 3600 },
  intakePhoto: { name: 'intake-photo', limit: 2000, seconds: 3600 },
  /** Reads hundreds of dishes each time. */
  fill: { name: 'fill', limit: 600, seconds: 3600 },
  /** Each keeps an answer for a day. */
  keptAnswer: { name: 'kept-answer', limit: 600, seconds: 3600 },
  /** By whoever has the link to a list; as often as one ticks and unticks in an hour of shopping. */
  sharedTick: { name: 'shared-tick', limit: 1200, seconds: 3600 },
  comment: { name: 'comment', limit: 60, seconds: 3600 },
  report: { name: 'report', limit: 30, seconds: 3600 },
  photo: { name: 'photo', limit: 300, seconds: 3600 },
  register: { name: 'register', limit: 1000, seconds: 3600 },
  /** By everybody together, so that no crowd of addresses fills the disk. */
  registerAnywhere: { name: 'register-anywhere', limit: 20_000, seconds: 3600 },
  webhook: { name: 'webhook', limit: 60, seconds: 3600 },
  clientDocument: { name: 'client-document', limit: 60, seconds: 60 },
  store: { name: 'store', limit: 600, seconds: 3600 },
  consent: { name: 'consent', limit: 300, seconds: 3600 },
  /** By cost: some ten short questions a second, or one of the longest conversations every three. */
  ask: { name: 'ask', limit: 1200, seconds: 60 },
  read: { name: 'read', limit: 3000, seconds: 60 },
} as const satisfies Record<string, LimitRule>
