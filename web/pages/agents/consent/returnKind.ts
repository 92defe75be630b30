/** What stands behind the place that the answer goes to, as far as its address tells. */
export function returnKind(host: string): 'app' | 'here' | 'web' {
  if (host.endsWith('://')) return 'app'
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) ? 'here' : 'web'
}
