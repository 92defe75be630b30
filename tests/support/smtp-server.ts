/** Just enough of RFC 5321 to take letters in, on a loopback port. */
export interface TestSmtpServer {
  url: string
  /** Each letter with its headers, as it came over the wire. */
  received: string[]
  stop(): void
}

interface Talk {
  pending: string
  letter: string[] | null
}

export function startSmtpServer(): TestSmtpServer {
  const received: string[] = []
  const server = Bun.listen<Talk>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open(socket) {
        socket.data = { pending: '', letter: null }
        socket.write('220 test ESMTP\r\n')
      },
      data(socket, bytes) {
        const lines = (socket.data.pending + bytes.toString()).split('\r\n')
        socket.data.pending = lines.pop() ?? ''
        for (const line of lines) {
          const reply = answer(socket.data, line, received)
          if (reply) socket.write(`${reply}\r\n`)
        }
      },
    },
  })
  return {
    url: `smtp://127.0.0.1:${server.port}`,
    received,
    stop: () => server.stop(true),
  }
}

function answer(talk: Talk, line: string, received: string[]): string | null {
  if (talk.letter) {
    if (line !== '.') {
      talk.letter.push(line)
      return null
    }
    received.push(talk.letter.join('\r\n'))
    talk.letter = null
    return '250 taken'
  }
  if (line.toUpperCase() !== 'DATA') return '250 fine'
  talk.letter = []
  return '354 go on'
}
