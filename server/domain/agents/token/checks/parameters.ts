import { DomainError } from '../../../../kernel/errors.ts'
import type { TokenCheck } from '../request.ts'

const needed = {
  authorization_code: ['code', 'redirect_uri', 'code_verifier'],
  refresh_token: ['refresh_token'],
} as const

export const checkParameters: TokenCheck = (_ctx, { form, grantType }) => {
  for (const name of needed[grantType]) {
    if (!form.get(name)) throw new DomainError('oauth_parameter_missing', { name })
  }
}
