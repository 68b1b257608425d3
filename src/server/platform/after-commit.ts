import { logFailure } from './log.ts'

/** An effect outside the database. `key`: of equal effects of a batch, one runs. */
export type Effect = { key: string; run: () => Promise<void> }

const effects = new WeakMap<object, readonly Effect[]>()

/** Returns the statements of a change. `runBatch` runs the effect once a batch that contains them has committed, and never before. */
export function afterCommit<One extends object>(statements: readonly One[], effect: Effect): One[] {
  const [first] = statements
  if (first) effects.set(first, [...(effects.get(first) ?? []), effect])
  return [...statements]
}

/** Runs the effects of committed statements. What fails is logged: the write has succeeded. */
export async function runEffects(committed: readonly object[]): Promise<void> {
  const found = new Map(committed.flatMap((one) => effects.get(one) ?? []).map((effect) => [effect.key, effect]))
  await Promise.all(
    [...found.values()].map(({ key, run }) =>
      run().catch((error: unknown) => logFailure('effect of a batch failed', key, error)),
    ),
  )
}
