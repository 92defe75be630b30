/** A file of the browser's build, as its manifest lists it. */
export interface Chunk {
  file: string
  imports?: string[]
}

export type Manifest = Record<string, Chunk>

/** A chunk, then all that it imports. */
export function closure(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [chunk, ...(chunk.imports ?? []).flatMap((one) => closure(manifest, one, seen))]
}

// The upright Cyrillic of both families: the first words of every page are set in them.
const firstFonts = [/literata-cyrillic-opsz-normal/, /onest-cyrillic-wght-normal/]

/** The fonts that a page is first read in, and the one stylesheet of all pages. */
export function fontsOf(manifest: Manifest): string[] {
  return files(manifest, (file) => firstFonts.some((font) => font.test(file)))
}

export function stylesOf(manifest: Manifest): string[] {
  return files(manifest, (file) => file.endsWith('.css'))
}

function files(manifest: Manifest, wanted: (file: string) => boolean): string[] {
  return [...new Set(Object.values(manifest).map(({ file }) => file))].filter(wanted)
}
