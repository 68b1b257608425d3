import { write } from '../../../support/accounts.ts'
import { becomeSeafarer, PASSWORD, signIn, signOut } from './people.ts'
import type { Row, Visit } from './row.ts'

const ADMIN = 'admin@demo.example'

/** The page of an account made for this act, with an admin before it. */
async function openUser(visit: Visit): Promise<string> {
  const { id } = await becomeSeafarer(visit)
  await signOut(visit)
  await signIn(visit, ADMIN)
  return `/admin/users/${id}`
}

/** The admin acts for somebody. */
async function actFor(visit: Visit): Promise<string> {
  const path = await openUser(visit)
  const proof = { email: ADMIN, password: PASSWORD, reason: 'The journey of an admin in a test' }
  const address = `/server/security/auth/login?user_id=${path.split('/').at(-1)}`
  await write(visit.page.request, 'POST', address, proof)
  return '/auth/impersonation'
}

/** What admins do to accounts of others. */
export const adminRows: readonly Row[] = [
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
