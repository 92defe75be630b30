/**
 * Runs what is asked for at the same time as one piece of work. While `atOnce` pieces are under way,
 * further questions gather and go together next, so that under load many share one statement and one
 * write to disk, and a lone question never waits.
 */
export function createCoalescer<Question, Answer>(
  run: (questions: Question[]) => Promise<(Answer | null)[]>,
  { atOnce = 2, most = 64 } = {},
): (question: Question) => Promise<Answer | null> {
  interface Waiting {
    question: Question
    done: PromiseWithResolvers<Answer | null>
  }
  const queue: Waiting[] = []
  let running = 0

  function next(): void {
    if (running >= atOnce || queue.length === 0) return
    const batch = queue.splice(0, most)
    running += 1
    run(batch.map((one) => one.question))
      .then(
        (answers) => {
          batch.forEach((one, index) => {
            one.done.resolve(answers[index] ?? null)
          })
        },
        (error) => {
          for (const one of batch) one.done.reject(error)
        },
      )
      .finally(() => {
        running -= 1
        next()
      })
  }

  return (question) => {
    const done = Promise.withResolvers<Answer | null>()
    queue.push({ question, done })
    // What arrives in the same turn of the loop goes together.
    queueMicrotask(next)
    return done.promise
  }
}
