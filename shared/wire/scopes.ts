/** What an agent may be allowed, in the order in which they are shown. */
export const scopes = [
  'service.read',
  'service.drafts',
  'service.plan',
  'service.shopping-list',
] as const
export type Scope = (typeof scopes)[number]

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text)
}
