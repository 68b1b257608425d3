import { installObservatory } from './observatory.ts'
import { runSteps } from './run-steps.ts'

const isFull = process.argv.includes('--full')

/** What serves the build waits more than it works, but for the browser: it runs beside another step. */
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
