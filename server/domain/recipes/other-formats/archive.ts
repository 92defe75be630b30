import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { OtherFormat } from '../../../../shared/other-formats.ts'
import { writeZip, type ZipFile } from '../../../archives/zip/write.ts'
import type { Context } from '../../../kernel/context.ts'
import { countOwnUse } from '../../limits/count-use.ts'
import { photoAsJpeg } from '../../photos/as-jpeg.ts'
import { type OwnRow, ownInTurn, photosOf } from '../export.ts'
import { asCooklang } from './cooklang.ts'
import { fileNameOf, freeName, slugOf } from './file-names.ts'
import { asMarkdown } from './markdown.ts'
import { asMealie } from './mealie.ts'
import { asPaprika } from './paprika.ts'
import { asTandoor } from './tandoor.ts'

/** All recipes of the actor with their photos, as another program keeps them. */
export async function exportAs(
  ctx: Context,
  format: OtherFormat,
): Promise<AsyncGenerator<Uint8Array>> {
  await countOwnUse(ctx, 'export')
  return writeZip(filesOf(ctx, format))
}

async function* filesOf(ctx: Context, format: OtherFormat): AsyncGenerator<ZipFile> {
  const taken = new Set<string>()
  for await (const rows of ownInTurn(ctx)) {
    for (const row of rows) {
      const name =
        format === 'mealie'
          ? freeName(slugOf(row.title), taken, '-')
          : freeName(fileNameOf(row.title), taken, ' ')
      if (format === 'paprika') {
        yield await paprikaFile(ctx, row, name)
        continue
      }
      const photos: Uint8Array[] = []
      for (const id of photosOf(row)) {
        const file = await ctx.photos.get(id, 'large')
        if (file) photos.push(new Uint8Array(await file.arrayBuffer()))
      }
      yield* writers[format](row, name, photos)
    }
  }
}

const pack = promisify<Uint8Array, Buffer>(gzip)

/** A file for each recipe, packed once more by itself, with its pictures inside. */
async function paprikaFile(ctx: Context, row: OwnRow, name: string): Promise<ZipFile> {
  const photos: Uint8Array[] = []
  for (const id of photosOf(row)) photos.push(...listed(await photoAsJpeg(ctx, id, 'large')))
  const small = row.photo_id ? await photoAsJpeg(ctx, row.photo_id, 'small') : null
  const content = await pack(Buffer.from(JSON.stringify(asPaprika(row, photos, small))))
  return { name: `${name}.paprikarecipe`, content, packed: true }
}

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one])

type Writer = (
  row: OwnRow,
  name: string,
  photos: readonly Uint8Array[],
) => AsyncIterable<ZipFile> | Iterable<ZipFile>

const writers: Readonly<Record<Exclude<OtherFormat, 'paprika'>, Writer>> = {
  *cooklang(row, name, photos) {
    const names = photos.map((_, at) => `${at === 0 ? name : `${name}.${at + 1}`}.webp`)
    yield text(`${name}.cook`, asCooklang(row, names))
    yield* pictures(photos, names)
  },
  *markdown(row, name, photos) {
    const names = photos.map((_, at) => `photos/${row.id}${at === 0 ? '' : `-${at + 1}`}.webp`)
    yield text(`${name}.md`, asMarkdown(row, names))
    yield* pictures(photos, names)
  },
  *mealie(row, slug, photos) {
    const names = photos.map((_, at) => `images/${at === 0 ? 'original' : `photo-${at + 1}`}.webp`)
    const recipe = JSON.stringify(asMealie(row, slug, names), null, 2)
    yield text(`recipes/${slug}/${slug}.json`, recipe)
    yield* pictures(
      photos,
      names.map((one) => `recipes/${slug}/${one}`),
    )
  },
  /** An archive for each recipe inside the whole. */
  async *tandoor(row, name, [photo]) {
    const inner = [text('recipe.json', JSON.stringify(asTandoor(row), null, 2))]
    if (photo) inner.push({ name: 'image.webp', content: photo, packed: true })
    const content = Buffer.concat(await Array.fromAsync(writeZip(inner)))
    yield { name: `${name}.zip`, content, packed: true }
  },
}

function pictures(photos: readonly Uint8Array[], names: readonly string[]): ZipFile[] {
  return photos.map((content, at) => ({ name: names[at] ?? '', content, packed: true }))
}

function text(name: string, content: string): ZipFile {
  return { name, content: Buffer.from(content) }
}
