import type { ReportReason } from '../../../shared/wire/report-reasons.ts'
import type { Services } from '../../kernel/context.ts'

export interface Reported {
  publicationId: string
  title: string
  author: string
  hiddenBecause: string | null
  /** When it is not the dish that was reported, but what somebody said under it. */
  comment: { id: string; author: string; text: string; photoId: string | null } | null
  reports: { reason: ReportReason; note: string; at: string }[]
}

/** What readers have reported and nobody has settled, the most reported first; and what is hidden. */
export function openReports({ sql }: Pick<Services, 'sql'>): Promise<Reported[]> {
  // reports_open
  return sql<Reported[]>`
    SELECT p.id AS "publicationId", p.title, a.display_name AS author,
      CASE WHEN c.id IS NULL THEN p.hidden_because ELSE c.hidden_because END AS "hiddenBecause",
      CASE WHEN c.id IS NOT NULL THEN jsonb_build_object(
        'id', c.id, 'author', w.display_name, 'text', c.body, 'photoId', c.photo_id) END AS comment,
      r.reports
    FROM (SELECT publication_id, comment_id, count(*) AS times, jsonb_agg(jsonb_build_object(
        'reason', reason, 'note', note, 'at', created_at) ORDER BY created_at) AS reports
      FROM reports WHERE settled_at IS NULL GROUP BY publication_id, comment_id) r
    JOIN publications p ON p.id = r.publication_id JOIN people a ON a.id = p.author_id
    LEFT JOIN comments c ON c.id = r.comment_id LEFT JOIN people w ON w.id = c.person_id
    ORDER BY r.times DESC, p.id, c.id LIMIT 100`
}
