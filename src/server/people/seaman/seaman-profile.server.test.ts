import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { readProfileData, toProfileData } from '#src/domain/cv/profile-data.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { checkCv, normalizeCv } from '#src/server/people/seaman/cv/cv.rules.ts'
import { createContract, createCv, createPaper } from '#tests/server/support/cv-stores.ts'
import { registerSeaman } from '#tests/server/support/fixtures.ts'
import { editOwnCv, PROFILE, readOwnCv, sendOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const MINUTE = 60_000
const server = startServer()

/** The same without what the rules reject. */
/** Empty values that are not null. */
const BLANKS: Readonly<Record<string, unknown>> = { fleetTypeAndVesselType: { fleetType: null, vesselType: null } }

function withoutProblems(cv: Cv, today: string): Cv {
  const { firstname, surname, citizenship, positionMain } = createCv().profileData
  const profileData = { ...cv.profileData, firstname, surname, citizenship, positionMain, desiredSalary: null }
  const mended = structuredClone({ ...cv, profileData }) as unknown as Record<string, unknown>
  for (const [group, fields] of Object.entries(checkCv(mended as never, today))) {
    const [part = '', place] = group.split('.')
    const holder = place === undefined ? mended[part] : (mended[part] as object[])[Number(place)]
    for (const name of Object.keys(fields)) (holder as Record<string, unknown>)[name] = BLANKS[name] ?? null
  }
  return mended as unknown as Cv
}

describe('the profile of a seafarer', () => {
  it('begins with the papers that every CV asks for', async () => {
    const { data, version } = await readOwnCv(await registerSeaman(server))
    expect(version).toBe(1)
    expect(data.documents.map(({ type, name }) => [type, name])).toEqual([
      ['passport', 'international'],
      ['passport', 'seaman'],
      ['visa', null],
      ['certificate', null],
      ['document', null],
    ])
  })

  it('answers any CV that keeps the rules as it was sent', async () => {
    const today = toPlainDate(server.now())
    const kept = arbitraryCv.map((cv) => withoutProblems(normalizeCv(cv), today))
    const writer = await registerSeaman(server)
    await fc.assert(
      fc.asyncProperty(kept, async (cv) => {
        const { version } = await readOwnCv(writer)
        const answer = await sendOwnCv(writer, toProfileData(cv), version)
        expect([answer.status, answer.body.errors]).toEqual([200, undefined])
        expect(readProfileData((await readOwnCv(writer)).data)).toEqual(cv)
      }),
      { numRuns: 25 },
    )
  })

  it('is the same when it is asked for an import', async () => {
    const writer = await registerSeaman(server)
    const [plain, forImport] = [await writer.get(PROFILE), await writer.get(`${PROFILE}?isImport=true`)]
    expect(forImport.body).toEqual(plain.body)
  })

  it('takes entries with the fields of the specification alone, and gives them what they lack', async () => {
    const writer = await registerSeaman(server)
    const { version } = await readOwnCv(writer)
    const experience = {
      fleetTypeAndVesselType: {},
      fleetVesselFlag: 'PA',
      fleetVesselName: 'Amber Bay',
      fleetVesselImo: null,
      startDate: '2026-01-02',
      endDate: null,
      engineName: null,
      engineModel: null,
      additionalEngine: null,
      company: 'North Strand',
      position: 'bosun',
    }
    const document = { type: 'visa', name: 'c1d', number: '7', extra: null, issuedBy: 'US', validDate: '2030-01-01' }
    const answer = await sendOwnCv(writer, { experience: [experience], documents: [document] }, version)
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    const { data } = await readOwnCv(writer)
    const vessel = { fleetType: null, vesselType: null }
    expect(data.experience).toMatchObject([{ ...experience, fleetTypeAndVesselType: vessel, grossTonnage: null }])
    expect(data.documents).toMatchObject([{ ...document, issuedDate: null, trackingNumber: null }])
    for (const { id } of [...data.experience, ...data.documents]) expect(id).toMatch(/^[\w-]{36}$/)
  })

  it('keeps what is left out, of the person and of an entry whose id it knows', async () => {
    const writer = await registerSeaman(server)
    const [contract, paper] = [createContract({ grossTonnage: 40_000 }), createPaper({ trackingNumber: 'T-1' })]
    await editOwnCv(writer, {
      experience: [contract],
      documents: [paper],
      kin: { kinName: 'Anna' },
      homeAirport: 'ODS',
    })
    const before = await readOwnCv(writer)
    const sent = {
      surname: 'Changed',
      experience: [
        { id: contract.id, company: 'Another' },
        { id: 'new-one', position: 'bosun' },
      ],
      contact: { mobile: '+48 600 100 200' },
    }
    const key = crypto.randomUUID()
    for (const _ of [1, 2])
      expect((await sendOwnCv(writer, sent, before.version, key)).body.version).toBe(before.version + 1)
    const { data } = await readOwnCv(writer)
    expect(data).toMatchObject({ surname: 'Changed', homeAirport: 'ODS', kin: { kinName: 'Anna' } })
    expect(data.contact).toMatchObject({ ...before.data.contact, mobile: '+48 600 100 200' })
    expect(data.documents).toEqual(before.data.documents)
    const [known, added] = data.experience
    expect(known).toEqual({ ...before.data.experience[0], company: 'Another' })
    expect(added).toMatchObject({ id: 'new-one', position: 'bosun', grossTonnage: null, company: null })
  })

  it('asks for a name that is sent empty, and not for one that is left out', async () => {
    const writer = await registerSeaman(server)
    const { version } = await readOwnCv(writer)
    const missing = { profileData: { firstname: 'Enter your first name.', citizenship: 'Choose your citizenship.' } }
    for (const nothing of ['', null]) {
      const answer = await sendOwnCv(writer, { firstname: nothing, citizenship: nothing }, version)
      expect([answer.status, answer.body.errors]).toEqual([422, missing])
    }
    expect((await sendOwnCv(writer, {}, version)).status).toBe(200)
  })

  it('is refused with messages by the path of each field, and stays as it was', async () => {
    const writer = await registerSeaman(server)
    const { data, version } = await readOwnCv(writer)
    const cv = {
      ...data,
      firstname: '',
      experience: [createContract(), createContract({ startDate: '2026-02-01', endDate: '2026-01-01' })],
      documents: [createPaper({ validDate: '2026-02-30' })],
      contact: { ...data.contact, linkedin: 'not an address', mobile: 'abc' },
      biometric: { ...data.biometric, height: 900 },
      kin: { ...data.kin, kinAddress: 'x'.repeat(2000) },
    }
    const { status, body } = await sendOwnCv(writer, cv, version)
    expect(status).toBe(422)
    const paths = Object.entries(body.errors).flatMap(([group, fields]) =>
      Object.keys(fields as object).map((name) => `${group}.${name}`),
    )
    expect(paths.toSorted()).toEqual([
      'biometric.height',
      'contact.linkedin',
      'contact.mobile',
      'documents.0.validDate',
      'experience.1.endDate',
      'kin.kinAddress',
      'profileData.firstname',
    ])
    expect((await readOwnCv(writer)).version).toBe(version)
  })

  it('is not overwritten from an older version: the answer is what is there', async () => {
    const writer = await registerSeaman(server)
    const { data, version } = await readOwnCv(writer)
    await editOwnCv(writer, { contact: { mobile: '+48 600 100 200' } })
    const { status, body } = await sendOwnCv(writer, data, version)
    expect([status, body.code]).toEqual([409, 'version-conflict'])
    expect(body.current.version).toBe(version + 1)
    expect(body.current.profileSeaman.profileData[0].contact.mobile).toBe('+48 600 100 200')
  })

  it('is saved once, however often one try is sent', async () => {
    const writer = await registerSeaman(server)
    const { data, version } = await readOwnCv(writer)
    const told = { ...data, kin: { ...data.kin, kinName: 'Anna' } }
    const key = crypto.randomUUID()
    const answers = [await sendOwnCv(writer, told, version, key), await sendOwnCv(writer, told, version, key)]
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, version + 1],
      [200, version + 1],
    ])
  })
})

