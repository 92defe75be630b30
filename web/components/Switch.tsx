import './switch.css'

/** On or off, at once. Its label and what it means stand beside it. */
export function Switch(props: {
  on: boolean
  label: string
  describedBy?: string
  change: (on: boolean) => void
}) {
  return (
    <span class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        aria-checked={props.on}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          props.change(event.currentTarget.checked)
          // The caller decides: a change that is refused must not stay on the screen.
          event.currentTarget.checked = props.on
        }}
      />
      <span />
    </span>
  )
}
