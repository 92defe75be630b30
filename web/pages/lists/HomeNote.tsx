import { useQueryClient } from '@tanstack/solid-query'
import { House } from 'lucide'
import { Show } from 'solid-js'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { bind } from '../../language/bind.ts'
import { useAttempt } from '../../session/attempt.ts'
import './homeNote.css'
import { refreshLists } from './listQuery.ts'

/** What of this row is at home, and the one tap to buy it all the same. */
export function HomeNote(props: {
  listId: string
  row: ListRow
  home: NonNullable<ListRow['home']>
}) {
  const { lists } = useText()
  const words = lists.home
  const api = useApi()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const anyway = (on: boolean) =>
    attempt(() => api.lists.buyAnyway.mutate({ id: props.listId, key: props.row.good, on }))
  const said = () => {
    const { kind, amount } = props.home
    if (kind === 'counted') return words.counted(amount, props.row.amount)
    if (kind === 'old') return words.old(amount)
    return amount ? words.there(amount) : words.thereSome
  }
  return (
    <p class="home-note">
      <Icon of={House} />
      <span>{bind(said())}</span>
      <Show when={props.home.kind === 'counted'}>
        <button
          type="button"
          aria-label={words.anywayOf(props.row.name)}
          onClick={() => anyway(true)}
        >
          {words.anyway}
        </button>
      </Show>
      <Show when={props.home.kind === 'anyway'}>
        <button
          type="button"
          aria-label={words.countOf(props.row.name)}
          onClick={() => anyway(false)}
        >
          {words.count}
        </button>
      </Show>
      <Show when={props.home.kind === 'old'}>
        <a href={to.pantry()}>{words.check}</a>
      </Show>
    </p>
  )
}
