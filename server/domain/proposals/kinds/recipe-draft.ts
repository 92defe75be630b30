import type { RecipeInput } from '../../../../shared/wire/recipes.ts'
import { checkQuota, insertRecipe } from '../../recipes/write.ts'
import type { Kind } from '../kind.ts'

/** Saves a new recipe as a draft on the person's shelf. It is never published by itself. */
export const recipeDraft: Kind<RecipeInput, RecipeInput> = {
  editable: ['title', 'servings', 'lines'],

  async prepare(_ctx, _sql, input) {
    return { ...input, status: 'draft', photoId: null, morePhotoIds: [] }
  },

  title: (payload) => payload.title,

  async preview(_ctx, _sql, payload) {
    return {
      kind: 'recipe_draft',
      title: payload.title,
      description: payload.description,
      servings: payload.servings,
      prepMinutes: payload.prepMinutes ?? null,
      cookMinutes: payload.cookMinutes ?? null,
      tags: payload.tags,
      ingredients: payload.ingredients.map((one) => one.text),
      steps: payload.steps.map(({ text, minutes, part }) => ({
        text,
        minutes: minutes ?? null,
        ...(part && { part }),
      })),
      notes: payload.notes ?? '',
      yieldText: payload.yieldText ?? null,
      restMinutes: payload.restMinutes ?? null,
      equipment: payload.equipment ?? [],
      sourceUrl: payload.sourceUrl ?? null,
    }
  },

  // A new draft changes nothing that is there already.
  base: async () => null,

  edit(payload, { title, servings, lines }) {
    const kept = new Set(lines ?? payload.ingredients.keys())
    return {
      ...payload,
      title: title ?? payload.title,
      servings: servings ?? payload.servings,
      ingredients: payload.ingredients.filter((_, index) => kept.has(index)),
    }
  },

  async apply(ctx, tx, payload) {
    await checkQuota(ctx, tx)
    const { id } = await insertRecipe(ctx, tx, payload)
    return { kind: 'recipe', id, url: `${ctx.config.baseUrl}/recipes/${id}` }
  },
}
