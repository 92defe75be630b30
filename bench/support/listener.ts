export interface Hearing {
  /** Resolves when this topic is said to have changed, from now on. */
  next(topic: string): Promise<void>
  leave(): void
}

/** A page that is open, as a bare socket: a program has fewer requests at once than there are pages. */
export async function listenTo(port: number, cookie: string): Promise<Hearing> {
  const waiting = new Map<string, () => void>()
  const input = encodeURIComponent(JSON.stringify({ place: 'lists' }))
  let ready: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    ready = resolve
  })
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      data(_socket, chunk) {
        const text = chunk.toString()
        if (text.includes('"all"')) ready()
        for (const [topic, heard] of waiting)
          if (text.includes(`"${topic}"`)) {
            waiting.delete(topic)
            heard()
          }
      },
    },
  })
  socket.write(
    `GET /trpc/live.changes?input=${input} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\n\r\n`,
  )
  await opened
  return {
    next: (topic) => new Promise((resolve) => waiting.set(topic, resolve)),
    leave: () => socket.end(),
  }
}
