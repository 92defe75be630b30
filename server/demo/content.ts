import { basename } from 'node:path'
import { z } from 'zod'
import { languages } from '../../shared/language/languages.ts'

/** Reads the dishes and cooks that a new instance may be filled with, from the files beside this one. */
export async function readDemoContent(): Promise<DemoContent> {
  const paths = await Array.fromAsync(new Bun.Glob('recipes/*.yaml').scan(import.meta.dir))
  const [authors, recipes] = await Promise.all([
    readYaml('authors.yaml', z.array(author)),
    Promise.all(paths.sort().map(readRecipe)),
  ])
  return { authors, recipes }
}

async function readRecipe(path: string): Promise<DemoRecipe> {
  return { slug: basename(path, '.yaml'), ...(await readYaml(path, recipe)) }
}

async function readYaml<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const text = await Bun.file(`${import.meta.dir}/${path}`).text()
  return parseDemoFile(path, text, schema)
}

/** A mistake in a file is reported with its name: a person who edits dishes reads this message. */
export function parseDemoFile<T>(path: string, text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseYaml(path, text))
  if (!parsed.success) throw new Error(`server/demo/${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function parseYaml(path: string, text: string): unknown {
  try {
    return Bun.YAML.parse(text)
  } catch (cause) {
    throw new Error(`server/demo/${path} is not YAML: quote a line that holds a colon`, { cause })
  }
}

const line = z.string().trim().min(1)
const minutes = z.int().min(0).max(1440)
const language = z.enum(languages)

const author = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  displayName: line,
  language,
  about: line,
})

export const recipe = z.strictObject({
  title: line,
  author: line,
  language,
  description: line,
  servings: z.int().min(1).max(24),
  prepMinutes: minutes,
  cookMinutes: minutes,
  tags: z.array(line).min(1),
  likes: z.int().min(0).max(60),
  daysAgo: z.int().min(0).max(400),
  ingredients: z.array(line).min(1),
  steps: z.array(z.strictObject({ text: line, minutes: minutes.min(1).exactOptional() })).min(1),
})

export type DemoAuthor = z.infer<typeof author>
export type DemoRecipe = z.infer<typeof recipe> & { slug: string }
export interface DemoContent {
  authors: DemoAuthor[]
  recipes: DemoRecipe[]
}
