import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { MAIL_DOMAINS, SUPPRESSIONS } from '#src/contract/mailing-desk/list.ts'
import type { LetterStream, MailDomains, Suppressions } from '#src/contract/mailing-desk/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { digestRecipient } from '#src/server/ground/mail/letters/letter.ts'
import { dailyLimit, nextAt } from '#src/server/ground/mail/letters/pace.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  countDomains,
  countSuppressions,
  findDomainFigures,
  findDueLetters,
  findFigures,
  findNamedPauses,
  listDomains,
  listSuppressions,
} from './stream.repository.ts'

/** Figures are of this time. */
const WINDOW = 7 * DAY
/** More pauses are shown when some of these have ended. */
const MAX_PAUSES = 200

const NOTHING = { sent: 0, delivered: 0, bounced: 0, complained: 0 }

const pageOf = ({ pageSize }: { pageSize: number }, page: number) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** Returns how the letters of the stream `subscribed` leave. */
export async function getLetterStream({
  db,
  clock,
  mailers,
}: Needs<'db' | 'clock' | 'mailers'>): Promise<LetterStream> {
  const now = clock()
  const [figures, due, pauses, suppressed] = await Promise.all([
    findFigures(db, now - WINDOW),
    findDueLetters(db, now),
    findNamedPauses(db, MAX_PAUSES),
    countSuppressions(db, { stream: 'subscribed', now }),
  ])
  const whole = pauses.find(({ scope }) => scope === '')
  return {
    provider: mailers.subscribed.provider,
    pause: whole ? { reason: whole.reason, at: whole.at } : null,
    agencies: pauses
      .filter(({ scope }) => scope !== '')
      .map(({ scope, name, reason, at }) => ({ id: scope, name: name ?? scope, reason, at })),
    ...(figures ?? NOTHING),
    ...{ due: due?.due ?? 0, dueSince: due?.dueSince ?? null, suppressed },
  }
}

/** Returns a page of mail domains with their pace. */
export async function getMailDomains(
  { db, clock }: Needs<'db' | 'clock'>,
  { q, page }: ListQuery<typeof MAIL_DOMAINS>,
): Promise<MailDomains> {
  const now = clock()
  const [rows, total] = await Promise.all([listDomains(db, q, pageOf(MAIL_DOMAINS, page)), countDomains(db, q)])
  const figures = await findDomainFigures(
    db,
    rows.map(({ domain }) => domain),
    now - WINDOW,
  )
  const items = rows.map(({ domain, firstAt, bookedUntil }) => {
    const { sent, bounced, complained } = figures.find((one) => one.domain === domain) ?? NOTHING
    const next = nextAt(bookedUntil)
    return {
      ...{ domain, firstAt, sent, bounced, complained },
      ...{ perDay: dailyLimit(firstAt, now), nextAt: next > now ? next : null },
    }
  })
  return { items, total, page, pageSize: MAIL_DOMAINS.pageSize }
}

/** Returns a page of suppressions. An address is found by its digest. */
export async function getSuppressions(
  services: Needs<'db' | 'clock' | 'keys'>,
  { stream, q, page }: ListQuery<typeof SUPPRESSIONS>,
): Promise<Suppressions> {
  const { db, clock } = services
  const filter = { stream, now: clock(), address: q === undefined ? undefined : digestRecipient(services, q) }
  const [rows, total] = await Promise.all([
    listSuppressions(db, filter, pageOf(SUPPRESSIONS, page)),
    countSuppressions(db, filter),
  ])
  const items = rows.map(({ row, name }) => ({
    ...{ stream: row.stream, address: row.addressDigest, reason: row.reason, at: row.at, until: row.until },
    agency: row.scope === '' ? null : { id: row.scope, name: name ?? row.scope },
  }))
  return { items, total, page, pageSize: SUPPRESSIONS.pageSize }
}
