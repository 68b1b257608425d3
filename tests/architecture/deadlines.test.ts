import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

/** What is in the brackets of each call of `fetch`. */
function callsOfFetch(text: string): string[] {
  const calls: string[] = []
  for (const { index } of text.matchAll(/\bfetch\(/g)) {
    let depth = 0
    let end = index + 'fetch'.length
    do {
      if (text[end] === '(') depth += 1
      if (text[end] === ')') depth -= 1
      end += 1
    } while (depth > 0 && end < text.length)
    calls.push(text.slice(index, end))
  }
  return calls
}

test('every request of the app has a timeout', () => {
  const files = listSources().filter((file) => file.startsWith('src/app/') && !file.includes('.test.'))
  const calls = files.flatMap((file) =>
    callsOfFetch(readFileSync(join(ROOT, file), 'utf8')).map((call) => ({ file, call })),
  )
  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter(({ call }) => !call.includes('signal'))).toEqual([])
})
