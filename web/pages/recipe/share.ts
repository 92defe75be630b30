/** Hands a link to the phone's own sharing, or to the clipboard where there is none. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'left'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  await navigator.clipboard.writeText(url)
  return 'copied'
}
