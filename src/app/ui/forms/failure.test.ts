import { expect, test } from 'vitest'
import { ApiError } from '../../../contract/api.ts'
import { failureOf, findFieldError } from './failure.ts'

const intl = { t: (id: string) => id }
const values = { email: 'a@example.org', password: 'secret words here', passwordConfirm: 'secret words here' }

const refusal = (code: 'validation-failed' | 'unavailable', message: string) =>
  new ApiError(422, {
    code,
    message,
    requestId: 'r1',
    errors: { account: { email: 'Taken', password: ['Too short', 'Too common'] } },
  })

test('an answer of the API brings its message and the errors of its fields', () => {
  const failure = failureOf(refusal('validation-failed', 'Check the fields'), values, intl)
  expect(failure.message).toBe('Check the fields')
  expect(findFieldError(failure.errors, 'email')).toBe('Taken')
})

test('several messages of a field are joined by a comma', () => {
  const failure = failureOf(refusal('validation-failed', 'Check the fields'), values, intl)
  expect(findFieldError(failure.errors, 'password', 'account')).toBe('Too short, Too common')
})

test('a group that does not name the field has nothing to say', () => {
  expect(findFieldError({ account: { email: 'Taken' } }, 'email', 'profile')).toBeUndefined()
  expect(findFieldError({ account: { email: 'Taken' } }, 'name')).toBeUndefined()
})

test('what was typed is kept, passwords are not', () => {
  expect(failureOf(refusal('validation-failed', ''), values, intl).values).toEqual({ email: 'a@example.org' })
})

test('an answer without words gets ours', () => {
  expect(failureOf(refusal('validation-failed', ''), values, intl).message).toBe('form.message.failed')
})

test.each([
  ['a broken link', new TypeError('Failed to fetch')],
  ['a server that is down', refusal('unavailable', 'Service unavailable')],
])('%s says so and blames no field', (_name, error) => {
  expect(failureOf(error, values, intl)).toEqual({
    values: { email: 'a@example.org' },
    errors: {},
    message: 'form.message.offline',
  })
})
