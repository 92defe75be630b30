import type { Config } from '../kernel/config.ts'
import { github } from './github.ts'
import { google } from './google.ts'
import { oidc } from './oidc.ts'
import type { UpstreamProvider } from './provider.ts'

/** null when it is not a service we know, or not one that is set up here. */
export function findProvider(config: Config, name: string): UpstreamProvider | null {
  const redirect = `${config.baseUrl}/auth/${name}/callback`
  const { providers, upstream } = config
  if (name === 'google' && providers.google)
    return google(providers.google, upstream.google, redirect)
  if (name === 'github' && providers.github)
    return github(providers.github, upstream.github, redirect)
  if (name === 'oidc' && providers.oidc) return oidc(providers.oidc, redirect)
  return null
}

/** What people call a service. One that is not set up any more may still be connected. */
export function serviceName(config: Config, name: string): string {
  if (name === 'oidc') return config.providers.oidc?.name ?? 'OpenID'
  return { google: 'Google', github: 'GitHub' }[name] ?? name
}
