/** What the server said about a file that it did not take. */
export class FileRefusal extends Error {}

/** Sends a file and tells how much of it has gone. Not `fetch`: that knows nothing of progress. */
export function sendFile(
  file: File,
  into: string | undefined,
  progress: (part: number) => void,
  stop: AbortSignal,
): Promise<{ id: string }> {
  const search = new URLSearchParams({ name: file.name, ...(into && { into }) })
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', `/imports?${search}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const answer = request.response as { id?: string; error?: string } | null
      if (answer?.id) resolve({ id: answer.id })
      else reject(new FileRefusal(answer?.error))
    })
    request.addEventListener('error', () => reject(new Error('The connection was lost.')))
    request.addEventListener('abort', () => reject(stop.reason))
    stop.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
