import { env } from 'cloudflare:test'
import { deflateSync } from 'node:zlib'
import { PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import type { MemberRole } from '#src/contract/http/roles.ts'
import { toSearchable } from '#src/server/work/vacancy/vacancy-row.ts'
import { buildSearchText } from '#src/server/work/vacancy/vacancy-search-text.ts'
import { type Client, createClient, PASSWORD, START } from './client.ts'
import type { TestServer } from './server-of.ts'

const DAY = 86_400_000
let made = 0
const nextNumber = () => (made += 1)

export const createId = (): string => crypto.randomUUID()

/** Stores a document as version 1 without compression, so that a test finds its text in the database. */
export const packPlainly = (text: unknown) => new Uint8Array([1, ...deflateSync(String(text), { level: 0 })])

const insert = (table: string, row: Record<string, string | number | null>, packed: readonly string[] = []) => {
  const names = Object.keys(row)
  const values = names.map((name) => (packed.includes(`${table}.${name}`) ? packPlainly(row[name]) : row[name]))
  return env.DB.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).bind(
    ...values,
  )
}

/** @param packed columns of documents that are stored packed, as table.column; the row has their text */
export const insertRow = (table: string, row: Record<string, string | number | null>, packed?: readonly string[]) =>
  insert(table, row, packed).run()

/** Placeholder columns of the vacancy copy and the match, for tests that use neither. */
export const NOTHING_COMPARED = { vacancy_copy: '', gap_rules: 1, match_record: '{"rules":1,"lines":[]}' }

/** A signed-in person without role. */
export async function registerNewcomer(server: TestServer, language = 'en'): Promise<Client & { email: string }> {
  const client = createClient(server, { language })
  const email = `person${nextNumber()}@mail.example`
  const answer = await client.post('/server/user', { email, password: PASSWORD, passwordConfirm: PASSWORD })
  if (answer.status !== 201) throw new Error(`registration failed: ${answer.text}`)
  return { ...client, email }
}

/** As the link of the first mail would do it. */
export const confirmAddress = (email: string) =>
  env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE email = ?').bind(START, email).run()

const SEAMAN = { firstname: 'Iryna', surname: 'Kovalenko', citizenship: 'UA', positionMain: 'second-engineer' }

export const seamanBody = (data: Record<string, unknown> = {}) => ({
  role: 'seaman',
  profileSeaman: { ProfileData: { ...SEAMAN, ...data } },
})

const COMPANY = { name: 'Blue Anchor Crewing', country: 'PH', city: 'Manila', licenceNumber: null, website: null }

export const companyBody = (data: Record<string, unknown> = {}) => ({
  role: 'company',
  profileCompany: { ...COMPANY, ...data },
})

const CENTER = { name: 'Deep Fjord Academy', country: 'NO', city: 'Bergen', licenceNumber: 'NMA-77', website: null }

export const centerBody = (data: Record<string, unknown> = {}) => ({
  role: 'training-center',
  profileTrainingCenter: { ...CENTER, ...data },
})

export async function registerSeaman(server: TestServer, data: Record<string, unknown> = {}, language = 'en') {
  const client = await registerNewcomer(server, language)
  const answer = await client.post('/server/seaman', seamanBody(data))
  if (answer.status !== 201) throw new Error(`profile failed: ${answer.text}`)
  const seamanId = await findColumn('seaman', 'id', 'account_id', answer.body.id)
  return { ...client, accountId: String(answer.body.id), seamanId }
}

export async function registerCompany(
  server: TestServer,
  {
    verified = true,
    language = 'en',
    ...data
  }: Record<string, unknown> & { verified?: boolean; language?: string } = {},
) {
  const client = await registerNewcomer(server, language)
  const answer = await client.post('/server/company', companyBody({ name: `Company ${nextNumber()}`, ...data }))
  if (answer.status !== 201) throw new Error(`profile failed: ${answer.text}`)
  const companyId = await findColumn('organisation_member', 'organisation_id', 'account_id', answer.body.id)
  if (verified) await env.DB.prepare('UPDATE organisation SET verified = 1 WHERE id = ?').bind(companyId).run()
  return {
    ...client,
    accountId: String(answer.body.id),
    companyId,
    slug: await findColumn('organisation', 'slug', 'id', companyId),
  }
}

/** Someone else who acts for the company. */
export async function joinCompany(server: TestServer, companyId: string, role: MemberRole) {
  const client = await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', client.email)
  await env.DB.batch([
    env.DB.prepare("UPDATE account SET role = 'company' WHERE id = ?").bind(accountId),
    insert('organisation_member', {
      organisation_id: companyId,
      account_id: accountId,
      role,
      created_at: START,
      updated_at: START,
    }),
  ])
  return { ...client, accountId }
}

/** The account that owns the company. */
export const findOwner = async (companyId: string): Promise<string> => {
  const row = await env.DB.prepare(
    "SELECT account_id FROM organisation_member WHERE organisation_id = ? AND role = 'owner' ORDER BY created_at",
  )
    .bind(companyId)
    .first<{ account_id: string }>()
  return String(row?.account_id)
}

