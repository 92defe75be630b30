/** What may be wrong with a publication, in the order in which it is asked. */
export const reportReasons = ['unsafe', 'offensive', 'advert', 'copied', 'wrong', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
