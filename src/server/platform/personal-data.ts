import { getTableName, type Table } from 'drizzle-orm'
import type { Needs } from './services.ts'
import { type ColumnName, exceptColumns } from './stored-rows.ts'

/** Why the law lets us keep something (GDPR, Article 6). */
type Basis = 'contract' | 'legitimate interest' | 'legal duty' | 'consent'

/** The column of a row that leads to a person, and the table it leads to, by its `id` unless `key` says otherwise. */
type Link<Column extends string> = { column: Column; of: string; key?: string }

type Described<Column extends string> = {
  /** More than one where a row belongs to several people. */
  links: readonly Link<Column>[]
  purpose: string
  basis: Basis
  /** How long rows live while the account does. */
  retention: string
  /** `cascade`: the database deletes them with the account. A step: the saga does it. `kept`: only ids that lead nowhere remain. */
  erasure: 'cascade' | 'step' | 'kept'
  /** Reads the rows where the database's own statements do not: they are in a store of their own. */
  collect?: (services: Needs<'db' | 'cvs'>, accountId: string) => Promise<Record<string, unknown>[]>
  /** Columns that the person does not get, and why. */
  withheld?: Readonly<Partial<Record<Column, string>>>
}

export type RegistryEntry = Described<string> & {
  /** Columns that the person gets. */
  exported: readonly string[]
}

/** What is kept of people, by table. */
export type PersonalData = Readonly<Record<string, RegistryEntry>>

/** The entry of a table: the person gets every column that is not withheld, and so a new one too. */
export const describeData = <T extends Table>(table: T, described: Described<ColumnName<T>>): PersonalData => ({
  [getTableName(table)]: {
    ...described,
    exported: exceptColumns(table, ...(Object.keys(described.withheld ?? {}) as ColumnName<T>[])).names,
  },
})

// Words that many entries share.
export const ofAccount = [{ column: 'account_id', of: 'account' }] as const
export const ofSeaman = [{ column: 'seaman_id', of: 'seaman' }] as const
export const ofCompany = [{ column: 'company_id', of: 'company' }] as const
export const WHILE_THERE = 'while the account is there'
export const SECRET = 'a secret that only opens something; it says nothing about the person'
