import type { RecipeDraft } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { FetchRefusal, type RefusalReason } from '../../net/refusal.ts'
import type { Fetched } from '../../net/safe-fetch.ts'
import { countUse } from '../limits/count-use.ts'
import { draftAside } from './page-aside.ts'
import { importPhoto } from './photo.ts'

const megabyte = 1024 * 1024
const pageTypes = ['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/json']

const codeOf = {
  url: 'import_url_invalid',
  address: 'import_address_refused',
  unreachable: 'import_unreachable',
  redirects: 'import_unreachable',
  status: 'import_unreachable',
  timeout: 'import_unreachable',
  type: 'import_no_recipe',
  too_large: 'import_too_large',
} as const satisfies Record<RefusalReason, string>

/** Reads a recipe from somebody's page, for the composer. Only its photo is kept, for a day if unused. */
export async function importUrl(ctx: Context, input: { url: string }): Promise<RecipeDraft> {
  const { personId, demo } = signedIn(ctx)
  await countUse(ctx, 'importUrl')
  const page = await fetchPage(ctx, input.url)
  const draft = await draftAside(page, demo ? 'guests' : personId)
  const photo = await importPhoto(ctx, draft.images)
  const servings = draft.servingsSaid ? draft.recipe.servings : null
  return { ...draft.recipe, servings, photo, photoId: photo?.id ?? null }
}

async function fetchPage(ctx: Context, url: string): Promise<Fetched> {
  try {
    return await ctx.safeFetch(url.trim(), {
      maxBytes: 3 * megabyte,
      timeoutMs: 10_000,
      redirects: 5,
      accept: pageTypes,
    })
  } catch (error) {
    if (!(error instanceof FetchRefusal)) throw error
    throw new DomainError(codeOf[error.reason], {}, { cause: error })
  }
}
