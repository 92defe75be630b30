import '../../components/field.css'

/** A day that is chosen with the browser's own calendar. */
export function DayField(props: {
  id: string
  label: string
  value: string
  change: (day: string) => void
}) {
  return (
    <div class="field grow">
      <label for={props.id}>{props.label}</label>
      <input
        id={props.id}
        class="input"
        type="date"
        required
        min="1900-01-01"
        max="2199-12-31"
        value={props.value}
        onInput={(event) => event.currentTarget.value && props.change(event.currentTarget.value)}
      />
    </div>
  )
}
