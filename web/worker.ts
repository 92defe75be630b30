import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { closure, type Manifest, stylesOf } from '../shared/built.ts'

const here = import.meta.dirname
/** What a person needs who comes without a connection: the offline page, and recipes to cook from. */
const roots = [
  'offline/awaken.ts',
  'entry-client.tsx',
  'pages/recipe/RecipePage.tsx',
  'pages/mine/OwnRecipePage.tsx',
]

/** Builds the service worker beside the files that it keeps; their list makes it new with each build. */
export async function buildWorker(client: string): Promise<void> {
  const manifest: Manifest = await Bun.file(join(client, '.vite/manifest.json')).json()
  const modules = roots.flatMap((root) => closure(manifest, root)).map(({ file }) => file)
  const shell = [...stylesOf(manifest), ...(await fontsIn(client)), ...modules]
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify([...new Set(shell)].map((file) => `/${file}`)) },
    build: {
      target: 'es2022',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'offline/worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

/** Those that a Ukrainian page is set in; Latin letters come from the system when there is no network. */
async function fontsIn(client: string): Promise<string[]> {
  const files = await readdir(join(client, 'assets'))
  return files
    .filter((file) => /-(cyrillic|cyrillic-ext|signs|math)-.*\.woff2$/.test(file))
    .map((file) => `assets/${file}`)
}
