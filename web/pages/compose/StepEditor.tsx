import { Plus } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { GrowingText } from '../../components/GrowingText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { useComposing } from './composing.ts'
import { EditorRow } from './EditorRow.tsx'
import { partNameOf } from './partName.ts'
import { rowKey, rowLines } from './rowKeys.ts'
import { fieldIdOf, type Rows, useRows } from './rows.ts'
import './stepEditor.css'

const longest = 4000

/** The steps, each with the foods it takes and, when it asks for a timer, its minutes. */
export function StepEditor() {
  const text = useText()
  const { draft, change, understanding } = useComposing()
  const rows = useRows('steps') as unknown as Rows
  const write = (at: number) => (typed: string) => change('steps', at, 'text', typed)
  return (
    <section class="compose-part" aria-labelledby="compose-steps">
      <h2 id="compose-steps">{text.composer.method}</h2>
      <ol class="edit-steps">
        <For each={draft.steps}>
          {(row, index) => {
            const foods = () => understanding()?.steps[row.text.trim()] ?? []
            const isPart = () => partNameOf(row.text) !== null
            return (
              <EditorRow
                row={row}
                at={index()}
                count={draft.steps.length}
                rows={rows}
                class={isPart() ? 'part' : undefined}
              >
                <GrowingText
                  id={fieldIdOf(row)}
                  class="step-input"
                  value={row.text}
                  maxlength={longest}
                  aria-label={text.composer.steps.label(index() + 1)}
                  placeholder={text.composer.stepPlaceholder}
                  enterkeyhint="next"
                  onInput={(event) => write(index())(event.currentTarget.value)}
                  onKeyDown={(event) => rowKey(event, rows, index())}
                  onPaste={(event) => rowLines(event, rows, index(), write(index()))}
                  onBeforeInput={(event) => rowLines(event, rows, index(), write(index()))}
                />
                <div class="step-facts">
                  <Show when={!isPart()} fallback={<Tag kind="plain">{text.composer.part}</Tag>}>
                    <label class="step-minutes">
                      <input
                        class="input"
                        inputmode="numeric"
                        maxlength="4"
                        value={row.minutes}
                        aria-label={text.composer.stepMinutes(index() + 1)}
                        onInput={(event) =>
                          change('steps', index(), 'minutes', event.currentTarget.value)
                        }
                      />
                      <span aria-hidden="true">{text.composer.minutes}</span>
                    </label>
                  </Show>
                  <Show when={foods().length > 0}>
                    <ul class="row tight" aria-label={text.composer.usedHere}>
                      <For each={foods()}>
                        {(food) => (
                          <li>
                            <Tag kind="plain">{food}</Tag>
                          </li>
                        )}
                      </For>
                    </ul>
                  </Show>
                </div>
              </EditorRow>
            )
          }}
        </For>
      </ol>
      <button type="button" class="button" onClick={() => rows.add(draft.steps.length - 1)}>
        <Icon of={Plus} />
        {text.composer.steps.add}
      </button>
    </section>
  )
}
