import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import type { SitePageName } from '../../../shared/site-pages.ts'
import { to } from '../../addresses.ts'
import { useApi } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Head } from '../../head/Head.tsx'
import { Prose } from './Prose.tsx'
import './sitePage.css'

/** A page about the service: what it is, for authors of programs, privacy, terms, contacts, price. */
export default function SitePage() {
  const api = useApi()
  const location = useLocation()
  const name = () => nameIn(location.pathname)
  const page = useQuery(() => ({
    queryKey: ['site', name()] as const,
    queryFn: () => api.site.page.query({ name: name() }),
  }))
  return (
    <div class="page site-page">
      <Answer of={page} pending={<Skeleton shape="title" width="half" />}>
        {(view) => (
          <>
            <Head
              title={view().title}
              description={view().description}
              canonical={to.site(view().name)}
              markdown={`${to.site(view().name)}.md`}
            />
            <h1>{view().title}</h1>
            <Prose html={view().html} />
          </>
        )}
      </Answer>
    </div>
  )
}

/** `/contact` is what many look for. */
function nameIn(path: string): SitePageName {
  const name = path.replace(/^\//, '')
  return (name === 'contact' ? 'contacts' : name) as SitePageName
}
