import { useFormat, useText } from '../../application.ts'
import { LinkField } from '../../components/LinkField.tsx'

/** The link for one more who cooks here; it is not shown again. */
export function InviteLink(props: { of: { url: string; expiresAt: number } }) {
  const { kitchen } = useText().settings
  const format = useFormat()
  return (
    <div class="setting-panel">
      <LinkField
        label={kitchen.link}
        hint={kitchen.linkHint(format.date(props.of.expiresAt))}
        title={kitchen.shareTitle}
        url={props.of.url}
      />
    </div>
  )
}
