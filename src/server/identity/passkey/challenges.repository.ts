import { and, eq, gt, lt } from 'drizzle-orm'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { type Ceremony, passkeyChallengeTable } from './passkey.tables.ts'

export const insertChallenge = (db: Database, row: typeof passkeyChallengeTable.$inferInsert) =>
  db.insert(passkeyChallengeTable).values(row)

type Claim = { challengeHash: string; owners: readonly string[]; ceremonies: readonly Ceremony[] }

/** Deletes and returns the challenge, so that only one request gets it. */
export const takeChallengeRow = (db: Database, { challengeHash, owners, ceremonies }: Claim, now: number) =>
  db
    .delete(passkeyChallengeTable)
    .where(
      and(
        eq(passkeyChallengeTable.challengeHash, challengeHash),
        isAmong(passkeyChallengeTable.ownerHash, owners),
        isAmong(passkeyChallengeTable.ceremony, ceremonies),
        gt(passkeyChallengeTable.expiresAt, now),
      ),
    )
    .returning()
    .get()

export const deleteStaleChallenges = (db: Database, now: number) =>
  db.delete(passkeyChallengeTable).where(lt(passkeyChallengeTable.expiresAt, now))
