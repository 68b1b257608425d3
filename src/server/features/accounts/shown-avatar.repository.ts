import { eq } from 'drizzle-orm'
import type { ShowPicture } from '../files/file-acts.ts'
import { accountTable } from './accounts.tables.ts'

export const showAvatar: ShowPicture = (db, { accountId, pictureKey, now }) => [
  db
    .update(accountTable)
    .set({ avatarKey: pictureKey, updatedAt: now })
    .where(eq(accountTable.id, accountId ?? '')),
]
