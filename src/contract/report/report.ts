export const REPORT_KINDS = ['vacancy', 'company', 'seaman', 'article', 'thread'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** What someone may report about each kind, the gravest first; `other` needs words. */
export const REPORT_REASONS = {
  vacancy: ['fee', 'fake', 'different', 'papers', 'unpaid', 'discrimination', 'other'],
  company: ['fee', 'fake', 'licence', 'papers', 'unpaid', 'discrimination', 'other'],
  seaman: ['impostor', 'offensive', 'other'],
  /** A conversation, for its two sides. */
  thread: ['fee', 'fake', 'papers', 'impostor', 'discrimination', 'offensive', 'other'],
  article: ['wrong', 'offensive', 'copyright', 'other'],
} as const satisfies Record<ReportKind, readonly string[]>

export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number]

/** What a report comes to. `upheld`: the admin acted on it; `dismissed`: there was no reason to act. */
export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const

export const REPORT_STATES = ['open', ...REPORT_OUTCOMES] as const
export type ReportState = (typeof REPORT_STATES)[number]

export const isReportKind = (kind: string | undefined): kind is ReportKind =>
  REPORT_KINDS.some((known) => known === kind)

export const findReportReason = (kind: ReportKind, reason: string | undefined): ReportReason | undefined =>
  REPORT_REASONS[kind].find((known) => known === reason)
