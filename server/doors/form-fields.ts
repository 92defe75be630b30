import { DomainError } from '../kernel/errors.ts'
import { readText } from './body.ts'

const largestForm = 64 * 1024

/** The fields of a plain form, read no further than the largest of ours. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new DomainError('input_invalid')
  return Object.fromEntries(new URLSearchParams(await readText(request, largestForm)))
}
