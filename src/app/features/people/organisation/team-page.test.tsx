import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { TeamView } from './team-page.tsx'

const NOW = 1000

const member = (id: string, role: 'owner' | 'viewer', isSelf: boolean): Team['members'][number] => ({
  ...{ id, role, isSelf, email: `${id}@mail.example`, joinedAt: 1 },
  security: { lastSeenAt: 1, hasTwoStep: id === 'a' },
})

const TEAM = { organisationId: 'o', isLastOwner: false, isTwoStepRequired: false, recovery: null, members: [] }

/** The acts of the forms that a member sees. */
async function listActs(role: 'owner' | 'viewer', confirmedUntil: number): Promise<string[]> {
  const session = { id: 'a', role: 'company', displayName: 'North Strand', impersonator: null, confirmedUntil }
  const ctx = await createPageContext(
    {},
    {
      session: session as unknown as PageContext['session'],
      here: '/company/team',
      now: NOW,
    },
  )
  const invitation = {
    id: 'i',
    email: 'c@mail.example',
    role: 'viewer' as const,
    invitedBy: 'a',
    sentAt: 1,
    expiresAt: 2,
  }
  const data = {
    team: {
      organisationId: 'o',
      isLastOwner: false,
      isTwoStepRequired: false,
      recovery: null,
      members: [member('a', role, true), member('b', 'owner', false)],
    },
    invitations: role === 'owner' ? { items: [invitation] } : null,
    events: null,
  }
  const html = render(ctx, <TeamView data={data} ctx={ctx} />)
  return [...html.matchAll(/name="act" value="([\w-]+)"/g)].map(([, act = '']) => act)
}

test('an owner may change the team after a confirmation, and withdraw invitations without one', async () => {
  expect(await listActs('owner', NOW + 1)).toEqual([
    'role',
    'role',
    'remove',
    'invite',
    'resend',
    'withdraw',
    'two-step',
    'leave',
  ])
  expect(await listActs('owner', NOW)).toEqual(['withdraw'])
})

test('other members read the team, and may leave', async () => {
  expect(await listActs('viewer', NOW + 1)).toEqual(['leave'])
})

test('a member without the required two-step sign-in reads how to set it up, and may leave', async () => {
  const session = { id: 'a', role: 'company', displayName: 'North Strand', organisationId: 'o', twoStepNeeded: true }
  const open = { ...session, impersonator: null, confirmedUntil: NOW + 1 } as unknown as PageContext['session']
  const ctx = await createPageContext({}, { session: open, here: '/company/team', now: NOW })
  const html = render(ctx, <TeamView data={{ team: null, invitations: null, events: null }} ctx={ctx} />)
  expect(html).toContain('North Strand requires two-step sign-in')
  expect(html).toContain('href="/company/security"')
  expect(html).toContain('name="organisation" value="o"')
})

test('every member reads about a recovery, and an owner may object', async () => {
  const show = async (role: 'owner' | 'viewer') => {
    const session = { id: 'a', role: 'company', displayName: 'North Strand', impersonator: null, confirmedUntil: null }
    const ctx = await createPageContext({}, { session: session as never, here: '/company/team', now: NOW })
    const recovery = { email: 'b@mail.example', startedAt: NOW, dueAt: NOW + 1 }
    const team: Team = { ...TEAM, recovery, members: [member('a', role, true)] }
    return render(ctx, <TeamView data={{ team, invitations: null, events: null }} ctx={ctx} />)
  }
  expect(await show('owner')).toContain('value="object"')
  const seen = await show('viewer')
  expect(seen).toContain('b@mail.example becomes an owner')
  expect(seen).not.toContain('value="object"')
})
