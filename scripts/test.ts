import { installObservatory } from './observatory.ts'
import { runSteps } from './run-steps.ts'

const isFull = process.argv.includes('--full')

/** Steps that serve the build mostly wait, except for the browser, so they run in parallel with another step. */
await runSteps(
  [
    { check: ['check'], build: ['build'] },
    { unit: ['unit'], weigh: ['weigh'], site: ['check:site'] },
    { e2e: ['e2e'] },
    ...(isFull ? [{ races: ['check:races'] }, { sockets: ['check:sockets'] }] : []),
  ],
  // Read by tests/support/full.ts in every step.
  isFull ? { FULL_TESTS: '1', ...installObservatory() } : {},
)
