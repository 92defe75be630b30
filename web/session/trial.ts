import { useQueryClient } from '@tanstack/solid-query'
import { createSignal } from 'solid-js'
import type { Person } from '../../shared/wire/people.ts'
import { useApi, useText } from '../application.ts'
import { useToast } from '../toasts/Toast.tsx'
import { meKey, useMe } from './me.ts'

let beginning: Promise<Person> | undefined

const [quietAt, setQuietAt] = createSignal<string>()

/** The page on which a tap began a trial: nothing on it is moved by telling so, a toast does. */
export { quietAt }

/**
 * Somebody to act for: whoever is signed in, else a guest whose trial kitchen begins with this very
 * tap. Only what a person does may call it; a page that is merely opened begins nothing.
 */
export function useSomebody(): () => Promise<Person> {
  const api = useApi()
  const text = useText()
  const me = useMe()
  const toast = useToast()
  const queries = useQueryClient()
  return async () => {
    if (me.data) return me.data
    const first = beginning === undefined
    // Two taps at once are one guest.
    beginning ??= api.people.tryDemo.mutate().finally(() => {
      beginning = undefined
    })
    const person = await beginning
    if (first) {
      queries.setQueryData(meKey, person)
      toast({ message: text.person.demo.begun })
    }
    return person
  }
}

/** For an act in the middle of a page, which should stay where it is. */
export function useSomebodyHere(): () => Promise<Person> {
  const somebody = useSomebody()
  return () => {
    setQuietAt(window.location.pathname)
    return somebody()
  }
}
