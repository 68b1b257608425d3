import { ApiError } from '../../../../contract/api.ts'
import { attempt } from '../../../ui/forms/failure.ts'
import type { SecurityAct } from './section.tsx'

const signOutDevice: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.signOutDevice(values.device ?? '').catch((error: unknown) => {
      // It is signed out already: that is what was asked for.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    return ctx.here
  })

const signOutOthers: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.signOutOtherDevices()
    return ctx.here
  })

export const DEVICE_ACTS = { 'sign-out-device': signOutDevice, 'sign-out-others': signOutOthers } as const
