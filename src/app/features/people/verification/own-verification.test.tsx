import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { OwnVerification } from '#src/contract/verification/schemas.ts'
import { OwnVerificationPanel } from './own-verification.tsx'

const NONE: OwnVerification = {
  ...{ status: 'none', askedAt: null, checkedAt: null, items: [], recheckOn: null, reason: null, note: null },
  lacks: [],
}

test('a seafarer learns before the request that an inviter will see that a friend was verified', async () => {
  const ctx = await createPageContext({}, { here: '/seaman/cv/verification' })
  const draw = (own: OwnVerification) =>
    render(ctx, <OwnVerificationPanel own={own} ctx={ctx} action={async () => ({ redirect: '/' })} />)
  const text = 'They see that a friend was verified, but not your documents'
  expect(draw(NONE)).toContain(text)
  expect(draw({ ...NONE, status: 'verified', checkedAt: 1 })).not.toContain(text)
})
