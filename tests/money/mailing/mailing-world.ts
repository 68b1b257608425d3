import { createExperience, createFirstCv } from '#src/domain/cv/cv.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { combineDomains } from '#src/server/combine-domains.ts'
import { topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { billingDocumentDomain } from '#src/server/exchange/billing-document/index.ts'
import { mailingDomain } from '#src/server/exchange/mailing/index.ts'
import { orderDomain } from '#src/server/exchange/order/index.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createRun, NO_FAULTS, type Run } from '../crash.ts'
import { ownerOf, type Person, sessionOf } from '../people.ts'
import { createTradeWorld, type TradeWorld } from '../trade/trade-world.ts'
import { createStream, type Stream } from './stream.ts'

/** The domains of which the jobs run. */
export const mailingProduct = combineDomains([billingDomain, billingDocumentDomain, orderDomain, mailingDomain])

export const SENDERS = ['ada', 'ben'] as const satisfies readonly Person[]
export const AGENCIES = Array.from({ length: 14 }, (_, place) => `agency-${place}`)
export const PAID_IN = 100_000
/** What a letter costs: in a mailing to agencies for tankers, and in each part of the package `cargo`, which takes ten percent. */
export const UNIT = 20
export const PACKAGE_UNITS = { merchant: 9, tankers: 18 } as const

/** Seafarers with money, agencies with rules, and a stream that carries letters. */
export type MailingWorld = TradeWorld & { stream: Stream; servicesOf: (run: Run) => Services }

const CV = {
  ...createFirstCv({
    ...{ firstname: 'Ada', surname: 'Marin', citizenship: 'PH', positionMain: 'master', positionSecond: null },
  }),
  experience: [
    {
      ...createExperience('voyage'),
      ...{ position: 'master', startDate: '2026-01-01', endDate: '2026-02-01' },
      fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
    },
  ],
}

export const senderOf = (person: Person): Session => {
  const session = sessionOf(person)
  const user = { ...session.user, emailVerified: true, language: 'en' } as Session['user']
  return { ...session, seamanId: `seaman ${person}`, user }
}

export type NewAgency = { id: string; frequency: string; language: string; address: string }

/** A verified agency with a rule for everything, and a confirmed address. */
export function insertAgency(
  { database, now }: Pick<TradeWorld, 'database' | 'now'>,
  { id, frequency, language, address }: NewAgency,
): void {
  database.exec(`
    INSERT INTO account (id, email, role, language, created_at, updated_at) VALUES ('owner ${id}', '${id}@owner.example', 'company', 'en', 1, 1);
    INSERT INTO organisation (id, kind, slug, name, country, city, verified, created_at, updated_at)
      VALUES ('${id}', 'company', '${id}', '${id}', 'GR', 'Port', 1, 1, 1);
    INSERT INTO company (id) VALUES ('${id}');
    INSERT INTO organisation_member (organisation_id, account_id, role, created_at, updated_at) VALUES ('${id}', 'owner ${id}', 'owner', 1, 1);
    INSERT INTO mailing_rule (organisation_id, frequency, updated_at, language) VALUES ('${id}', '${frequency}', ${now()}, '${language}');
    INSERT INTO mailing_address (id, organisation_id, address, asked_at, confirmed_at) VALUES ('address ${id}', '${id}', '${address}', 1, 2)`)
}

/** Every second one is for tankers alone. */
function insertAgencies(world: TradeWorld): void {
  const { acts } = world.random
  for (const id of AGENCIES) {
    const frequency = acts.pick(['each', 'each', 'daily', 'weekly']) ?? 'each'
    const language = acts.pick(LOCALE_CODES) ?? 'en'
    insertAgency(world, { id, frequency, language, address: `${id}@crew.example` })
  }
  world.database.exec(
    `UPDATE mailing_rule SET fleets = '["tanker-fleet"]' WHERE substr(organisation_id, -1) IN ('1', '3', '5', '7', '9')`,
  )
}

/** The prices of letters to agencies for tankers, and of the package with those for merchant ships. */
export function insertPrice({ database }: Pick<TradeWorld, 'database'>): void {
  database.exec(`
    INSERT INTO dated_rule_version (id, kind, digest, created_at) VALUES ('prices', 'price', 'x', 1);
    INSERT INTO dated_rule (version_id, position, scope_key, scope, value, from_day, source)
      VALUES ('prices', 0, 'tankers:USD', '{"item":"tankers","currency":"USD"}', '{"amount":"0.2"}', '2026-01-01', 'Board'),
        ('prices', 1, 'merchant:USD', '{"item":"merchant","currency":"USD"}', '{"amount":"0.1"}', '2026-01-01', 'Board'),
        ('prices', 2, 'package-cargo:percent', '{"item":"package-cargo","currency":"percent"}', '{"amount":"10"}', '2026-01-01', 'Board');
    UPDATE dated_rule_version SET number = 1, confirmed_at = 1 WHERE id = 'prices'`)
}

/** Adds what mailings need to the services of one act. */
export const withMailings = (services: Services): Services =>
  ({ ...services, cvs: { get: async () => ({ version: 1, cv: CV }) } }) as unknown as Services

export async function createMailingWorld(seed: string, schema: Uint8Array): Promise<MailingWorld> {
  const own = createTradeWorld(seed, schema, { read: 1, write: 3, queue: 3, mail: 5 })
  const stream = createStream(own)
  const world = Object.assign(own, { stream, servicesOf: (run: Run) => withMailings(own.servicesFor(run)) })
  insertAgencies(world)
  insertPrice(world)
  const quiet = world.servicesOf(createRun(world.random.faults, NO_FAULTS, false))
  for (const person of SENDERS) {
    const holderId = await ensureHolder(quiet, ownerOf(person))
    await topUp(quiet, { reference: `paid in by ${person}`, holderId, amount: amountOf(PAID_IN, 'USD'), at: 'bank' })
  }
  return world
}
