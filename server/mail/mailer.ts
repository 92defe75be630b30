export interface Letter {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  /** What was shown instead of sent, newest first; null where mail is really sent. */
  shown: readonly Letter[] | null
  close(): void
}
