import type { Chip } from '../../../shared/wire/search.ts'
import { useText } from '../../application.ts'
import '../../components/chip.css'
import { bind } from '../../language/bind.ts'
import { chipLabel } from './chipLabel.ts'

/** Something that may be wanted or refused: two links, one for each. */
export function UnsureChip(props: {
  chip: Chip
  wanted: string
  unwanted: string
  onSettle: () => void
}) {
  const text = useText()
  const label = () => bind(chipLabel(props.chip, text))
  const { chips } = text.feed
  return (
    <span class="chip unsure">
      {chips.unsure(label())}
      <a
        href={props.wanted}
        aria-label={chips.wanted(label())}
        onClick={() => props.onSettle()}
        noScroll
      >
        {chips.yes}
      </a>
      <a
        href={props.unwanted}
        aria-label={chips.unwanted(label())}
        onClick={() => props.onSettle()}
        noScroll
      >
        {chips.no}
      </a>
    </span>
  )
}
