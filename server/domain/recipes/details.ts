import type { RecipeDetails, ReplacedLine } from '../../../shared/wire/recipe-details.ts'
import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import type { Queryable } from '../../db/client.ts'

/** What a recipe may also say, as it is stored. */
export interface DetailColumns {
  notes: string
  yield_text: string | null
  rest_minutes: number | null
  equipment: string[]
  video_url: string | null
  more_photos: string[]
  replaced: ReplacedLine[]
}

type Told = Partial<
  Pick<
    RecipeInput,
    'notes' | 'yieldText' | 'restMinutes' | 'equipment' | 'videoUrl' | 'morePhotoIds' | 'replaced'
  >
>

const nothing: DetailColumns = {
  notes: '',
  yield_text: null,
  rest_minutes: null,
  equipment: [],
  video_url: null,
  more_photos: [],
  replaced: [],
}

/** Needs `recipes r`. */
export function detailColumns(sql: Queryable) {
  return sql`r.notes, r.yield_text, r.rest_minutes, r.equipment, r.video_url, r.more_photos,
    r.replaced`
}

/** What is said now; what was left out stays as it was. */
export function withDetails(input: Told, before: DetailColumns = nothing): DetailColumns {
  const kept = <T>(value: T | undefined, old: T): T => (value === undefined ? old : value)
  return {
    notes: input.notes ?? before.notes,
    yield_text: kept(input.yieldText, before.yield_text),
    rest_minutes: kept(input.restMinutes, before.rest_minutes),
    equipment: input.equipment ? [...new Set(input.equipment)] : before.equipment,
    video_url: kept(input.videoUrl, before.video_url),
    more_photos: input.morePhotoIds ? [...new Set(input.morePhotoIds)] : before.more_photos,
    replaced: input.replaced ?? before.replaced,
  }
}

export function detailsOf(row: DetailColumns): RecipeDetails {
  return {
    notes: row.notes,
    yieldText: row.yield_text,
    restMinutes: row.rest_minutes,
    equipment: row.equipment,
    videoUrl: row.video_url,
    replaced: row.replaced,
  }
}
