import type { UseQueryResult } from '@tanstack/solid-query'
import { type Accessor, type JSX, Match, Suspense, Switch } from 'solid-js'
import { FailedState } from './states/FailedState.tsx'

/** A view of a query: its data, its error with a way to retry, or the shape of what is coming. */
export function Answer<T>(props: {
  of: UseQueryResult<T, Error>
  pending: JSX.Element
  children: (data: Accessor<NonNullable<T>>) => JSX.Element
}) {
  return (
    <Suspense fallback={props.pending}>
      <Switch fallback={props.pending}>
        <Match when={props.of.data}>{(data) => props.children(data)}</Match>
        <Match when={props.of.isError}>
          <FailedState error={props.of.error} retry={() => props.of.refetch()} />
        </Match>
      </Switch>
    </Suspense>
  )
}
