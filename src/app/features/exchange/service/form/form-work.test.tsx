import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { FormWork } from '#src/contract/service/form-schemas.ts'
import type { OwnPart } from '#src/contract/service/schemas.ts'
import { PART } from '../service.fixture.ts'
import { FormWorkPart } from './form-work.tsx'

const AT = Date.UTC(2026, 11, 3, 9)
const WORK: FormWork = {
  ...{ id: 'p1', assignee: null, files: [], messages: [], maySend: true, sendUntil: AT, endsAt: AT + 1 },
  ...{ mayWrite: false, mayDecide: false },
}
const FORM = { id: 'f1', kind: 'form', type: 'pdf', name: 'bosun.pdf', at: AT } as const
const FILLED = { id: 'f2', kind: 'filled', type: 'docx', name: '', at: AT } as const

async function show(part: Partial<OwnPart>, work: Partial<FormWork>) {
  const ctx = await createPageContext({}, { params: { id: 'g1' }, here: '/seaman/services/order/g1' })
  return render(ctx, <FormWorkPart part={{ ...PART, ...part }} work={{ ...WORK, ...work }} form={{ ctx }} />)
}

test('a form that was not sent has the free way and the upload', async () => {
  const html = await show({}, {})
  expect(html).toContain('href="/seaman/cv/forms"')
  expect(html).toContain('name="act" value="send"')
  expect(html).not.toContain('Messages with')
})

test('a form that can no longer be sent has no upload', async () => {
  const html = await show({}, { maySend: false })
  expect(html).toContain('can no longer be sent')
  expect(html).not.toContain('value="send"')
})

test('a form that was taken has the name of the person, and messages with them', async () => {
  const messages = [
    { id: 'm1', side: 'team', kind: 'message', author: 'Marta', text: 'Which rank?', at: AT, isRead: false } as const,
    { id: 'm2', side: 'seaman', kind: 'message', author: null, text: '', at: AT, isRead: false } as const,
  ]
  const html = await show({ dueAt: AT }, { assignee: 'Marta', files: [FORM], mayWrite: true, messages })
  for (const text of ['Marta is filling in the form', 'bosun.pdf', 'Which rank?', 'New', 'can no longer be read'])
    expect(html).toContain(text)
  expect(html).toContain('href="/server/seaman/service-order/p1/file/f1"')
  expect(html).toContain('name="act" value="write"')
  expect(html).not.toContain('value="accept"')
})

test('a delivered form can be accepted or corrected', async () => {
  const decided = { assignee: 'Marta', files: [FORM, FILLED], maySend: false, mayDecide: true }
  const html = await show({ state: 'delivered', dueAt: AT }, decided)
  for (const act of ['accept', 'correct']) expect(html).toContain(`name="act" value="${act}"`)
  expect(html).toContain('Filled form')
  expect(html).not.toContain('is filling in')
})

test('a form that has ended offers nothing', async () => {
  const html = await show({ state: 'late' }, { maySend: false, files: [FORM] })
  expect(html).not.toContain('<form')
})
