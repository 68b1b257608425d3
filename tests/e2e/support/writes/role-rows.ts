import type { Locator } from '@playwright/test'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { read, write } from '../../../support/accounts.ts'
import { becomeSeafarer, register, saveCvTwice } from './people.ts'
import type { Row } from './row.ts'

type Listed = { items: { id: string; slug: string; country: string }[] }

const fillOffice = async (form: Locator, name: string) => {
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=country]').selectOption('PH')
  await form.locator('[name=city]').fill('Manila')
}

const choose =
  (role: string): Row['open'] =>
  async (visit) => {
    await register(visit)
    return `/auth/select-role?role=${role}`
  }

/** Choosing a role, and what seafarers do. */
export const roleRows: readonly Row[] = [
  {
    endpoint: 'post /server/seaman',
    who: 'user',
    open: choose('seaman'),
    form: 'main form:has([name=firstname])',
    fill: async (form) => {
      await form.locator('[name=firstname]').fill('Ines')
      await form.locator('[name=surname]').fill('Rocha')
      await form.locator('[name=citizenship]').selectOption('PT')
      await form.locator('[name=positionMain]').selectOption('bosun')
    },
    answer: { text: () => 'Ines Rocha' },
    at: 'main h1',
  },
  {
    endpoint: 'post /server/company',
    who: 'user',
    open: choose('company'),
    form: 'main form:has([name=role][value=company])',
    fill: (form) => fillOffice(form, 'North Crewing'),
    answer: { text: () => 'North Crewing' },
    at: 'main .page-head',
  },
  {
    endpoint: 'post /server/training-center',
    who: 'user',
    open: choose('training-center'),
    form: 'main form:has([name=role][value=training-center])',
    fill: (form) => fillOffice(form, 'North Academy'),
    answer: { id: 'page.training-center-profile.title' },
    at: 'main h1',
  },
  {
    endpoint: 'post /server/vacancy/{id}/application',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      const { items } = await read<Listed>(visit.page.request, '/server/vacancy')
      return `/vacancy/${items[visit.number % items.length]?.id}`
    },
    form: '#apply form',
    fill: (form) => form.locator('[name=note]').fill('Free from March'),
    answer: { id: 'application.done.next' },
  },
  {
    endpoint: 'delete /server/seaman/application/{id}',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      const { request } = visit.page
      const { items } = await read<Listed>(request, '/server/vacancy')
      const vacancy = items[visit.number % items.length]
      const { id } = await write<{ id: string }>(request, 'POST', `/server/vacancy/${vacancy?.id}/application`, {})
      return `/seaman/jobs/${id}`
    },
    form: 'main details:has([value=withdraw])',
    fill: (box) => box.locator('summary').click(),
    answer: { id: 'sent.withdraw.done' },
  },
  {
    endpoint: 'put /server/seaman/visibility',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      await visit.page.goto('/seamans')
      const preview = visit.page.locator('main a[href*="/seamans/"]:not(tbody a)').first()
      return splitLocale((await preview.getAttribute('href')) ?? '').path
    },
    form: 'main form:has([name=shown])',
    fill: (form) => form.locator('[name=shown]').check(),
    answer: { id: 'crew.own.shown' },
  },
  {
    endpoint: 'post /server/seaman/profile/version/{version}',
    who: 'seaman',
    open: async (visit) => {
      await becomeSeafarer(visit)
      await saveCvTwice(visit)
      return '/seaman/cv/versions/2'
    },
    form: 'main form:has([name=basedOn])',
    answer: { id: 'cv-version.list.done' },
  },
  {
    endpoint: 'post /server/report',
    who: 'guest',
    open: async ({ page, number }) => {
      const { items } = await read<Listed>(page.request, '/server/vacancy')
      return `/report?kind=vacancy&id=${items[number % items.length]?.id}`
    },
    form: 'main form',
    fill: async (form) => {
      await form.locator('textarea').fill('They asked for 500 USD.')
      await form.locator('[name=reason][value=fee]').check()
    },
    answer: { id: 'report.done.text' },
  },
]
