import type { Chip } from '../../../shared/wire/search.ts'
import { duration } from '../../language/duration.ts'
import type { Dictionary } from '../../language/shape.ts'

/** What a chip says of itself where nothing else says what kind of thing it is. */
export function chipLabel(chip: Chip, text: Dictionary): string {
  const label = said(chip, text)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** An allergy to nuts is also a refusal of nuts: what reads the same is shown once, and goes together. */
export function alikeChips(chips: readonly Chip[], text: Dictionary) {
  const keyed = Map.groupBy(chips, (chip) =>
    chip.kind === 'unsure' ? chip.id : chipLabel(chip, text),
  )
  return [...keyed.values()].flatMap((alike) =>
    alike.slice(0, 1).map((chip) => ({
      chip,
      label: chipLabel(chip, text),
      ids: alike.map(({ id }) => id),
    })),
  )
}

function said({ kind, value, label }: Chip, text: Dictionary): string {
  const { chips } = text.feed
  switch (kind) {
    case 'maxMinutes':
      return text.feed.within(duration(Number(value), text))
    case 'minMinutes':
      return chips.longer(duration(Number(value), text))
    case 'price':
      return label.replace(/\.$/, '')
    case 'servings':
      return chips.servings(label)
    case 'useUp':
      return chips.useUp(label)
    case 'cuisines':
      return chips.cuisine(label)
    case 'allergies':
    case 'exclude':
    case 'unknownExclusions':
    case 'refused-courses':
    case 'refused-cuisines':
    case 'refused-occasions':
    case 'refused-dishes':
    case 'refused-equipment':
      return chips.without(label)
    case 'spared':
      return chips.spared(label)
    case 'courses':
    case 'occasions':
    case 'dishes':
    case 'equipment':
    case 'include':
    case 'anyOf':
    case 'diets':
    case 'words':
    case 'unsure':
    case 'vague':
    case 'maxEnergy':
      return label.replace(/\.$/, '')
    default:
      return kind satisfies never
  }
}
