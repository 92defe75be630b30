import { Elysia } from 'elysia'
import type { Services } from '../../kernel/context.ts'
import { sessionCaller } from '../caller.ts'
import { finishUpstream } from './callback.ts'
import { postLogin, postLogout, postRegister } from './forms.ts'
import { postAfterReset, postJoin, postReset, postSignInLink, postVerify } from './link-forms.ts'
import { startUpstream } from './start.ts'
import { postTrial, postTry } from './trial-forms.ts'

/** The ways in and out that are pages and links, not calls of the application. */
export function signInDoor(services: Services) {
  return new Elysia({ name: 'sign-in' })
    .use(sessionCaller(services))
    .get('/auth/:provider/start', ({ request, params }) =>
      startUpstream(services, request, params.provider),
    )
    .get('/auth/:provider/callback', ({ request, params }) =>
      finishUpstream(services, request, params.provider),
    )
    .post('/login', ({ request }) => postLogin(services, request), { parse: 'none' })
    .post('/login/link', ({ request }) => postSignInLink(services, request), { parse: 'none' })
    .post('/register', ({ request }) => postRegister(services, request), { parse: 'none' })
    .post('/reset', ({ request }) => postReset(services, request), { parse: 'none' })
    .post('/reset/done', ({ request }) => postAfterReset(services, request), { parse: 'none' })
    .post('/verify', ({ request }) => postVerify(services, request), { parse: 'none' })
    .post('/join', ({ request }) => postJoin(services, request), { parse: 'none' })
    .post('/try', ({ request }) => postTry(services, request), { parse: 'none' })
    .post('/trial', ({ request }) => postTrial(services, request), { parse: 'none' })
    .post('/logout', ({ request }) => postLogout(services, request), { parse: 'none' })
}
