import { Router } from '@solidjs/router'
import { type QueryClient, QueryClientProvider } from '@tanstack/solid-query'
import { type Application, ApplicationContext } from './application.ts'
import { Frame } from './frame/Frame.tsx'
import { routes } from './routes.ts'
import { Session } from './session/Session.tsx'

/** The whole application; `url` is given on the server, where there is no address bar. */
export function App(props: { application: Application; queries: QueryClient; url?: string }) {
  return (
    <ApplicationContext.Provider value={props.application}>
      <QueryClientProvider client={props.queries}>
        <Session>
          <Router root={Frame} {...(props.url === undefined ? {} : { url: props.url })}>
            {routes}
          </Router>
        </Session>
      </QueryClientProvider>
    </ApplicationContext.Provider>
  )
}
