import { eq } from 'drizzle-orm'
import type { ShowPicture } from '#src/server/ground/file/file-acts.ts'
import { recordAct } from '../organisation/member-acts.repository.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'

export const showLogo: ShowPicture = (services, { organisationId, pictureKey, session, now }) => [
  ...recordAct(services, session, pictureKey === null ? 'logo-removed' : 'logo-saved'),
  services.db
    .update(organisationTable)
    .set({ logoKey: pictureKey, updatedAt: now })
    .where(eq(organisationTable.id, organisationId ?? '')),
]
