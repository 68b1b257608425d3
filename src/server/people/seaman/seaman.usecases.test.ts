import { expect, it } from 'vitest'
import { findSession } from '#src/server/identity/session/session.usecases.ts'
import { countRows, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { createCaller, refusal, sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { getSeamanProfile } from './profile.usecases.ts'
import { createSeaman } from './seaman.usecases.ts'

const startServer = serverOf()

const TYPED = { firstname: ' Iryna ', surname: 'Koval  Petrenko', citizenship: 'ua', positionMain: 'second-engineer' }

it('a CV begins with what was typed, in its kept form, and makes the account a seafarer’s once', async () => {
  const server = startServer()
  const { services } = server
  const session = await sessionOf(server, await registerNewcomer(server))
  const create = (data: object) =>
    createSeaman(() => [], services, session, createCaller(session), {
      role: 'seaman',
      profileSeaman: { ProfileData: { ...TYPED, ...data } },
    })
  await expect(create({ surname: 'Коваль', citizenship: 'XX' })).rejects.toEqual(
    refusal('validation-failed', {
      profileData: { surname: { id: 'field.name.latin' }, citizenship: { id: 'field.citizenship.unknown' } },
    }),
  )
  const opened = await create({})
  const seaman = await findSession(services, opened.session.token)
  if (!seaman) throw new Error('no session')
  const profile = await getSeamanProfile(services, seaman)
  expect(profile.profileSeaman.profileData[0]).toMatchObject({
    firstname: 'Iryna',
    surname: 'Koval Petrenko',
    citizenship: 'UA',
    positionMain: 'second-engineer',
  })
  await expect(create({})).rejects.toBeInstanceOf(Error)
  expect(await countRows('seaman', 'account_id = ?', session.accountId)).toBe(1)
})
