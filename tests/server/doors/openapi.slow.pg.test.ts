import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../../support/app.ts'

const { Spectral } = spectralCore

interface Described {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
}
interface Answer {
  content?: Record<string, { schema: { type?: string; $ref?: string }; example?: unknown }>
}

let app: TestApp
let document: Described

beforeAll(async () => {
  // A linter minds a server on localhost.
  app = await startTestApp({ BASE_URL: 'https://komora.test' })
  document = (await (await app.fetch('/openapi.json')).json()) as Described
})
afterAll(() => app.stop())

function answers(): { name: string; body: { schema: { $ref?: string }; example?: unknown } }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      Object.entries(operation.responses).flatMap(([status, answer]) =>
        Object.values(answer.content ?? {}).map((body) => ({
          name: `${method} ${path} ${status}`,
          body,
        })),
      ),
    ),
  )
}

describe('/openapi.json', () => {
  test('is OpenAPI 3.1 and describes version 0.1.0', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('0.1.0')
  })

  test('gives every answer an inline schema and an example that fits it', () => {
    expect(answers().length).toBeGreaterThan(5)
    for (const { name, body } of answers()) {
      expect(body.schema.$ref, name).toBeUndefined()
      expect(body.example, name).toBeDefined()
      const checked = z.fromJSONSchema(body.schema as never).safeParse(body.example)
      expect(checked.error?.message, name).toBeUndefined()
    }
  })

  test('Redocly finds nothing wrong with it', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    expect(problems.map((problem) => `${problem.ruleId}: ${problem.message}`)).toEqual([])
  })

  test('Spectral finds nothing wrong with it', async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [oas] } as never)
    const problems = await spectral.run(JSON.stringify(document))
    expect(
      problems.map((problem) => `${problem.code}: ${problem.message} at ${problem.path.join('.')}`),
    ).toEqual([])
  })
})

describe('/docs', () => {
  test('shows the description with a viewer that we serve ourselves', async () => {
    const page = await (await app.fetch('/docs')).text()
    expect(page).toContain('/docs/viewer.js')
    expect(page).not.toMatch(/src="https?:/)
    const viewer = await app.fetch('/docs/viewer.js')
    expect(viewer.headers.get('content-type')).toContain('text/javascript')
  })
})