/** Gives an account a role without a profile. An admin gets the given permissions, by default all. */
export async function giveRole(
  accountId: string,
  role: string,
  permissions: readonly Permission[] = role === 'admin' ? PERMISSIONS : [],
): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('UPDATE account SET role = ? WHERE id = ?').bind(role, accountId),
    env.DB.prepare('DELETE FROM admin_permission WHERE account_id = ?').bind(accountId),
    ...permissions.map((permission) =>
      insert('admin_permission', { account_id: accountId, permission, created_at: START }),
    ),
  ])
}

export async function findColumn(table: string, column: string, key: string, value: string): Promise<string> {
  const row = await env.DB.prepare(`SELECT ${column} AS found FROM ${table} WHERE ${key} = ?`)
    .bind(value)
    .first<{ found: string }>()
  return String(row?.found)
}

/** A company without anyone who could sign in. */
export async function insertCompany(
  data: Record<string, string | number | null> = {},
): Promise<{ id: string; slug: string; name: string }> {
  const id = createId()
  const number = nextNumber()
  const account = {
    id: createId(),
    email: `office${number}@company.example`,
    role: 'company',
    language: 'en',
    created_at: START,
    updated_at: START,
  }
  const { kind = 'agency', answer_rate = null, answer_hours = null, ...more } = data
  const organisation = {
    id,
    kind: 'company',
    slug: `company-${number}`,
    name: `Harbour ${number}`,
    country: 'GR',
    city: 'Piraeus',
    verified: 1,
    created_at: START,
    updated_at: START,
    ...more,
  }
  const owner = { organisation_id: id, account_id: account.id, role: 'owner', created_at: START, updated_at: START }
  await env.DB.batch([
    insert('account', account),
    insert('organisation', organisation),
    insert('organisation_member', owner),
    insert('company', { id, kind, answer_rate, answer_hours }),
  ])
  return { id, slug: String(organisation.slug), name: String(organisation.name) }
}

let seq = 0

export const VACANCY = {
  status: 'published',
  rank: 'second-engineer',
  department: 'engine',
  fleet: 'tanker-fleet',
  vessel_type: 'lng-carrier',
  vessel_class: null,
  vessel_name: null,
  size_value: 174_000,
  size_unit: 'm3',
  dwt: null,
  gt: null,
  built: 2019,
  flag: 'MT',
  engine: null,
  dp_class: null,
  trading_areas: null,
  trading_area: null,
  pay_min: 900_000,
  pay_max: 1_000_000,
  pay_currency: 'USD',
  pay_period: 'month',
  pay_usd: 1_000_000,
  join_from: '2026-12-01',
  join_to: '2026-12-15',
  port_name: 'Singapore',
  port_country: 'SG',
  duration_tenths: 40,
  duration_plus_minus: 1,
  rotation_on: null,
  rotation_off: null,
  positions: 1,
  english_level: 'good',
  english_order: 3,
  any_nationality: 1,
  nationalities: '[]',
  certificates: '[]',
  text: 'A steady trade.',
  text_language: 'en',
  expires_at: START + 30 * DAY,
  created_at: START,
  updated_at: START,
  certificate_months: null,
  min_months_in_rank: null,
  min_months_on_type: null,
}

type Further = 'published_at' | 'paused_at' | 'withdrawn_status' | 'imo' | 'hidden_name' | 'texts'
type VacancyData = Partial<Record<keyof typeof VACANCY | Further, string | number | null>>

/** A vacancy as the publishing of it would leave it: newer with every call, in the index when it is published. */
export async function insertVacancy(
  company: { id: string; slug: string; name: string },
  data: VacancyData = {},
): Promise<{ id: string; seq: number }> {
  seq += 1
  const row = { published_at: START - DAY + seq, ...VACANCY, ...data }
  const id = createId()
  const nationalities = JSON.parse(String(row.nationalities)) as string[]
  const found = buildSearchText(toSearchable(row as never), company)
  const statements = [insert('vacancy', { seq, id, company_id: company.id, slug: `vacancy-${seq}`, ...row })]
  if (row.status === 'published')
    statements.push(
      ...nationalities.map((country) => insert('vacancy_nationality', { country, vacancy_seq: seq })),
      insert('vacancy_search', { rowid: seq, ...found }),
      env.DB.prepare('INSERT OR IGNORE INTO search_word (word) SELECT value FROM json_each(?)').bind(
        JSON.stringify(found.words.split(' ')),
      ),
    )
  await env.DB.batch(statements)
  return { id, seq }
}

export async function countRows(table: string, where: string, ...values: string[]): Promise<number> {
  const sql = `SELECT count(*) AS found FROM ${table} WHERE ${where}`
  return (
    (
      await env.DB.prepare(sql)
        .bind(...values)
        .first<{ found: number }>()
    )?.found ?? 0
  )
}
