import { useQuery } from '@tanstack/solid-query'
import { Match, Suspense, Switch } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { FailedState } from '../../components/states/FailedState.tsx'
import { createBringing } from './bringing.ts'
import { FilePicker } from './FilePicker.tsx'
import { FoundRecipes } from './FoundRecipes.tsx'
import { ImportSkeleton } from './ImportSkeleton.tsx'
import { createInto, IntoKitchen } from './IntoKitchen.tsx'
import { intakeKey } from './intakeKey.ts'
import { Outcome } from './Outcome.tsx'
import { Programs } from './Programs.tsx'
import { Taking } from './Taking.tsx'

/** From files to recipes: chosen, shown, taken, and what came of it. Each stage survives a reload. */
export function ImportFiles() {
  const text = useText()
  const api = useApi()
  const current = useQuery(() => ({
    queryKey: intakeKey,
    queryFn: () => api.intakes.current.query(),
    staleTime: 0,
  }))
  const at = (status: 'found' | 'taking' | 'done') => {
    const intake = current.data
    return intake?.status === status ? intake : undefined
  }
  const bringing = createBringing(() => at('found')?.id)
  const into = createInto()
  return (
    <Suspense fallback={<ImportSkeleton />}>
      <Switch fallback={<ImportSkeleton />}>
        <Match when={at('found')}>
          {(intake) => <FoundRecipes of={intake()} bringing={bringing} into={into} />}
        </Match>
        <Match when={at('taking')}>{(intake) => <Taking of={intake()} />}</Match>
        <Match when={at('done')}>{(intake) => <Outcome of={intake()} />}</Match>
        <Match when={current.isError}>
          <FailedState error={current.error} retry={() => current.refetch()} />
        </Match>
        <Match when={current.data === null}>
          <header class="stack import-head">
            <h1>{text.imports.title}</h1>
            <p class="lead">{text.imports.lead}</p>
          </header>
          <IntoKitchen of={into} />
          <FilePicker bringing={bringing} />
          <Programs />
        </Match>
      </Switch>
    </Suspense>
  )
}
