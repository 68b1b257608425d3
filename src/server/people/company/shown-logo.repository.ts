import { eq } from 'drizzle-orm'
import type { ShowPicture } from '#src/server/ground/file/file-acts.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'

export const showLogo: ShowPicture = (db, { organisationId, pictureKey, now }) => [
  db
    .update(organisationTable)
    .set({ logoKey: pictureKey, updatedAt: now })
    .where(eq(organisationTable.id, organisationId ?? '')),
]
