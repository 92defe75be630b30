import { useText } from '../application.ts'
import './passwordStrength.css'
import { judge } from './judgePassword.ts'

/** How far a new password is. Four stitches repeat what the sentence says. */
export function PasswordStrength(props: { of: string }) {
  const text = useText()
  const verdict = () => judge(props.of)
  const sentence = () => {
    const { level, missing } = verdict()
    if (level === 'short') return text.form.strength.short(missing)
    return level === 'none' ? text.form.strength.rule : text.form.strength[level]
  }
  return (
    <span class={`strength ${verdict().level}`}>
      <span class="thread" aria-hidden="true" />
      {/* Counting down at every key would talk over the typing. */}
      <span role="status" aria-live={verdict().missing > 0 ? 'off' : 'polite'}>
        {sentence()}
      </span>
    </span>
  )
}
