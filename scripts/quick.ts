import { findBase, findFolders, listChanged } from './changed-domains.ts'
import { runSteps } from './run-steps.ts'

/** Tests of the endpoints and tables of all domains. */
const FOR_ALL = ['tests/server/endpoints.test.ts', 'tests/server/tables.test.ts']

const [since = findBase()] = process.argv.slice(2)
const files = listChanged(since)
const { server, journeys } = findFolders(files)
const vitest = (...words: string[]) => ['unit', '--', ...words]

process.stdout.write(
  `${files.length} files changed since ${since}: ${[...server, ...journeys].join(', ') || 'of no domain'}\n`,
)
await runSteps([
  { check: ['check'], ...(journeys.length > 0 && { build: ['build'] }) },
  { unit: vitest('--project', 'unit', '--project', 'edge', '--changed', since) },
  { architecture: vitest('--project', 'unit', 'tests/architecture') },
  ...(server.length > 0 ? [{ server: vitest('--project', 'server', ...server, ...FOR_ALL) }] : []),
  ...(journeys.length > 0 ? [{ e2e: ['e2e', '--', '--project', 'journeys', '--no-deps', ...journeys] }] : []),
])
