import { z } from 'zod'
import { filledLine, text } from './text.ts'

export const mostMorePhotos = 11

/** A link that is shown as one and opened by hand: nothing of the page behind it is loaded. Kept as a browser reads it. */
const videoAddress = z
  .url({ protocol: /^https$/, normalize: true })
  .max(2000)
  .refine((address) => {
    const { username, password } = URL.parse(address) ?? {}
    return username === '' && password === ''
  })

const replacedLine = z.object({ was: filledLine(300), by: filledLine(300) })

/** What a recipe may also say. Left out, it says nothing of it, or keeps what it said. */
export const detailsInput = {
  /** Tips, changes, how to keep it: as public as the recipe. */
  notes: text(8000).optional(),
  /** «2 буханці», "24 cookies". */
  yieldText: filledLine(120).nullish(),
  /** Rising, cooling, soaking: when nobody has to do anything. */
  restMinutes: z.number().int().min(0).max(100_000).nullish(),
  equipment: z.array(filledLine(120)).max(40).optional(),
  videoUrl: videoAddress.nullish(),
  morePhotoIds: z.array(z.string().max(60)).max(mostMorePhotos).optional(),
  /** Which line took the place of which, where the steps still call the food what it was. */
  replaced: z.array(replacedLine).max(200).optional(),
}

export type ReplacedLine = z.infer<typeof replacedLine>

export interface RecipeDetails {
  notes: string
  yieldText: string | null
  restMinutes: number | null
  equipment: string[]
  videoUrl: string | null
  replaced: ReplacedLine[]
}
