import { X } from 'lucide'
import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/field.css'
import { GrowingText } from '../../components/GrowingText.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { useComposing } from './composing.ts'

const longestTitle = 200
const longestDescription = 4000

/** The name of the dish, as large as it will be read. */
export function TitleField() {
  const text = useText()
  const { draft, change, problem } = useComposing()
  const missing = () => problem() !== undefined && !draft.title.trim()
  return (
    <div class="title-field">
      <label class="visually-hidden" for="compose-title">
        {text.composer.name}
      </label>
      <GrowingText
        id="compose-title"
        class="title-input"
        value={draft.title}
        maxlength={longestTitle}
        placeholder={text.composer.namePlaceholder}
        autocomplete="off"
        aria-invalid={missing()}
        enterkeyhint="next"
        onInput={(event) => change('title', event.currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return
          event.preventDefault()
          document.getElementById('compose-description')?.focus()
        }}
      />
    </div>
  )
}

export function DescriptionField() {
  const text = useText()
  const { draft, change } = useComposing()
  return (
    <div class="field">
      <label for="compose-description">{text.composer.description}</label>
      <GrowingText
        id="compose-description"
        class="input"
        value={draft.description}
        maxlength={longestDescription}
        placeholder={text.composer.descriptionPlaceholder}
        onInput={(event) => change('description', event.currentTarget.value)}
      />
    </div>
  )
}

/** For how many, and how long. */
export function MetaFields() {
  const text = useText()
  const { draft, change } = useComposing()
  const minutes = (name: 'prep' | 'cook', label: string) => (
    <div class="field">
      <label for={`compose-${name}`}>{label}</label>
      <input
        id={`compose-${name}`}
        class="input"
        inputmode="numeric"
        autocomplete="off"
        maxlength="5"
        value={draft[name]}
        onInput={(event) => change(name, event.currentTarget.value)}
      />
    </div>
  )
  return (
    <div class="meta-row">
      <div class="field">
        <span class="label" aria-hidden="true">
          {text.recipe.servings}
        </span>
        <ServingsStepper
          value={draft.servings}
          change={(servings) => change({ servings, servingsUnsaid: false })}
        />
        <Show when={draft.servingsUnsaid}>
          <p class="hint">{text.composer.servingsUnsaid}</p>
        </Show>
      </div>
      {minutes('prep', text.composer.prep)}
      {minutes('cook', text.composer.cook)}
    </div>
  )
}

/** Where an imported recipe was read. */
export function SourceField() {
  const text = useText()
  const { draft, change } = useComposing()
  return (
    <Show when={draft.sourceUrl || draft.sourceAuthor}>
      <p class="source small">
        <span class="muted">{text.mine.source}: </span>
        <Show when={draft.sourceUrl}>
          {(source) => (
            <a href={source()} rel="noopener nofollow">
              {hostOf(source())}
            </a>
          )}
        </Show>
        {[draft.sourceUrl && draft.sourceAuthor && ', ', draft.sourceAuthor]
          .filter(Boolean)
          .join('')}
        <IconButton
          icon={X}
          label={text.composer.sourceRemove}
          press={() => change({ sourceUrl: null, sourceAuthor: null })}
        />
      </p>
    </Show>
  )
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address
}
