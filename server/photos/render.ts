import sharp, { type CreateRaw, type Sharp } from 'sharp'
import { DomainError } from '../kernel/errors.ts'
import { photoFormat } from './signature.ts'
import { type PhotoSize, photoSizeNames, photoSizes } from './sizes.ts'

/** A part of the picture, in fractions of its width and height, as it is seen. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export interface RenderedPhoto {
  width: number
  height: number
  files: Record<PhotoSize, Uint8Array>
}

/** 50 megapixels: above any phone, and far below what fills the memory. */
const mostPixels = 50_000_000

/** Decodes what a person sent and draws it anew: metadata, and whatever hid behind it, stay behind. */
export async function renderPhoto(bytes: Uint8Array, crop?: Crop): Promise<RenderedPhoto> {
  const format = photoFormat(bytes)
  if (!format) throw new DomainError('photo_unreadable')
  try {
    const seen = await measure(bytes, format)
    return await draw(sharp(bytes, decoding).autoOrient(), seen, crop)
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('photo_unreadable', {}, { cause: error })
  }
}

/** What the beginning of a file promises, before anybody unfolds it. */
export async function mayBePhoto(bytes: Uint8Array): Promise<boolean> {
  const format = photoFormat(bytes)
  if (!format) return false
  return measure(bytes, format).then(
    () => true,
    () => false,
  )
}

/** A drawing of our own, from our own files. Never for anything that somebody sends. */
export async function renderOwnDrawing(svg: Uint8Array): Promise<RenderedPhoto> {
  const { width = 1, height = 1 } = await sharp(svg).metadata()
  // An SVG has no pixels of its own: 72 dots an inch are its stated size, so ask for what large needs.
  const density = Math.min(2400, Math.max(72, (72 * photoSizes.large.width) / width))
  const scale = density / 72
  return draw(sharp(svg, { density }), { width: width * scale, height: height * scale })
}

// `failOn: 'error'` lets slightly broken files of old cameras through; only the first frame is read.
const decoding = { limitInputPixels: mostPixels, failOn: 'error', animated: false } as const

async function measure(bytes: Uint8Array, format: string) {
  const header = await sharp(bytes, { ...decoding, limitInputPixels: false }).metadata()
  if (header.format !== format) throw new DomainError('photo_unreadable')
  if (header.width * header.height > mostPixels)
    throw new DomainError('photo_too_large', { limit: '50 MP' })
  return header.autoOrient
}

async function draw(
  picture: Sharp,
  seen: { width: number; height: number },
  crop?: Crop,
): Promise<RenderedPhoto> {
  const part = crop ? picture.extract(region(seen, crop)) : picture
  const { width, height } = photoSizes.large
  const { data, info } = await part
    .timeout({ seconds: 20 })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files = await Promise.all(
    photoSizeNames.map(async (name) => [name, await encode(data, raw, name)] as const),
  )
  return {
    width: info.width,
    height: info.height,
    files: Object.fromEntries(files) as Record<PhotoSize, Uint8Array>,
  }
}

/** What is shown in long lists is packed better; of the larger ones a fiftieth is given for a third of the time. */
const efforts = { small: 2, medium: 0, large: 0 } as const

function encode(data: Uint8Array, raw: CreateRaw, name: PhotoSize): Promise<Uint8Array> {
  const { width, height, quality } = photoSizes[name]
  return sharp(data, { raw })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: efforts[name] })
    .toBuffer()
}

/** Fractions to whole pixels, at least one, never past the edge. */
function region(seen: { width: number; height: number }, crop: Crop) {
  const left = Math.min(seen.width - 1, Math.floor(crop.x * seen.width))
  const top = Math.min(seen.height - 1, Math.floor(crop.y * seen.height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(seen.width - left, Math.round(crop.width * seen.width))),
    height: Math.max(1, Math.min(seen.height - top, Math.round(crop.height * seen.height))),
  }
}
