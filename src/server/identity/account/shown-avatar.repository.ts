import { eq } from 'drizzle-orm'
import type { ShowPicture } from '#src/server/ground/file/file-acts.ts'
import { accountTable } from './account.tables.ts'

export const showAvatar: ShowPicture = ({ db }, { accountId, pictureKey, now }) => [
  db
    .update(accountTable)
    .set({ avatarKey: pictureKey, updatedAt: now })
    .where(eq(accountTable.id, accountId ?? '')),
]
