import { expect, it } from 'vitest'
import { startServer } from '../../../../tests/server/support/client.ts'
import { countRows, registerCompany, registerSeaman } from '../../../../tests/server/support/fixtures.ts'
import { refusal, sessionOf } from '../../../../tests/server/support/people.ts'
import { writeToCompany } from './messages.usecases.ts'

it('a message reaches a company with a copy for the seafarer, once a day and once for a key', async () => {
  const server = startServer()
  const company = await registerCompany(server, { country: 'PL' })
  const session = await sessionOf(server, await registerSeaman(server))
  const write = (note: string, key?: string) =>
    writeToCompany(server.services, session, { country: 'pl', slug: company.slug }, { note, reply: 'email' }, key)
  await expect(write(' \r\n ')).rejects.toEqual(
    refusal('validation-failed', { message: { note: { id: 'field.message.missing' } } }),
  )
  const { message, mails } = await write('Is there a relief in May?', 'key')
  expect(mails).toHaveLength(2)
  expect(await write('Is there a relief in May?', 'key')).toEqual({ message, mails: [] })
  await expect(write('And in June?')).rejects.toEqual(refusal('too-many-requests'))
  expect(await countRows('company_message', 'company_id = ?', company.companyId)).toBe(1)
  server.wait(86_400_000)
  expect((await write('And in June?')).mails).toHaveLength(2)
})
