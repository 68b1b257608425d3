import type { Reconciliation, Reconciliations } from '#src/contract/billing/admin-schemas.ts'
import type { DifferenceKind } from '#src/contract/billing/difference-kinds.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { MAX_DIFFERENCES } from './reconcile.usecases.ts'
import type { ReconciliationRow } from './reconciliation.tables.ts'
import { findDifferencesOf, findLastFinished, findRun, findRuns } from './reconciliations.repository.ts'
import { findOpenStops } from './stops.repository.ts'

const RUNS_SHOWN = 10

const toRun = ({ run, email }: { run: ReconciliationRow; email: string | null }): Reconciliation => {
  const { id, source, startedAt, finishedAt, checks, comparedFrom, found } = run
  return {
    ...{ id, source, startedAt, finishedAt, comparedFrom, found },
    by: email,
    checks: checks as DifferenceKind[],
  }
}

async function readShown({ db }: Needs<'db'>, asked: string | undefined): Promise<Reconciliations['shown']> {
  const id = asked ?? (await findLastFinished(db))?.id
  const found = id === undefined ? undefined : await findRun(db, id)
  if (!found) return null
  const differences = (await findDifferencesOf(db, found.run.id)).map(({ kind, subject, reference, holderId }) => ({
    ...{ subject, reference, holderId },
    kind: kind as DifferenceKind,
  }))
  return { ...toRun(found), differences }
}

/** For admins: the last comparisons, the differences of one of them, and whose orders are stopped. */
export async function readReconciliations(services: Needs<'db'>, asked?: string): Promise<Reconciliations> {
  const [runs, shown, stops] = await Promise.all([
    findRuns(services.db, RUNS_SHOWN),
    readShown(services, asked),
    findOpenStops(services.db, MAX_DIFFERENCES),
  ])
  return { runs: runs.map(toRun), shown, stops }
}
