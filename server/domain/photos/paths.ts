import type { Photo } from '../../../shared/wire/recipes.ts'

export function photoPaths(id: string): Photo {
  const path = (size: string) => `/photos/${id}/${size}.webp`
  return { id, small: path('small'), medium: path('medium'), large: path('large') }
}
