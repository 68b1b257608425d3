import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Cv,
  type CvBeginning,
  type CvDocument,
  createDocument,
  createExperience,
  createFirstCv,
} from '#src/contract/cv/cv.ts'
import { createD1CvStore } from '#src/server/platform/d1-cv-store.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { digestTables, fillAsOfOldest, findDroppedParents, type Kept, OLDEST } from './support/old-database.ts'

const ESSENTIAL = ['account', 'seaman', 'company', 'application', 'vacancy', 'passkey']

const older = env.MIGRATIONS.filter(({ name }) => name <= OLDEST)
const newer = env.MIGRATIONS.filter(({ name }) => name > OLDEST)

async function migrate(migrations: readonly D1Migration[]): Promise<string[]> {
  const dropped: string[] = []
  const done = [...older]
  for (const migration of migrations) {
    dropped.push(...(await findDroppedParents(env.OLD_DB, migration)))
    done.push(migration)
    await applyD1Migrations(env.OLD_DB, done)
  }
  return dropped
}

type Row = Record<string, string | number | null>

const readRows = async (sql: string): Promise<Row[]> => (await env.OLD_DB.prepare(sql).all<Row>()).results

/** Every CV by its seafarer, as its rows told it. */
async function readOldCvs(): Promise<Map<string, Cv>> {
  const [seamen, contracts, papers] = await Promise.all([
    readRows('SELECT * FROM seaman'),
    readRows('SELECT * FROM experience ORDER BY sort'),
    readRows('SELECT * FROM document ORDER BY sort'),
  ])
  return new Map(
    seamen.map((seaman) => [String(seaman.id), toCv(seaman, ofSeaman(seaman, contracts), ofSeaman(seaman, papers))]),
  )
}

const ofSeaman = ({ id }: Row, rows: readonly Row[]) => rows.filter(({ seaman_id }) => seaman_id === id)

const toCv = (seaman: Row, contracts: readonly Row[], papers: readonly Row[]): Cv => {
  const first = createFirstCv({
    firstname: seaman.firstname,
    surname: seaman.surname,
    citizenship: seaman.citizenship,
    positionMain: seaman.position_main,
    positionSecond: seaman.position_second,
  } as CvBeginning)
  return {
    ...first,
    profileData: {
      ...first.profileData,
      birthDate: seaman.birth_date,
      homeAirport: seaman.home_airport,
      englishLevel: seaman.english_level,
      readyFrom: seaman.ready_from,
      isHideEngines: seaman.is_hide_engines === 1,
    } as Cv['profileData'],
    contact: { ...first.contact, mobile: seaman.mobile as string | null },
    experience: contracts.map((row) => ({
      ...createExperience(String(row.id)),
      position: row.position,
      startDate: row.start_date,
      endDate: row.end_date,
      fleetVesselName: row.vessel_name,
      fleetTypeAndVesselType: { fleetType: row.fleet, vesselType: row.vessel_type },
      fleetVesselImo: row.vessel_imo,
      fleetVesselFlag: row.vessel_flag,
      engineName: row.engine_name,
      engineModel: row.engine_model,
      company: row.company,
    })) as Cv['experience'],
    documents: papers.map((row) =>
      createDocument(String(row.id), {
        type: row.type,
        name: row.name,
        number: row.number,
        extra: row.extra,
        issuedBy: row.issued_by,
        issuedDate: row.issued_date,
        validDate: row.valid_date,
      } as Partial<CvDocument>),
    ),
  }
}

describe('a database that was filled under the sixteenth migration', () => {
  let before: Record<string, Kept>
  let after: Record<string, Kept>
  let dropped: string[]
  let cvs: Map<string, Cv>

  beforeAll(async () => {
    await applyD1Migrations(env.OLD_DB, older)
    await fillAsOfOldest(env.OLD_DB)
    before = await digestTables(env.OLD_DB)
    cvs = await readOldCvs()
    dropped = await migrate(newer)
    after = await digestTables(env.OLD_DB, before)
  })

  it.each(ESSENTIAL)('held something in %s', (table) => {
    expect(before[table]?.rows).toBeGreaterThan(0)
  })

  it('keeps every row of every table as it was through all later migrations', () => {
    expect(after).toEqual(before)
  })

  it('has every CV as one document that tells what its rows told, and takes a write in the place of it', async () => {
    const store = createD1CvStore(createDatabase(env.OLD_DB))
    const told = [...cvs.values()]
    expect(told.filter(({ experience, documents }) => experience.length > 0 && documents.length > 0)).not.toEqual([])
    const kept = await store.getAll([...cvs.keys()])
    for (const [id, cv] of cvs) expect(kept.get(id)?.cv, id).toEqual(cv)
    const [id, cv] = [...cvs][0] as [string, Cv]
    const { version } = kept.get(id) ?? { version: 0 }
    expect(await store.put(id, { ...cv, experience: [] }, version, 1)).toEqual({ version: version + 1 })
    expect((await store.listVersions(id, 1)).map((before) => before.cv)).toEqual([cv])
    expect(await store.put(id, cv, version + 1, 2)).toEqual({ version: version + 2 })
  })

  it('gives every company the account that it came with as its owner', async () => {
    const sql = `SELECT count(*) AS companies, count(m.role) AS owners FROM company c
      LEFT JOIN company_member m ON m.company_id = c.id AND m.account_id = c.account_id AND m.role = 'owner'`
    const found = await env.OLD_DB.prepare(sql).first<{ companies: number; owners: number }>()
    expect(found?.companies).toBeGreaterThan(0)
    expect(found?.owners).toBe(found?.companies)
  })

  it('gives every vacancy the list of the papers that it asks for', async () => {
    const sql = `SELECT count(*) AS vacancies, count(l.id) AS listed, count(DISTINCT l.id) AS lists FROM vacancy v
      LEFT JOIN paper_list l ON l.id = v.paper_list_id AND l.certificates = v.certificates`
    const found = await env.OLD_DB.prepare(sql).first<{ vacancies: number; listed: number; lists: number }>()
    expect(found?.lists).toBeGreaterThan(1)
    expect(found?.listed).toBe(found?.vacancies)
  })

  it('meets no migration that drops a table while rows of others would go with it', () => {
    expect(dropped).toEqual([])
  })

  it('would lose its applications by the usual way of changing a table, and that is seen', async () => {
    const rebuild: D1Migration = {
      name: '9999_rebuild.sql',
      queries: [
        'PRAGMA defer_foreign_keys = ON',
        'CREATE TABLE kept_vacancy (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)',
        'INSERT INTO kept_vacancy SELECT seq, id FROM vacancy',
        'DROP TABLE vacancy',
        'CREATE TABLE vacancy (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)',
        'INSERT INTO vacancy SELECT seq, id FROM kept_vacancy',
      ],
    }
    expect(await findDroppedParents(env.OLD_DB, rebuild)).toContain('vacancy before application')
    await applyD1Migrations(env.OLD_DB, [...env.MIGRATIONS, rebuild])
    const { application } = await digestTables(env.OLD_DB, { application: before.application as Kept })
    expect(application?.rows).toBe(0)
  })
})
