import type { Database, Statement } from './database.ts'
import type { Needs } from './services.ts'

type Working = Needs<'db' | 'clock'>

/** Statements that withdraw what the public sees of an account, for the batch that blocks or closes it, after it did. */
export type Withdraw = (db: Database, accountId: string, now: number) => Statement[]

/**
 * Statements that bring back what was withdrawn, for the batch that unblocks or keeps an account, after it did. They change nothing
 * while the account is not active: it may be blocked and closing at once.
 */
export type Restore = (services: Working, accountId: string) => Statement[] | Promise<Statement[]>

/** What the features do when an account stops being active, and when it is active again. `follow`: figures that are counted again after either. */
export type Withdrawal = {
  withdraw: readonly Withdraw[]
  restore: readonly Restore[]
  follow: readonly ((services: Working) => Promise<unknown>)[]
}

/** What of the account the public sees, the batch finds by itself: nothing that was published a moment ago stays behind. */
export const withdrawAccount = ({ withdraw }: Withdrawal, db: Database, accountId: string, now: number): Statement[] =>
  withdraw.flatMap((each) => each(db, accountId, now))

export const restoreAccount = async (
  { restore }: Withdrawal,
  services: Working,
  accountId: string,
): Promise<Statement[]> => (await Promise.all(restore.map((each) => each(services, accountId)))).flat()

/** For after the answer. */
export async function followAccount({ follow }: Withdrawal, services: Working): Promise<void> {
  for (const each of follow) await each(services)
}
