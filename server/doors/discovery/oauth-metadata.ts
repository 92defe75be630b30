import { scopes } from '../../../shared/wire/scopes.ts'
import { agentResource } from '../../domain/agents/resource.ts'
import type { Config } from '../../kernel/config.ts'

/** RFC 8414. There is no revocation_endpoint: only the person revokes, on the connections page. */
export function authorizationServerMetadata({ baseUrl }: Config) {
  return {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/api/mcp/oauth/authorize`,
    token_endpoint: `${baseUrl}/api/mcp/oauth/token`,
    registration_endpoint: `${baseUrl}/api/mcp/oauth/register`,
    scopes_supported: [...scopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${baseUrl}/auth.md`,
    // auth.md: where a program reads how to be let in, and where it registers.
    agent_auth: {
      skill: `${baseUrl}/auth.md`,
      register_uri: `${baseUrl}/api/mcp/oauth/register`,
    },
  }
}

/** RFC 9728 */
export function protectedResourceMetadata(config: Config) {
  return {
    resource: agentResource(config),
    resource_name: 'Komora',
    authorization_servers: [config.baseUrl],
    scopes_supported: [...scopes],
    bearer_methods_supported: ['header'],
    resource_documentation: `${config.baseUrl}/developers.md`,
  }
}

export function protectedResourceMetadataUrl({ baseUrl }: Config): string {
  return `${baseUrl}/.well-known/oauth-protected-resource/api/mcp`
}
