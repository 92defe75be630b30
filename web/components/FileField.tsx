interface Choosing {
  /** Whoever opens it by a button of their own. */
  ref: (field: HTMLInputElement) => void
  label: string
  accept?: string
  multiple?: boolean
  choose: (files: readonly File[]) => void
}

/** The browser's own way to choose files, which nobody sees until a button opens it. */
export function FileField(props: Choosing) {
  return (
    <input
      ref={props.ref}
      type="file"
      hidden
      multiple={props.multiple}
      aria-label={props.label}
      accept={props.accept}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        // The same file may be chosen again.
        event.currentTarget.value = ''
        props.choose(files)
      }}
    />
  )
}
