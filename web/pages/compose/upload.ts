import type { Photo } from '../../../shared/wire/recipes.ts'

/** The part of a photo that is kept, each side as a share of the whole. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export class UploadRefused extends Error {}

/** Sends a photo and says how far it has come; `fetch` cannot tell that of what it sends. */
export function uploadPhoto(
  file: File,
  crop: Crop,
  progress: (share: number) => void,
): Promise<Photo> {
  const form = new FormData()
  for (const [name, value] of Object.entries(crop)) form.set(name, String(value))
  form.set('photo', file)
  const { promise, resolve, reject } = Promise.withResolvers<Photo>()
  const request = new XMLHttpRequest()
  request.open('POST', '/photos')
  request.responseType = 'json'
  request.upload.onprogress = (event) => {
    if (event.lengthComputable) progress(event.loaded / event.total)
  }
  request.onerror = () => reject(new Error('The photo did not reach the server.'))
  request.onload = () => {
    if (request.status === 201) resolve(request.response.photo)
    else reject(new UploadRefused(request.response?.error ?? ''))
  }
  request.send(form)
  return promise
}
