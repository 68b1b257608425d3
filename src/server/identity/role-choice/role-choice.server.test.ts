import { describe, expect, it } from 'vitest'
import { credentialDomain } from '#src/server/identity/credential/index.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import {
  centerBody,
  companyBody,
  countRows,
  findColumn,
  registerNewcomer,
  seamanBody,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf(credentialDomain)

describe('choosing a role', () => {
  it('makes a seaman with a fresh session', async () => {
    const client = await registerNewcomer(startServer())
    const before = client.cookies.get('__Host-sid') ?? ''
    const answer = await client.post('/server/seaman', seamanBody({ firstname: '  Olena ', surname: 'Lý-Vān O’Hara' }))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      role: 'seaman',
      displayName: 'Olena Lý-Vān O’Hara',
      permissions: ['application:create'],
    })
    expect(client.cookies.get('__Host-sid')).not.toBe(before)
    expect(await countRows('session', 'token_hash = ?', hashText(before))).toBe(0)
    const profile = await client.get('/server/seaman/profile?isImport=true')
    expect(profile.body).toMatchObject({
      profileSeaman: {
        profileData: [
          {
            firstname: 'Olena',
            citizenship: 'UA',
            positionMain: 'second-engineer',
            isHideEngines: true,
            biometric: { height: 0 },
          },
        ],
      },
      ProfileSeamanVerification: { status: 'none' },
      profileNotificationSetting: { tech_updates: true, promoseaman_digest: false },
    })
  })

  it.each([
    [{ firstname: ' ' }, { firstname: 'Enter your first name.' }],
    [{ surname: 'a\u202Eb' }, { surname: 'Remove invisible or control characters.' }],
    [{ surname: 'a\ud800' }, { surname: 'Remove invisible or control characters.' }],
    [{ firstname: 'x\u0000y' }, { firstname: 'Remove invisible or control characters.' }],
    [{ firstname: 'é'.repeat(61) }, { firstname: 'Use at most 60 characters.' }],
    [
      { firstname: 'Олена' },
      {
        firstname:
          'Use Latin letters, as in the lines with “<<<” in your passport: tickets and visas must show the same name.',
      },
    ],
    [{ citizenship: '' }, { citizenship: 'Choose your citizenship.' }],
    [{ citizenship: 'XX' }, { citizenship: 'Choose a country from the list.' }],
    [{ positionMain: '' }, { positionMain: 'Choose your rank.' }],
    [{ positionMain: 'king' }, { positionMain: 'Choose a rank from the list.' }],
    [{ positionSecond: 'second-engineer' }, { positionSecond: 'Choose a second rank that differs from the first.' }],
  ])('says what is wrong with %j', async (data, errors) => {
    const client = await registerNewcomer(startServer())
    const answer = await client.post('/server/seaman', seamanBody(data))
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ profileData: errors })
  })

  it.each([
    ['/server/seaman', 'profileData', ['firstname', 'surname', 'citizenship', 'positionMain']],
    ['/server/company', 'company', ['name', 'country', 'city']],
    ['/server/training-center', 'trainingCenter', ['name', 'country', 'city']],
  ])('names every field that %s misses, whether it is empty or not there', async (path, form, fields) => {
    const client = await registerNewcomer(startServer())
    const bodies = {
      '/server/seaman': seamanBody(Object.fromEntries(fields.map((field) => [field, '']))),
      '/server/company': companyBody(Object.fromEntries(fields.map((field) => [field, '']))),
      '/server/training-center': centerBody(Object.fromEntries(fields.map((field) => [field, '']))),
    }
    const empty = await client.post(path, bodies[path as keyof typeof bodies])
    const missing = await client.post(path, {})
    expect([empty.status, missing.status]).toEqual([422, 422])
    expect(missing.body.errors).toEqual(empty.body.errors)
    expect(Object.keys(missing.body.errors)).toEqual([form])
    expect(Object.keys(missing.body.errors[form])).toEqual(fields)
    expect(Object.values(missing.body.errors[form]).join()).not.toContain('not valid')
  })

  it('is no confirmation of who is signed in', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    server.wait(11 * 60_000)
    expect((await client.post('/server/seaman', seamanBody())).status).toBe(201)
    expect((await client.put('/server/security/email', { email: 'x@mail.example' })).body.code).toBe(
      'confirmation-needed',
    )
  })

  it('happens once, also for two at once', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const token = await client.getToken()
    const headers = { 'x-csrf-token': token }
    const [cookie] = [...client.cookies].map((pair) => pair.join('='))
    const answers = await Promise.all([
      client.send('POST', '/server/seaman', seamanBody(), { headers: { ...headers, cookie } }),
      client.send('POST', '/server/company', companyBody(), { headers: { ...headers, cookie } }),
      client.send('POST', '/server/seaman', seamanBody(), { headers: { ...headers, cookie } }),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status } of answers) expect([201, 401, 409]).toContain(status)
    const id = await findColumn('account', 'id', 'email', client.email)
    expect(
      Number(await countRows('seaman', 'account_id = ?', id)) +
        Number(await countRows('organisation_member', 'account_id = ?', id)),
    ).toBe(1)
    expect(await countRows('session', 'account_id = ?', id)).toBe(1)
    expect(await countRows('guard', '1 = 1')).toBe(0)
  })

  it('gives companies of one name different addresses', async () => {
    const server = startServer()
    const slugs: string[] = []
    for (const name of ['Æsir Crewing & Co', 'Æsir Crewing & Co', 'Æsir  Crewing, Co', '海洋']) {
      const client = await registerNewcomer(server)
      const answer = await client.post('/server/company', companyBody({ name, website: 'example.com' }))
      expect(answer.status, answer.text).toBe(201)
      slugs.push(
        await findColumn(
          'organisation',
          'slug',
          'id',
          await findColumn('organisation_member', 'organisation_id', 'account_id', answer.body.id),
        ),
      )
    }
    expect(slugs).toEqual(['aesir-crewing-co', 'aesir-crewing-co-2', 'aesir-crewing-co-3', 'company'])
  })

  it.each([
    [{ name: '' }, { name: 'Enter the name of the company.' }],
    [{ country: 'Greece' }, { country: 'Choose a country from the list.' }],
    [{ city: '' }, { city: 'Enter the city of your office.' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Enter a web address such as https://example.com.' }],
    [{ website: 'https://user@example.com' }, { website: 'Enter a web address such as https://example.com.' }],
  ])('says what is wrong with a company of %j', async (data, errors) => {
    const client = await registerNewcomer(startServer())
    const answer = await client.post('/server/company', companyBody(data))
    expect(answer.body.errors).toEqual({ company: errors })
  })

  it('makes a training centre that is called by its name and sees what it gave', async () => {
    const client = await registerNewcomer(startServer())
    const before = client.cookies.get('__Host-sid') ?? ''
    const answer = await client.post('/server/training-center', centerBody({ website: 'fjord.example' }))
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body).toMatchObject({ role: 'training-center', displayName: 'Deep Fjord Academy' })
    expect(await countRows('session', 'token_hash = ?', hashText(before))).toBe(0)
    expect((await client.get('/server/training-center/profile')).body).toEqual({
      name: 'Deep Fjord Academy',
      country: 'NO',
      city: 'Bergen',
      licenceNumber: 'NMA-77',
      website: 'https://fjord.example',
    })
    expect((await client.post('/server/training-center', centerBody())).status).toBe(409)
  })

  it.each([
    [{ name: ' ' }, { name: 'Enter the name of the training centre.' }],
    [{ country: 'XX' }, { country: 'Choose a country from the list.' }],
    [{ city: '' }, { city: 'Enter the city of your office.' }],
    [{ licenceNumber: 'x'.repeat(61) }, { licenceNumber: 'Use at most 60 characters.' }],
  ])('says what is wrong with a training centre of %j', async (data, errors) => {
    const client = await registerNewcomer(startServer())
    const answer = await client.post('/server/training-center', centerBody(data))
    expect(answer.body.errors).toEqual({ trainingCenter: errors })
    const id = await findColumn('account', 'id', 'email', client.email)
    expect(await countRows('organisation_member', 'account_id = ?', id)).toBe(0)
  })
})
