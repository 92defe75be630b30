/** Hands a link to the phone's own sharing, or to the clipboard where there is none and it is allowed. */
export async function share(
  title: string,
  url: string,
): Promise<'shared' | 'copied' | 'left' | 'denied'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  try {
    // Without https there is no clipboard at all, which is one more way of not being allowed.
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'denied'
  }
}
