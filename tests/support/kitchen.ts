import type { TestApp } from './app.ts'
import type { Caller } from './caller.ts'

/** Somebody new who cooks in the same kitchen. */
export async function joinedBy(app: TestApp, owner: Caller, name = 'Юрко'): Promise<Caller> {
  const { url } = await owner.mutate<{ url: string }>('kitchens.invite')
  const other = app.caller()
  await other.signUp(name)
  await other.mutate('kitchens.join', { token: new URL(url).searchParams.get('token') ?? '' })
  return other
}
