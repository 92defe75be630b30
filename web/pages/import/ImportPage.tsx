import { useText } from '../../application.ts'
import { Registered } from '../../components/Registered.tsx'
import { Head } from '../../head/Head.tsx'
import { ImportFiles } from './ImportFiles.tsx'
import { ImportSkeleton } from './ImportSkeleton.tsx'
import './importPage.css'

export default function ImportPage() {
  const text = useText()
  return (
    <div class="page import-files">
      <Registered trial title={text.imports.title} pending={<ImportSkeleton />}>
        <Head title={text.imports.title} hidden />
        <ImportFiles />
      </Registered>
    </div>
  )
}
