import { isServer } from 'solid-js/web'
import { type Language, languages } from '../../shared/language/languages.ts'
import { bound } from './bind.ts'
import type { PartName, PartSources, Parts } from './shape.ts'
import { sources } from './sources.ts'

const loaded: Record<Language, Partial<Parts>> = { uk: {}, en: {}, cs: {} }

/** Loads a part beside its page: the reader's language in the browser, every one on the server. */
export async function loadPart(name: PartName): Promise<void> {
  const here = isServer ? undefined : document.documentElement.lang
  const wanted = isServer ? languages : languages.filter((one) => one === here)
  await Promise.all(wanted.map((language) => load(name, language)))
}

async function load<Name extends PartName>(name: Name, language: Language): Promise<void> {
  if (loaded[language][name]) return
  const { parts }: { parts: PartSources } = await sources[language]()
  const part: Parts[Name] = (await parts[name]())[name]
  loaded[language][name] = bound(part)
}

/** The dictionary with its parts, each there once its page has come. */
export function withParts<Text extends object>(
  text: Text,
  parts: PartSources,
  language: Language,
): Text & Parts {
  for (const name of Object.keys(parts) as PartName[])
    Object.defineProperty(text, name, { get: () => partOf(name, language) })
  return text as Text & Parts
}

function partOf<Name extends PartName>(name: Name, language: Language) {
  const part = loaded[language][name]
  if (!part) throw new Error(`Name the part "${name}" beside the page in routes.ts.`)
  return part
}
