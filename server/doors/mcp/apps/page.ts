import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../../kernel/config.ts'

const folder = join(import.meta.dir, 'view')
const style = readFileSync(join(folder, 'view.css'), 'utf8')

const built = new Map<string, Promise<string>>()

/**
 * A view as one file that loads nothing, so that its policy can forbid everything but these very bytes. It
 * holds no answer and nobody's words: those come from the host, and are only ever written as text.
 */
export async function viewPage({ baseUrl }: Config, name: string): Promise<string> {
  const making = built.get(name) ?? build(name)
  built.set(name, making)
  // One that failed is tried again.
  making.catch(() => built.delete(name))
  const script = await making
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en" data-origin="${Bun.escapeHTML(new URL(baseUrl).origin)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Komora</title>
<style>${style}</style>
</head>
<body><main></main><script type="module">${script}</script></body>
</html>
`
}

async function build(name: string): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(folder, `${name}.ts`)],
    target: 'browser',
    minify: true,
  })
  const script = (await outputs[0]?.text()) ?? ''
  // What would end the element ends nothing inside a script.
  return script.replaceAll('</', '<\\/')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
