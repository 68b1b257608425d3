import { expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import type { FieldErrors } from '#src/contract/http/errors.ts'
import { sharedCvPage } from './shared-cv-page.tsx'

const answer = (message: string, errors?: FieldErrors) => {
  const thrown = new ApiError(422, {
    ...{ code: 'validation-failed', message, requestId: 'r' },
    ...(errors && { errors }),
  })
  const ctx = { params: { secret: 's' }, api: { call: () => Promise.reject(thrown) } } as unknown as PageContext
  return sharedCvPage.action?.(ctx, { pin: '0000' }, {})
}

test('a wrong PIN is said once, at the top of the form, and the PIN is not sent back', async () => {
  const result = await answer('Check the fields.', { share: { pin: 'This PIN is wrong.' } })
  expect(result).toEqual({ failure: { values: {}, errors: {}, message: 'This PIN is wrong.' } })
})

test('what is wrong otherwise keeps its message', async () => {
  expect(await answer('Try again in 5 minutes.')).toMatchObject({ failure: { message: 'Try again in 5 minutes.' } })
})
