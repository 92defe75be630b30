import { named } from '../czech/names.ts'
import { ambiguous } from '../lexicon/index.ts'
import { type Form, formOf } from '../text/forms.ts'

const ambiguities = Object.values(ambiguous)
const sharedNames = new Map(
  Object.entries(ambiguous).flatMap(([name, known]) =>
    [name, named + name].map((said) => [formOf(said).deep, known] as const),
  ),
)

/** All that a name of one word may mean, in whatever case it stands: «без перцю» is without any pepper. */
export function sharedReadings(word: Form): readonly string[] {
  const shared = sharedNames.get(word.deep)
  return shared ? [shared.default, ...(shared.bulk ? [shared.bulk] : []), ...shared.others] : []
}

/** A name of one word keeps its readings in every case: «перцю 2 шт.» are vegetables too. */
export function choose(values: readonly string[], bulk: boolean, word: Form | undefined): string {
  const [first = ''] = values
  const shared = word && sharedNames.get(word.deep)
  const known =
    shared?.default === first && values.length === 1
      ? shared
      : shared && word?.low.startsWith(named) && values.includes(shared.default)
        ? shared
        : values.length > 1
          ? ambiguities.find(
              (one) =>
                values.includes(one.default) &&
                values.some((id) => id === one.bulk || one.others.includes(id)),
            )
          : undefined
  if (!known) return first
  const many = word && known.many?.includes(word.low)
  return (bulk || many) && known.bulk ? known.bulk : known.default
}
