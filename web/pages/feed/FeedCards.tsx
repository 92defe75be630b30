import { createEffect, createMemo, For, Show } from 'solid-js'
import type { Reading } from '../../../shared/language/languages.ts'
import type { FindAnswer, FoundItem } from '../../../shared/wire/search.ts'
import { useApplication } from '../../application.ts'
import { RecipeCard } from '../../components/RecipeCard.tsx'
import { FeedEmpty } from './FeedEmpty.tsx'
import {
  changed,
  type FeedFilters,
  feedAddress,
  isForeign,
  isOneLanguage,
  isPlain,
} from './feedAddress.ts'
import { OlderRecipes } from './OlderRecipes.tsx'
import { Relaxed } from './Relaxed.tsx'

/** What was found, page after page: in the reader's own language, and under a line of its own the rest. */
export function FeedCards(props: {
  filters: FeedFilters
  reading: Reading
  pages: FindAnswer[]
  loading: boolean
  fetch: () => void
  announce: (sentence: string) => void
}) {
  const { text, language } = useApplication()
  const plain = () => isPlain(props.filters)
  const items = createMemo(() => props.pages.flatMap((page) => page.items))
  const next = () => props.pages.at(-1)?.next ?? null
  createEffect(() =>
    props.announce(plain() ? '' : text.feed.counted(items().length, next() !== null)),
  )
  const question = () => props.pages[0]?.question ?? null
  // "pancakes" are looked for in English, whatever the page speaks.
  const isBehind = (item: FoundItem) =>
    isForeign(item.language, props.reading, language, question()?.first)
  const own = () => items().filter((item) => !isBehind(item))
  const foreign = () => items().filter(isBehind)
  // The first look is at a photograph, when the newest dishes have one.
  const lead = createMemo(() => {
    if (!plain()) return undefined
    const newest = (own().length > 0 ? own() : foreign()).slice(0, 10)
    return newest.find((item) => item.photoUrl !== null) ?? newest[0]
  })
  const besideLead = (of: FoundItem[]) => of.filter((item) => item !== lead())
  const heading = () => {
    if (props.filters.q) return text.feed.found(props.filters.q)
    // From where they are is said under it, in a sentence.
    return props.filters.fromHome ? text.common.recipes : text.feed.section
  }

  const told = () => [question()?.taken, question()?.relaxed].filter(Boolean).join(' ')

  return (
    <Show
      when={items().length > 0}
      fallback={
        <FeedEmpty
          filters={props.filters}
          reading={props.reading}
          asked={question() !== null}
          chips={question()?.chips ?? []}
          spare={question()?.spare ?? []}
          nothingAtHome={props.pages[0]?.goods === 0}
        />
      }
    >
      <Show when={lead()}>{(item) => <RecipeCard item={item()} lead first />}</Show>
      <Show when={besideLead(own()).length > 0 || !plain()}>
        <div class="section-head">
          <h2 class="section-title">{heading()}</h2>
          <Show when={isOneLanguage(props.reading)}>
            <a href={feedAddress(changed(props.filters, { lang: 'own' }))}>
              {text.feed.allLanguages}
            </a>
          </Show>
        </div>
      </Show>
      <Relaxed sentence={told()} />
      <Show when={own().length === 0 && !plain()}>
        <p class="muted">{text.feed.noneInMine}</p>
      </Show>
      <Cards items={besideLead(own())} first={!plain()} />
      <Show when={besideLead(foreign()).length > 0}>
        <div class="section-head">
          <h2 class="section-title">{text.feed.otherLanguages}</h2>
          <a href={feedAddress(changed(props.filters, { lang: language }))}>{text.feed.onlyMine}</a>
        </div>
        <Cards items={besideLead(foreign())} first={!plain() && own().length === 0} />
      </Show>
      <OlderRecipes
        next={next()}
        loading={props.loading}
        href={(after) => feedAddress({ ...props.filters, after })}
        fetch={props.fetch}
      />
    </Show>
  )
}

function Cards(props: { items: FoundItem[]; first: boolean }) {
  return (
    <Show when={props.items.length > 0}>
      <ul class="cards">
        <For each={props.items}>
          {(item, index) => (
            <li>
              <RecipeCard item={item} first={props.first && index() < 2} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
