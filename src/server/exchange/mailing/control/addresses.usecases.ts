import type { MailingAddressInput } from '#src/contract/mailing/control-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { MAX_MAILING_ADDRESSES } from '#src/domain/mailing/rule-limits.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { checkEmail } from '#src/server/identity/account/account.rules.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  askAgain,
  deleteAddress,
  demandRoom,
  findAddress,
  insertAddress,
  listAddresses,
} from './addresses.repository.ts'
import { readRule } from './control.usecases.ts'

type Writing = Needs<'db' | 'clock' | 'ids'>
type Asking = Writing & Needs<'limiter'>

const refuse = (problem: Text): Failure => createFieldFailure('address', { email: problem })

/** Mail that a member can cause to any address is limited for the company and for the address. */
async function takeLimits({ limiter, clock }: Needs<'limiter' | 'clock'>, session: Session, address: string) {
  await limiter.take('mailing-address-company', companyOf(session), clock())
  await limiter.take('mailing-address-recipient', address, clock())
}

type Asked = { id: string; address: string; askedAt: number; language: LocaleCode }

/** The mail that asks the reader of an address. */
const createQuestion = (services: Writing, { accountId }: Session, { id, address, askedAt, language }: Asked) =>
  createOutboxEntry(services, {
    cause: `mailing-address-asked:${services.ids.publicId()}`,
    kind: 'mailing-address-asked',
    address,
    language,
    aboutAccountId: accountId,
    payload: { addressId: id, askedAt },
  })

/** Adds an address and asks its reader, unless it is the confirmed address of the caller. @returns the ids of mails to queue */
export async function addMailingAddress(
  services: Asking,
  session: Session,
  { email, language }: MailingAddressInput,
): Promise<string[]> {
  const { db, clock, ids } = services
  const organisationId = companyOf(session)
  const address = normalizeEmail(email)
  const problem = checkEmail(address)
  if (problem) throw refuse(problem)
  const known = await listAddresses(db, organisationId)
  if (known.some((one) => one.address === address)) throw refuse({ id: 'mailing-control.wrong.known' })
  const { email: own, emailVerified } = session.user
  const isOwn = address === own && emailVerified
  if (!isOwn) await takeLimits(services, session, address)
  const askedAt = clock()
  const id = ids.key(askedAt)
  const mail = createQuestion(services, session, { id, address, askedAt, language })
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'mailing-address-added', id),
      ...demandRoom(db, organisationId),
      insertAddress(db, { id, organisationId, address, askedAt }, session.accountId),
      ...(isOwn ? [] : [mail.statement]),
    ])
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse({ id: 'mailing-control.wrong.known' })
    if (!isGuardFailure(error)) throw error
    throw refuse({ id: 'mailing-control.wrong.many', values: { most: MAX_MAILING_ADDRESSES } })
  }
  return isOwn ? [] : [mail.id]
}

/** Asks the reader again. Throws `conflict` if the reader answered. @returns the ids of mails to queue */
export async function askAddressAgain(services: Asking, session: Session, id: string): Promise<string[]> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const [found, { rule }] = await Promise.all([findAddress(db, organisationId, id), readRule(services, session)])
  if (!found) throw new Failure('not-found')
  if (found.confirmedAt !== null || found.stoppedAt !== null) throw new Failure('conflict')
  await takeLimits(services, session, found.address)
  const askedAt = clock()
  const mail = createQuestion(services, session, { ...found, askedAt, language: rule.language })
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'mailing-address-asked', id),
      ...askAgain(db, organisationId, id, askedAt),
      mail.statement,
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return [mail.id]
}

/** Removes an address; does nothing if it was removed. */
export async function removeMailingAddress(services: Writing, session: Session, id: string): Promise<void> {
  const { db } = services
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'mailing-address-removed', id),
      ...deleteAddress(db, companyOf(session), id),
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
  }
}
