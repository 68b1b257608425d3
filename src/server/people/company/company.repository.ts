import type { Database, Statement } from '#src/server/platform/database.ts'
import { companyTable } from './company.tables.ts'

/** The details of a company whose organisation the same batch creates. */
export const insertCompany = (db: Database, id: string): Statement => db.insert(companyTable).values({ id })
