import { type Amount, isPositive, negate, zeroOf } from '#src/domain/money/amount.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { getBalances } from '#src/server/exchange/billing/balances.usecases.ts'
import { findEntryByReference } from '#src/server/exchange/billing/entries.repository.ts'
import type { Funds } from '#src/server/exchange/billing/fund-entries.repository.ts'
import type { EntryRow } from '#src/server/exchange/billing/ledger.tables.ts'
import { holderAccount, houseAccount, type LedgerAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { findMailedPayment } from '#src/server/exchange/payment/mail-facts.repository.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import type { Config, Needs } from '#src/server/platform/services.ts'

/** The paragraph that says whom to write to: our address, or the page that has it. */
export const askUs = (frame: MailFrame, { email }: Pick<Config['contact'], 'email'>): string =>
  frame.intl.t('mail.balance-taken.contact', { where: email || addressFor(frame, '/contacts') })

/** `owed`: everything that the holder owes in the currency, if the balance did not cover the amount; otherwise 0. `path`: the page of the balance. */
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

/** What an entry took back, and what the holder owes at present if the entry made a debt: another one may be older, or settled meanwhile. */
async function readTaken(
  services: Needs<'db'>,
  { legs }: Pick<EntryRow, 'legs'>,
  { holderId, at, currency }: Place,
): Promise<Pick<Taken, 'amount' | 'owed'>> {
  const legOf = ({ id }: LedgerAccount) => legs.find(({ account }) => account === id)
  const taken = legOf(houseAccount(at, currency))
  const amount = taken ? { minor: taken.amount, currency } : zeroOf(currency)
  if (!legOf(holderAccount(holderId, 'receivable', currency))) return { amount, owed: zeroOf(currency) }
  const balances = await getBalances(services, holderId)
  const debt = balances.find(({ receivable }) => receivable.currency === currency)?.receivable
  return { amount, owed: debt ? negate(debt) : zeroOf(currency) }
}

/** `reference` is that of the entry. */
const taken: MailWriter = async (services, frame, { paymentId, reference }) => {
  const { db, config } = services
  const [found, entry] = await Promise.all([
    findMailedPayment(db, String(paymentId)),
    findEntryByReference(db, String(reference)),
  ])
  const currency = entry?.legs[0]?.currency
  if (!found || !entry || !currency) return undefined
  const { payment, organisationId } = found
  const isTransfer = payment.provider === 'invoice'
  const place: Place = { holderId: payment.holderId, at: isTransfer ? 'bank' : 'clearing', currency }
  return writeBalanceTaken(frame, {
    ...(await readTaken(services, entry, place)),
    ...{ by: isTransfer ? 'recall' : 'dispute', reference: payment.reference, contact: askUs(frame, config.contact) },
    path: organisationId === null ? '/seaman/profile/balance' : '/company/balance',
  })
}

export const takenMails = { 'balance-taken': taken } as const satisfies Record<string, MailWriter>
