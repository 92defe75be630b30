import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { drawIcons } from './icons.ts'
import { buildWorker } from './worker.ts'

const here = import.meta.dirname
const client = join(here, '../dist/web/client')
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

const configFile = join(here, 'vite.config.ts')

await build({ configFile, logLevel: 'warn' })
await build({ configFile, logLevel: 'warn', build: { ssr: true } })
await buildWorker(client)
await drawIcons(join(here, 'public/favicon.svg'), client)
await Promise.all((await filesOf(client)).filter((file) => compressible.test(file)).map(compress))

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Compressed once here, at the highest setting, so that the server never compresses an asset. */
async function compress(file: string): Promise<void> {
  const bytes = await Bun.file(file).bytes()
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  await Bun.write(`${file}.br`, brotli)
  await Bun.write(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
