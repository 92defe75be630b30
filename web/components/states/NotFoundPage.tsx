import { useText } from '../../application.ts'
import { GonePage } from './GonePage.tsx'

export default function NotFoundPage() {
  const text = useText()
  return <GonePage title={text.states.notFound} hint={text.states.notFoundHint} />
}
