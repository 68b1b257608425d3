import { type Amount, isPositive, negate, zeroOf } from '#src/domain/money/amount.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { findEntryByReference } from '#src/server/exchange/billing/entries.repository.ts'
import type { Funds } from '#src/server/exchange/billing/fund-entries.repository.ts'
import type { EntryRow } from '#src/server/exchange/billing/ledger.tables.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { findMailedPayment } from '#src/server/exchange/payment/mail-facts.repository.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import type { Config } from '#src/server/platform/services.ts'

/** The paragraph that says whom to write to: our address, or the page that has it. */
export const askUs = (frame: MailFrame, { email }: Pick<Config['contact'], 'email'>): string =>
  frame.intl.t('mail.balance-taken.contact', { where: email || addressFor(frame, '/contacts') })

/** `owed`: what the balance did not cover. `path`: the page of the balance. */
type Taken = {
  by: 'dispute' | 'recall'
  amount: Amount
  owed: Amount
  reference: string
  path: '/seaman/profile/balance' | '/company/balance'
  contact: string
}

/** To the person who paid: a bank took the payment back, so the balance was reduced. */
export function writeBalanceTaken(
  frame: MailFrame,
  { by, amount, owed, reference, path, contact }: Taken,
): MailContent {
  const { intl, locale } = frame
  const formats = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.balance-taken.subject', { amount: formats.amount(amount) }),
    paragraphs: [
      intl.t(`mail.balance-taken.${by}`),
      ...(isPositive(owed) ? [intl.t('mail.balance-taken.owed', { amount: formats.amount(owed) })] : []),
      ...(by === 'dispute' ? [intl.t('mail.balance-taken.after')] : []),
      contact,
    ],
    facts: [{ label: intl.t('mail.fact.pay-reference'), value: groupByFour(reference) }],
    after: [],
    action: createAction(frame, 'mail.top-up.action', path),
  }
}

type Place = Pick<Funds, 'holderId' | 'at'> & { currency: Amount['currency'] }

/** What an entry took back, and how much of it is owed since. */
function readTaken({ legs }: Pick<EntryRow, 'legs'>, { holderId, at, currency }: Place) {
  const amountAt = (id: string): Amount => {
    const leg = legs.find(({ account }) => account === id)
    return leg ? { minor: leg.amount, currency } : zeroOf(currency)
  }
  return {
    amount: amountAt(houseAccount(at, currency).id),
    owed: negate(amountAt(holderAccount(holderId, 'receivable', currency).id)),
  }
}

/** `reference` is that of the entry. */
const taken: MailWriter = async ({ db, config }, frame, { paymentId, reference }) => {
  const [found, entry] = await Promise.all([
    findMailedPayment(db, String(paymentId)),
    findEntryByReference(db, String(reference)),
  ])
  const currency = entry?.legs[0]?.currency
  if (!found || !entry || !currency) return undefined
  const { payment, organisationId } = found
  const isTransfer = payment.provider === 'invoice'
  return writeBalanceTaken(frame, {
    ...readTaken(entry, { holderId: payment.holderId, at: isTransfer ? 'bank' : 'clearing', currency }),
    ...{ by: isTransfer ? 'recall' : 'dispute', reference: payment.reference, contact: askUs(frame, config.contact) },
    path: organisationId === null ? '/seaman/profile/balance' : '/company/balance',
  })
}

export const takenMails = { 'balance-taken': taken } as const satisfies Record<string, MailWriter>
