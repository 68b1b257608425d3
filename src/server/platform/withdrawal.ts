import type { Database, Statement } from './database.ts'
import type { Needs } from './services.ts'

type Working = Needs<'db' | 'clock'>

/** Statements that withdraw the public rows of an account, for the batch that blocks or closes it. */
export type Withdraw = (db: Database, accountId: string, now: number) => Statement[]

/**
 * Statements that restore withdrawn rows, for the batch that unblocks or keeps an account. They change nothing while the account is inactive:
 * it may be both blocked and closing.
 */
export type Restore = (services: Working, accountId: string) => Statement[] | Promise<Statement[]>

/** What domains do when an account becomes inactive or active again. `follow`: figures that are recounted afterwards. */
export type Withdrawal = {
  withdraw: readonly Withdraw[]
  restore: readonly Restore[]
  follow: readonly ((services: Working) => Promise<unknown>)[]
}

/** The batch itself finds the public rows, so that rows published a moment ago are included. */
export const withdrawAccount = ({ withdraw }: Withdrawal, db: Database, accountId: string, now: number): Statement[] =>
  withdraw.flatMap((each) => each(db, accountId, now))

export const restoreAccount = async (
  { restore }: Withdrawal,
  services: Working,
  accountId: string,
): Promise<Statement[]> => (await Promise.all(restore.map((each) => each(services, accountId)))).flat()

/** Runs after the answer. */
export async function followAccount({ follow }: Withdrawal, services: Working): Promise<void> {
  for (const each of follow) await each(services)
}
