import { z } from 'zod'
import { idInput } from './ids.ts'

/** What a kitchen shares, as far as a page has to ask for it anew; `all` after a gap. */
export const liveTopics = [
  'all',
  'plan',
  'tray',
  'lists',
  'pantry',
  'recipes',
  'members',
  'kitchen',
  'here',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** The page that is open: whoever of the kitchen has the same one open is told of. */
export const livePlaceInput = z.object({
  place: z.string().regex(/^(?:plan|lists|recipes|pantry|(?:lst|rec)_[0-9a-z]{26})$/),
  /** The kitchen that the page shows; without it, that of the device. */
  kitchenId: idInput.optional(),
})

/** Names of others of the kitchen who have the same page before them. */
export interface HereView {
  people: string[]
}
