import type { DatabaseSync } from 'node:sqlite'
import type { Session } from '#src/server/identity/session/session.ts'
import { digestOf } from './random.ts'

/** Who acts: seafarers with balances of their own, two owners of a company with one, and admins. */
export const PEOPLE = {
  ada: 'seaman',
  ben: 'seaman',
  cyd: 'seaman',
  olga: 'company',
  omar: 'company',
  paula: 'admin',
  quinn: 'admin',
  rosa: 'admin',
} as const
export type Person = keyof typeof PEOPLE

export const COMPANY = 'blue'
export const ADMINS = ['paula', 'quinn', 'rosa'] as const
/** One owner of the company stays: with the last one the company would go. */
export const LEAVING = ['ben', 'cyd', 'omar'] as const

/** Whose balance the person pays into, as the model names it. */
export const holderOf = (person: Person): string => (PEOPLE[person] === 'company' ? COMPANY : person)

export const HOLDERS = ['ada', 'ben', 'cyd', COMPANY]

const idOf = (name: string): string => `00000000-0000-4000-8000-${digestOf(name).slice(0, 12)}`
export const ACCOUNT_IDS = Object.fromEntries(Object.keys(PEOPLE).map((name) => [name, idOf(name)])) as Record<
  Person,
  string
>
export const COMPANY_ID = idOf(COMPANY)

export const emailOf = (person: Person): string => `${person}@mail.example`

/** Who a holder is, for `ensureHolder`. */
export const ownerOf = (holder: string) =>
  holder === COMPANY ? { organisationId: COMPANY_ID } : { accountId: ACCOUNT_IDS[holder as Person] }

/** The people with open sessions, as sign-ups and sign-ins leave them. */
export function insertPeople(database: DatabaseSync, now: number): void {
  const run = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values)
  const [text, end] = ['INSERT INTO', now * 2]
  run(
    `${text} organisation (id, kind, slug, name, country, city, verified, created_at, updated_at)
      VALUES (?, 'company', 'blue', 'Blue', 'PH', 'Manila', 1, ?, ?)`,
    ...[COMPANY_ID, now, now],
  )
  run(`${text} company (id) VALUES (?)`, COMPANY_ID)
  for (const [person, role] of Object.entries(PEOPLE) as [Person, string][]) {
    const id = ACCOUNT_IDS[person]
    run(
      `${text} account (id, email, role, language, email_verified_at, created_at, updated_at) VALUES (?, ?, ?, 'en', ?, ?, ?)`,
      ...[id, emailOf(person), role, now, now, now],
    )
    run(
      `${text} session (token_hash, id, account_id, factor, confirmed_at, created_at, last_seen_at, idle_expires_at, expires_at)
        VALUES (?, ?, ?, 'password', ?, ?, ?, ?, ?)`,
      ...[`token of ${person}`, `session of ${person}`, id, now, now, now, end, end],
    )
    if (role === 'admin')
      run(`${text} admin_permission (account_id, permission, created_at) VALUES (?, 'finance', ?)`, id, now)
    if (role === 'company')
      run(
        `${text} organisation_member (organisation_id, account_id, role, created_at, updated_at) VALUES (?, ?, 'owner', ?, ?)`,
        ...[COMPANY_ID, id, now, now],
      )
  }
}

/** The session of a person, as the middleware would find it. */
export function sessionOf(person: Person): Session {
  const [role, accountId] = [PEOPLE[person], ACCOUNT_IDS[person]]
  const organisationId = role === 'company' ? COMPANY_ID : null
  const confirmedUntil = Number.MAX_SAFE_INTEGER
  return {
    ...{ id: `session of ${person}`, tokenHash: `token of ${person}`, accountId, actorId: null, keptSession: null },
    ...{ seamanId: null, seamanVersion: null, organisationId, companyId: organisationId, companyVerified: true },
    ...{ organisationIsActive: true, memberRole: organisationId ? 'owner' : null, factor: 'password' },
    ...{ permissions: role === 'admin' ? ['finance'] : [], lastSeenAt: 0, expiresAt: confirmedUntil },
    user: { id: accountId, email: emailOf(person), role, confirmedUntil } as Session['user'],
  }
}
