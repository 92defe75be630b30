import sharp from 'sharp'
import { type PhotoShape, photoShapes } from './shapes.ts'

/** A photo of ours in another shape. Only a preview is ever enlarged: its size is told before it is seen. */
export async function cutPhoto(bytes: Uint8Array, shape: PhotoShape): Promise<Uint8Array> {
  const { width, height, type } = photoShapes[shape]
  const picture = sharp(bytes).timeout({ seconds: 20 })
  const seen = await picture.metadata()
  const fits = Math.min(1, seen.width / width, seen.height / height)
  const scale = shape === 'og' ? 1 : fits
  const cut = picture.resize({
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'cover',
    position: sharp.strategy.attention,
  })
  return type === 'image/jpeg'
    ? cut.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    : cut.webp({ quality: 76 }).toBuffer()
}
