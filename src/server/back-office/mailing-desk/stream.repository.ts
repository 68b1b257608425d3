import { and, desc, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import { mailingRecipientTable as recipient } from '#src/server/exchange/mailing/mailing.tables.ts'
import {
  letterTable as letter,
  letterDomainTable,
  mailPauseTable as pause,
  mailSuppressionTable as suppression,
} from '#src/server/ground/mail/letters/letter.tables.ts'
import { isInForce } from '#src/server/ground/mail/letters/suppressions.repository.ts'
import { organisationTable as organisation } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import type { MailStream } from '#src/server/platform/mail/mailer.ts'

type Page = { limit: number; offset: number }

const count = (condition: SQL) => sql<number>`coalesce(sum(iif(${condition}, 1, 0)), 0)`

const FIGURES = {
  /** Left this site. */
  sent: count(
    sql`${letter.state} NOT IN ('open', 'claimed') AND (${letter.state} <> 'suppressed' OR ${letter.eventAt} IS NOT NULL)`,
  ),
  delivered: count(sql`${letter.state} IN ('delivered', 'complained')`),
  bounced: count(sql`${letter.state} IN ('bounced', 'soft-bounced', 'rejected')`),
  complained: count(sql`${letter.state} = 'complained'`),
}

/** What became of the letters since an instant. */
export const findFigures = (db: Database, since: number) =>
  db.select(FIGURES).from(letter).where(gt(letter.at, since)).get()

/** The same by mail domain. */
export const findDomainFigures = (db: Database, domains: readonly string[], since: number) =>
  db
    .select({ domain: letter.domain, ...FIGURES })
    .from(letter)
    .where(and(isAmong(letter.domain, domains), gt(letter.at, since)))
    .groupBy(letter.domain)

/** Letters of mailings that are due. */
export const findDueLetters = (db: Database, now: number) =>
  db
    .select({ due: sql<number>`count(*)`, dueSince: sql<number | null>`min(${recipient.dueAt})` })
    .from(recipient)
    .where(and(eq(recipient.state, 'queued'), sql`${recipient.nextAt} <= ${now}`))
    .get()

/** Pauses with the names of their companies, the latest first. */
export const findNamedPauses = (db: Database, limit: number) =>
  db
    .select({ scope: pause.scope, reason: pause.reason, at: pause.at, name: organisation.name })
    .from(pause)
    .leftJoin(organisation, eq(organisation.id, pause.scope))
    .orderBy(desc(pause.at))
    .limit(limit)

const hasDomain = (q: string | undefined): SQL | undefined =>
  q === undefined ? undefined : like(letterDomainTable.domain, `%${q.toLowerCase().replaceAll(/[%_]/g, '')}%`)

export const listDomains = (db: Database, q: string | undefined, page: Page) =>
  db
    .select()
    .from(letterDomainTable)
    .where(hasDomain(q))
    .orderBy(desc(letterDomainTable.bookedUntil), letterDomainTable.domain)
    .limit(page.limit)
    .offset(page.offset)

export const countDomains = (db: Database, q: string | undefined): Promise<number> =>
  db.$count(letterDomainTable, hasDomain(q))

export type SuppressionFilter = { stream?: MailStream | undefined; address?: string | undefined; now: number }

const isListed = ({ stream, address, now }: SuppressionFilter): SQL | undefined =>
  and(
    isInForce(now),
    stream && eq(suppression.stream, stream),
    address === undefined ? undefined : eq(suppression.addressDigest, address),
  )

/** Suppressions in force with the names of their companies, the latest first. */
export const listSuppressions = (db: Database, filter: SuppressionFilter, page: Page) =>
  db
    .select({ row: suppression, name: organisation.name })
    .from(suppression)
    .leftJoin(organisation, eq(organisation.id, suppression.scope))
    .where(isListed(filter))
    .orderBy(desc(suppression.at), suppression.addressDigest)
    .limit(page.limit)
    .offset(page.offset)

export const countSuppressions = (db: Database, filter: SuppressionFilter): Promise<number> =>
  db.$count(suppression, isListed(filter))

export const findSuppression = (
  db: Database,
  { stream, address, scope }: { stream: MailStream; address: string; scope: string | null },
) =>
  db
    .select()
    .from(suppression)
    .where(
      and(eq(suppression.stream, stream), eq(suppression.addressDigest, address), eq(suppression.scope, scope ?? '')),
    )
    .get()
