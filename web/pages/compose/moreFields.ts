import type { Photo, Recipe, RecipeDraft, RecipeInput } from '../../../shared/wire/recipes.ts'
import { minutes, written } from './numbers.ts'

/** What few recipes say, as its fields hold it. */
export interface MoreFields {
  notes: string
  yieldText: string
  rest: string
  /** One a line. */
  equipment: string
  video: string
  photos: Photo[]
}

export const noMore: MoreFields = {
  notes: '',
  yieldText: '',
  rest: '',
  equipment: '',
  video: '',
  photos: [],
}

export function moreOf(recipe: Recipe | RecipeDraft): MoreFields {
  return {
    notes: recipe.notes ?? '',
    yieldText: recipe.yieldText ?? '',
    rest: written(recipe.restMinutes),
    equipment: recipe.equipment?.join('\n') ?? '',
    video: recipe.videoUrl ?? '',
    photos: (recipe.morePhotos ?? []).map((photo) => ({ ...photo })),
  }
}

export function moreInput(more: MoreFields) {
  return {
    notes: more.notes.trim(),
    yieldText: more.yieldText.trim() || null,
    restMinutes: minutes(more.rest),
    equipment: more.equipment.split('\n').flatMap((line) => line.trim().slice(0, 120) || []),
    videoUrl: videoOf(more.video),
    morePhotoIds: more.photos.map((photo) => photo.id),
  } satisfies Partial<RecipeInput>
}

/** Null for what is no safe address: it waits in its field, and is not saved. */
export function videoOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const address = URL.parse(/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text)
  if (address?.protocol !== 'https:' || address.username !== '') return null
  return address.href.length <= 2000 ? address.href : null
}

export function saysMore(more: MoreFields): boolean {
  const { photos: _, ...typed } = more
  return Object.values(typed).some((value) => value !== '')
}
