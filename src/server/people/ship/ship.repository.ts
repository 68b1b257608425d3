import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { KnownShip, Ship } from '#src/contract/ship/schemas.ts'
import type { ShipFacts } from '#src/domain/cv/ship.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'
import { shipTable } from './ship.tables.ts'

const SHIP = { imo: shipTable.imo, facts: shipTable.facts }

export const listShips = (db: Database, companyId: string): Promise<Ship[]> =>
  db
    .select(SHIP)
    .from(shipTable)
    .where(eq(shipTable.companyId, companyId))
    .orderBy(sql`json_extract(${shipTable.facts}, '$.fleetVesselName') COLLATE NOCASE`, shipTable.imo)

type NewShip = { companyId: string; imo: string; facts: ShipFacts; now: number }

const write = ({ companyId, imo, facts, now }: NewShip, most: number): SQL =>
  sql`INSERT INTO ship (company_id, imo, facts, updated_at) SELECT ${companyId}, ${imo}, ${JSON.stringify(facts)}, ${now}
    WHERE (SELECT count(*) FROM ship WHERE company_id = ${companyId} AND imo != ${imo}) < ${most} ON CONFLICT (company_id, imo)`

/** Adds a ship unless the fleet has it or `most` others already. */
export const insertShip = (db: Database, ship: NewShip, most: number): Statement =>
  db.run(sql`${write(ship, most)} DO NOTHING`)

/** Changes a ship of the fleet, or adds it unless the fleet has `most` others already. */
export const upsertShip = (db: Database, ship: NewShip, most: number): Statement =>
  db.run(sql`${write(ship, most)} DO UPDATE SET facts = excluded.facts, updated_at = excluded.updated_at`)

export const deleteShip = (db: Database, companyId: string, imo: string): Statement =>
  db.delete(shipTable).where(and(eq(shipTable.companyId, companyId), eq(shipTable.imo, imo)))

const isActiveCompany = sql.raw(isActiveOrganisation('organisation.id'))

/** The ship in the fleet of the active verified company that updated it last. */
export const findKnownShip = (db: Database, imo: string): Promise<KnownShip | undefined> =>
  db
    .select({ ...SHIP, company: organisationTable.name })
    .from(shipTable)
    .innerJoin(organisationTable, eq(organisationTable.id, shipTable.companyId))
    .where(and(eq(shipTable.imo, imo), eq(organisationTable.verified, true), isActiveCompany))
    .orderBy(desc(shipTable.updatedAt))
    .limit(1)
    .get()

/** The ship in the company's fleet, otherwise in that of the verified company that updated it last. */
export async function findFleetShip(db: Database, imo: string, companyId: string) {
  const isOwn = eq(shipTable.companyId, companyId)
  const found = await db
    .select({ companyId: shipTable.companyId, facts: shipTable.facts })
    .from(shipTable)
    .innerJoin(organisationTable, eq(organisationTable.id, shipTable.companyId))
    .where(and(eq(shipTable.imo, imo), or(isOwn, eq(organisationTable.verified, true))))
    .orderBy(desc(isOwn), desc(shipTable.updatedAt))
    .limit(1)
    .get()
  return found && { companyId: found.companyId, vesselType: found.facts.fleetTypeAndVesselType.vesselType }
}

/** The last code point: all texts with a prefix sort before the prefix with it. */
const AFTER_ALL = '\u{10FFFF}'

/** Names of active verified companies, as the directory shows them. */
export const findCompanyNames = async (db: Database, beginning: string, most: number): Promise<string[]> => {
  const name = sql`${organisationTable.name} COLLATE NOCASE`
  const rows = await db
    .selectDistinct({ name: organisationTable.name })
    .from(organisationTable)
    .where(
      and(
        gte(name, beginning),
        lt(name, beginning + AFTER_ALL),
        eq(organisationTable.kind, 'company'),
        eq(organisationTable.verified, true),
        isActiveCompany,
      ),
    )
    .orderBy(name)
    .limit(most)
  return rows.map((row) => row.name)
}
