import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import type { SecurityAct } from './section.tsx'

export const DEVICES_DONE = 'devices'

const signOutDevice: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.signOutDevice(values.device ?? '').catch((error: unknown) => {
      // It is signed out already: that is what was asked for.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    return donePath(pathOf(ctx), DEVICES_DONE)
  })

const signOutOthers: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.signOutOtherDevices()
    return donePath(pathOf(ctx), DEVICES_DONE)
  })

export const DEVICE_ACTS = { 'sign-out-device': signOutDevice, 'sign-out-others': signOutOthers } as const