describe('what a CV said before', () => {
  const VERSION = `${PROFILE}/version`
  const mobileOf = async (writer: Awaited<ReturnType<typeof registerSeaman>>) =>
    (await readOwnCv(writer)).data.contact.mobile

  async function createWriter() {
    const writer = await registerSeaman(server)
    for (const mobile of ['+11111', '+22222']) {
      await editOwnCv(writer, { contact: { mobile } })
      server.wait(10 * MINUTE)
    }
    return writer
  }

  it('is listed, the newest first, and each can be looked at', async () => {
    const writer = await createWriter()
    await editOwnCv(writer, { experience: [createContract() as never] })
    const { items } = (await writer.get(VERSION)).body
    expect(items).toMatchObject([
      { version: 3, experience: 0, documents: 5 },
      { version: 2, experience: 0, documents: 5 },
    ])
    const { body } = await writer.get(`${VERSION}/2`)
    expect(body.profileData[0].contact.mobile).toBe('+11111')
    expect((await writer.get(`${VERSION}/9`)).status).toBe(404)
  })

  it('comes back in the place of what is there, which is kept in its turn, however shortly before it was written', async () => {
    const writer = await createWriter()
    await editOwnCv(writer, { contact: { mobile: '+33333' } })
    const { status, body } = await writer.post(`${VERSION}/2`, { version: 4 })
    expect([status, body.profile.version]).toEqual([200, 5])
    expect(await mobileOf(writer)).toBe('+11111')
    const versions = (await writer.get(VERSION)).body.items.map(({ version }: { version: number }) => version)
    expect(versions).toEqual([4, 3, 2])
    await writer.post(`${VERSION}/4`, { version: 5 })
    expect(await mobileOf(writer)).toBe('+33333')
  })

  it('does not replace what the person has not seen', async () => {
    const writer = await createWriter()
    await editOwnCv(writer, { contact: { mobile: '+33333' } })
    const { status, body } = await writer.post(`${VERSION}/2`, { version: 3 })
    expect([status, body.code, body.current.version]).toEqual([409, 'version-conflict', 4])
    expect(await mobileOf(writer)).toBe('+33333')
  })

  it('is no one else’s', async () => {
    await createWriter()
    const other = await registerSeaman(server)
    expect((await other.get(VERSION)).body.items).toEqual([])
    expect((await other.get(`${VERSION}/2`)).status).toBe(404)
    expect((await other.post(`${VERSION}/2`, { version: 1 })).status).toBe(404)
  })
})
