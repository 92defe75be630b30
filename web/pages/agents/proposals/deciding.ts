import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { createSignal } from 'solid-js'
import type { ProposalCard, ProposalView } from '../../../../shared/wire/proposals.ts'
import { useApi, useText } from '../../../application.ts'
import { codeOf, saidOf } from '../../../session/said.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { changesBetween, type Difference } from './changesBetween.ts'
import type { Editing } from './editing.ts'
import { proposalKey } from './proposalKey.ts'

/** Refusals after which the page has to show what the proposal has become. */
const overtaken: readonly (string | undefined)[] = [
  'proposal_changed',
  'proposal_decided',
  'proposal_expired',
  'proposal_withdrawn',
  'proposal_unknown',
]

/** Yes and no to one proposal; a yes names exactly the version that was shown. */
export function createDeciding(proposal: () => ProposalView, editing: Editing) {
  const api = useApi()
  const text = useText()
  const toast = useToast()
  const queries = useQueryClient()
  const [difference, setDifference] = createSignal<Difference>()
  const [decided, setDecided] = createSignal(false)
  const key = () => proposalKey(proposal().id)

  const decide = useMutation(() => ({
    mutationFn: (yes: boolean): Promise<ProposalCard> => {
      const { id, version } = proposal()
      if (!yes) return api.proposals.reject.mutate({ id })
      const edits = editing.made()
      return api.proposals.confirm.mutate({ id, version, ...(edits && { edits }) })
    },
    onSuccess: (card) => {
      setDifference(undefined)
      setDecided(true)
      queries.setQueryData<ProposalView>(key(), (shown) => shown && { ...shown, ...card })
      return queries.invalidateQueries({ queryKey: ['proposals'] })
    },
    onError: async (error: Error) => {
      if (!overtaken.includes(codeOf(error))) return
      const before = proposal().preview
      await queries.refetchQueries({ queryKey: key() })
      if (codeOf(error) !== 'proposal_changed') return
      // Taken away first, so that the same news a second time is told, and takes the focus, again.
      setDifference(undefined)
      setDifference(changesBetween(before, proposal().preview))
    },
  }))
  const reconsider = useMutation(() => ({
    mutationFn: () => api.proposals.reconsider.mutate({ id: proposal().id }),
    onSuccess: async () => {
      setDecided(false)
      await queries.invalidateQueries({ queryKey: key() })
      await queries.invalidateQueries({ queryKey: ['proposals'] })
    },
    onError: (error: Error) => toast({ message: saidOf(error, text) }),
  }))
  const failure = () => {
    if (!decide.isError || codeOf(decide.error) === 'proposal_changed') return undefined
    return saidOf(decide.error, text)
  }
  return {
    yes: () => decide.mutate(true),
    no: () => decide.mutate(false),
    pending: () => decide.isPending,
    failure,
    difference,
    decided,
    reconsider: () => reconsider.mutate(),
    reconsidering: () => reconsider.isPending,
  }
}
