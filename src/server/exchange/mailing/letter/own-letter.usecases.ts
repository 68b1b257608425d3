import type { MailingLetter } from '#src/contract/mailing/order-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { type MailingFacts, readMailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { findSeaman, findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findOwnMailing } from '../order/mailings.repository.ts'
import { renderLetter } from './render-letter.ts'
import type { WrittenLetter } from './write-letter.ts'

/** In the place of the ids, which open a page. */
export const BLANK_ID = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'

/** A letter of an account: that of a mailing, or the one about the CV of today. */
export type OwnLetter = { accountId: string; mailing: string | null }

async function findFacts(
  services: Needs<'db' | 'cvs' | 'clock'>,
  { accountId, mailing }: OwnLetter,
): Promise<MailingFacts | undefined> {
  const { db, cvs, clock } = services
  if (mailing !== null) return (await findOwnMailing(db, accountId, mailing))?.facts
  const id = await findSeamanId(db, accountId)
  const seaman = id ? await findSeaman(db, id) : undefined
  return seaman && readMailingFacts(wholeCv(seaman, await cvs.get(seaman.id)), toPlainDate(clock()))
}

/** Returns the letter with blank ids; undefined without the mailing or the CV. */
export async function findOwnLetter(
  services: Needs<'db' | 'cvs' | 'clock'>,
  own: OwnLetter,
): Promise<WrittenLetter | undefined> {
  const facts = await findFacts(services, own)
  return facts && { cvs: [{ facts, reviewId: BLANK_ID, isAttached: false }], stopId: BLANK_ID }
}

/**
 * Returns the letter that agencies get, with blank ids. Without a language it is in that of the mailing, or in that of the person if the
 * mailing leaves it to the agencies. Throws `not-found` for the mailing of another account.
 */
export async function readLetter(
  services: Needs<'db' | 'cvs' | 'clock' | 'config'>,
  { accountId, user }: Session,
  { mailing, language: asked }: { mailing: string | null; language?: LocaleCode | undefined },
): Promise<MailingLetter> {
  const letter = await findOwnLetter(services, { accountId, mailing })
  if (!letter) throw new Failure('not-found')
  const chosen = mailing === null ? undefined : (await findOwnMailing(services.db, accountId, mailing))?.choice.language
  const language = asked ?? chosen ?? user.language
  const { stopAt: _stopAt, ...rendered } = await renderLetter(services, letter, language)
  return { ...rendered, language }
}

/** Sends the letter that agencies get to the own address. Throws what `readLetter` throws, `email-not-verified`, and `too-many-mails`. */
export async function sendOwnLetter(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'jobQueue' | 'limiter'>,
  session: Session,
  { mailing, language }: { mailing: string | null; language: LocaleCode | null },
): Promise<{ email: string }> {
  const { db, clock, ids, limiter } = services
  const { accountId, user } = session
  if (!user.emailVerified) throw new Failure('email-not-verified')
  if (!(await findOwnLetter(services, { accountId, mailing }))) throw new Failure('not-found')
  await limiter.take('mailing-letter-account', accountId, clock())
  const mail = createOutboxEntry(services, {
    ...{ cause: `mailing-letter:${ids.publicId()}`, kind: 'mailing-letter', accountId },
    payload: { accountId, mailing, language: language ?? user.language },
  })
  await runBatch(db, [...demandMember(db, session), mail.statement])
  await sendMails(services, [mail.id])
  return { email: user.email }
}
