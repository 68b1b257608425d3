import { spawnSync } from 'node:child_process'

/** In order: the browser's step builds what the later ones serve. */
const STEPS = {
  check: ['check'],
  unit: ['unit'],
  e2e: ['e2e'],
  weigh: ['weigh'],
  site: ['check:site', '--', '--short'],
} as const

/** Runs every step, also after one has failed, so that one run tells all that is wrong. */
const results = Object.entries(STEPS).map(([step, command]) => {
  const started = performance.now()
  process.stdout.write(`\n> ${step}\n`)
  const { status } = spawnSync('npm', ['run', '--silent', ...command], { stdio: 'inherit' })
  return { step, passed: status === 0, seconds: Math.round((performance.now() - started) / 1000) }
})

process.stdout.write('\n')
for (const { step, passed, seconds } of results)
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${step}  ${seconds} s\n`)
const passed = results.filter((result) => result.passed).length
process.stdout.write(`${passed} passed, ${results.length - passed} failed\n`)
process.exitCode = passed === results.length ? 0 : 1
