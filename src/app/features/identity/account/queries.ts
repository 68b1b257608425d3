import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

export const notificationSettings = (ctx: PageContext) =>
  pageQuery(ctx, ['notification-settings'], () => ctx.api.getNotificationSettings())

export const dataState = (ctx: PageContext) => pageQuery(ctx, ['data-state'], () => ctx.api.getDataState())

export const credentials = (ctx: PageContext) => pageQuery(ctx, ['credentials'], () => ctx.api.getCredentials())

export const passkeys = (ctx: PageContext) => pageQuery(ctx, ['passkeys'], () => ctx.api.findPasskeys())

export const socialState = (ctx: PageContext) => pageQuery(ctx, ['social-state'], () => ctx.api.getSocialState())

/** Not while an admin acts for the person. */
export const devices = (ctx: PageContext) =>
  pageQuery(ctx, ['devices'], async () => (ctx.session?.impersonator ? null : (await ctx.api.findDevices()).items))

/** The account's events: nearly every action of the security page adds one. */
export const HISTORY = ['security-events'] as const

export const securityEvents = (ctx: PageContext) =>
  pageQuery(ctx, [...HISTORY, ctx.search.before ?? ''], () => ctx.api.findSecurityEvents(ctx.search.before))
