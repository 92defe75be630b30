export interface ServerEvent {
  event: string
  data: unknown
}

/** A stream of server-sent events, read as a browser's EventSource reads it. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return
  const decoder = new TextDecoder()
  let pending = ''
  for await (const part of response.body) {
    pending += decoder.decode(part, { stream: true })
    const blocks = pending.split('\n\n')
    pending = blocks.pop() ?? ''
    for (const block of blocks) yield parse(block)
  }
}

function parse(block: string): ServerEvent {
  let event = 'message'
  let data = ''
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) event = line.slice(7)
    if (line.startsWith('data: ')) data += line.slice(6)
  }
  return { event, data: JSON.parse(data) }
}
