import { answerBecomes } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Device } from '#src/contract/session/device-schemas.ts'
import { devices, HISTORY } from '../queries.ts'
import type { SecurityAct } from './section.tsx'

export const DEVICES_DONE = 'devices'

/** The remaining devices. */
const left = (ctx: PageContext, stays: (device: Device) => boolean): Done => ({
  redirect: donePath(pathOf(ctx), DEVICES_DONE),
  changed: { known: [answerBecomes(devices(ctx), (before) => before?.filter(stays) ?? null)], stale: [HISTORY] },
})

const signOutDevice: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.signOutDevice(values.device ?? '').catch((error: unknown) => {
      // Already signed out, as requested.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    return left(ctx, ({ id }) => id !== values.device)
  })

const signOutOthers: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.signOutOtherDevices()
    return left(ctx, ({ current }) => current)
  })

export const DEVICE_ACTS = { 'sign-out-device': signOutDevice, 'sign-out-others': signOutOthers } as const
