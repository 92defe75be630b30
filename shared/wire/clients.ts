/** A program as a person is shown it. Its name is what it calls itself; only the host is certain. */
export interface ClientView {
  id: string
  name: string
  verified: false
  /** Where the description of the program was fetched from, when it has one on the web. */
  publishedAt: string | null
}
