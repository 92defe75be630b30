import { useText } from '../../../application.ts'
import { returnKind } from './returnKind.ts'

/** The one thing about a program that is certain: where the answer goes. So it is large. */
export function ReturnPlace(props: { host: string }) {
  const text = useText()
  const kinds = () => ({
    app: text.agents.consent.returnsApp,
    here: text.agents.consent.returnsHere,
    web: text.agents.consent.returnsWeb,
  })
  return (
    <div class="return-place">
      <p class="small muted">{text.agents.consent.returns}</p>
      <p class="return-host">
        <bdi>{props.host}</bdi>
      </p>
      <p class="small muted">{kinds()[returnKind(props.host)]}</p>
      <p class="small">{text.agents.consent.check}</p>
    </div>
  )
}
