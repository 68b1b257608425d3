import type { WithdrawalRequestInput } from '#src/contract/order-withdrawal/schemas.ts'
import { countCharacters } from '#src/domain/text/text.ts'
import { MAX_ORDER_NUMBER } from '#src/domain/text/text-limits.ts'
import { DAY } from '#src/domain/time.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { checkEmail } from '#src/server/identity/account/account.rules.ts'
import { deriveSecret } from '#src/server/identity/credential/credential-links.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { WithdrawalLinkRow } from './order-withdrawal.tables.ts'
import { deleteDeadLinks, findLiveLink, findOrderOf, insertLink } from './withdrawal-links.repository.ts'

/** How long a mailed link works. */
const LINK_LIFE = DAY

/** An order number and an address, as they are stored. */
export type WithdrawalRequest = { number: string; email: string }

/** As it is printed: capitals without spaces, and without the marks that isolate a number in Arabic text, which are copied with it. */
const normalizeNumber = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/**
 * Checks a request before the answer, with the same work for every order and address. Throws messages beside the fields, and `too-many-mails`
 * for a network or an address that repeats it.
 */
export async function admitRequest(
  { limiter, clock }: Needs<'limiter' | 'clock'>,
  typed: WithdrawalRequestInput,
  network: string,
): Promise<WithdrawalRequest> {
  const number = normalizeNumber(typed.number)
  const email = normalizeEmail(typed.email)
  const problem = checkEmail(email)
  const wrong: Record<string, Text> = {
    ...((number === '' || countCharacters(number) > MAX_ORDER_NUMBER) && {
      number: { id: 'field.order-withdrawal.number' },
    }),
    ...(problem && { email: problem }),
  }
  if (Object.keys(wrong).length > 0) throw createFieldFailure('withdrawal', wrong)
  await limiter.take('withdrawal-address', network, clock())
  await limiter.take('withdrawal-recipient', email, clock())
  return { number, email }
}

/** Work that starts immediately would share the thread with the answer and be measurable. */
const ANSWER_FIRST = 50

/** After the answer: mails a link to the address of the account if it has the order; otherwise nothing. */
export async function mailWithdrawalLink(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'jobQueue'>,
  request: WithdrawalRequest,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_FIRST))
  const { db, clock, ids } = services
  const found = await findOrderOf(db, request)
  if (!found) return
  const [id, now] = [ids.publicId(), clock()]
  const mail = createOutboxEntry(services, {
    ...{ cause: `withdrawal-link:${id}`, kind: 'withdrawal-link', accountId: found.accountId },
    payload: { linkId: id },
  })
  await runBatch(db, [
    insertLink(db, {
      ...{ id, ...found, createdAt: now, expiresAt: now + LINK_LIFE },
      secretHash: hashText(deriveSecret(services, id)),
    }),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
}

/** Returns the link of a secret. Throws `link-expired` if there is none; attempts are limited by network. */
export async function openWithdrawalLink(
  { db, clock, limiter }: Needs<'db' | 'clock' | 'limiter'>,
  secret: string,
  network: string,
): Promise<WithdrawalLinkRow> {
  const attempt = await limiter.take('link-address', network, clock())
  const found = await findLiveLink(db, hashText(secret), clock())
  if (!found) throw new Failure('link-expired')
  await attempt.forgive()
  return found
}

/** Deletes expired links. */
export const sweepWithdrawalLinks = async ({ db, clock }: Needs<'db' | 'clock'>): Promise<void> => {
  await deleteDeadLinks(db, clock())
}
