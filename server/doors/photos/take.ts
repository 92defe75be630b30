import { z } from 'zod'
import { countOwnUse } from '../../domain/limits/count-use.ts'
import { addPhoto } from '../../domain/photos/add.ts'
import { addPicture } from '../../domain/shopping/pictures.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { withBody } from '../body.ts'
import type { Asked } from '../caller.ts'
import { requireSameOrigin } from '../same-origin.ts'

const megabyte = 1024 * 1024
const largestPhoto = 15 * megabyte
/** The other fields of a form, and what stands between them. */
const roomForForm = 64 * 1024

/** POST /photos: a form with the field `photo`, or the image itself as the body. */
export function receivePhoto(asked: Asked): Promise<Response> {
  return receive(asked, (ctx, { bytes, fields }) => addPhoto(ctx, bytes, readCrop(fields)))
}

/** POST /photos/of-line/{line}: the same, for a line of a shopping list. */
export function receivePictureOfLine(asked: Asked, lineId: string): Promise<Response> {
  return receive(asked, (ctx, { bytes }) => addPicture(ctx, lineId, bytes))
}

async function receive(
  { services, request, caller }: Asked,
  keep: (ctx: Context, sent: Sent) => Promise<unknown>,
): Promise<Response> {
  requireSameOrigin(services.config, request)
  const ctx = await caller()
  await countOwnUse(ctx, 'photo')
  const photo = await withBody(
    request,
    largestPhoto + roomForForm,
    async (body) => keep(ctx, await readPhoto(request, body)),
    tooLarge,
  )
  return Response.json({ photo }, { status: 201, headers: { 'cache-control': 'no-store' } })
}

interface Sent {
  bytes: Uint8Array
  fields: Record<string, string>
}

async function readPhoto(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Sent> {
  const type = request.headers.get('content-type') ?? ''
  const sent = type.toLowerCase().startsWith('multipart/form-data')
    ? await readForm(body, type)
    : { bytes: body, fields: Object.fromEntries(new URL(request.url).searchParams) }
  if (sent.bytes.byteLength === 0) throw new DomainError('photo_missing')
  if (sent.bytes.byteLength > largestPhoto) throw tooLarge()
  return sent
}

async function readForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Sent> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause) => {
      throw new DomainError('photo_missing', {}, { cause })
    })
  const photo = form.get('photo')
  if (!(photo instanceof Blob)) throw new DomainError('photo_missing')
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return { bytes: await photo.bytes(), fields }
}

const fraction = z.coerce.number().min(0).max(1)
const cropSchema = z.object({
  x: fraction,
  y: fraction,
  width: fraction.positive(),
  height: fraction.positive(),
})
const cropFields = ['x', 'y', 'width', 'height'] as const

/** All four fractions, or none: half a crop is a mistake worth telling. */
function readCrop(fields: Record<string, string>) {
  if (cropFields.every((name) => fields[name] === undefined)) return undefined
  const parsed = cropSchema.safeParse(fields)
  if (parsed.success) return parsed.data
  const field = String(parsed.error.issues[0]?.path[0] ?? 'x')
  throw new DomainError('input_invalid', { field, reason: '0…1' })
}

function tooLarge(): DomainError {
  return new DomainError('photo_too_large', { limit: '15 MB' })
}
