import { join } from 'node:path'
import { closure, fontsOf, type Manifest, stylesOf } from '../../../shared/built.ts'
import { patternOf, type Renderer } from '../../../shared/pages.ts'

export interface Built {
  render: Renderer['render']
  renderOffline: Renderer['renderOffline']
  entry: string
  /** Styles, modules and fonts that a page needs, known before it runs. */
  filesOf: (path: string, language: string) => PageFiles
  /** The page for whoever has no connection has a script of its own, and little else. */
  offline: { files: PageFiles; entry: string }
}

export interface PageFiles {
  styles: string[]
  modules: string[]
  fonts: string[]
}

const entry = 'entry-client.tsx'
const offlineEntry = 'offline/awaken.ts'

/** Opens what the build left in a folder: the renderer and the list of the browser's files. */
export async function openBuilt(folder: string): Promise<Built> {
  const manifest: Manifest = await Bun.file(join(folder, 'client/.vite/manifest.json')).json()
  const server: Renderer = await import(join(folder, 'server/entry-server.js'))
  const fonts = addresses(fontsOf(manifest))
  const styles = addresses(stylesOf(manifest))
  const patterns = server.sources.map(({ path, ...page }) => ({
    matches: patternOf(path),
    ...page,
  }))
  const modules = (roots: string[]) =>
    addresses(roots.flatMap((root) => closure(manifest, root)).map((chunk) => chunk.file))

  return {
    render: server.render,
    renderOffline: server.renderOffline,
    entry: address(manifest[entry]?.file ?? ''),
    filesOf: (path, language) => {
      const page = patterns.find(({ matches }) => matches.test(path))
      const parts = page?.parts?.map((part) => `language/${language}/${part}.ts`) ?? []
      const roots = [entry, page?.source ?? '', `language/${language}.ts`, ...parts]
      return { styles, modules: modules(roots), fonts }
    },
    offline: {
      files: { styles, modules: modules([offlineEntry]), fonts },
      entry: address(manifest[offlineEntry]?.file ?? ''),
    },
  }
}

const addresses = (files: string[]) => [...new Set(files)].map(address)
const address = (file: string) => `/${file}`
