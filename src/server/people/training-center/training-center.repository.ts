import { and, eq } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'
import { trainingCenterTable } from './training-center.tables.ts'

/** The details of a training centre whose organisation the same batch creates. */
export const insertTrainingCenter = (db: Database, id: string): Statement =>
  db.insert(trainingCenterTable).values({ id })

export const findTrainingCenter = (db: Database, id: string) =>
  db
    .select({
      name: organisationTable.name,
      country: organisationTable.country,
      city: organisationTable.city,
      licenceNumber: organisationTable.licenceNumber,
      website: organisationTable.website,
    })
    .from(organisationTable)
    .where(and(eq(organisationTable.id, id), eq(organisationTable.kind, 'training-center')))
    .get()
