import { describe, expect, it } from 'vitest'
import { decideEntry, leadToKeep } from './guards.ts'

const lacking = { role: 'admin', passkeyNeeded: true } as const
const PASSKEYS = { kind: 'redirect', to: '/admin/security' }

describe('an admin who must have a passkey and came in without', () => {
  it('is led from every page of admins to where one is added, and stays there', () => {
    expect(decideEntry('admin-only', lacking, '/admin/users')).toEqual(PASSKEYS)
    expect(decideEntry('admin-only', lacking, '/admin/data?x=1')).toEqual(PASSKEYS)
    expect(decideEntry('admin-only', lacking, '/admin/security?act=1')).toEqual({ kind: 'pass' })
  })

  it('can confirm who they are, sign out and read what is everyone’s', () => {
    expect(decideEntry('auth', lacking, '/auth/confirm')).toEqual({ kind: 'pass' })
    expect(decideEntry('auth-check', lacking, '/auth/logout')).toEqual({ kind: 'pass' })
  })

  it('is not sent round in circles while the account waits to be erased', () => {
    const row = { id: 'admin-security', guard: 'admin-only' } as const
    expect(leadToKeep(row, { ...lacking, eraseAt: 1 })).toBeUndefined()
  })

  it('goes everywhere once the passkey was shown', () => {
    expect(decideEntry('admin-only', { role: 'admin' }, '/admin/users')).toEqual({ kind: 'pass' })
  })
})

describe('a member without the two-step sign-in that the company requires', () => {
  const member = { role: 'company', twoStepNeeded: true } as const

  it('is led from every page of the company to the one that explains it', () => {
    const team = { kind: 'redirect', to: '/company/team' }
    expect(decideEntry('company-only', member, '/company/profile')).toEqual(team)
    expect(decideEntry('company-only', member, '/company/vacancies?page=2')).toEqual(team)
  })

  it('opens the pages of the own account and public pages', () => {
    for (const page of ['/company/team?done=role', '/company/security', '/company/data'])
      expect(decideEntry('company-only', member, page)).toEqual({ kind: 'pass' })
    expect(decideEntry('auth', member, '/auth/confirm')).toEqual({ kind: 'pass' })
  })
})
