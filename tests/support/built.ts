import { buildWeb } from '../../scripts/build.ts'
import { startTestApp, type TestApp } from './app.ts'

/** The whole house with the web app as it is built, for whoever looks at its pages. */
export function startBuiltApp(settings: Record<string, string> = {}): Promise<TestApp> {
  if (!buildWeb()) throw new Error('The web app could not be built; its own message is above.')
  return startTestApp(settings)
}

export async function openPage(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const answer = await app.fetch(path, { headers })
  return { answer, html: await answer.text() }
}
