import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Printer } from 'lucide'
import { For, Show } from 'solid-js'
import type { CookbookPages } from '../../../../shared/wire/cookbooks.ts'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import '../../../components/button.css'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { GonePage } from '../../../components/states/GonePage.tsx'
import { Head } from '../../../head/Head.tsx'
import { bind } from '../../../language/bind.ts'
import { useLive } from '../../../live/useLive.ts'
import { orGone } from '../../../session/orGone.ts'
import { present } from '../../../session/present.ts'
import { mineAddress } from '../mineAddress.ts'
import { BookRecipe } from './BookRecipe.tsx'
import './book.css'

/** A cookbook as a book: what is in it, and then every recipe written out, to be read on and printed. */
export default function CookbookPage() {
  const text = useText()
  const words = text.mine.book
  const api = useApi()
  const params = useParams<{ id: string }>()
  return (
    <Registered title={text.common.cookbooks.title} pending={<Waiting />}>
      <Found />
    </Registered>
  )

  function Found() {
    useLive(() => 'recipes')
    const book = useQuery(() => ({
      queryKey: ['recipes', 'book', params.id] as const,
      queryFn: () => orGone(api.cookbooks.read.query({ id: params.id })),
      staleTime: 0,
    }))
    return (
      <Answer of={book} pending={<Waiting />}>
        {(answer) => (
          <Show
            when={present(answer())}
            fallback={
              <GonePage
                title={words.gone}
                hint={words.goneHint}
                on={{ href: to.recipes(), label: text.mine.title }}
              />
            }
          >
            {(found) => <Book of={found()} />}
          </Show>
        )}
      </Answer>
    )
  }

  function Book(props: { of: CookbookPages }) {
    const empty = () => props.of.recipes.length === 0
    return (
      <div class="page book">
        <Head title={props.of.name} hidden />
        <header class="row apart">
          <div>
            <p class="overline">
              <a href={mineAddress({ cookbook: params.id })}>{text.common.cookbooks.title}</a>
            </p>
            <h1>{bind(props.of.name)}</h1>
          </div>
          <Show when={!empty()}>
            <button type="button" class="button" onClick={() => window.print()}>
              <Icon of={Printer} />
              {words.print}
            </button>
          </Show>
        </header>
        <Show
          when={!empty()}
          fallback={
            <EmptyState title={text.common.cookbooks.empty} hint={text.common.cookbooks.emptyHint}>
              <a class="button" href={to.recipes()}>
                {text.mine.title}
              </a>
            </EmptyState>
          }
        >
          <Show when={props.of.more}>
            <p class="muted">{words.more(props.of.recipes.length)}</p>
          </Show>
          <nav aria-labelledby="book-contents">
            <h2 id="book-contents">{words.contents}</h2>
            <ol>
              <For each={props.of.recipes}>
                {(one) => (
                  <li>
                    <a href={`#${one.id}`}>{bind(one.title) || text.mine.untitled}</a>
                  </li>
                )}
              </For>
            </ol>
          </nav>
          <For each={props.of.recipes}>{(one) => <BookRecipe of={one} />}</For>
        </Show>
      </div>
    )
  }
}

function Waiting() {
  return (
    <div class="page">
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" />
    </div>
  )
}
