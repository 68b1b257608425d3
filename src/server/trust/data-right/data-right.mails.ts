import { accountPath } from '#src/contract/http/account-pages.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { createCopySecret } from './copy-secret.ts'
import { findExport } from './exports.repository.ts'

const day = ({ locale }: MailFrame, at: number): string => createFormats(locale).date(at)

/** The copy is ready; the link opens it for no one but its owner, signed in. */
export function writeCopyReady(frame: MailFrame, { role, secret }: { role: Role; secret: string }): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.copy-ready.subject', { product: frame.product }),
    paragraphs: [intl.t('mail.copy-ready.text', { product: frame.product })],
    facts: [],
    after: [intl.t('mail.copy-ready.lost')],
    action: createAction(frame, 'mail.copy-ready.action', withQuery(accountPath(role, 'data'), { copy: secret })),
  }
}

export function writeErasureRequested(frame: MailFrame, eraseAt: number): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.erasure-requested.subject'),
    paragraphs: [intl.t('mail.erasure-requested.text', { date: day(frame, eraseAt) })],
    facts: [],
    after: [intl.t('mail.erasure-requested.keep')],
    action: createAction(frame, 'mail.erasure-requested.action', '/auth/login'),
  }
}

/** Explains why it is sent, and that it is the last one: without an account there is no setting to decline it. */
export function writeErased(frame: MailFrame): MailContent {
  const { intl } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.erased.subject'),
    paragraphs: [intl.t('mail.erased.text', { product: frame.product })],
    facts: [],
    after: [intl.t('mail.erased.kept')],
    action: createAction(frame, 'mail.erased.action', '/privacy'),
    reason: intl.t('mail.erased.reason'),
  }
}

/** None when the copy is over already. */
const copyReady: MailWriter = async (services, frame, { exportId }) => {
  const copy = await findExport(services.db, String(exportId))
  if (copy?.status !== 'ready') return undefined
  const account = await findAccount(services.db, copy.accountId)
  return account && writeCopyReady(frame, { role: account.role, secret: createCopySecret(services, copy.id) })
}

export const rightsMails = {
  'copy-ready': copyReady,
  'erasure-requested': async (_, frame, { eraseAt }) => writeErasureRequested(frame, Number(eraseAt)),
  'account-erased': async (_, frame) => writeErased(frame),
} as const satisfies Record<string, MailWriter>
