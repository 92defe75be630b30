import { CloudAlert, CloudCheck, CloudUpload } from 'lucide'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import type { SaveState } from './saving.ts'

/** Where the text is safe by now. */
export function SaveStatus(props: { state: SaveState; named: boolean }) {
  const text = useText()
  const format = useFormat()
  const sentence = () => {
    const { state } = props
    switch (state.kind) {
      case 'clean':
        return ''
      case 'unsaved':
        return props.named ? text.composer.unsaved : text.composer.needsName
      case 'saving':
        return text.composer.saving
      case 'saved':
        return text.composer.savedAt(format.time(state.at))
      case 'kept':
        return text.composer.keptHere
      case 'refused':
        return state.sentence
      case 'conflict':
        return text.composer.conflict
      default:
        return state satisfies never
    }
  }
  const icon = () => {
    if (props.state.kind === 'saved') return CloudCheck
    return ['kept', 'refused', 'conflict'].includes(props.state.kind) ? CloudAlert : CloudUpload
  }
  return (
    <p class="save-status" role="status">
      {props.state.kind !== 'clean' && <Icon of={icon()} />}
      {sentence()}
    </p>
  )
}
