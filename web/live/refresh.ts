import type { QueryClient } from '@tanstack/solid-query'
import type { LiveTopic } from '../../shared/wire/live.ts'
import { isUnderWay } from '../session/attempt.ts'
import { meKey } from '../session/me.ts'

/** What is asked for anew when something has changed. A list follows the plan, and both show recipes. */
const touched: Record<LiveTopic, readonly string[]> = {
  all: ['plan', 'tray', 'lists', 'pantry', 'recipes', 'members', 'kitchens', 'here'],
  plan: ['plan', 'lists', 'pantry'],
  tray: ['tray'],
  lists: ['lists', 'pantry'],
  // A list leaves out what is at home.
  pantry: ['pantry', 'lists'],
  recipes: ['recipes', 'plan', 'tray'],
  members: ['members', 'kitchens'],
  kitchen: ['kitchens', 'plan', 'lists'],
  here: ['here'],
}

export function refreshChanged(queries: QueryClient, topics: readonly LiveTopic[] | null): void {
  // Nobody is signed in any more or of this kitchen, as far as the server knows.
  if (topics === null) return void queries.invalidateQueries({ queryKey: meKey })
  for (const key of new Set(topics.flatMap((topic) => touched[topic] ?? []))) {
    // What a person is just doing is asked for when it is done: an answer from before would undo it for a moment.
    if (!isUnderWay(key)) void queries.invalidateQueries({ queryKey: [key] })
  }
}
