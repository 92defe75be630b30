import { isServer } from 'solid-js/web'
import { type Language, languages } from '../../shared/language/languages.ts'
import { bound } from './bind.ts'
import type { PartName, Parts } from './shape.ts'

const sources: {
  [Name in PartName]: Record<Language, () => Promise<{ [Key in Name]: Parts[Name] }>>
} = {
  agents: { uk: () => import('./uk/agents.ts'), en: () => import('./en/agents.ts') },
  cart: { uk: () => import('./uk/cart.ts'), en: () => import('./en/cart.ts') },
  comments: { uk: () => import('./uk/comments.ts'), en: () => import('./en/comments.ts') },
  composer: { uk: () => import('./uk/composer.ts'), en: () => import('./en/composer.ts') },
  dish: { uk: () => import('./uk/dish.ts'), en: () => import('./en/dish.ts') },
  entry: { uk: () => import('./uk/entry.ts'), en: () => import('./en/entry.ts') },
  imports: { uk: () => import('./uk/imports.ts'), en: () => import('./en/imports.ts') },
  lists: { uk: () => import('./uk/lists.ts'), en: () => import('./en/lists.ts') },
  settings: { uk: () => import('./uk/settings.ts'), en: () => import('./en/settings.ts') },
  plan: { uk: () => import('./uk/plan.ts'), en: () => import('./en/plan.ts') },
}

export const partNames = Object.keys(sources) as PartName[]

const loaded: Record<Language, Partial<Parts>> = { uk: {}, en: {} }

/** Loads a part beside its page: the reader's language in the browser, every one on the server. */
export async function loadPart(name: PartName): Promise<void> {
  const here = isServer ? undefined : document.documentElement.lang
  const wanted = isServer ? languages : languages.filter((one) => one === here)
  await Promise.all(wanted.map((language) => load(name, language)))
}

async function load<Name extends PartName>(name: Name, language: Language): Promise<void> {
  if (loaded[language][name]) return
  const part: Parts[Name] = (await sources[name][language]())[name]
  loaded[language][name] = bound(part)
}

/** The dictionary with its parts, each there once its page has come. */
export function withParts<Text extends object>(text: Text, language: Language): Text & Parts {
  for (const name of partNames)
    Object.defineProperty(text, name, { get: () => partOf(name, language) })
  return text as Text & Parts
}

function partOf<Name extends PartName>(name: Name, language: Language) {
  const part = loaded[language][name]
  if (!part) throw new Error(`Name the part "${name}" beside the page in routes.ts.`)
  return part
}
