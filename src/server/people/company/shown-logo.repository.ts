import { eq, sql } from 'drizzle-orm'
import type { ShowPicture } from '#src/server/ground/file/file-acts.ts'
import { recordAct, recordActIf } from '../organisation/member-acts.repository.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'

const hasLogo = (organisationId: string | null) =>
  sql`EXISTS (SELECT 1 FROM organisation o WHERE o.id = ${organisationId} AND o.logo_key IS NOT NULL)`

export const showLogo: ShowPicture = (services, { organisationId, pictureKey, session, now }) => [
  ...(pictureKey === null
    ? recordActIf(services, session, { act: 'logo-removed', condition: hasLogo(organisationId) })
    : recordAct(services, session, 'logo-saved')),
  services.db
    .update(organisationTable)
    .set({ logoKey: pictureKey, updatedAt: now })
    .where(eq(organisationTable.id, organisationId ?? '')),
]
