import type { ClientView } from '../../../../shared/wire/clients.ts'

export interface ClientColumns {
  client_id: string
  client_kind: 'registered' | 'document'
  client_name: string
}

export function clientView(row: ClientColumns): ClientView {
  return {
    id: row.client_id,
    name: row.client_name,
    verified: false,
    publishedAt: row.client_kind === 'document' ? new URL(row.client_id).host : null,
  }
}
