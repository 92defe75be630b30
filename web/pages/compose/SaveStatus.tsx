import { CloudAlert, CloudCheck, CloudUpload, Smartphone } from 'lucide'
import { Show } from 'solid-js'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { useComposing } from './composing.ts'

/** Where the text is safe by now. */
export function SaveStatus() {
  const text = useText()
  const format = useFormat()
  const { saving } = useComposing()
  const draft = () => saving.recipe()?.status !== 'ready'
  const sentence = () => {
    const state = saving.state()
    switch (state.kind) {
      case 'clean':
        return saving.recipe() ? '' : text.composer.fresh
      case 'unsaved':
        return text.composer.unsaved
      case 'nameless':
        return text.composer.nameless
      case 'held':
        return text.composer.held
      case 'saving':
        return text.composer.saving
      case 'saved': {
        const time = format.time(state.at)
        return draft() ? text.composer.draftSavedAt(time) : text.composer.savedAt(time)
      }
      case 'offline':
        return text.composer.offline
      case 'refused':
      case 'conflict':
        return text.composer.notSaved
      default:
        return state satisfies never
    }
  }
  const icon = () => {
    switch (saving.state().kind) {
      case 'saved':
        return CloudCheck
      case 'nameless':
      case 'held':
        return Smartphone
      case 'offline':
      case 'refused':
      case 'conflict':
        return CloudAlert
      default:
        return CloudUpload
    }
  }
  return (
    <p class="save-status small muted" role="status">
      <Show when={sentence()}>
        {(said) => (
          <>
            <Icon of={icon()} />
            <span>{said()}</span>
          </>
        )}
      </Show>
    </p>
  )
}
