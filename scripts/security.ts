import { spawnSync } from 'node:child_process'
import { IS_FULL } from '../tests/support/full.ts'
import { installObservatory } from './observatory.ts'

const tests = [
  'tests/security',
  'tests/edge/guards.test.ts',
  'tests/edge/limits.test.ts',
  'src/server/identity/session/devices.server.test.ts',
  'src/server/identity/session/live.server.test.ts',
]
const env = { ...process.env, ...(IS_FULL && installObservatory()) }
const steps = [
  ['npx', 'vitest', 'run', ...tests],
  ['node', 'scripts/e2e.ts', 'injection'],
  ['node', 'scripts/check-races.ts', '--rounds', IS_FULL ? '16' : '2'],
]
for (const [command = '', ...rest] of steps)
  if (spawnSync(command, rest, { stdio: 'inherit', env }).status !== 0) process.exitCode = 1
