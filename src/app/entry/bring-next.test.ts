import { expect, test } from 'vitest'
import { getRoute } from '#src/contract/routes.ts'
import { nextOf } from './preload-next.ts'

test.each([
  ['vacancy-list', 'vacancy-detail'],
  ['seamans-list', 'seamans-detail'],
  ['company-vacancies', 'company-applicants'],
  ['company-applicants', 'company-applicant'],
  ['seaman-jobs', 'seaman-job'],
  ['admin-users', 'admin-user'],
  ['seaman-cv', undefined],
])('after %s comes %s', (list, next) => {
  expect(nextOf(getRoute(list))?.id).toBe(next)
})
