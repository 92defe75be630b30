import type { ReportReason } from '../../../shared/wire/report-reasons.ts'
import type { Services } from '../../kernel/context.ts'

export interface Reported {
  publicationId: string
  title: string
  author: string
  hiddenBecause: string | null
  reports: { reason: ReportReason; note: string; at: string }[]
}

/** What readers have reported and nobody has settled, the most reported first; and what is hidden. */
export function openReports({ sql }: Pick<Services, 'sql'>): Promise<Reported[]> {
  // reports_open
  return sql<Reported[]>`
    SELECT p.id AS "publicationId", p.title, a.display_name AS author,
      p.hidden_because AS "hiddenBecause", r.reports
    FROM (SELECT publication_id, count(*) AS times, jsonb_agg(jsonb_build_object(
        'reason', reason, 'note', note, 'at', created_at) ORDER BY created_at) AS reports
      FROM reports WHERE settled_at IS NULL GROUP BY publication_id) r
    JOIN publications p ON p.id = r.publication_id JOIN people a ON a.id = p.author_id
    ORDER BY r.times DESC, p.id LIMIT 100`
}
