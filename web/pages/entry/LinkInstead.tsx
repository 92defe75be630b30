import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'

/** Somebody guesses at this account, and its owner need not wait for them: a letter lets them in. */
export function LinkInstead(props: { email: string }) {
  const text = useText()
  return (
    <form method="post" action={to.signInLink()} class="entry-try">
      <input type="hidden" name="email" value={props.email} />
      <button type="submit" class="button wide">
        {text.entry.link.instead}
      </button>
      <p>{text.entry.link.insteadHint}</p>
    </form>
  )
}
