import { type Accessor, createEffect, createSignal, onCleanup, onMount } from 'solid-js'

/** So long nobody types between two words; letters in between are not asked about. */
const pause = 80

interface Answered<Question, Answer> {
  question: Question
  answer: Answer
}

/**
 * What the server says to something that is being typed: one question at a time, and of those that came up
 * meanwhile only the newest. Without a connection what was said before stays, and is asked anew once there is one.
 */
export function createLatest<Question, Answer>(
  question: () => Question,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Accessor<Answered<Question, Answer> | undefined> {
  const [answered, setAnswered] = createSignal<Answered<Question, Answer>>()
  const gone = new AbortController()
  let waiting: { question: Question } | undefined
  let missed: { question: Question } | undefined
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async () => {
    const asked = waiting
    if (busy || !asked) return
    waiting = undefined
    busy = true
    try {
      const answer = await ask(asked.question, gone.signal)
      missed = undefined
      if (!gone.signal.aborted) setAnswered({ question: asked.question, answer })
    } catch {
      missed = asked
    }
    busy = false
    if (!gone.signal.aborted) void send()
  }
  const again = () => {
    waiting ??= missed
    void send()
  }
  createEffect(() => {
    waiting = { question: question() }
    clearTimeout(timer)
    timer = setTimeout(send, pause)
  })
  onMount(() => addEventListener('online', again))
  onCleanup(() => {
    gone.abort()
    clearTimeout(timer)
    removeEventListener('online', again)
  })
  return answered
}
