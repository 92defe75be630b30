import { useQuery } from '@tanstack/solid-query'
import { For, Show, Suspense } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApi, useText } from '../../application.ts'
import { useKeptAnswers } from '../../changes/keptAnswers.ts'
import { Chip, Chips } from '../../components/Chips.tsx'

/** Who is at the table for one dish: without somebody, it is cooked for so many portions less. */
export function EntryEaters(props: {
  entry: PlanEntryCard
  choose: (eaters: string[] | null, servings: number) => void
}) {
  const { eaters: words } = useText().plan
  const api = useApi()
  const kept = useKeptAnswers()
  const members = useQuery(() => ({
    queryKey: ['members', 'list'] as const,
    queryFn: () => kept.ask('members', () => api.members.list.query()),
    networkMode: 'always' as const,
  }))
  const list = () => members.data ?? []
  const eats = (id: string) => props.entry.eaters?.includes(id) ?? true
  const flip = (id: string) => {
    const chosen = list().filter((one) => (one.id === id ? !eats(id) : eats(one.id)))
    // A dish for nobody is no dish.
    if (chosen.length === 0) return
    const portions = chosen.reduce((sum, one) => sum + one.portion, 0)
    const all = chosen.length === list().length
    props.choose(all ? null : chosen.map((one) => one.id), Math.max(1, Math.ceil(portions)))
  }
  return (
    <Suspense>
      <Show when={list().length > 1}>
        <Chips legend={words.title}>
          <For each={list()}>
            {(member) => (
              <Chip on={eats(member.id)} flip={() => flip(member.id)}>
                {member.name}
              </Chip>
            )}
          </For>
        </Chips>
      </Show>
    </Suspense>
  )
}
