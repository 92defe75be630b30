import { useText } from '../../application.ts'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Registered } from '../../components/Registered.tsx'
import { MyRecipes } from './MyRecipes.tsx'

export default function MyRecipesPage() {
  const text = useText()
  return (
    <Registered
      trial
      title={text.mine.title}
      pending={
        <div class="page">
          <CardSkeletons count={3} />
        </div>
      }
    >
      <MyRecipes />
    </Registered>
  )
}
