const HEADING = /^\s+\d+ flaky$/
const JOURNEY = /^\s+\[\w+\] › /

/** The journeys that failed and then passed, from what Playwright prints at its end. */
export function listFlaky(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => HEADING.test(line))
  if (start === -1) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => !JOURNEY.test(line))
  return (end === -1 ? rest : rest.slice(0, end)).map((line) => line.trim())
}
