import { useQueryClient } from '@tanstack/solid-query'
import { createSignal, onCleanup, onMount } from 'solid-js'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { useApi, useText } from '../../application.ts'
import { sentenceOf } from '../../session/said.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { intakeKey } from './intakeKey.ts'
import { createUndo } from './undoing.ts'

/** Asks for step after step until all that was chosen is taken. */
export function createStepping(intake: () => Intake) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const undo = createUndo()
  const count = (...states: string[]) =>
    intake().recipes.filter((recipe) => states.includes(recipe.state)).length
  const all = () => count('chosen', 'taken', 'failed')
  const [left, setLeft] = createSignal(count('chosen'))
  const [problem, setProblem] = createSignal<string>()
  let gone = false
  onCleanup(() => {
    gone = true
  })

  async function goOn(): Promise<void> {
    setProblem(undefined)
    const { id } = intake()
    try {
      for (let done = false; !done && !gone; ) {
        const step = await api.intakes.step.mutate({ id })
        done = step.done
        setLeft(step.left)
      }
      if (!gone) await finish(id)
    } catch (error) {
      if (!gone) setProblem(sentenceOf(error) ?? text.states.offline)
    }
  }

  async function finish(id: string): Promise<void> {
    const after = await queries.fetchQuery({
      queryKey: intakeKey,
      queryFn: () => api.intakes.current.query(),
      staleTime: 0,
    })
    await queries.invalidateQueries({ queryKey: ['recipes'] })
    const taken = after?.recipes.filter((recipe) => recipe.state === 'taken').length ?? 0
    if (taken > 0)
      toast({
        message: text.imports.doneToast(taken),
        action: { label: text.common.undo, run: () => undo(id) },
      })
  }

  onMount(() => void goOn())
  return { all, taken: () => all() - left(), problem, goOn }
}
