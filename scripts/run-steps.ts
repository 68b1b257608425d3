import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { listFlaky } from './list-flaky.ts'
import { makeTestFolder } from './test-folder.ts'

/** Steps by name, each a script of package.json with arguments. The steps of one row run in parallel. */
export type Steps = readonly Readonly<Record<string, readonly string[]>>[]

type Way = { isFirst: boolean; env: Readonly<Record<string, string>> }

type Result = {
  step: string
  passed: boolean
  seconds: number
  complaints: string[]
  flaky: string[]
  printed: string
}

const COMPLAINTS_SHOWN = 10
/** The start of an output line that names a failure. */
const COMPLAINT = /^\s*(FAIL\s|\d+\) \[|\w*Error\b|.*error TS\d)/

/** Runs a step and collects the lines that name failures. The first step of a row prints its output directly. */
async function run(step: string, command: readonly string[], { isFirst, env }: Way): Promise<Result> {
  const started = performance.now()
  if (isFirst) process.stdout.write(`\n> ${step}\n`)
  const child = spawn('npm', ['run', '--silent', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, SKIP_BUILD: '1' },
  })
  let printed = ''
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.on('data', (chunk: Buffer) => {
      if (isFirst) out.write(chunk)
      printed += chunk
    })
  const status = await new Promise((resolve) => child.on('close', resolve))
  const lines = stripVTControlCharacters(printed).split('\n')
  return {
    step,
    printed,
    passed: status === 0,
    seconds: Math.round((performance.now() - started) / 1000),
    flaky: listFlaky(lines),
    complaints: [...new Set(lines.filter((line) => COMPLAINT.test(line)))].slice(0, COMPLAINTS_SHOWN),
  }
}

function report(results: readonly Result[]): void {
  process.stdout.write('\n')
  for (const { step, passed, seconds, complaints } of results) {
    process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${step}  ${seconds} s\n`)
    if (!passed) for (const line of complaints) process.stdout.write(`        ${line.trim()}\n`)
  }
  const passed = results.filter((result) => result.passed).length
  process.stdout.write(`${passed} passed, ${results.length - passed} failed\n`)
  process.exitCode = passed === results.length ? 0 : 1

  // Printed last, so that it is seen: every flaky test has a cause.
  const flaky = results.flatMap((result) => result.flaky)
  if (flaky.length > 0)
    process.stdout.write(`\nFailed once and then passed:\n${flaky.map((line) => `        ${line}\n`).join('')}`)
}

/**
 * Runs rows of steps in order, prints the results and sets the exit code. A failed step does not stop the others, so that one run shows all
 * failures.
 * @param settings environment variables of every step
 */
export async function runSteps(rows: Steps, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const folder = makeTestFolder()
  process.once('exit', folder.remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const env = { ...folder.settings, ...settings }
  const results: Result[] = []
  for (const row of rows) {
    const steps = Object.entries(row)
    const ended = await Promise.all(
      steps.map(([step, command], place) => run(step, command, { isFirst: place === 0, env })),
    )
    for (const { step, printed } of ended.slice(1)) process.stdout.write(`\n> ${step}\n${printed}`)
    results.push(...ended)
  }
  report(results)
}
