/** Numbered documents. A statement has no number: it follows from the ledger. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit-note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What the numbers of a kind begin with. */
export const NUMBER_PREFIXES = { invoice: 'INV', receipt: 'REC', 'credit-note': 'CRN' } as const satisfies Record<
  DocumentKind,
  string
>

/** `INV-2026-000417`. A year has at most 999,999 documents with six digits; later ones have more. */
export const DOCUMENT_NUMBER = /^(?:INV|REC|CRN)-\d{4}-\d{6,9}$/

/** The cause of the receipt about an entry of the ledger. */
export const causeOfReceipt = (reference: string): string => `receipt:${reference}`

/** Why no tax is charged, where no rule charges one. */
export const NO_TAX_REASONS = ['not-registered', 'small-business', 'outside-scope'] as const
export type NoTaxReason = (typeof NO_TAX_REASONS)[number]

/** Calendar years after the one of its issue for which a document names its buyer. */
export const BUYER_KEPT_YEARS = 10
