import { expect, test, vi } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { BulkAct } from '#src/app/ui/table/index.ts'
import type { OwnVacancy } from '#src/contract/application/schemas.ts'
import { COMPANY_CHANGE, type SessionUser } from '#src/contract/http/session.ts'
import { vacancyActs } from './vacancy-acts.ts'

const rows = (['published', 'paused', 'closed'] as const).map((status) => ({ id: status, status }) as OwnVacancy)
const idsOf = (act: BulkAct<OwnVacancy> | undefined) => rows.filter(act?.isFor ?? Boolean).map(({ id }) => id)

/** The acts of a recruiter, with a server that answers each call by name. */
async function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  const call = vi.fn(async (name: string, _input: unknown) => answers[name] ?? {})
  const session = { permissions: [COMPANY_CHANGE] } as unknown as SessionUser
  const ctx = await createPageContext({ call: call as never }, { session, now: Date.parse('2026-11-28') })
  const acts = new Map(vacancyActs(ctx).map((act) => [act.id, act]))
  return { call, acts, t: ctx.intl.t, called: () => call.mock.calls.map(([name]) => name) }
}

test('an act is for the vacancies whose state allows it', async () => {
  const { acts } = await setUp()
  expect([...acts].map(([id, act]) => [id, idsOf(act)])).toEqual([
    ['extend', ['published']],
    ['resume', ['paused']],
    ['pause', ['published']],
    ['duplicate', ['published', 'paused', 'closed']],
    ['close', ['published', 'paused']],
    ['delete', []],
  ])
})

test('no one is offered them who may only read', async () => {
  expect(vacancyActs(await createPageContext({}))).toEqual([])
})

test('vacancies are closed with the outcome that was chosen', async () => {
  const { acts, call } = await setUp()
  expect(await acts.get('close')?.run(rows.slice(0, 1), 'cancelled')).toEqual([])
  expect(call).toHaveBeenCalledWith('POST /server/vacancy/{id}/close', {
    params: { id: 'published' },
    body: { outcome: 'cancelled' },
  })
})

test('copies are taken away again, and the vacancies stay', async () => {
  const { acts, call } = await setUp({ 'POST /server/vacancy/{id}/duplicate': { id: 'copy' } })
  await acts.get('duplicate')?.run(rows.slice(0, 1), '')
  await acts.get('duplicate')?.undo?.(rows.slice(0, 1))
  expect(call).toHaveBeenLastCalledWith('DELETE /server/vacancy/{id}/draft', { params: { id: 'copy' } })
})

test('a draft is deleted, and begun again with the same words when that is undone', async () => {
  const { acts, call } = await setUp({ 'GET /server/vacancy/{id}/draft': { form: { rank: 'master' } } })
  const [row] = [{ id: 'draft', status: 'draft', typed: 'new' } as OwnVacancy]
  expect(acts.get('delete')?.isFor?.(row)).toBe(true)
  await acts.get('delete')?.run([row], '')
  expect(call).toHaveBeenLastCalledWith('DELETE /server/vacancy/{id}/draft', { params: { id: 'draft' } })
  await acts.get('delete')?.undo?.([row])
  const [name, input] = call.mock.lastCall ?? []
  expect([name, input]).toMatchObject(['POST /server/vacancy', { body: { form: { rank: 'master' } } }])
})

test('extending names the last day before and after it, and is taken back to the day before', async () => {
  const { acts, call } = await setUp()
  const act = acts.get('extend')
  const row = { id: 'one', joinTo: '2027-01-10', expiresAt: Date.parse('2026-12-02') } as OwnVacancy
  const later = { ...row, id: 'two', joinTo: '2027-01-12' }
  expect(act?.label?.([row])).toContain('10 January 2027')
  expect(act?.done(1, [row])).toContain('10 January 2027')
  expect(act?.label?.([row, later])).toContain('10–12 January 2027')
  await act?.undo?.([row])
  expect(call).toHaveBeenLastCalledWith('POST /server/vacancy/{id}/extend', {
    params: { id: 'one' },
    body: { until: '2026-12-01' },
  })
})

test('pausing and resuming take each other back; what waits for a moderator then is told', async () => {
  const { acts, called } = await setUp({ 'POST /server/vacancy/{id}/resume': { state: 'published' } })
  expect(await acts.get('pause')?.undo?.(rows.slice(0, 1))).toEqual([])
  await acts.get('resume')?.run(rows.slice(1, 2), '')
  await acts.get('resume')?.undo?.(rows.slice(1, 2))
  expect(called()).toEqual(['resume', 'resume', 'pause'].map((name) => `POST /server/vacancy/{id}/${name}`))
  const held = await setUp({ 'POST /server/vacancy/{id}/resume': { state: 'moderation' } })
  const message = held.t('company.vacancies.did.resume-waits', { count: 1 })
  expect(await held.acts.get('pause')?.undo?.(rows.slice(0, 1))).toEqual([{ id: 'published', message }])
  await held.acts.get('resume')?.run(rows.slice(1, 2), '')
  expect(held.acts.get('resume')?.done(1, rows.slice(1, 2))).toBe(message)
})
