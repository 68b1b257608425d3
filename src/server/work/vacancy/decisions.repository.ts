import { eq } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { type DecisionRow, vacancyDecisionTable } from './decisions.tables.ts'

export const findDecision = (db: Database, vacancyId: string): Promise<DecisionRow | undefined> =>
  db.select().from(vacancyDecisionTable).where(eq(vacancyDecisionTable.vacancyId, vacancyId)).get()

/** The last decision applies; the others are in the log. */
export function putDecision(db: Database, { vacancyId, ...decided }: Omit<DecisionRow, 'refusedAt'>): Statement {
  const decision = { ...decided, ...(decided.act !== 'approve' && { refusedAt: decided.decidedAt }) }
  return db
    .insert(vacancyDecisionTable)
    .values({ vacancyId, ...decision })
    .onConflictDoUpdate({ target: vacancyDecisionTable.vacancyId, set: decision })
}
