import type { KnownShip, OwnFleet } from '#src/contract/ship/schemas.ts'
import { SHIP_FIELDS, type ShipFacts } from '#src/domain/cv/ship.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandMember } from '../organisation/members.repository.ts'
import { checkValue, normalizeValue } from '../seaman/cv/cv-value.rules.ts'
import { deleteShip, findCompanyNames, findKnownShip, insertShip, listShips, upsertShip } from './ship.repository.ts'

export const MAX_SHIPS = 500
const MAX_NAMES = 8

type Fields = [name: string, field: (typeof SHIP_FIELDS)[keyof typeof SHIP_FIELDS]][]
const FIELDS = Object.entries(SHIP_FIELDS) as Fields

const normalizeFacts = (facts: ShipFacts): ShipFacts =>
  Object.fromEntries(FIELDS.map(([name, field]) => [name, normalizeValue(field, facts[name as never])])) as ShipFacts

/** Only the type of a vessel is typed. */
const nameOf = (name: string): string => (name === 'fleetTypeAndVesselType' ? 'vesselType' : name)

function checkFacts(facts: ShipFacts): Record<string, Text> {
  const problems = FIELDS.flatMap(([name, field]) => {
    const problem = checkValue(field, facts[name as never])
    return problem ? [[nameOf(name), problem] as const] : []
  })
  return {
    ...(facts.fleetVesselName === '' && { fleetVesselName: { id: 'field.fleetVesselName.missing' } }),
    ...Object.fromEntries(problems),
  }
}

/** Returns the company's ships by name. */
export const readFleet = async ({ db }: Needs<'db'>, companyId: string): Promise<OwnFleet> => ({
  items: await listShips(db, companyId),
})

type ShipEntry = { imo: string; facts: ShipFacts }

const refuse = (ship: Record<string, Text>): Failure => new Failure('validation-failed', { fields: { ship } })
const FULL: Text = { id: 'field.imo.full', values: { most: MAX_SHIPS } }

function readFacts(told: ShipFacts): ShipFacts {
  const facts = normalizeFacts(told)
  const ship = checkFacts(facts)
  if (Object.keys(ship).length > 0) throw refuse(ship)
  return facts
}

/** Runs a member's write; returns whether it changed a row. */
async function hasChanged({ db }: Needs<'db'>, session: Session, write: Statement): Promise<boolean> {
  const results = await runBatch(db, [...demandMember(db, session), write])
  return results.at(-1)?.meta.changes === 1
}

/** Adds a ship. Throws `validation-failed`, also when the fleet has it already or is full. */
export async function addShip(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { imo, facts: told }: ShipEntry,
): Promise<OwnFleet> {
  const companyId = companyOf(session)
  const ship = { companyId, imo, facts: readFacts(told), now: services.clock() }
  const isAdded = await hasChanged(services, session, insertShip(services.db, ship, MAX_SHIPS))
  const fleet = await readFleet(services, companyId)
  if (isAdded) return fleet
  throw refuse({ imo: fleet.items.some((known) => known.imo === imo) ? { id: 'field.imo.known' } : FULL })
}

/** Adds a ship or changes its facts. Throws `validation-failed`, also when the fleet is full. */
export async function saveShip(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { imo, facts: told }: ShipEntry,
): Promise<OwnFleet> {
  const companyId = companyOf(session)
  const ship = { companyId, imo, facts: readFacts(told), now: services.clock() }
  if (!(await hasChanged(services, session, upsertShip(services.db, ship, MAX_SHIPS)))) throw refuse({ imo: FULL })
  return readFleet(services, companyId)
}

export async function removeShip({ db }: Needs<'db'>, session: Session, imo: string): Promise<OwnFleet> {
  const companyId = companyOf(session)
  await hasChanged({ db }, session, deleteShip(db, companyId, imo))
  return readFleet({ db }, companyId)
}

/** A ship of a verified company's fleet; null where none has it. */
export const getKnownShip = async ({ db }: Needs<'db'>, imo: string): Promise<KnownShip | null> =>
  (await findKnownShip(db, imo)) ?? null

export const suggestCompanies = async ({ db }: Needs<'db'>, typed: string): Promise<{ items: string[] }> => {
  const beginning = typed.trim()
  return { items: beginning === '' ? [] : await findCompanyNames(db, beginning, MAX_NAMES) }
}
