import { join } from 'node:path'
import type { Renderer } from '../../../shared/pages.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

export interface Built {
  render: Renderer['render']
  entry: string
  /** Styles, modules and fonts that a page needs, known before it runs. */
  filesOf: (path: string, language: string) => PageFiles
}

export interface PageFiles {
  styles: string[]
  modules: string[]
  fonts: string[]
}

// The upright Cyrillic of both families: the first words of every page are set in them.
const firstFonts = [/literata-cyrillic-opsz-normal/, /onest-cyrillic-wght-normal/]

/** Opens what the build left in a folder: the renderer and the list of the browser's files. */
export async function openBuilt(folder: string): Promise<Built> {
  const manifest: Record<string, Chunk> = await Bun.file(
    join(folder, 'client/.vite/manifest.json'),
  ).json()
  const server: Renderer = await import(join(folder, 'server/entry-server.js'))
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => firstFonts.some((font) => font.test(file)))
  const patterns = server.sources.map(({ path, source }) => ({ matches: pattern(path), source }))
  const entry = 'entry-client.tsx'
  const styles = unique(
    Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.css')),
  )

  return {
    render: server.render,
    entry: address(manifest[entry]?.file ?? ''),
    filesOf: (path, language) => {
      const source = patterns.find(({ matches }) => matches.test(path))?.source
      const roots = [entry, source ?? '', `language/${language}.ts`]
      const chunks = [...new Set(roots.flatMap((root) => closure(manifest, root)))]
      return {
        styles,
        modules: unique(chunks.map((chunk) => chunk.file)),
        fonts: unique(fonts),
      }
    },
  }
}

/** A chunk, then all that it imports. */
function closure(manifest: Record<string, Chunk>, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => closure(manifest, one, seen))]
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\*.*$/, '.*').replace(/:[a-z]+/gi, '[^/]+')}$`)
}

const unique = (files: string[]) => [...new Set(files)].map(address)
const address = (file: string) => `/${file}`
