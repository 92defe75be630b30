import sharp from 'sharp'
import { weave } from '../../../shared/woven/weave.ts'
import type { Services } from '../../context.ts'
import { contextOf } from '../context.ts'
import { publicationThreads } from './threads.ts'

// What messengers and networks show beside a shared link.
const size = { width: 1200, height: 630 }

/** GET /og/{publicationId}.png: the woven picture for programs that do not show SVG. */
export async function previewImage(services: Services, request: Request, name: string) {
  const seed = decodeURIComponent(name)
    .replace(/\.png$/, '')
    .slice(0, 60)
  const colours = await publicationThreads(await contextOf(services, request), seed)
  const picture = await sharp(Buffer.from(weave(seed, colours, '16x9')))
    .resize({ ...size, fit: 'cover' })
    .png({ palette: true, colours: 32 })
    .toBuffer()
  return new Response(Uint8Array.from(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
  })
}
