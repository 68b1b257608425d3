import { expect, test } from 'vitest'
import type { FormFailure } from '#src/app/page.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import { clearFieldError, failureOf, findFieldError, listFieldErrors } from './failure.ts'

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

test('a file that was changed since it was chosen is said to need choosing again', async () => {
  const gone = Object.assign(new File([], 'ships.xml'), {
    arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
  })
  const error = await gone.arrayBuffer().catch((thrown: unknown) => thrown)
  expect(failureOf(error, {}, intl)).toEqual({ values: {}, errors: {}, message: 'form.message.file' })
})

test('an answer without words gets ours', () => {
  expect(failureOf(refusal('validation-failed', ''), values, intl).message).toBe('form.message.failed')
})

test.each([
  ['a lost connection', new ConnectionError(), 'form.message.offline'],
  ['an unavailable server', refusal('unavailable', 'Service unavailable'), 'form.message.unavailable'],
  ['a bug', new TypeError('x is undefined'), 'form.message.failed'],
])('%s has a message of its own, no field errors, and can be retried', (_name, error, message) => {
  expect(failureOf(error, values, intl)).toEqual({
    values: { email: 'a@example.org' },
    errors: {},
    message,
    mayRetry: true,
  })
})

const twoFields: FormFailure = {
  values: {},
  errors: { account: { email: 'Taken' }, profile: { name: 'Too short' } },
  message: 'Check the fields',
}

test('a field that is being corrected loses its error', () => {
  const mended = clearFieldError(twoFields, 'email')
  expect(listFieldErrors(mended?.errors ?? {})).toEqual([['name', 'Too short']])
})

test('when the last field is corrected there is no failure any more', () => {
  expect(clearFieldError(clearFieldError(twoFields, 'email'), 'name')).toBeUndefined()
})

test('typing in another field keeps the errors', () => {
  expect(clearFieldError(twoFields, 'phone')).toBe(twoFields)
  const whole: FormFailure = { values: {}, errors: {}, message: 'Wrong password' }
  expect(clearFieldError(whole, 'email')).toBe(whole)
})
