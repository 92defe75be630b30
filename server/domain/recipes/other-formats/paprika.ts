import { createHash } from 'node:crypto'
import type { OwnRow } from '../export.ts'
import { authorOf, totalMinutes } from '../rows.ts'

/** A recipe in the words of Paprika: texts of many lines, pictures inside, the first of them small as well. */
export function asPaprika(row: OwnRow, photos: readonly Uint8Array[], small: Uint8Array | null) {
  const recipe = {
    uid: uidOf(row.id),
    name: row.title,
    description: row.description,
    ingredients: row.ingredients.map((line) => line.text).join('\n'),
    directions: row.steps.flatMap(linesOf).join('\n\n'),
    notes: [row.notes, row.equipment.join(', '), row.own_note].filter(Boolean).join('\n\n'),
    nutritional_info: '',
    servings: row.yield_text ? `${row.servings} (${row.yield_text})` : String(row.servings),
    prep_time: minutes(row.prep_minutes),
    cook_time: minutes(row.cook_minutes),
    total_time: minutes(totalMinutes(row)),
    difficulty: '',
    rating: row.rating ?? 0,
    source: authorOf(row) ?? '',
    source_url: row.source_url ?? row.video_url ?? '',
    image_url: null,
    categories: row.tags,
    created: row.created_at.toISOString().slice(0, 19).replace('T', ' '),
    photo: small && `${row.id}.jpg`,
    photo_data: small && base64(small),
    photo_hash: small && hashOf(small),
    photo_large: null,
    photos: photos.map((data, at) => ({
      name: String(at + 1),
      filename: `${row.id}-${at + 1}.jpg`,
      hash: hashOf(data),
      data: base64(data),
    })),
  }
  return { ...recipe, hash: hashOf(JSON.stringify(recipe)) }
}

/** A line that ends in a colon names a part, in the method as among the foods. */
function linesOf({ text, part }: OwnRow['steps'][number]): string[] {
  const line = text.replace(/\s*\n\s*/g, ' ')
  return part ? [`${part.replace(/:$/, '')}:`, line] : [line]
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const hashOf = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex').toUpperCase()

/** The same recipe is the same there, however often it is taken along. */
function uidOf(id: string): string {
  const digits = hashOf(id)
  return [0, 8, 12, 16, 20].map((from, at, all) => digits.slice(from, all[at + 1] ?? 32)).join('-')
}

const minutes = (value: number | null) => (value === null ? '' : `${value} min`)
