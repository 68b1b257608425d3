import { getTableName, type Table } from 'drizzle-orm'
import type { z } from 'zod'
import { isWithin, listFields } from './document-fields.ts'
import type { Needs } from './services.ts'
import { type ColumnName, columnsOf, type DocumentName, type DocumentOf } from './stored-rows.ts'

/** The legal basis for storing data (GDPR, Article 6). */
type Basis = 'contract' | 'legitimate interest' | 'legal duty' | 'consent'

/**
 * The column that links a row to a person, and the table that it refers to, by `id` or by `key`. `where` restricts the rows of that table, or
 * of the table itself if the link is to the account.
 */
type Link<Column extends string> = { column: Column; of: string; key?: string; where?: string }

type Described<Column extends string> = {
  /** Several, if a row belongs to several people. */
  links: readonly Link<Column>[]
  purpose: string
  basis: Basis
  /** How long rows are stored while the account exists. */
  retention: string
  /** `cascade`: deleted by the database with the account. `step`: deleted by an erasure step. `kept`: only ids without a target remain. */
  erasure: 'cascade' | 'step' | 'kept'
  /** Reads rows that are in a separate store. */
  collect?: (services: Needs<'db' | 'cvs' | 'clock' | 'keys'>, accountId: string) => Promise<Record<string, unknown>[]>
}

/** Data withheld from the person, with the reason: columns, and fields of documents by path. */
type Withheld<Name extends string> = Readonly<Partial<Record<Name, string>>>

type DescribedTable<T extends Table> = Described<ColumnName<T>> & {
  withheld?: Withheld<ColumnName<T> | `${DocumentName<T>}${'.' | '['}${string}`>
} & ([DocumentName<T>] extends [never]
    ? { documents?: never }
    : {
        /** The schema of each column that holds a document. */
        documents: { [Name in DocumentName<T>]: z.ZodType<DocumentOf<T, Name>> }
      })

/** The same for any table. */
type AnyDescription = Described<string> & {
  withheld?: Withheld<string>
  documents?: Readonly<Record<string, z.ZodType>>
}

export type RegistryEntry = Described<string> & {
  withheld: Withheld<string>
  /** Columns that are read for the person. */
  columns: readonly string[]
  /** What the person gets: columns, and every field of documents by path. */
  exported: readonly string[]
}

/** Registered personal data, by table. */
export type PersonalData = Readonly<Record<string, RegistryEntry>>

/**
 * Describes the personal data of a table. The person gets every column and field that is not withheld, including new ones. Throws if a
 * withheld name does not exist.
 */
export function describeData<T extends Table>(table: T, described: DescribedTable<T>): PersonalData {
  const { documents = {}, withheld = {}, ...rest } = described as AnyDescription
  const { names } = columnsOf(table)
  const fields = names.flatMap((name) => (documents[name] ? listFields(documents[name], name) : [name]))
  const paths = Object.keys(withheld)
  const missing = paths.filter((path) => !fields.some((field) => isWithin(field, path)))
  if (missing.length > 0) throw new Error(`${getTableName(table)} has no ${missing.join(', ')}`)
  const isGiven = (field: string) => !paths.some((path) => isWithin(field, path))
  const entry = { ...rest, withheld, columns: names.filter(isGiven), exported: fields.filter(isGiven) }
  return { [getTableName(table)]: entry }
}

// Descriptions that many entries share.
export const ofAccount = [{ column: 'account_id', of: 'account' }] as const
export const ofSeaman = [{ column: 'seaman_id', of: 'seaman' }] as const
/** The link of a row that has the id of its organisation. */
export const ofOrganisation = [{ column: 'id', of: 'organisation' }] as const
export const ofCompany = [{ column: 'company_id', of: 'company' }] as const
export const WHILE_ACCOUNT_EXISTS = 'while the account is there'
export const SECRET = 'a secret that only opens something; it says nothing about the person'
