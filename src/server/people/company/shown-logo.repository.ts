import { eq } from 'drizzle-orm'
import type { ShowPicture } from '#src/server/ground/file/file-acts.ts'
import { companyTable } from './company.tables.ts'

export const showLogo: ShowPicture = (db, { companyId, pictureKey, now }) => [
  db
    .update(companyTable)
    .set({ logoKey: pictureKey, updatedAt: now })
    .where(eq(companyTable.id, companyId ?? '')),
]
