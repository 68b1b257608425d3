import type { KnownShip, OwnFleet } from '#src/contract/ship/schemas.ts'
import { SHIP_FIELDS, type ShipFacts } from '#src/domain/cv/ship.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type MemberAct, recordAct } from '../organisation/member-acts.repository.ts'
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

type Changing = Needs<'db' | 'clock' | 'ids'>
type Change = { act: MemberAct; imo: string; write: Statement }

/** Runs a member's write; returns whether it changed a row. */
async function hasChanged(services: Changing, session: Session, { act, imo, write }: Change): Promise<boolean> {
  const { db } = services
  try {
    await runBatch(db, [...recordAct(services, session, act, imo), write, ...demandOneChange(db)])
    return true
  } catch (error) {
    if (isGuardFailure(error)) return false
    throw error
  }
}

/** Adds a ship. Throws `validation-failed`, also when the fleet has it already or is full. */
export async function addShip(
  services: Changing,
  session: Session,
  { imo, facts: told }: ShipEntry,
): Promise<OwnFleet> {
  const companyId = companyOf(session)
  const ship = { companyId, imo, facts: readFacts(told), now: services.clock() }
  const write = insertShip(services.db, ship, MAX_SHIPS)
  const isAdded = await hasChanged(services, session, { act: 'ship-added', imo, write })
  const fleet = await readFleet(services, companyId)
  if (isAdded) return fleet
  throw refuse({ imo: fleet.items.some((known) => known.imo === imo) ? { id: 'field.imo.known' } : FULL })
}

/** Adds a ship or changes its facts. Throws `validation-failed`, also when the fleet is full. */
export async function saveShip(
  services: Changing,
  session: Session,
  { imo, facts: told }: ShipEntry,
): Promise<OwnFleet> {
  const companyId = companyOf(session)
  const ship = { companyId, imo, facts: readFacts(told), now: services.clock() }
  const write = upsertShip(services.db, ship, MAX_SHIPS)
  if (!(await hasChanged(services, session, { act: 'ship-saved', imo, write }))) throw refuse({ imo: FULL })
  return readFleet(services, companyId)
}

export async function removeShip(services: Changing, session: Session, imo: string): Promise<OwnFleet> {
  const companyId = companyOf(session)
  const write = deleteShip(services.db, companyId, imo)
  await hasChanged(services, session, { act: 'ship-removed', imo, write })
  return readFleet(services, companyId)
}

/** A ship of a verified company's fleet; null where none has it. */
export const getKnownShip = async ({ db }: Needs<'db'>, imo: string): Promise<KnownShip | null> =>
  (await findKnownShip(db, imo)) ?? null

export const suggestCompanies = async ({ db }: Needs<'db'>, typed: string): Promise<{ items: string[] }> => {
  const beginning = typed.trim()
  return { items: beginning === '' ? [] : await findCompanyNames(db, beginning, MAX_NAMES) }
}
