import { useText } from '../application.ts'
import { Dialog } from './Dialog.tsx'
import { ReadyLink } from './ReadyLink.tsx'

/** A link that the browser did not let us copy, selected and ready for the person's own hand. */
export function CopyByHand(props: { link: string; close: () => void }) {
  const { common } = useText()
  return (
    <Dialog title={common.copy.title} close={props.close}>
      <ReadyLink label={common.copy.link} hint={common.copy.denied} url={props.link} />
    </Dialog>
  )
}
