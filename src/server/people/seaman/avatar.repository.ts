import { and, eq, isNotNull } from 'drizzle-orm'
import { IMAGES } from '#src/contract/file/images.ts'
import type { Avatar } from '#src/contract/seaman/schemas.ts'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

/** Returns the picture of an account as in the specification; null without one. */
export async function findAvatar(db: Database, accountId: string): Promise<Avatar | null> {
  const found = await db
    .select({
      key: accountTable.avatarKey,
      since: accountTable.updatedAt,
      id: fileTable.id,
      sentAt: fileTable.createdAt,
    })
    .from(accountTable)
    .leftJoin(
      fileTable,
      and(eq(fileTable.accountId, accountTable.id), eq(fileTable.pictureKey, accountTable.avatarKey)),
    )
    .where(and(eq(accountTable.id, accountId), isNotNull(accountTable.avatarKey)))
    .get()
  if (!found?.key) return null
  const format = IMAGES.avatar.fallback
  return {
    id: found.id ?? found.key,
    type: 'avatar',
    isImage: true,
    format,
    name: `${found.key}-${Math.max(...IMAGES.avatar.places)}.${format}`,
    updatedAt: found.sentAt ?? found.since,
    ownerId: accountId,
  }
}
