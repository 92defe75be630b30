import { type Ratio, ratios } from '../../../shared/woven/address.ts'
import { weave } from '../../../shared/woven/weave.ts'
import type { Services } from '../../kernel/context.ts'
import { weakTag } from '../caching.ts'
import { contextOf } from '../context.ts'
import { compressed } from './compressed.ts'
import { ownWeft, publicationWeft } from './threads.ts'

const ofAll = 'public, max-age=604800, stale-while-revalidate=2592000'
// Its author alone sees it in these colours, and may be writing it right now.
const ofOne = 'private, max-age=60'

/** GET /woven/{publicationId}.svg: the picture of a recipe that has no photograph. */
export async function wovenPicture(services: Services, request: Request, name: string) {
  const id = name.replace(/\.svg$/, '').slice(0, 60)
  const asked = new URL(request.url).searchParams.get('ratio')
  const ratio: Ratio = ratios.find((one) => one === asked) ?? '4x3'
  const own = id.startsWith('rec_')
  const context = await contextOf(services, request)
  const { seed, colours } = await (own ? ownWeft : publicationWeft)(context, id)
  const headers = new Headers({
    'content-type': 'image/svg+xml',
    // The address carries the version of the weaving; ingredients change seldom.
    'cache-control': own ? ofOne : ofAll,
  })
  const picture = weave(seed, colours, ratio)
  return compressed(request, picture, { headers, tag: weakTag(picture) })
}
