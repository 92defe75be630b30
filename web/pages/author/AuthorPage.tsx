import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { createMemo, For, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { RecipeCard } from '../../components/RecipeCard.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { OlderRecipes } from '../feed/OlderRecipes.tsx'
import { AuthorHead } from './AuthorHead.tsx'
import { useAuthorPages } from './authorPages.ts'
import './authorPage.css'

export default function AuthorPage() {
  const text = useText()
  const api = useApi()
  const params = useParams<{ id: string }>()
  const author = useQuery(() => ({
    queryKey: ['feed', 'author', params.id] as const,
    queryFn: () => orGone(api.feed.author.query({ authorId: params.id })),
  }))
  const pages = useAuthorPages(() => params.id)

  return (
    <Answer
      of={author}
      pending={
        <div class="page">
          <CardSkeletons count={3} />
        </div>
      }
    >
      {(answer) => {
        const found = () => present(answer())
        return (
          <Show
            when={found()}
            fallback={<GonePage title={text.author.gone} hint={text.author.goneHint} />}
          >
            {(view) => (
              <div class="page">
                <AuthorHead of={view()} />
                <Answer of={pages} pending={<CardSkeletons count={3} />}>
                  {(data) => {
                    const items = createMemo(() => data().pages.flatMap((page) => page.items))
                    return (
                      <>
                        <h2 class="visually-hidden">{text.common.recipes}</h2>
                        <ul class="cards">
                          <For each={items()}>
                            {(item, index) => (
                              <li>
                                <RecipeCard item={item} first={index() < 2} />
                              </li>
                            )}
                          </For>
                        </ul>
                        <OlderRecipes
                          next={data().pages.at(-1)?.nextBefore ?? null}
                          loading={pages.isFetchingNextPage}
                          href={(before) => `?before=${before}`}
                          fetch={() => pages.fetchNextPage()}
                        />
                      </>
                    )
                  }}
                </Answer>
              </div>
            )}
          </Show>
        )
      }}
    </Answer>
  )
}
