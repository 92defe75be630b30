import type { ErrorCode, ErrorKind } from '../../../shared/errors.ts'
import { asDomainError, type DomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { secondsToWait } from '../retry-after.ts'
import { statusOf } from '../status.ts'

type OAuthCode = Extract<ErrorCode, `oauth_${string}`>

/** RFC 6749 §4.1.2.1 and §5.2, RFC 7591 §3.2.2, RFC 8707 §2, OpenID Connect Core §3.1.2.6. */
const reasonOf = {
  oauth_metadata_invalid: 'invalid_client_metadata',
  oauth_redirect_invalid: 'invalid_redirect_uri',
  oauth_redirect_unknown: 'invalid_request',
  oauth_client_unknown: 'invalid_client',
  oauth_client_secret: 'invalid_client',
  oauth_form_needed: 'invalid_request',
  oauth_query_refused: 'invalid_request',
  oauth_parameter_missing: 'invalid_request',
  oauth_parameter_repeated: 'invalid_request',
  oauth_parameter_invalid: 'invalid_request',
  oauth_challenge_method: 'invalid_request',
  oauth_response_type: 'unsupported_response_type',
  oauth_request_object: 'request_not_supported',
  oauth_request_uri: 'request_uri_not_supported',
  oauth_scope_unknown: 'invalid_scope',
  oauth_scope_wider: 'invalid_scope',
  oauth_resource_unknown: 'invalid_target',
  oauth_grant_type: 'unsupported_grant_type',
  oauth_grant_refused: 'invalid_grant',
} as const satisfies Record<OAuthCode, string>

const reasonOfKind = {
  invalid: 'invalid_request',
  unauthenticated: 'invalid_request',
  forbidden: 'access_denied',
  not_found: 'invalid_request',
  method_not_allowed: 'invalid_request',
  conflict: 'invalid_request',
  gone: 'invalid_request',
  too_large: 'invalid_request',
  unsupported: 'invalid_request',
  unprocessable: 'invalid_request',
  // The official clients wait after this; after most others they throw their tokens away.
  too_many: 'temporarily_unavailable',
  unavailable: 'temporarily_unavailable',
  internal: 'server_error',
} as const satisfies Record<ErrorKind, string>

export function oauthReason(error: DomainError): string {
  return isOAuthCode(error.code) ? reasonOf[error.code] : reasonOfKind[error.kind]
}

/** The reason in `error`, and the sentence in Ukrainian beside it. */
export function oauthError(log: Log, thrown: unknown): Response {
  const error = asDomainError(thrown)
  if (error.needsOperator) log.error('oauth.failed', { error: error.cause })
  const headers = new Headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
  const seconds = secondsToWait(error)
  if (seconds !== null) headers.set('retry-after', String(seconds))
  // RFC 6749 §5.2: a client that used the Authorization header is answered with its scheme.
  if (error.code === 'oauth_client_secret') headers.set('www-authenticate', 'Basic realm="Komora"')
  const body = { error: oauthReason(error), error_description: error.sentence('uk') }
  return Response.json(body, { status: statusOf[error.kind], headers })
}

function isOAuthCode(code: ErrorCode): code is OAuthCode {
  return code in reasonOf
}
