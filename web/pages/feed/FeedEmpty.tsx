import { For, Match, Switch } from 'solid-js'
import type { Reading } from '../../../shared/language/languages.ts'
import type { Chip } from '../../../shared/wire/search.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { bind } from '../../language/bind.ts'
import { chipLabel } from './chipLabel.ts'
import {
  changed,
  type FeedFilters,
  feedAddress,
  isOneLanguage,
  isPlain,
  withoutChip,
} from './feedAddress.ts'

/** Nothing was ever published, or nothing was found: and then what it may be for. */
export function FeedEmpty(props: {
  filters: FeedFilters
  reading: Reading
  asked: boolean
  chips: Chip[]
  /** What alone may be left out, so that something is found. */
  spare: Chip[]
  nothingAtHome: boolean
}) {
  const text = useText()
  const onlyWords = () => Object.keys(props.filters).every((key) => key === 'q' || key === 'lang')
  const hint = () => {
    if (props.filters.diets) return text.feed.nothingKeeps
    if (props.asked) return text.feed.nothingAnswers
    return onlyWords() ? text.feed.nothingNamed : text.feed.nothingHint
  }
  return (
    <Switch
      fallback={
        <EmptyState title={text.feed.nothing} hint={hint()}>
          <a class="button" href={to.feed()}>
            {onlyWords() ? text.feed.showAll : text.feed.clear}
          </a>
        </EmptyState>
      }
    >
      <Match when={props.nothingAtHome}>
        <EmptyState title={text.feed.homeUnknown} hint={text.feed.homeUnknownHint}>
          <a class="button" href={to.pantry()}>
            {text.feed.homeAct}
          </a>
        </EmptyState>
      </Match>
      <Match when={isOneLanguage(props.reading)}>
        <EmptyState title={text.feed.nothingInLanguage} hint={text.feed.nothingInLanguageHint}>
          <a class="button" href={feedAddress(changed(props.filters, { lang: 'own' }))}>
            {text.feed.allLanguages}
          </a>
        </EmptyState>
      </Match>
      <Match when={props.spare.length > 0}>
        <EmptyState title={text.feed.nothing} hint={text.feed.nothingAtOnce} bare>
          <div class="spare-chips">
            <For each={props.spare}>
              {(chip) => (
                <a class="button" href={withoutChip(props.filters, [chip.id], props.chips.length)}>
                  {text.feed.askWithout(bind(chipLabel(chip, text)))}
                </a>
              )}
            </For>
          </div>
        </EmptyState>
      </Match>
      <Match when={isPlain(props.filters)}>
        <EmptyState title={text.feed.empty} hint={text.feed.emptyHint} />
      </Match>
    </Switch>
  )
}
