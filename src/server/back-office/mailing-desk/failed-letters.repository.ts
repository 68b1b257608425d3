import { desc, eq } from 'drizzle-orm'
import { FAILED_STATES } from '#src/contract/mailing-desk/schemas.ts'
import { mailingTable, mailingRecipientTable as recipient } from '#src/server/exchange/mailing/mailing.tables.ts'
import { letterTable as letter } from '#src/server/ground/mail/letters/letter.tables.ts'
import { organisationTable as organisation } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

const isFailed = isAmong(letter.state, FAILED_STATES)

/** Letters that did not leave or whose fate is unknown, with the name of the company, the latest first. */
export const listFailedLetters = (db: Database, page: { limit: number; offset: number }) =>
  db
    .select({ row: letter, name: organisation.name })
    .from(letter)
    .leftJoin(organisation, eq(organisation.id, letter.scope))
    .where(isFailed)
    .orderBy(desc(letter.at), desc(letter.id))
    .limit(page.limit)
    .offset(page.offset)

export const countFailedLetters = (db: Database): Promise<number> => db.$count(letter, isFailed)

/** The CVs of letters of mailings, by letter and position. */
export const findCvsOf = (db: Database, letterIds: readonly string[]) =>
  db
    .select({
      letterId: recipient.letterId,
      language: recipient.language,
      mailingId: recipient.mailingId,
      facts: mailingTable.facts,
    })
    .from(recipient)
    .innerJoin(mailingTable, eq(mailingTable.id, recipient.mailingId))
    .where(isAmong(recipient.letterId, letterIds))
    .orderBy(recipient.letterId, recipient.mailingId)
