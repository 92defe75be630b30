import { postToken, reasonOf, type Tokens } from './agent.ts'
import type { TestApp } from './app.ts'

/** «400 invalid_grant»: how the token endpoint refuses a form. */
export const refusedFor = async (app: TestApp, form: Record<string, string>) =>
  reasonOf(await postToken(app, form))

/** The tokens that the token endpoint gives for a form. */
export const tokensFor = async (app: TestApp, form: Record<string, string>) =>
  tokensIn(await postToken(app, form))

export const tokensIn = async (response: Response) => (await response.json()) as Tokens

/** What a program is answered that shows this token: 200 when it opens anything. */
export async function statusWith(app: TestApp, token: string): Promise<number> {
  const response = await app.fetch('/api/mcp', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  })
  return response.status
}
