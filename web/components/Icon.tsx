import type { IconNode } from 'lucide'
import './icon.css'

/** A line icon. It repeats what words beside it or a label already say, so it is hidden from readers. */
export function Icon(props: { of: IconNode; filled?: boolean }) {
  return (
    <svg
      class="icon"
      classList={{ filled: props.filled ?? false }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      innerHTML={drawing(props.of)}
    />
  )
}

/** The library keeps an icon as a list of shapes; nothing here comes from a person. */
function drawing(icon: IconNode): string {
  return icon
    .map(([shape, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${shape}${written.join('')}/>`
    })
    .join('')
}
