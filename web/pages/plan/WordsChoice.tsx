import { DoorOpen, type IconNode, NotebookPen, Utensils } from 'lucide'
import { For } from 'solid-js'
import { type PlainKind, plainKinds } from '../../../shared/meals.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'

const icons: Record<PlainKind, IconNode> = {
  note: NotebookPen,
  leftovers: Utensils,
  out: DoorOpen,
}

/** What was typed as a note, as leftovers or as eating out; a word of ours when nothing was typed. */
export function WordsChoice(props: {
  words: string
  choose: (kind: PlainKind, title: string) => void
}) {
  const { plan } = useText()
  return (
    <section aria-labelledby="words-choice">
      <h3 id="words-choice">{plan.adding.instead}</h3>
      <p class="row tight">
        <For each={plainKinds}>
          {(kind) => (
            <button
              type="button"
              class="button"
              onClick={() => props.choose(kind, props.words || plan.adding.defaults[kind])}
            >
              <Icon of={icons[kind]} />
              {plan.adding.kinds[kind]}
            </button>
          )}
        </For>
      </p>
    </section>
  )
}
