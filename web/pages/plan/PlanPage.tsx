import { useText } from '../../application.ts'
import { Registered } from '../../components/Registered.tsx'
import { PlanBoard } from './PlanBoard.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'

export default function PlanPage() {
  const { plan } = useText()
  return (
    <Registered trial title={plan.title} pending={<WeekSkeleton />}>
      <PlanBoard />
    </Registered>
  )
}
