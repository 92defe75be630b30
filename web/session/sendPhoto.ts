import type { Photo as PhotoOfRecipe } from '../../shared/wire/recipes.ts'

/** The part of a photo that is kept, in its own pixels. */
type Crop = Record<'x' | 'y' | 'width' | 'height', number>

/** What the server said about a photo that it did not take. */
export class PhotoRefusal extends Error {}

/** Sends a photo and tells how much of it has gone. Not `fetch`: that knows nothing of progress. */
export function sendPhoto<Photo = PhotoOfRecipe>(
  file: Blob,
  /** Null takes all of it. */
  crop: Crop | null,
  progress: (part: number) => void,
  stop: AbortSignal,
  /** Where it is for something else than a recipe or a comment. */
  address = '/photos',
): Promise<Photo> {
  const form = new FormData()
  for (const [side, value] of Object.entries(crop ?? {})) form.set(side, String(value))
  form.set('photo', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const answer = request.response as { photo?: Photo; error?: string } | null
      if (answer?.photo) resolve(answer.photo)
      else reject(new PhotoRefusal(answer?.error))
    })
    request.addEventListener('error', () => reject(new Error('The connection was lost.')))
    request.addEventListener('abort', () => reject(stop.reason))
    stop.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
