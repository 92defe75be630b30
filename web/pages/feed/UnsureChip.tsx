import type { Chip } from '../../../shared/wire/search.ts'
import { useText } from '../../application.ts'
import '../../components/chip.css'
import { bind } from '../../language/bind.ts'
import { chipLabel } from './chipLabel.ts'
import { type FeedFilters, withSettled } from './feedAddress.ts'

/** Something that may be wanted or refused: two links, one for each. */
export function UnsureChip(props: { filters: FeedFilters; chip: Chip; onSettle: () => void }) {
  const text = useText()
  const label = () => bind(chipLabel(props.chip, text))
  const { chips } = text.feed
  return (
    <span class="chip unsure">
      {chips.unsure(label())}
      <a
        href={withSettled(props.filters, props.chip.value, true)}
        aria-label={chips.wanted(label())}
        onClick={() => props.onSettle()}
        noScroll
      >
        {chips.yes}
      </a>
      <a
        href={withSettled(props.filters, props.chip.value, false)}
        aria-label={chips.unwanted(label())}
        onClick={() => props.onSettle()}
        noScroll
      >
        {chips.no}
      </a>
    </span>
  )
}
