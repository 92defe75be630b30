import { useIsRouting } from '@solidjs/router'
import './routeProgress.css'

/** A seam along the top while the next page is being fetched. */
export function RouteProgress() {
  const routing = useIsRouting()
  return <div class="route-progress" classList={{ on: routing() }} aria-hidden="true" />
}
