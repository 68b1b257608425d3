import { beforeEach, expect, test, vi } from 'vitest'
import { leaveKeptAccount, lockKeptAccount, openKeptAccount, readKeptAccount } from './kept-account.ts'

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
  })
})

test('an account whose person has left waits to be wiped, also when a later page closes what is open', () => {
  openKeptAccount('a')
  leaveKeptAccount()
  lockKeptAccount()
  expect(readKeptAccount()).toEqual({ id: 'a', isLocked: true, hasLeft: true })
})

test('what was locked before someone else left stays for its person', () => {
  openKeptAccount('a')
  lockKeptAccount()
  leaveKeptAccount()
  expect(readKeptAccount()).toEqual({ id: 'a', isLocked: true, hasLeft: false })
})

test('anyone who signs in again opens it', () => {
  openKeptAccount('a')
  leaveKeptAccount()
  openKeptAccount('a')
  expect(readKeptAccount()).toEqual({ id: 'a', isLocked: false, hasLeft: false })
})
