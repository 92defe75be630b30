import { Elysia } from 'elysia'
import { languages } from '../../../shared/language/languages.ts'
import { readCalendar } from '../../domain/plan/calendar/calendar.ts'
import type { Services } from '../../kernel/context.ts'
import { tagged } from '../caching.ts'
import { anonymousContext } from '../context.ts'
import { plainError } from '../plain-error.ts'

/** A kitchen's plan for calendar programs, which bring a link and no session. */
export function calendarDoor(services: Services) {
  return new Elysia({ name: 'calendar' }).get('/calendar.ics', async ({ request }) => {
    const ctx = anonymousContext(services, request)
    const asked = new URL(request.url).searchParams
    const language = languages.find((one) => one === asked.get('language')) ?? ctx.language
    try {
      const key = (asked.get('key') ?? '').slice(0, 200)
      const text = await readCalendar(ctx, { key, language, allDay: asked.has('all-day') })
      return hidden(
        tagged(request, text, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="komora.ics"',
          'cache-control': 'private, no-cache',
        }),
      )
    } catch (error) {
      return hidden(plainError(services.log, error, language))
    }
  })
}

/** Wherever somebody has left the link, no search engine shows what is behind it. */
function hidden(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}
