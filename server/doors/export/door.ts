import { Elysia } from 'elysia'
import type { Context, Services } from '../../context.ts'
import { exportRecipe, exportRecipes } from '../../domain/recipes/export.ts'
import { contextOf } from '../context.ts'
import { sessionError } from '../session-error.ts'

/** Files that a person takes along. */
export function exportDoor(services: Services) {
  const file = async (request: Request, name: string, read: (ctx: Context) => Promise<unknown>) => {
    try {
      const taken = await read(await contextOf(services, request))
      return new Response(JSON.stringify(taken, null, 2), {
        headers: {
          'content-type': 'application/ld+json; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      return sessionError(services, request, error)
    }
  }
  return new Elysia({ name: 'export' })
    .get('/export/recipes.json', ({ request }) =>
      file(request, 'komora-recipes.json', exportRecipes),
    )
    .get('/export/recipes/:file', ({ request, params }) =>
      file(request, 'komora-recipe.json', (ctx) =>
        exportRecipe(ctx, { id: params.file.replace(/\.json$/, '') }),
      ),
    )
}
