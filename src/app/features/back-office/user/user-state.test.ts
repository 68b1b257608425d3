import { expect, test } from 'vitest'
import { userState } from './user-state.tsx'

const account = { blockedAt: null, eraseAt: null, verifiedAt: 1 }

test.each([
  ['active', {}],
  ['unverified', { verifiedAt: null }],
  ['blocked', { blockedAt: 1, verifiedAt: null }],
  ['closing', { eraseAt: 1 }],
  ['closing', { eraseAt: 1, blockedAt: 1 }],
] as const)('an account is %s: %o', (state, changes) => {
  expect(userState({ ...account, ...changes })).toBe(state)
})
