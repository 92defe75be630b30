import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../../kernel/config.ts'
import type { ServerInfo } from './endpoint.ts'

export const version: string = packageJson.version

export function serverInfo({ baseUrl }: Config, name: string, title: string): ServerInfo {
  return {
    name,
    title,
    version,
    websiteUrl: baseUrl,
    icons: [{ src: `${baseUrl}/favicon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
  }
}
