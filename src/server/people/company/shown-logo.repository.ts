import { eq } from 'drizzle-orm'
import type { ShowPicture } from '#src/server/ground/file/file-acts.ts'
import { demandMember } from '../organisation/members.repository.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'

export const showLogo: ShowPicture = (db, { organisationId, pictureKey, session, now }) => [
  ...demandMember(db, session),
  db
    .update(organisationTable)
    .set({ logoKey: pictureKey, updatedAt: now })
    .where(eq(organisationTable.id, organisationId ?? '')),
]
