import { Plus } from 'lucide'
import { For } from 'solid-js'
import { useText } from '../../application.ts'
import { GrowingText } from '../../components/GrowingText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useComposing } from './composing.ts'
import { EditorRow } from './EditorRow.tsx'
import { LineParsed, parsedIdOf } from './LineParsed.tsx'
import { readingKey } from './readingKey.ts'
import { rowKey, rowLines } from './rowKeys.ts'
import { fieldIdOf, type Rows, useRows } from './rows.ts'
import { TakeRecipe } from './TakeRecipe.tsx'

const longest = 300

/** Ingredients typed as plain lines; under each, what was understood of it. */
export function IngredientEditor() {
  const text = useText()
  const { draft, change, understanding } = useComposing()
  const rows = useRows('lines') as unknown as Rows
  const write = (at: number) => (typed: string) => change('lines', at, 'text', typed)
  return (
    <section class="compose-part" aria-labelledby="compose-lines">
      <h2 id="compose-lines">{text.composer.ingredients}</h2>
      <p class="muted small">{text.composer.ingredientsHint}</p>
      <ul class="lines">
        <For each={draft.lines}>
          {(row, index) => {
            const reading = () => understanding()?.lines[readingKey(row)]
            const unknown = () => reading()?.sure === false
            return (
              <EditorRow
                row={row}
                at={index()}
                count={draft.lines.length}
                rows={rows}
                class={unknown() ? 'unknown' : undefined}
              >
                <GrowingText
                  id={fieldIdOf(row)}
                  class="line-input"
                  value={row.text}
                  maxlength={longest}
                  aria-label={text.composer.lines.label(index() + 1)}
                  aria-describedby={parsedIdOf(row)}
                  placeholder={index() === 0 ? text.composer.linePlaceholder : undefined}
                  autocomplete="off"
                  enterkeyhint="next"
                  onInput={(event) => write(index())(event.currentTarget.value)}
                  onKeyDown={(event) => rowKey(event, rows, index())}
                  onPaste={(event) => rowLines(event, rows, index(), write(index()))}
                  onBeforeInput={(event) => rowLines(event, rows, index(), write(index()))}
                />
                <LineParsed
                  row={row}
                  reading={reading()}
                  unlink={() => {
                    change('lines', index(), 'recipe', undefined)
                    document.getElementById(fieldIdOf(row))?.focus()
                  }}
                />
              </EditorRow>
            )
          }}
        </For>
      </ul>
      <div class="line-acts">
        <button type="button" class="button" onClick={() => rows.add(draft.lines.length - 1)}>
          <Icon of={Plus} />
          {text.composer.lines.add}
        </button>
        <TakeRecipe />
      </div>
    </section>
  )
}
