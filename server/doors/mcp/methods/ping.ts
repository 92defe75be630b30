export function ping(): object {
  return {}
}
