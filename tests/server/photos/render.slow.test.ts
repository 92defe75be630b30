import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { DomainError } from '../../../server/kernel/errors.ts'
import { renderOwnDrawing, renderPhoto } from '../../../server/photos/render.ts'
import { colourAt, twoColours } from '../../support/pictures.ts'

async function refusal(bytes: Uint8Array | string): Promise<string> {
  const error = await renderPhoto(Buffer.from(bytes)).catch((thrown: unknown) => thrown)
  if (!(error instanceof DomainError)) throw new Error('It was not refused', { cause: error })
  return error.code
}

describe('a photo', () => {
  test('is drawn anew as WebP in three widths', async () => {
    const { files, width, height } = await renderPhoto(await twoColours().jpeg().toBuffer())
    expect({ width, height }).toEqual({ width: 1600, height: 800 })
    const sizes = await Promise.all(Object.values(files).map((file) => sharp(file).metadata()))
    expect(sizes.map((one) => [one.format, one.width])).toEqual([
      ['webp', 480],
      ['webp', 960],
      ['webp', 1600],
    ])
  })

  test('is never enlarged', async () => {
    const { files } = await renderPhoto(await twoColours(300, 200).png().toBuffer())
    const widths = await Promise.all(Object.values(files).map((file) => sharp(file).metadata()))
    expect(widths.map((one) => one.width)).toEqual([300, 300, 300])
  })

  test('may be JPEG, PNG, WebP or AVIF', async () => {
    const picture = twoColours(200, 100)
    for (const bytes of [
      await picture.jpeg().toBuffer(),
      await picture.png().toBuffer(),
      await picture.webp().toBuffer(),
      await picture.avif({ effort: 0 }).toBuffer(),
    ]) {
      const { files } = await renderPhoto(bytes)
      expect(await colourAt(files.large, 0.1, 0.5)).toBe('red')
    }
  })

  test('taken with the camera on its side stands upright', async () => {
    const lying = await twoColours().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { files, width, height } = await renderPhoto(lying)
    expect(width).toBeLessThan(height)
    expect(await colourAt(files.small, 0.5, 0.1)).toBe('red')
    expect(await colourAt(files.small, 0.5, 0.9)).toBe('blue')
  })

  test('keeps nothing of where and with what it was taken', async () => {
    const located = await twoColours()
      .withExif({ IFD0: { Make: 'Nokia' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(located).metadata()).exif).toBeDefined()
    for (const file of Object.values((await renderPhoto(located)).files)) {
      const { exif, xmp, icc } = await sharp(file).metadata()
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
    }
  })

  test('is cut as it is seen, not as it is stored', async () => {
    const lying = await twoColours().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const lower = { x: 0, y: 0.6, width: 1, height: 0.4 }
    const { files, width, height } = await renderPhoto(lying, lower)
    expect({ width, height }).toEqual({ width: 1000, height: 800 })
    expect(await colourAt(files.large, 0.5, 0.1)).toBe('blue')
  })

  test('cut past its edge ends at the edge', async () => {
    const bytes = await twoColours(100, 100).png().toBuffer()
    const { width, height } = await renderPhoto(bytes, { x: 0.9, y: 1, width: 0.5, height: 0.5 })
    expect({ width, height }).toEqual({ width: 10, height: 1 })
  })

  test('that moves is its first frame', async () => {
    const frames = Buffer.alloc(20 * 40 * 3)
    for (let at = 0; at < 20 * 20; at += 1) frames[at * 3] = 255
    const moving = await sharp(frames, {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ lossless: true })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { files, height } = await renderPhoto(moving)
    expect(height).toBe(20)
    expect(await colourAt(files.small, 0.5, 0.5)).toBe('red')
  })
})

describe('what is no photo is refused', () => {
  test('SVG, also with an XML head', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
    expect(await refusal(svg)).toBe('photo_unreadable')
    expect(await refusal(`<?xml version="1.0"?>${svg}`)).toBe('photo_unreadable')
  })

  test('text, nothing, PDF, GIF and TIFF', async () => {
    const tiff = await twoColours(10, 10).tiff().toBuffer()
    const gif = await twoColours(10, 10).gif().toBuffer()
    for (const bytes of ['борщ', '', '%PDF-1.7', tiff, gif])
      expect(await refusal(bytes)).toBe('photo_unreadable')
  })

  test('a page that carries an image behind it', async () => {
    const jpeg = await twoColours(10, 10).jpeg().toBuffer()
    expect(await refusal(Buffer.concat([Buffer.from('<html>'), jpeg]))).toBe('photo_unreadable')
  })

  test('the beginning of an image, and nothing after it', async () => {
    const jpeg = await twoColours(200, 200).jpeg().toBuffer()
    expect(await refusal(jpeg.subarray(0, 200))).toBe('photo_unreadable')
    expect(await refusal(Buffer.from([0xff, 0xd8, 0xff]))).toBe('photo_unreadable')
  })

  test('more than fifty megapixels, however small the file', async () => {
    const flat = sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
    const bytes = await flat.png({ compressionLevel: 9 }).toBuffer()
    expect(bytes.byteLength).toBeLessThan(1_000_000)
    expect(await refusal(bytes)).toBe('photo_too_large')
  })
})

test('what hides behind an image does not come through', async () => {
  const jpeg = await twoColours(100, 100).jpeg().toBuffer()
  const carrier = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
  const { files } = await renderPhoto(carrier)
  for (const file of Object.values(files)) expect(Buffer.from(file).includes('script')).toBe(false)
})

test('our own drawings are drawn sharp in every size', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="red"/></svg>'
  const { files, width, height } = await renderOwnDrawing(Buffer.from(svg))
  expect({ width, height }).toEqual({ width: 1600, height: 1200 })
  expect(await colourAt(files.small, 0.5, 0.5)).toBe('red')
})
