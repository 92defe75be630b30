import type { Intake, IntakeStep } from '../../shared/wire/intakes.ts'
import type { RecipeCard, RecipePage, RecipeView } from '../../shared/wire/recipes.ts'
import type { Caller } from './caller.ts'

export interface Sent {
  status: number
  id?: string
  reason?: string
  error?: string
}

/** A dish as schema.org writes it. */
export function dish(name: string, over: Record<string, unknown> = {}) {
  return {
    '@type': 'Recipe',
    name,
    recipeIngredient: ['500 г буряка', '1 цибуля'],
    recipeInstructions: ['Зваріть.'],
    ...over,
  }
}

/** Brings these dishes in one file. */
export const bring = (as: Caller, ...dishes: unknown[]) => send(as, JSON.stringify(dishes))

/** Brings a file as the page does. */
export async function send(
  as: Caller,
  file: Uint8Array | string,
  { name = 'recipes', into }: { name?: string; into?: string } = {},
): Promise<Sent> {
  const search = new URLSearchParams({ name, ...(into && { into }) })
  const body = typeof file === 'string' ? file : new Uint8Array(file)
  const response = await as.fetch(`/imports?${search}`, { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as object) }
}

export function found(as: Caller): Promise<Intake | null> {
  return as.query<Intake | null>('intakes.current')
}

/** Says yes to everything that is not known yet, and takes it to the end. */
export async function takeAll(as: Caller, asDrafts = false): Promise<RecipeView[]> {
  const intake = await found(as)
  if (!intake) throw new Error('Nothing was found.')
  const positions = intake.recipes.filter((one) => !one.known).map((one) => one.position)
  await as.mutate('intakes.begin', { id: intake.id, positions, asDrafts })
  while (!(await as.mutate<IntakeStep>('intakes.step', { id: intake.id })).done);
  return ownRecipes(as)
}

export async function ownRecipes(as: Caller): Promise<RecipeView[]> {
  const { items } = await as.query<RecipePage>('recipes.list', { sort: 'title', limit: 100 })
  return Promise.all(items.map(({ id }: RecipeCard) => as.query<RecipeView>('recipes.get', { id })))
}
