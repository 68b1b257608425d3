import type { D1Database } from '@cloudflare/workers-types'
import { asc, eq, ne } from 'drizzle-orm'
import type { LetterAnswer } from '#src/domain/mailing/letter-states.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import type { MailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { firstMissed } from '#src/domain/mailing/mailing-rule.ts'
import { DAY, HOUR, toPlainDate } from '#src/domain/time.ts'
import { type EnglishLevel, isEnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { isFleetType } from '#src/domain/vocabulary/fleets.ts'
import { createReviewId, hashReviewId } from '#src/server/exchange/mailing/letter/review-id.ts'
import { mailingRecipientTable, mailingRuleTable, mailingTable } from '#src/server/exchange/mailing/mailing.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { createDatabase, type Database, runBatch, type Statement } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { createKeys, type Keys } from '#src/server/platform/keys.ts'
import { DEMO_COMPANY } from '#src/server/seed/create-company.ts'
import { crewCardTable } from '#src/server/work/crew/crew.tables.ts'

/** `LETTERS`: of the quota. */
const [MAILINGS, DAYS, LETTERS, BATCH] = [120, 29, 10, 40]

const CHOICE: MailingChoice = {
  ...{ fleets: [], vesselTypes: [], countries: [], agencies: [], notTo: [] },
  ...{ atMost: null, isHideRu: false, isWithEmployers: false, isWithRecent: false },
  ...{ residence: 'PL', language: null, isWithForm: false, currency: 'USD' },
}

const ANSWERS: readonly (LetterAnswer | null)[] = ['interested', null, 'not-now', 'invited', null]

const findSenders = (db: Database) =>
  db
    .select({ card: crewCardTable, accountId: seamanTable.accountId, citizenship: seamanTable.citizenship })
    .from(crewCardTable)
    .innerJoin(seamanTable, eq(seamanTable.id, crewCardTable.seamanId))
    .where(eq(crewCardTable.isHidden, false))
    .orderBy(asc(crewCardTable.id))
    .limit(MAILINGS)

type Sender = Awaited<ReturnType<typeof findSenders>>[number]

const findReceiving = (db: Database) =>
  db
    .select({ rule: mailingRuleTable, country: organisationTable.country, name: organisationTable.name })
    .from(mailingRuleTable)
    .innerJoin(organisationTable, eq(organisationTable.id, mailingRuleTable.organisationId))
    .where(ne(mailingRuleTable.frequency, 'none'))
    .orderBy(asc(organisationTable.id))

type Receiving = Awaited<ReturnType<typeof findReceiving>>[number]

function factsOf({ card, citizenship }: Sender, index: number, on: string): MailingFacts {
  const months = Map.groupBy(card.career, ([, vesselType]) => vesselType)
  const types = [...months].flatMap(([vesselType, parts]) => {
    const fleet = parts[0]?.[2] ?? ''
    if (!vesselType) return []
    const sum = parts.reduce((before, part) => before + part[3], 0)
    return [{ vesselType, fleet: isFleetType(fleet) ? fleet : null, months: sum }]
  })
  const english = card.englishLevel
  return {
    rank: card.rank,
    monthsInRank: card.rankMonths,
    types: types.sort((one, other) => other.months - one.months),
    english: english && isEnglishLevel(english) ? (english satisfies EnglishLevel) : null,
    readyFrom: card.readyFrom,
    papersEnd: toPlainDate(Date.parse(on) + (3 + (index % 12)) * 30 * DAY),
    citizenship,
  }
}

/** Letters that arrived; the newest are not opened yet. */
type Row = typeof mailingRecipientTable.$inferInsert
type Sent = { mailingId: string; position: number; sentAt: number; now: number; keys: Keys }

function createRow({ rule }: Receiving, { mailingId, position, sentAt, now, keys }: Sent): Row {
  // An agency has the same position in most mailings, so the hour decides too.
  const turn = position + Math.floor(sentAt / HOUR)
  const openedAt = turn % 4 === 3 || now - sentAt < DAY ? null : sentAt + 5 * HOUR
  const answer = openedAt === null ? null : (ANSWERS[turn % ANSWERS.length] ?? null)
  return {
    ...{ mailingId, organisationId: rule.organisationId, position, sentAt },
    funds: 'quota',
    state: 'delivered',
    settled: 'captured',
    frequency: rule.frequency === 'none' ? 'each' : rule.frequency,
    ...{
      dueAt: sentAt,
      nextAt: sentAt,
      settleAt: sentAt + 3 * DAY,
      letterId: randomIds.key(sentAt),
      deliveredAt: sentAt,
    },
    reviewHash: hashReviewId(createReviewId({ keys }, { mailingId, organisationId: rule.organisationId })),
    ...{ settledAt: sentAt, reviewUntil: sentAt + 90 * DAY, openedAt, answer, answeredAt: answer && openedAt },
  }
}

type Sending = { sender: Sender; index: number; receiving: readonly Receiving[]; now: number; keys: Keys }

function createMailing(db: Database, { sender, index, receiving, now, keys }: Sending): Statement[] {
  const createdAt = now - (((index * 7) % DAYS) * DAY + (index % 5) * HOUR + HOUR)
  const on = toPlainDate(createdAt)
  const facts = factsOf(sender, index, on)
  const first = index % receiving.length
  const inTurn = [...receiving.slice(first), ...receiving.slice(0, first)]
  const reached = inTurn
    .sort((one, other) => Number(other.name === DEMO_COMPANY) - Number(one.name === DEMO_COMPANY))
    .filter(({ rule }) => firstMissed(rule, facts, on) === undefined)
    .slice(0, LETTERS)
  if (reached.length === 0) return []
  const id = randomIds.key(createdAt)
  const countries = [...Map.groupBy(reached, ({ country }) => country)]
  const many = (frequency: string) => reached.filter(({ rule }) => rule.frequency === frequency).length
  const frequencies = { each: many('each'), daily: many('daily'), weekly: many('weekly') }
  const mailing: typeof mailingTable.$inferInsert = {
    ...{ id, accountId: sender.accountId, choice: CHOICE, facts },
    slug: 'all-fleets',
    reach: {
      ...{ agencies: reached.length, frequencies, leftOut: {} },
      countries: countries.map(([code, { length: agencies }]) => ({ code, agencies })),
    },
    ...{ orderId: null, quotaMonth: on.slice(0, 7), quotaLetters: reached.length, quotaUsed: reached.length },
    ...{ consentedAt: createdAt, createdAt, endedAt: createdAt + HOUR },
  }
  const sentAt = createdAt + HOUR / 2
  return [
    db.insert(mailingTable).values(mailing),
    ...reached.map((one, position) =>
      db.insert(mailingRecipientTable).values(createRow(one, { mailingId: id, position, sentAt, now, keys })),
    ),
  ]
}

/** Adds mailings of the last thirty days that the quota paid, to agencies whose rules bring them. */
export async function addMailings(database: D1Database, secret: string, now: number): Promise<void> {
  const db = createDatabase(database)
  const keys = createKeys({ secret, deviceKey: '' })
  const [senders, receiving] = await Promise.all([findSenders(db), findReceiving(db)])
  const statements = senders.flatMap((sender, index) => createMailing(db, { sender, index, receiving, now, keys }))
  for (let start = 0; start < statements.length; start += BATCH)
    await runBatch(db, statements.slice(start, start + BATCH))
}
