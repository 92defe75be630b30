import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { exportRecipes } from '../../domain/recipes/export.ts'
import { contextOf } from '../context.ts'
import { sessionError } from '../session-error.ts'

/** Files that a person takes along. */
export function exportDoor(services: Services) {
  return new Elysia({ name: 'export' }).get('/export/recipes.json', async ({ request }) => {
    try {
      const recipes = await exportRecipes(await contextOf(services, request))
      return new Response(JSON.stringify(recipes, null, 2), {
        headers: {
          'content-type': 'application/ld+json; charset=utf-8',
          'content-disposition': 'attachment; filename="komora-recipes.json"',
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      return sessionError(services, request, error)
    }
  })
}
