import { ChevronDown } from 'lucide'
import { createEffect, createSignal, on, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { GrowingText } from '../../components/GrowingText.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useComposing } from './composing.ts'
import './moreField.css'
import { type MoreFields, saysMore, videoOf } from './moreFields.ts'

type Typed = Exclude<keyof MoreFields, 'photos'>

/** What few recipes need to say; it opens by itself where something is said. */
export function MoreField() {
  const text = useText()
  const { draft, change } = useComposing()
  const says = () => saysMore(draft.more)
  const [open, setOpen] = createSignal(says())
  createEffect(on(says, (now) => now && setOpen(true), { defer: true }))
  const bound = (name: Typed) => ({
    id: `compose-${name}`,
    class: 'input',
    value: draft.more[name],
    onInput: (event: InputEvent & { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      change('more', name, event.currentTarget.value),
  })
  const refused = () => draft.more.video.trim() !== '' && videoOf(draft.more.video) === null
  return (
    <details
      class="compose-more"
      open={open()}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{text.composer.more}</span>
        <span class="muted small">{text.composer.moreHolds}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div class="more-fields">
        <div class="field">
          <label for="compose-notes">{text.recipe.more.notes}</label>
          <GrowingText {...bound('notes')} maxlength={8000} placeholder={text.composer.notesHint} />
        </div>
        <div class="field">
          <label for="compose-equipment">{text.recipe.more.equipment}</label>
          <GrowingText
            {...bound('equipment')}
            maxlength={4000}
            placeholder={text.composer.equipmentHint}
          />
        </div>
        <div class="more-pair">
          <div class="field">
            <label for="compose-rest">{text.composer.rest}</label>
            <input
              {...bound('rest')}
              inputmode="numeric"
              autocomplete="off"
              maxlength="5"
              aria-describedby="compose-rest-hint"
            />
            <p id="compose-rest-hint" class="hint">
              {text.composer.restHint}
            </p>
          </div>
          <div class="field">
            <label for="compose-yieldText">{text.recipe.more.yield}</label>
            <input
              {...bound('yieldText')}
              autocomplete="off"
              maxlength="120"
              placeholder={text.composer.yieldHint}
            />
          </div>
        </div>
        <div class="field">
          <label for="compose-video">{text.recipe.more.video}</label>
          <input
            {...bound('video')}
            type="text"
            inputmode="url"
            autocomplete="off"
            maxlength="2000"
            placeholder="https://"
            aria-invalid={refused()}
            aria-describedby="compose-video-hint"
          />
          <p id="compose-video-hint" class="error">
            <Show when={refused()}>{text.composer.videoHint}</Show>
          </p>
        </div>
      </div>
    </details>
  )
}
