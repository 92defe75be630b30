import type { VersionBrought } from '../../recipes/brought-versions.ts'

/** What goes with a recipe, and is not part of it: of the person, or of its history. */
export interface About {
  /** What the file calls it, so that its plan can name it. */
  key?: string
  rating?: number
  /** A note of the person's own. */
  note?: string
  createdAt?: string
  updatedAt?: string
  lastCookedAt?: string
  /** Which lines take a part of another recipe of the file, by what it calls that one. */
  takes?: { text: string; recipe: string }[]
  /** What the recipe said after each saving, how often it was saved, and the photos that only those show. */
  versions?: VersionBrought[]
  savings?: number
  photosOfVersions?: string[]
  copiedFrom?: { publicationId: string | null; author: string; title: string }
}

/** One to five; others count to ten, write «4/5», or draw stars. */
export function ratingOf(value: unknown): number | null {
  const said = String(value ?? '').trim()
  const drawn = /^[★⭐]{1,5}/u.exec(said)?.[0]
  const [, number, of] =
    /^(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:\/|of|з|із)\s?(\d{1,3}))?$/.exec(said) ?? []
  const given = drawn ? [...drawn].length : Number(number?.replace(',', '.'))
  const most = of ? Number(of) : given > 5 ? 10 : 5
  const stars = Math.round((given / most) * 5)
  return stars >= 1 && stars <= 5 ? stars : null
}

/** ISO with or without a clock, or as JavaScript writes it: «Fri Mar 01 2024 10:00:00 GMT+0000». */
const written = /^\d{4}-\d{2}-\d{2}|^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{2} \d{4}\b/

/** What is longer is none, and is not looked through. */
const longestMoment = 100

const inIso = (said: string) =>
  /^\d/.test(said)
    ? said.replace(' ', 'T').replace(/ (?:UTC|GMT)$/, 'Z')
    : said.replace(/ \(.*$/, '')

/** A moment as programs write it: in words, a day alone, or counted from 1970 in seconds or milliseconds. */
export function momentOf(value: unknown): string | null {
  const number =
    typeof value === 'number' ? value : /^\d{9,13}$/.test(String(value)) ? Number(value) : null
  const said =
    typeof value === 'string' && value.length <= longestMoment && written.test(value) ? value : null
  if (number === null && said === null) return null
  const date = new Date(
    number === null ? inIso(said ?? '') : number < 1e11 ? number * 1000 : number,
  )
  const year = date.getUTCFullYear()
  return year >= 1970 && year < 2200 ? date.toISOString() : null
}
