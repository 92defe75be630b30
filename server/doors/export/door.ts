import { Elysia } from 'elysia'
import type { Context, Services } from '../../context.ts'
import { exportArchive, exportRecipe, exportRecipes } from '../../domain/recipes/export.ts'
import { contextOf } from '../context.ts'
import { sessionError } from '../session-error.ts'

const types = {
  json: 'application/ld+json; charset=utf-8',
  zip: 'application/zip',
} as const

type Pieces = AsyncGenerator<Uint8Array>

/** Files that a person takes along. */
export function exportDoor(services: Services) {
  const file = async (
    request: Request,
    name: `${string}.${keyof typeof types}`,
    read: (ctx: Context) => Promise<BodyInit>,
  ) => {
    try {
      return new Response(await read(await contextOf(services, request)), {
        headers: {
          'content-type': types[name.endsWith('.zip') ? 'zip' : 'json'],
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      return sessionError(services, request, error)
    }
  }
  return new Elysia({ name: 'export' })
    .get('/export/recipes.zip', ({ request }) =>
      file(request, 'komora-recipes.zip', async (ctx) => streamOf(await exportArchive(ctx))),
    )
    .get('/export/recipes.json', ({ request }) =>
      file(request, 'komora-recipes.json', async (ctx) => streamOf(await exportRecipes(ctx))),
    )
    .get('/export/recipes/:file', ({ request, params }) =>
      file(request, 'komora-recipe.json', async (ctx) => {
        const recipe = await exportRecipe(ctx, { id: params.file.replace(/\.json$/, '') })
        return JSON.stringify(recipe, null, 2)
      }),
    )
}

/** Written while it is being downloaded, so that no collection is too large for it. */
function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
