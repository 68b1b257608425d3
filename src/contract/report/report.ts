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

/** Kinds of cases: what anyone may report, and match lines that seafarers dispute in an application. */
export const CASE_KINDS = [...REPORT_KINDS, 'contest'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
export type CaseReason = ReportReason | 'line'

/** What a report comes to. `upheld`: the admin acted on it; `dismissed`: there was no reason to act. */
export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const

/** What an admin does about a justified report; several together. `regulator`: the case is passed to the authority that supervises the company. */
export const REPORT_ACTS = ['take-down', 'warn', 'block', 'regulator'] as const
export type ReportAct = (typeof REPORT_ACTS)[number]

/** Days within which a report is answered (UK Data (Use and Access) Act 2025, complaints). */
export const ANSWER_DAYS = 30

/** Days in which the reported side may appeal against a decision. */
export const APPEAL_DAYS = 180

export const APPEAL_OUTCOMES = ['granted', 'refused'] as const

/** Fields of the copy of a reported object. */
export const COPY_FIELDS = [
  'name',
  'rank',
  'vessel',
  'ship',
  'imo',
  'flag',
  'pay',
  'joining',
  'port',
  'licence',
  'website',
  'text',
] as const
export type CopyField = (typeof COPY_FIELDS)[number]

/** Facts that an admin sees beside a case or a vacancy in moderation. */
export const RISK_SIGNS = ['account', 'licence', 'mail', 'cases', 'ship', 'fleet', 'reporter'] as const

/** How much a fact counts: `bad` is evidence against the company, `check` needs a look, `none` has no weight. */
export const RISK_WEIGHTS = ['bad', 'check', 'none'] as const

export const REPORT_STATES = ['open', ...REPORT_OUTCOMES] as const
/** The lists of admins: `decided` has both outcomes, `appealed` the appeals that are not answered. */
export const CASE_LISTS = [...REPORT_STATES, 'decided', 'appealed'] as const
/** The lists that wait for an admin. */
export const WAITING_CASES = ['open', 'appealed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

export const isReportKind = (kind: string | undefined): kind is ReportKind =>
  REPORT_KINDS.some((known) => known === kind)

export const findReportReason = (kind: ReportKind, reason: string | undefined): ReportReason | undefined =>
  REPORT_REASONS[kind].find((known) => known === reason)
