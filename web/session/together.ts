import type { Api } from '../api.ts'

/** What a page asks at one go is one question: `ask` is given as many as fit into one address. */
export function together<Asked, Found>(
  most: number,
  ask: (api: Api, asked: readonly Asked[]) => Promise<(one: Asked) => Found>,
): (api: Api, one: Asked) => Promise<Found> {
  let waiting: {
    one: Asked
    resolve: (found: Found) => void
    reject: (error: unknown) => void
  }[] = []

  function send(api: Api): void {
    const asked = waiting
    waiting = []
    for (let at = 0; at < asked.length; at += most) {
      const some = asked.slice(at, at + most)
      ask(
        api,
        some.map(({ one }) => one),
      ).then(
        (found) => {
          for (const { one, resolve } of some) resolve(found(one))
        },
        (error: unknown) => {
          for (const { reject } of some) reject(error)
        },
      )
    }
  }

  return (api, one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (waiting.length === 1) queueMicrotask(() => send(api))
    })
}
