import {
  dismissCommentReports,
  dismissReports,
  hideComment,
  hidePublication,
  restoreHidden,
  restoreHiddenComment,
} from '../server/domain/moderation/decide.ts'
import { openReports, type Reported } from '../server/domain/moderation/queue.ts'
import type { Services } from '../server/kernel/context.ts'
import { StartupError } from '../server/kernel/startup-error.ts'
import { withServices } from '../server/tool.ts'
import { say } from './say.ts'

const usage = `bun run reports                      what readers have reported
bun run reports hide PUB_ID WHY      takes it out of the feed; its author reads why
bun run reports restore PUB_ID       puts it back
bun run reports dismiss PUB_ID       it stays, and its reports are settled

The same with COM_ID, for a comment.`

try {
  await withServices(run)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function run(services: Services): Promise<void> {
  const [act, id = '', ...because] = process.argv.slice(2)
  if (act === undefined) return list(services)
  const done = await decide(services, act, id, because.join(' ').trim())
  if (!done) throw new StartupError(`Nothing to ${act} under ${id}.`)
  say(`${act}: ${id}`)
}

async function decide(services: Services, act: string, id: string, because: string) {
  if (id.startsWith('com_')) return decideComment(services, act, id, because)
  if (act === 'hide' && because) return hidePublication(services, id, because)
  if (act === 'restore') return restoreHidden(services, id)
  if (act === 'dismiss') return dismissReports(services, id)
  throw new StartupError(usage)
}

async function decideComment(services: Services, act: string, id: string, because: string) {
  if (act === 'hide' && because) return hideComment(services, id, because)
  if (act === 'restore') return restoreHiddenComment(services, id)
  if (act === 'dismiss') return dismissCommentReports(services, id)
  throw new StartupError(usage)
}

async function list(services: Services): Promise<void> {
  const reported = await openReports(services)
  if (reported.length === 0) return say('Nobody has reported anything.')
  for (const one of reported) say(described(one, services.config.baseUrl))
}

/** Notes are strangers' words: on one line each, so that none of them draws on the terminal. */
function described(one: Reported, baseUrl: string): string {
  const reports = one.reports.map(
    ({ at, reason, note }) => `  ${at.slice(0, 10)} ${reason} ${JSON.stringify(note)}`,
  )
  const hidden = one.hiddenBecause ? ` (hidden: ${JSON.stringify(one.hiddenBecause)})` : ''
  const head = `${one.publicationId} ${JSON.stringify(one.title)} by ${JSON.stringify(one.author)}`
  const { comment } = one
  const said = comment
    ? [
        `  ${comment.id} by ${JSON.stringify(comment.author)}: ${JSON.stringify(comment.text)}`,
        ...(comment.photoId ? [`  ${baseUrl}/photos/${comment.photoId}/large.webp`] : []),
      ]
    : []
  const where = `  ${baseUrl}/r/${one.publicationId}`
  return [`${head}${hidden}`, where, ...said, ...reports].join('\n')
}
