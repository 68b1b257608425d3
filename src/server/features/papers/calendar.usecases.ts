import { localizePath } from '#src/contract/addresses.ts'
import { listLasting } from '#src/contract/cv/radar.ts'
import type { LocaleCode } from '#src/contract/locales.ts'
import type { CalendarState } from '#src/contract/schemas/papers.ts'
import { DAY, toPlainDate } from '#src/contract/time.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { encodeBase32 } from '#src/server/platform/encoding.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SeamanRow } from '../seamen/seamen.tables.ts'
import { wholeCv } from '../seamen/whole-cv.ts'
import { type Session, seamanOf } from '../sessions/session.ts'
import { demandOpenSession } from '../sessions/standing.repository.ts'
import { deleteCalendar, findByDigest, findCalendar, saveCalendar } from './calendar.repository.ts'
import { findContracts } from './contracts.repository.ts'
import { type CalendarEvent, writeIcs } from './write-ics.ts'

const SECRET_BYTES = 32
/** Joining dates of contracts that are agreed; they stay for a while, so that calendars do not forget what was. */
const AGREED = ['offered', 'joined'] as const
const SHOWN_FOR = 90 * DAY

export async function getCalendar({ db }: Needs<'db'>, session: Session): Promise<CalendarState> {
  const found = await findCalendar(db, seamanOf(session))
  return { createdAt: found?.createdAt ?? null, path: null }
}

/** Makes an address for the calendar, which is told now and never again; the one before ends. */
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

type Writing = { intl: AppIntl; locale: LocaleCode; origin: string; now: number }
type Reading = Needs<'db' | 'cvs' | 'clock'>

async function listExpiries({ cvs }: Reading, seaman: SeamanRow, { intl, locale, origin, now }: Writing) {
  const { documents } = wholeCv(seaman, await cvs.get(seaman.id))
  return listLasting(documents).map((paper): CalendarEvent => {
    const date = paper.validDate as string
    const name = nameTerm('paper', paper.name ?? '', intl) || intl.t('cv.entry.unnamed')
    return {
      uid: `paper-${paper.id}-${seaman.publicId}`,
      from: date,
      to: date,
      title: intl.t('document.calendar.expires', { paper: name }),
      url: `${origin}${localizePath(locale, '/seaman/cv')}?tab=documents`,
      changedAt: now,
    }
  })
}

async function listJoinings({ db, clock }: Reading, seamanId: string, { intl, locale, origin }: Writing) {
  const since = toPlainDate(clock() - SHOWN_FOR)
  const rows = await findContracts(db, { seamanId, statuses: AGREED, since })
  return rows.map(
    ({ applicationId, joinFrom, joinTo, rank, vesselType, company, vacancyId, changedAt }): CalendarEvent => ({
      uid: `joining-${applicationId}`,
      from: joinFrom,
      to: joinTo,
      title: intl.t('document.calendar.joins', {
        rank: rankName(intl, rank),
        vessel: insideSentence(intl, intl.t(`vessel.${vesselType}`)),
        company,
      }),
      url: origin + localizePath(locale, `/vacancy/${vacancyId}`),
      changedAt,
    }),
  )
}

/** The calendar behind a secret, as others read it. Wrong ones are counted; throws `not-found`. */
export async function readCalendar(
  services: Reading & Needs<'limiter' | 'config'>,
  secret: string,
  network: string,
): Promise<string> {
  const { db, clock, limiter, config } = services
  const found = await findByDigest(db, hashText(secret))
  if (!found) {
    await limiter.take('link-address', network, clock())
    throw new Failure('not-found')
  }
  const { calendar, seaman } = found
  const intl = await loadIntl(calendar.language)
  const writing = { intl, locale: calendar.language, origin: config.origins[0] ?? '', now: clock() }
  const events = [
    ...(await listExpiries(services, seaman, writing)),
    ...(await listJoinings(services, seaman.id, writing)),
  ]
  return writeIcs({ name: intl.t('document.calendar.name'), product: config.productName, events })
}
