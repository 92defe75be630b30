import '../../components/field.css'

/** Minutes, typed as digits; empty when nobody has measured. */
export function MinutesField(props: {
  label: string
  value: string
  change: (value: string) => void
}) {
  return (
    <label class="field minutes-field">
      <span>{props.label}</span>
      <input
        class="input"
        inputmode="numeric"
        maxlength="5"
        value={props.value}
        onInput={(event) => props.change(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </label>
  )
}
