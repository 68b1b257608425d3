import { SERVICE_SLUGS } from '#src/domain/service/services.ts'
import { read, write } from '../../../support/accounts.ts'
import { becomeSeafarer, PASSWORD, signIn, signOut } from './people.ts'
import { CONDITIONS, type Row, type Visit } from './row.ts'

type Report = { id: string; object: { id: string } | null }

const ADMIN = 'admin@demo.example'

/** The page of an account made for this act, with an admin before it. */
async function openUser(visit: Visit): Promise<string> {
  const { id } = await becomeSeafarer(visit)
  await signOut(visit)
  await signIn(visit, ADMIN)
  return `/admin/users/${id}`
}

/** The admin acts for someone. */
async function actFor(visit: Visit): Promise<string> {
  const path = await openUser(visit)
  const proof = { email: ADMIN, password: PASSWORD, reason: 'The journey of an admin in a test' }
  const address = `/server/security/auth/login?user_id=${path.split('/').at(-1)}`
  await write(visit.page.request, 'POST', address, proof)
  return '/auth/impersonation'
}

/** A report about a public vacancy, with an admin before it. Each condition has its own, because closing a report closes all about its vacancy. */
async function openReport(visit: Visit): Promise<string> {
  const { request } = visit.page
  await signIn(visit, ADMIN)
  const { items: vacancies } = await read<{ items: { id: string }[] }>(request, '/server/vacancy')
  const id = vacancies[Object.keys(CONDITIONS).indexOf(visit.condition)]?.id
  await write(request, 'POST', '/server/report', { kind: 'vacancy', id, reason: 'other', text: 'The pay is missing.' })
  const { items } = await read<{ items: Report[] }>(request, '/server/admin/report?kind=vacancy')
  return `/admin/reports/${items.find(({ object }) => object?.id === id)?.id}`
}

/** The texts of a service, with an admin before them. Each condition has its own service, because versions follow each other. */
async function openTexts(visit: Visit): Promise<string> {
  await signIn(visit, ADMIN)
  const service = SERVICE_SLUGS[Object.keys(CONDITIONS).indexOf(visit.condition)]
  return `/admin/services/texts?service=${service}&language=en`
}

/** What admins do to accounts and reports of others. */
export const adminRows: readonly Row[] = [
  {
    endpoint: 'post /server/admin/service-text',
    who: 'admin',
    open: openTexts,
    form: '#publish-form',
    fill: (form) => form.locator('[name=title]').fill('A service of our team'),
    answer: { id: 'service-text.done.published' },
  },
  {
    endpoint: 'put /server/admin/user/{id}/role',
    who: 'admin',
    open: openUser,
    form: 'main details:has([value=role])',
    fill: async (form) => {
      await form.locator('summary').click()
      await form.locator('[name=role]').selectOption({ index: 1 })
    },
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'put /server/admin/user/{id}/block',
    who: 'admin',
    open: openUser,
    form: 'main details:has([value=block])',
    fill: (form) => form.locator('summary').click(),
    answer: { id: 'admin.block.done' },
  },
  {
    endpoint: 'post /server/admin/user/{id}/note',
    who: 'admin',
    open: openUser,
    form: 'main form:has([name=note])',
    fill: (form) => form.locator('[name=note]').fill('The person asked by telephone how to change the address.'),
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'delete /server/admin/user/{id}/note/{note}',
    who: 'admin',
    open: async (visit) => {
      const path = await openUser(visit)
      const address = `/server/admin/user/${path.split('/').at(-1)}/note`
      await write(visit.page.request, 'POST', address, { note: 'This note is about another person.' })
      return path
    },
    form: 'main details:has([name=entry])',
    fill: (form) => form.locator('summary').click(),
    answer: { id: 'admin.note.deleted' },
  },
  {
    endpoint: 'put /server/admin/report/{id}/decision',
    who: 'admin',
    open: openReport,
    form: 'main form:has([value=close])',
    fill: (form) => form.locator('[name=outcome]').first().check(),
    answer: { id: 'report.done.close' },
  },
  {
    endpoint: 'put /server/security/impersonation/access',
    who: 'seaman',
    open: actFor,
    form: 'main form:has([name=act][value=write])',
    answer: { id: 'layout.impersonation.write' },
    at: '.acting',
  },
  {
    endpoint: 'post /server/security/impersonation/end',
    who: 'seaman',
    open: actFor,
    form: 'main form:has([name=act][value=stop])',
    answer: { text: () => 'Ines Rocha' },
    at: 'main h1',
  },
]
