import { type Bytes, bytesOf } from '../../../archives/bytes.ts'
import { isGzip, readGzip } from '../../../archives/gzip.ts'
import { ArchiveRefusal } from '../../../archives/refusal.ts'
import { isZip, openZip, type ZipEntry } from '../../../archives/zip/read.ts'
import { type Found, foundIn } from './found.ts'
import { type Budget, largestText, mostEntries } from './limits.ts'
import { isPicture, photosBeside } from './photo-beside.ts'
import { readText } from './read-text.ts'

/** Over an archive and the archives in it. */
export interface Budgets {
  texts: Budget
  pictures: Budget
}

/** The recipes of an archive, and of archives inside it, but no deeper. What one entry lacks stops no other. */
export async function* readZip(bytes: Bytes, budgets: Budgets, inside = ''): AsyncGenerator<Found> {
  const { texts } = budgets
  const entries = await openZip(bytes, { entries: mostEntries, total: texts.left })
  const photosOf = photosBeside(entries, budgets.pictures)
  let any = false
  const others: string[] = []
  for (const entry of entries.filter(mayHoldRecipes)) {
    const where = inside + entry.name
    let some = false
    try {
      const content = await entry.read()
      spend(texts, content)
      if (isZip(content)) {
        if (inside === '') yield* readZip(bytesOf(content), budgets, `${entry.name}/`)
        continue
      }
      for await (const found of await readContent(content, texts, entry.name)) {
        const { reading, photos, names = [] } = found
        const place = found.where ? `${where}, ${found.where}` : where
        const images = 'recipe' in reading ? reading.images : []
        const beside =
          photos.length > 0
            ? { photos, names }
            : await photosOf(entry.name, images, found.where === '')
        yield foundIn(place, reading, beside)
        some = true
      }
      any ||= some
      // An empty list says nothing that could be missed.
      if (!some && content.length > 4 && isOther(entry.name)) others.push(where)
    } catch (error) {
      if (!(error instanceof ArchiveRefusal)) throw error
      yield foundIn(where, { title: null, problem: error.fault })
    }
  }
  // What lay beside the recipes is named; a file of nothing but that is refused as a whole.
  if (any) for (const where of others) yield foundIn(where, { title: null, problem: 'no_recipe' })
}

/** What somebody may take for a recipe of theirs, or for something that came along. */
const readable = /\.(?:txt|md|html?|csv|cook|json|jsonl|ya?ml|xml|docx?|xlsx?|pdf|rtf)$/i

/** A list of what the archive holds says nothing that the archive does not. */
const isOther = (name: string) => readable.test(name) && !/(?:^|\/)manifest\.json$/i.test(name)

function mayHoldRecipes({ name, size }: ZipEntry): boolean {
  const hidden = /(?:^|\/)(?:\.|__MACOSX\/)/.test(name)
  return size > 0 && size <= largestText && !hidden && !name.endsWith('/') && !isPicture(name)
}

async function readContent(
  content: Buffer,
  budget: Budget,
  name: string,
): Promise<AsyncIterable<Found> | []> {
  if (!isGzip(content)) return (await readText(bytesOf(content), name)) ?? []
  const text = await readGzip(content, Math.min(largestText, budget.left))
  spend(budget, text)
  return (await readText(bytesOf(text), name)) ?? []
}

function spend(budget: Budget, { length }: Uint8Array): void {
  budget.left -= length
  if (budget.left < 0) throw new ArchiveRefusal('unpacks')
}
