/** Asks a service that the operator trusts; it may not send us elsewhere, or keep us waiting. */
export async function readJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'komora', ...init.headers }
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(address, { ...init, headers, redirect: 'error', signal })
  if (!response.ok) throw new Error(`The service answered ${response.status}.`)
  return response.json()
}
