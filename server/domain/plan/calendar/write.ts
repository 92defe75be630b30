import { calendarWords } from '../../../../shared/language/calendar.ts'
import type { Language } from '../../../../shared/language/languages.ts'
import type { MealSlot, PlanKind } from '../../../../shared/meals.ts'
import { dayLong, dayOf, instantOf } from '../days.ts'
import { asDay, asInstant, asText, contentLine } from './lines.ts'
import { timeZoneLines } from './zone.ts'

export interface CalendarEntry {
  id: string
  day: string
  slot: MealSlot
  kind: PlanKind
  title: string
  note: string
  servings: number
  minutes: number | null
  /** null where there is nothing to open. */
  recipeId: string | null
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface CalendarOf {
  kitchen: string | null
  timeZone: string
  language: Language
  allDay: boolean
  baseUrl: string
  entries: readonly CalendarEntry[]
}

/** When one sits down to a meal, and for how many minutes. */
const mealTimes: Record<MealSlot, readonly [at: string, minutes: number]> = {
  breakfast: ['080000', 30],
  lunch: ['130000', 60],
  dinner: ['190000', 60],
  snack: ['160000', 30],
}

/** The plan of a kitchen as RFC 5545 and RFC 7986 have it. The same plan is the same text, to the letter. */
export function writeCalendar(of: CalendarOf): string {
  const words = calendarWords[of.language]
  const name = asText(words.name(of.kitchen))
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Komora//Plan//UK'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('NAME', name),
    contentLine('X-WR-CALNAME', name),
    contentLine('X-WR-TIMEZONE', of.timeZone),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    contentLine('X-PUBLISHED-TTL', 'PT1H'),
    of.allDay || of.entries.length === 0 ? '' : clocksOf(of),
    ...of.entries.map((entry) => eventLines(of, entry)),
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

/** Whole years around what is planned, so that a day more does not change the clocks. */
function clocksOf({ timeZone, entries }: CalendarOf): string {
  const years = entries.map(({ day }) => Number(day.slice(0, 4)))
  return timeZoneLines(
    timeZone,
    Date.UTC(Math.min(...years) - 1, 0),
    Date.UTC(Math.max(...years) + 2, 0),
  )
}

function eventLines(of: CalendarOf, entry: CalendarEntry): string {
  const words = calendarWords[of.language]
  const meal = words.meals[entry.slot]
  const url = entry.recipeId && `${of.baseUrl}/recipes/${entry.recipeId}?servings=${entry.servings}`
  const told = [
    entry.kind === 'dish' ? words.servings(entry.servings) : '',
    entry.minutes === null ? '' : words.minutes(entry.minutes),
  ].filter(Boolean)
  const about = [told.join(' · '), entry.note, url].filter(Boolean).join('\n')
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${entry.id}@${new URL(of.baseUrl).hostname}`),
    contentLine('DTSTAMP', asInstant(entry.updatedAt)),
    contentLine('CREATED', asInstant(entry.createdAt)),
    contentLine('LAST-MODIFIED', asInstant(entry.updatedAt)),
    contentLine('SEQUENCE', String(entry.version - 1)),
    ...(of.allDay ? wholeDay(entry) : atMealTime(entry, of.timeZone)),
    contentLine('SUMMARY', asText(of.allDay ? `${meal}: ${entry.title}` : entry.title)),
    about ? contentLine('DESCRIPTION', asText(about)) : '',
    url ? contentLine('URL', url) : '',
    contentLine('CATEGORIES', asText(meal)),
    // A dinner keeps nobody from a meeting.
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('END', 'VEVENT'),
  ].join('')
}

function wholeDay({ day }: CalendarEntry): string[] {
  const next = dayOf(new Date(instantOf(day) + dayLong))
  return [
    contentLine('DTSTART;VALUE=DATE', asDay(day)),
    contentLine('DTEND;VALUE=DATE', asDay(next)),
  ]
}

function atMealTime({ day, slot }: CalendarEntry, timeZone: string): string[] {
  const [at, minutes] = mealTimes[slot]
  return [
    contentLine(`DTSTART;TZID=${timeZone}`, `${asDay(day)}T${at}`),
    contentLine('DURATION', `PT${minutes}M`),
  ]
}
