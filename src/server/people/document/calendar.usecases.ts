import type { CalendarState } from '#src/contract/document/schemas.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { encodeBase32 } from '#src/server/platform/encoding.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { deleteCalendar, findByDigest, findCalendar, saveCalendar } from './calendar.repository.ts'
import { listExpiries, listRenewals, writeJoining } from './calendar-events.ts'
import { findContracts } from './contracts.repository.ts'
import { writeIcs } from './write-ics.ts'

const SECRET_BYTES = 32
/** Agreed contracts; they remain for a while, so that calendars keep the past. */
const AGREED = ['offered', 'joined'] as const
const SHOWN_FOR = 90 * DAY

export async function getCalendar({ db }: Needs<'db'>, session: Session): Promise<CalendarState> {
  const found = await findCalendar(db, seamanOf(session))
  return { createdAt: found?.createdAt ?? null, path: null }
}

/** Creates a secret calendar address, which is shown once; the previous one ends. */
export async function makeCalendar({ db, clock }: Needs<'db' | 'clock'>, session: Session): Promise<CalendarState> {
  const secret = encodeBase32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  const createdAt = clock()
  const { language } = session.user
  await runBatch(db, [
    ...demandOpenSession(db, session),
    saveCalendar(db, { seamanId: seamanOf(session), secretHash: hashText(secret), language, createdAt }),
  ])
  return { createdAt, path: `/calendar/${secret}.ics` }
}

export async function endCalendar({ db }: Needs<'db'>, session: Session): Promise<CalendarState> {
  await runBatch(db, [...demandOpenSession(db, session), deleteCalendar(db, seamanOf(session))])
  return { createdAt: null, path: null }
}

/** Returns the calendar of a secret. Wrong ones are counted; throws `not-found`. */
export async function readCalendar(
  services: Needs<'db' | 'cvs' | 'clock' | 'limiter' | 'config'>,
  secret: string,
  network: string,
): Promise<string> {
  const { db, cvs, clock, limiter, config } = services
  const found = await findByDigest(db, hashText(secret))
  if (!found) {
    await limiter.take('link-address', network, clock())
    throw new Failure('not-found')
  }
  const { calendar, seaman } = found
  const intl = await loadServerIntl(calendar.language)
  const writing = { intl, locale: calendar.language, origin: config.origins[0] ?? '', now: clock() }
  const { documents } = wholeCv(seaman, await cvs.get(seaman.id))
  const since = toPlainDate(clock() - SHOWN_FOR)
  const agreed = await findContracts(db, { seamanId: seaman.id, statuses: AGREED, since })
  const events = [
    ...listExpiries(documents, seaman.publicId, writing),
    ...agreed.map((contract) => writeJoining(contract, writing)),
    ...agreed.flatMap((contract) => listRenewals(documents, contract, writing)),
  ]
  return writeIcs({ name: intl.t('document.calendar.name'), product: config.productName, events })
}
