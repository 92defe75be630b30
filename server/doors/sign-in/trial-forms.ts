import { bringTrial, leaveTrial } from '../../domain/account/trial/bring.ts'
import { tryDemo } from '../../domain/people/try-demo.ts'
import { form } from './form.ts'

/** A trial kitchen for a guest who asked for something that needs one; then back to what they asked for. */
export const postTry = form('/login', async (ctx) => {
  const { session } = await tryDemo(ctx)
  return session ? { session } : {}
})

/** What to do with a trial that was left behind by signing in. */
export const postTrial = form('/', async (ctx, fields) => {
  if (fields['choice'] === 'bring') await bringTrial(ctx)
  if (fields['choice'] === 'leave') await leaveTrial(ctx)
  return {}
})
