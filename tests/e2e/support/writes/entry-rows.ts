import type { Locator } from '@playwright/test'
import { newEmail, write } from '../../../support/accounts.ts'
import { findLink, PASSWORD, register, signIn, signOut, verify } from './people.ts'
import type { Row, Visit } from './row.ts'

const NEW_PASSWORD = 'deep water anchorage 9'

const fillPasswords = async (form: Locator, password = PASSWORD) => {
  for (const name of ['password', 'passwordConfirm']) await form.locator(`[name=${name}]`).fill(password)
}

/** Someone who is not signed in now, and has an account. */
async function registerAndLeave(visit: Visit): Promise<void> {
  await register(visit)
  await signOut(visit)
}

const linkAfter = async (visit: Visit, page: string, to?: string): Promise<string> => {
  const url = await findLink(visit, page, to)
  return url.pathname + url.search
}

/** Signing in, registering, and the pages that links in mails open. */
export const entryRows: readonly Row[] = [
  {
    endpoint: 'post /server/security/auth/login',
    who: 'guest',
    open: async (visit) => {
      await registerAndLeave(visit)
      return '/auth/login'
    },
    form: 'main form:has([name=password])',
    fill: async (form, { email }) => {
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=password]').fill(PASSWORD)
    },
    answer: { id: 'auth.role.title' },
    at: 'main h1',
  },
  {
    endpoint: 'post /server/user',
    who: 'guest',
    open: async () => '/auth/registration',
    form: 'main form:has([name=passwordConfirm])',
    fill: async (form) => {
      await form.locator('[name=email]').fill(newEmail())
      await fillPasswords(form)
    },
    answer: { id: 'auth.role.title' },
    at: 'main h1',
  },
  {
    endpoint: 'post /server/security/auth/forgot',
    who: 'guest',
    open: async () => '/auth/forgot-password',
    form: 'main form',
    fill: (form) => form.locator('[name=email]').fill(newEmail()),
    answer: { id: 'recovery.forgot.sent-text' },
  },
  {
    endpoint: 'post /server/security/auth/reset',
    who: 'guest',
    open: async (visit) => {
      await registerAndLeave(visit)
      await write(visit.page.request, 'POST', '/server/security/auth/forgot', { email: visit.email })
      return linkAfter(visit, 'reset-password')
    },
    form: 'main form',
    fill: (form) => fillPasswords(form, NEW_PASSWORD),
    answer: { id: 'recovery.reset.done-text' },
  },
  {
    endpoint: 'post /server/security/email/verification',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      return linkAfter(visit, 'verify-email')
    },
    form: 'main form',
    answer: { id: 'recovery.verify.done-text' },
  },
  {
    endpoint: 'post /server/security/email/confirmation',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      const email = newEmail()
      await write(visit.page.request, 'PUT', '/server/security/email', { email })
      return linkAfter(visit, 'confirm-email', email)
    },
    form: 'main form',
    answer: { id: 'recovery.change.done-text' },
  },
  {
    endpoint: 'post /server/security/email/undoing',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      await verify(visit)
      await write(visit.page.request, 'PUT', '/server/security/email', { email: newEmail() })
      return linkAfter(visit, 'confirm-email')
    },
    form: 'main form',
    answer: { id: 'recovery.undo.done-text' },
  },
  {
    endpoint: 'post /server/security/auth/confirm',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      return `/auth/confirm?redirect=${encodeURIComponent('/account/security')}`
    },
    form: 'main form:has([name=password])',
    fill: (form) => form.locator('[name=password]').fill(PASSWORD),
    answer: { id: 'account.security.title' },
    at: 'main h1',
  },
  {
    endpoint: 'post /server/security/auth/logout',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      return '/auth/logout'
    },
    form: 'main form',
    answer: { id: 'auth.logout.done-title' },
  },
]

export const enterAgain = async (visit: Visit): Promise<void> => {
  await signOut(visit)
  await signIn(visit, visit.email)
}
