import { newEmail, write } from '../../../support/accounts.ts'
import { PORTS } from '../ports.ts'
import { enterAgain } from './entry-rows.ts'
import { register, registerOnce, signIn } from './people.ts'
import type { Row, Visit } from './row.ts'

const SECURITY = '/account/security'
const DATA = '/account/data'
const FORMATS = '/account/formats'

const at =
  (path: string): Row['open'] =>
  async (visit) => {
    await register(visit)
    return path
  }

/** For acts after which the account is as before. */
const on =
  (path: string): Row['open'] =>
  async (visit) => {
    await registerOnce(visit)
    return path
  }

/** The same person in another browser. */
async function enterElsewhere(visit: Visit): Promise<void> {
  const context = await visit.page.context().browser()?.newContext()
  if (!context) return
  await signIn({ ...visit, page: await context.newPage() }, visit.email)
  await context.close()
}

const withOtherDevice: Row['open'] = async (visit) => {
  await registerOnce(visit)
  await enterElsewhere(visit)
  return SECURITY
}

/** What every account has: language, formats, mails, its data, its password and address, its devices. */
export const accountRows: readonly Row[] = [
  {
    endpoint: 'put /server/user/formats',
    who: 'user',
    open: on(FORMATS),
    form: 'main form:has([name=formats])',
    fill: async (form) => void (await form.locator('[name=formats]').selectOption('ko')),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'put /server/user/time-zone',
    who: 'user',
    open: at(FORMATS),
    form: 'main form:has([name=formats])',
    fill: async (form) => void (await form.locator('[name=timeZone]').selectOption('Asia/Manila')),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'put /server/user/language/{lang}',
    who: 'user',
    open: at(FORMATS),
    form: 'main form:has([name=formats])',
    fill: async (form) => void (await form.locator('[name=language]').selectOption('fr')),
    answer: { id: 'form.done.saved' },
    answeredIn: 'fr',
  },
  {
    endpoint: 'put /server/user/notification-settings',
    who: 'user',
    open: on('/account/notifications'),
    form: 'main form',
    fill: (form) => form.locator('[name=tech_updates]').uncheck(),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'post /server/user/copy',
    who: 'user',
    open: at(DATA),
    form: 'main form:has([name=act][value=copy])',
    answer: { id: 'data.copy.unconfirmed' },
  },
  {
    endpoint: 'post /server/user/source/forget',
    who: 'user',
    open: async (visit) => {
      const { page } = visit
      await page.context().addCookies([{ name: 'cookies', value: 'all', url: `http://localhost:${PORTS.product}` }])
      await page.request.get('/?utm_source=news&utm_medium=mail&utm_campaign=spring')
      await register(visit)
      return DATA
    },
    form: 'main form:has([name=act][value=source])',
    answer: { id: 'form.done.removed' },
  },
  {
    endpoint: 'post /server/user/erasure',
    who: 'user',
    open: at(DATA),
    form: 'main form:has([name=act][value=erase])',
    fill: (form, { email }) => form.locator('[name=email]').fill(email),
    answer: { id: 'account.closed.text' },
  },
  {
    endpoint: 'post /server/user/erasure/cancel',
    who: 'user',
    open: async (visit) => {
      await register(visit)
      await write(visit.page.request, 'POST', '/server/user/erasure', { email: visit.email })
      await enterAgain(visit)
      return DATA
    },
    form: 'main form:has([name=act][value=keep])',
    answer: { id: 'data.keep.done' },
    not: { 'after a client navigation': 'an account that is being closed can open no other page to come from' },
  },
  {
    endpoint: 'put /server/security/password',
    who: 'user',
    open: at(SECURITY),
    form: '#password form',
    fill: async (form) => {
      for (const name of ['password', 'passwordConfirm'])
        await form.locator(`[name=${name}]`).fill('deep water anchorage 9')
    },
    answer: { id: 'recovery.password.done' },
  },
  {
    endpoint: 'put /server/security/email',
    who: 'user',
    open: at(SECURITY),
    form: '#email form:has([name=email])',
    fill: (form) => form.locator('[name=email]').fill(newEmail()),
    answer: { id: 'recovery.email.pending' },
  },
  {
    endpoint: 'post /server/security/email/resending',
    who: 'user',
    open: on(SECURITY),
    form: '#email form:has([name=act][value=resend])',
    answer: { id: 'recovery.email.resent' },
  },
  {
    endpoint: 'delete /server/user/session/{id}',
    who: 'user',
    open: withOtherDevice,
    form: '#devices form:has([name=device])',
    answer: { id: 'security.devices.done' },
  },
  {
    endpoint: 'delete /server/user/session',
    who: 'user',
    open: withOtherDevice,
    form: '#devices form:has([value=sign-out-others])',
    answer: { id: 'security.devices.done' },
  },
]
