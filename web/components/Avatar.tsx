import './avatar.css'

const grounds = ['a', 'b', 'c'] as const

/** A person's initials on one of three grounds; the same name always has the same ground. */
export function Avatar(props: { name: string }) {
  return (
    <span class={`avatar ${groundOf(props.name)}`} aria-hidden="true">
      {initials(props.name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words[1]].map((word) => (word ? [...word][0] : ''))
  return letters.join('').toUpperCase()
}

function groundOf(name: string): string {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return grounds[sum % grounds.length] ?? 'a'
}
