import type { Database, Statement } from '#src/server/platform/database.ts'
import { memberTable, type OrganisationKind, organisationTable } from './organisation.tables.ts'

type NewOrganisation = { id: string; kind: OrganisationKind; ownerId: string; now: number }

/** Creates an organisation with its first owner. The same batch must add the `company` or `training_center` row. */
export const insertOrganisation = (db: Database, { id, kind, ownerId, now }: NewOrganisation): Statement[] => [
  db.insert(organisationTable).values({ id, kind, createdAt: now, updatedAt: now }),
  db
    .insert(memberTable)
    .values({ organisationId: id, accountId: ownerId, role: 'owner', createdAt: now, updatedAt: now }),
]
