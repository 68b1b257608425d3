import { COMPANY_DOCUMENTS, documentPath, SEAMAN_DOCUMENTS } from '#src/contract/billing-document/paths.ts'
import type { DocumentRecord } from '#src/contract/billing-document/record.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findMailedDocument } from './mail-facts.repository.ts'

export type MailedDocument = { number: string; record: DocumentRecord; total: Amount; path: string }

/** To the person who paid or ordered: a receipt or a credit note, with its link. */
export function writeDocumentIssued(frame: MailFrame, { number, record, total, path }: MailedDocument): MailContent {
  const { intl, locale } = frame
  const amount = createFormats(locale).amount(total)
  const kind = record.kind === 'credit-note' ? 'credit-note' : 'receipt'
  const order = 'order' in record ? record.order : 'paid' in record && 'order' in record.paid ? record.paid.order : null
  return {
    ...createFrame(frame, null),
    subject: intl.t(`mail.document-issued.subject-${kind}`, { number }),
    paragraphs: [intl.t(`mail.document-issued.text-${kind}`, { amount })],
    facts: [
      { label: intl.t('mail.fact.document-number'), value: number },
      { label: intl.t('mail.fact.pay-amount'), value: amount },
      ...(order ? [{ label: intl.t('mail.fact.order'), value: order.reference }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.document-issued.action', documentPath(path, number)),
  }
}

const issued: MailWriter = async ({ db }, frame, { documentId, accountId }) => {
  const found = await findMailedDocument(db, String(documentId), String(accountId))
  if (!found) return undefined
  const { number, record, currency, total } = found.document
  const path = found.organisationId === null ? SEAMAN_DOCUMENTS : COMPANY_DOCUMENTS
  return writeDocumentIssued(frame, { number, record, total: { currency, minor: total }, path })
}

export const billingDocumentMails = { 'document-issued': issued } as const satisfies Record<string, MailWriter>
