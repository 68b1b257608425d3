import { expect, it } from 'vitest'
import { countRows, createId, insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { refusal } from '#tests/server/support/people.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { report } from './report.usecases.ts'

it('a report is about something that is there, has a reason, and words where the reason is another', async () => {
  const { services } = startServer()
  const { id } = await insertVacancy(await insertCompany())
  const guest = { accountId: null, organisationId: null, address: '198.51.100.200', language: 'en' } as const
  const send = (input: object) => report(services, { kind: 'vacancy', id, ...input }, guest)
  await expect(send({ id: createId(), reason: 'fee' })).rejects.toEqual(refusal('not-found'))
  await expect(send({ reason: 'nonsense' })).rejects.toEqual(
    refusal('validation-failed', { report: { reason: { id: 'field.reason.missing' } } }),
  )
  await expect(send({ reason: 'other', text: ' \r\n' })).rejects.toEqual(
    refusal('validation-failed', { report: { text: { id: 'field.report.missing' } } }),
  )
  await send({ reason: 'fee', text: 'They ask for 500 $' })
  expect(await countRows('report', "target_id = ? AND reason = 'fee' AND text = 'They ask for 500 $'", id)).toBe(1)
  expect(await countRows('report', 'target_id = ?', id)).toBe(1)
})
