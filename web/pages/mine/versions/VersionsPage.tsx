import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import { mostVersions, versionPauseMinutes } from '../../../../shared/wire/recipe-versions.ts'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import '../../../components/button.css'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Later } from '../../../components/Later.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { GonePage } from '../../../components/states/GonePage.tsx'
import { Head } from '../../../head/Head.tsx'
import { useLive } from '../../../live/useLive.ts'
import { orGone } from '../../../session/orGone.ts'
import { present } from '../../../session/present.ts'
import { VersionDialog } from './VersionDialog.tsx'
import { VersionItem } from './VersionItem.tsx'
import './versions.css'

/** What a recipe has said, newest first: who changed it, when and what. */
export default function VersionsPage() {
  const text = useText()
  const words = text.mine.history
  const api = useApi()
  const params = useParams<{ id: string }>()
  return (
    <Registered title={words.title} pending={<Waiting />}>
      <Found />
    </Registered>
  )

  function Found() {
    useLive(() => 'recipes')
    const [open, setOpen] = createSignal<number>()
    const versions = useQuery(() => ({
      queryKey: ['recipes', 'versions', params.id] as const,
      queryFn: () => orGone(api.recipes.versions.query({ id: params.id })),
      staleTime: 0,
    }))
    return (
      <Answer of={versions} pending={<Waiting />}>
        {(answer) => (
          <Show
            when={present(answer())}
            fallback={
              <GonePage
                title={words.closed}
                hint={words.closedHint}
                on={{ href: to.ownRecipe(params.id), label: words.toRecipe }}
              />
            }
          >
            {(found) => (
              <div class="page versions">
                <Head title={words.of(found().title)} hidden />
                <header>
                  <p class="overline">
                    <a href={to.ownRecipe(params.id)}>{found().title}</a>
                  </p>
                  <h1>{words.title}</h1>
                </header>
                <Show
                  when={found().items.length > 0}
                  fallback={
                    <EmptyState title={words.empty} hint={words.emptyHint}>
                      <a class="button" href={to.editRecipe(params.id)}>
                        {text.mine.edit}
                      </a>
                    </EmptyState>
                  }
                >
                  <p class="muted">{words.kept(mostVersions, versionPauseMinutes)}</p>
                  {/* Times are told by the clock of whoever reads them. */}
                  <Later>
                    <ol class="version-list">
                      <For each={found().items}>
                        {(one) => <VersionItem of={one} show={() => setOpen(one.number)} />}
                      </For>
                    </ol>
                  </Later>
                </Show>
                <Show when={open()} keyed>
                  {(number) => (
                    <VersionDialog
                      recipeId={params.id}
                      number={number}
                      of={found()}
                      close={() => setOpen(undefined)}
                    />
                  )}
                </Show>
              </div>
            )}
          </Show>
        )}
      </Answer>
    )
  }
}

function Waiting() {
  return (
    <div class="page versions">
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}
