/** The recorded actions of admins. */
export type AdminAction =
  | 'role-changed'
  | 'account-blocked'
  | 'account-unblocked'
  | 'impersonation-started'
  | 'impersonation-access-changed'
  | 'impersonation-ended'
  | 'verification-decided'
  | 'document-checked'
  | 'company-decided'
  | 'licence-line-checked'
  | 'organisation-recovered'
  | 'vacancy-moderated'
  | 'report-closed'
  | 'conversation-read'
  | 'case-file-created'
  | 'appeal-decided'
  | 'nationality-law-entered'
  | 'nationality-law-ended'
  | 'list-exported'
  | 'note-written'
  | 'note-deleted'
  | 'rules-uploaded'
  | 'rules-changed'
  | 'money-rules-changed'
  | 'balance-adjusted'
  | 'adjustment-reversed'
  | 'books-compared'
  | 'orders-allowed'
  | 'statement-uploaded'
  | 'transfer-typed'
  | 'transfer-assigned'
  | 'transfer-credited'
  | 'transfer-closed'
  | 'transfer-recalled'
  | 'payback-prepared'
  | 'payback-released'
  | 'payback-closed'
  | 'payment-refunded'
  | 'order-refunded'
  | 'letters-paused'
  | 'letters-resumed'
  | 'suppression-removed'
  | 'update-created'
  | 'update-saved'
  | 'update-tried'
  | 'update-published'
  | 'update-stopped'
  | 'slots-entered'
  | 'slot-removed'
  | 'slot-cancelled'
  | 'consultation-marked'
  | 'service-assigned'
  | 'service-delivered'
  | 'service-given-up'
  | 'service-message-written'
  | 'service-file-read'
  | 'service-cv-read'
  | 'service-text-published'
  | 'premium-extended'
  | 'act-proposed'
  | 'act-confirmed'
  | 'act-declined'

/** The kinds of objects that actions change. */
export type AdminObjectKind =
  | 'account'
  | 'seaman'
  | 'company'
  | 'vacancy'
  | 'report'
  | 'nationality-law'
  | 'list'
  | 'rule-kind'
  | 'ledger-holder'
  | 'bank-statement'
  | 'transfer'
  | 'payback'
  | 'payment'
  | 'order'
  | 'mail-stream'
  | 'site-update'
  | 'consultation-slot'
  | 'service-order'
  | 'service-text'
export type AdminObject = { kind: AdminObjectKind; id: string }

/**
 * All paths that an event may contain. `personal`: the value describes a person or a company, and is emptied when the account is erased. If
 * in doubt, a path is personal.
 */
const AUDITED_PATHS = {
  'account.role': 'plain',
  'account.permissions': 'plain',
  'account.isBlocked': 'plain',
  'session.access': 'plain',
  'verification.state': 'plain',
  'verification.refusal': 'plain',
  'verification.recheckOn': 'personal',
  'document.id': 'plain',
  'document.check': 'plain',
  'document.checkedOn': 'plain',
  'document.issuerAddress': 'personal',
  'document.number': 'personal',
  'company.state': 'plain',
  'company.refusal': 'plain',
  'company.suspension': 'plain',
  'company.appeal': 'plain',
  'company.registerUrl': 'personal',
  'company.licenceCheckedOn': 'plain',
  'company.recheckOn': 'plain',
  'licence.line': 'plain',
  'licence.lineState': 'plain',
  'company.name': 'personal',
  'company.website': 'personal',
  'company.newOwner': 'plain',
  'company.publishedParts': 'plain',
  'company.refusedParts': 'plain',
  'company.partRefusal': 'plain',
  'vacancy.status': 'plain',
  'vacancy.refusal': 'plain',
  'report.state': 'plain',
  'report.closedWith': 'plain',
  'report.acts': 'plain',
  'report.appeal': 'plain',
  'nationalityLaw.country': 'plain',
  'nationalityLaw.from': 'plain',
  'nationalityLaw.until': 'plain',
  'nationalityLaw.source': 'plain',
  'list.filters': 'plain',
  'rule.number': 'plain',
  'rule.digest': 'plain',
  'rule.version': 'plain',
  'transfer.state': 'plain',
  'transfer.amount': 'plain',
  'transfer.currency': 'plain',
  'transfer.day': 'plain',
  'transfer.payment': 'plain',
  'transfer.reference': 'plain',
  'payback.state': 'plain',
  'payback.way': 'plain',
  'payback.amount': 'plain',
  'payback.currency': 'plain',
  'payback.day': 'plain',
  'payback.reference': 'plain',
  'order.state': 'plain',
  'order.refund': 'plain',
  'order.currency': 'plain',
  'order.line': 'plain',
  'order.reason': 'plain',
  'letters.isPaused': 'plain',
  'suppression.reason': 'plain',
  'statement.added': 'plain',
  'statement.matched': 'plain',
  'note.id': 'plain',
  'adjustment.account': 'plain',
  'adjustment.currency': 'plain',
  'adjustment.amount': 'plain',
  'adjustment.reverses': 'plain',
  'update.kind': 'plain',
  'update.language': 'plain',
  'update.languages': 'plain',
  'update.subject': 'plain',
  'update.path': 'plain',
  'update.day': 'plain',
  'update.letters': 'plain',
  'slots.starts': 'plain',
  'slot.startsAt': 'plain',
  'slot.outcome': 'plain',
  'service.state': 'plain',
  'service.assignee': 'plain',
  'serviceText.service': 'plain',
  'serviceText.language': 'plain',
  'serviceText.number': 'plain',
  'serviceText.title': 'plain',
  'serviceText.from': 'plain',
  'premium.until': 'plain',
  'premium.days': 'plain',
  'proposal.id': 'plain',
  'proposal.action': 'plain',
} as const satisfies Record<string, 'personal' | 'plain'>

export type AuditedPath = keyof typeof AUDITED_PATHS
export type AuditedValue = string | number | boolean | null | readonly string[]

/** Values by path. */
export type AuditedValues = Partial<Record<AuditedPath, AuditedValue>>

export const PERSONAL_PATHS = (Object.keys(AUDITED_PATHS) as AuditedPath[]).filter(
  (path) => AUDITED_PATHS[path] === 'personal',
)
