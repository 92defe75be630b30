import { Router } from '@solidjs/router'
import { type QueryClient, QueryClientProvider } from '@tanstack/solid-query'
import { type Application, ApplicationContext } from './application.ts'
import { Frame } from './components/Frame.tsx'
import { routes } from './routes.ts'

/** The whole application; `url` is given on the server, where there is no address bar. */
export function App(props: { application: Application; queries: QueryClient; url?: string }) {
  return (
    <ApplicationContext.Provider value={props.application}>
      <QueryClientProvider client={props.queries}>
        <Router root={Frame} {...(props.url === undefined ? {} : { url: props.url })}>
          {routes}
        </Router>
      </QueryClientProvider>
    </ApplicationContext.Provider>
  )
}
