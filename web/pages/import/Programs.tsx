import { For } from 'solid-js'
import { useText } from '../../application.ts'

/** Whose files are understood, and what to ask those programs for. */
export function Programs() {
  const text = useText()
  return (
    <section class="programs stack">
      <h2>{text.imports.which}</h2>
      <dl>
        <For each={Object.values(text.imports.programs)}>
          {(program) => (
            <div>
              <dt>{program.name}</dt>
              <dd class="small muted">{program.hint}</dd>
            </div>
          )}
        </For>
      </dl>
    </section>
  )
}
