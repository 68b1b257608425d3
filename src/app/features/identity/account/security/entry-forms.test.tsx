import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { FormFailure, PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { devicesSection } from './devices-section.tsx'
import { passkeysSection } from './passkeys-section.tsx'
import type { AnySection } from './section.tsx'
import { socialSection } from './social-section.tsx'

const device = { device: null, createdAt: 0, lastSeenAt: 0, factor: 'password', current: false, byAdmin: false }
const passkey = { name: 'Phone', createdAt: 0, lastUsedAt: null, synced: false, suspect: false }
const link = { provider: 'p', name: 'Provider', email: null, linkedAt: 0 }

const LISTS: { section: AnySection; act: string; field: string; listOf: (ids: readonly string[]) => unknown }[] = [
  {
    section: devicesSection,
    act: 'sign-out-device',
    field: 'device',
    listOf: (ids) => ids.map((id) => ({ ...device, id })),
  },
  {
    section: passkeysSection,
    act: 'passkey-remove',
    field: 'passkey',
    listOf: (ids) => ({ items: ids.map((id) => ({ ...passkey, id })), twoStep: false, demanded: false }),
  },
  {
    section: socialSection,
    act: 'social-unlink',
    field: 'id',
    listOf: (ids) => ({
      providers: [],
      pending: null,
      account: { hasPassword: true, linked: ids.map((id) => ({ ...link, id })) },
    }),
  },
]

const session = { role: 'user', email: 'a@b.example', impersonator: null } as PageContext['session']

for (const { section, act, field, listOf } of LISTS)
  test(`${act}: the form of the entry that was sent says why it failed, and the address leads to it alone`, async () => {
    const ctx = await createPageContext({}, { session, here: '/account/security' })
    const failure: FormFailure = { values: { act, [field]: 'second' }, errors: {}, message: 'Refused here' }
    const props = { ctx, failure, session, open: true, data: listOf(['first', 'second']) } as never
    const text = render(ctx, <section.Content {...(props as object as Parameters<typeof section.Content>[0])} />)
    const ids = [...text.matchAll(/<form[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    const [sent] = text.split('<p>Refused here')[0]?.match(/<form[^>]*>(?!.*<form)/s) ?? []
    expect(sent).toContain(`id="${act}-second-form"`)
    expect(text.match(/data-answer="failed"/g)).toHaveLength(1)
    expect(text.split('<p>Refused here')).toHaveLength(2)
  })
