import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { logFailure } from './log.ts'

it('a failed query is logged without the values that people gave', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new Error('D1_ERROR: too many requests')
  logFailure('request failed', 'id-1', new DrizzleQueryError('select 1 where email = ?', ['anna@mail.example'], cause))
  logFailure('request failed', 'id-2', new TypeError('no such thing'))
  const [first, second] = written.mock.calls
  written.mockRestore()
  const told = first?.[2] as Error
  expect(`${told.message} ${told.stack} ${JSON.stringify(told)}`).not.toContain('anna')
  expect([told.message, told.cause]).toEqual(['Failed query: select 1 where email = ?', cause])
  expect(second?.[2]).toBeInstanceOf(TypeError)
})
